import type { Registration } from '@kxo/domain/registrations/contract'
import type { Due } from '@kxo/domain/registrations/dues/dues-contract'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ApiError } from '../../../platform/api-error.ts'
import { showPage } from '../../../platform/page-fixture.tsx'
import { provideRegistrations } from '../dependencies.ts'
import { RegistrationBadge } from '../registration-badge.tsx'
import Home from './home.tsx'
import { OwnActs } from './own-acts.tsx'

const hour = 3_600_000
const registration = (id: number, status: Registration['status'], inHours: number) =>
  ({
    id,
    event: id,
    event_title: `Atelier ${id}`,
    status,
    start_date: new Date(Date.now() + inHours * hour),
    end_date: new Date(Date.now() + (inHours + 2) * hour),
    time_zone: 'Europe/Paris',
    town: 'Lyon',
    is_online: false,
    ending: null,
    end_reason: null,
    hold_expires_at: null,
    cancel_limit: null,
  }) as Registration

let mine: Registration[] | null
let dues: Due[] = []
vi.mock('../../../platform/api-client.ts', async (actual) => ({
  ...(await actual<object>()),
  call: async ({ path }: { path: string }) => {
    if (path.endsWith('/own-dues/')) return dues
    if (mine === null) throw new ApiError({ status: 503, code: 'unavailable', message: '' })
    return { results: mine, count: mine.length }
  },
}))
afterEach(() => {
  cleanup()
  dues = []
})

test('opens on the next session, then on what waits, each with its act', async () => {
  mine = [registration(1, 'toPay', 400), registration(2, 'registered', 240), registration(3, 'registered', 300)]
  showPage(Home)
  await screen.findByRole('heading', { level: 2, name: 'Atelier 2' })
  await screen.findByText('Prochaine date')
  await screen.findByRole('heading', { level: 2, name: 'À faire' })
  expect(screen.getByRole('link', { name: 'Payer' }).getAttribute('href')).toContain('/events/1/')
  expect(screen.queryByText('Atelier 3')).toBeNull()
  expect(screen.queryByRole('link', { name: 'Signer' })).toBeNull()
})

test('what is to sign, to pay and to answer stands beside, each with its act and its date', async () => {
  mine = []
  dues = [
    {
      kind: 'bill',
      name: 'Facture F-2026-0007',
      event_title: 'Droit social',
      until: new Date('2020-03-01T22:59:00Z'),
      path: '/bills/F-2026-0007',
    },
    {
      kind: 'contract',
      name: 'Contrat CT-2026-0002',
      event_title: 'Excel',
      until: new Date('2999-03-16T22:59:00Z'),
      path: '/document-signature/2',
    },
    { kind: 'quiz', name: 'Tableaux croisés', event_title: 'Excel', until: null, path: '/quiz/4' },
    { kind: 'questionnaire', name: 'Votre avis', event_title: null, until: null, path: '/questionnaire-event/3/5' },
  ]
  showPage(Home)
  await screen.findByRole('heading', { level: 2, name: 'À faire' })
  expect(screen.getByRole('link', { name: 'Payer, Facture F-2026-0007' }).getAttribute('href')).toBe('/bills/F-2026-0007')
  expect(screen.getByText('Droit social · Attendu depuis le 01/03/2020')).toBeDefined()
  expect(screen.getByText('Excel · Avant le 16/03/2999')).toBeDefined()
  for (const [name, address] of [
    ['Lire et signer, Contrat CT-2026-0002', '/document-signature/2'],
    ['Répondre, Tableaux croisés', '/quiz/4'],
    ['Donner mon avis, Votre avis', '/questionnaire-event/3/5'],
  ] as const)
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(address)
})

test('what somebody else pays for is neither to do nor to pay', async () => {
  mine = [{ ...registration(1, 'toPay', 400), is_paid_for: true, paid_by: 'Ville de Nantes' }]
  const { queries } = showPage(() => <OwnActs registration={mine![0]!} />)
  await screen.findByText(/^Vous n’avez rien à payer.: la facture est pour Ville de Nantes/)
  expect(screen.queryByRole('link', { name: 'Payer' })).toBeNull()
  cleanup()
  showPage(() => <RegistrationBadge registration={mine![0]!} />)
  expect(await screen.findByText('Règlement attendu')).toBeTruthy()
  cleanup()
  showPage(() => <OwnActs registration={mine![0]!} size="sm" />)
  await screen.findByText('Rien à payer')
  cleanup()
  showPage(Home)
  await waitFor(() => expect(queries.isFetching()).toBe(0))
  expect(screen.queryByRole('heading', { name: 'À faire' })).toBeNull()
})

test.each([
  ['available', 'Me réinscrire', '/signin'],
  ['waitingList', 'Rejoindre la liste d’attente', '/events/'],
] as const)('what was cancelled begins again where the event is %s', async (availability, name, address) => {
  showPage(() => <OwnActs registration={{ ...registration(1, 'cancelled', 400), availability }} />)
  expect((await screen.findByRole('link', { name })).getAttribute('href')).toContain(address)
})

test('nothing is offered again of an event that is full or over', async () => {
  showPage(() => (
    <>
      <OwnActs registration={{ ...registration(1, 'cancelled', 400), availability: 'full' }} />
      <OwnActs registration={{ ...registration(2, 'cancelled', -400), availability: 'expired' }} />
      <p>fin</p>
    </>
  ))
  await screen.findByText('fin')
  expect(screen.queryByRole('link')).toBeNull()
})

test('the next session goes into one’s calendar', async () => {
  provideRegistrations({
    OwnWays: [],
    CalendarButton: ({ registration: id }) => <button type="button">Agenda {id}</button>,
    ContractStep: null,
    ExplainAbsence: null,
    FollowDates: null,
    bulk: [],
  })
  mine = [registration(2, 'registered', 240)]
  showPage(Home)
  expect(await screen.findByRole('button', { name: 'Agenda 2' })).toBeDefined()
  provideRegistrations({
    OwnWays: [],
    CalendarButton: null,
    ContractStep: null,
    ExplainAbsence: null,
    FollowDates: null,
    bulk: [],
  })
})

test('on the day, signing comes first', async () => {
  mine = [registration(2, 'registered', 0)]
  showPage(Home)
  await screen.findByText('Aujourd’hui')
  expect(screen.getByRole('link', { name: 'Signer' })).toBeDefined()
})

test('nothing for whoever has nothing, a way to ask again when the server does not answer', async () => {
  mine = []
  const { queries } = showPage(Home)
  await waitFor(() => expect(queries.isFetching()).toBe(0))
  expect(screen.queryByRole('heading')).toBeNull()
  cleanup()
  mine = null
  showPage(Home)
  await screen.findByRole('button', { name: 'Réessayer' })
})
