import type { EventPage } from '@kxo/domain/events/contract'
import type { Registration } from '@kxo/domain/registrations/contract'
import type { WaitingEntry } from '@kxo/domain/registrations/waiting/waiting-contract'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showPage } from '../../../platform/page-fixture.tsx'
import { tenantOf, viewerAt } from '../../../platform/viewer-fixtures.ts'
import OwnRegistrationCard from '../own/own-registration-card.tsx'
import { OwnWaitingList } from './own-waiting-list.tsx'
import { WaitingListPanel } from './waiting-list-panel.tsx'

const at = new Date('2027-01-10T09:00:00Z')
const viewer = viewerAt(tenantOf('forma'), { user: { is_admin: true } })
const me = viewer.actor.user_id ?? 0
const entry: WaitingEntry = {
  id: 9,
  event: 12,
  asked_by: me,
  asked_by_name: 'Ana Roy',
  company_name: null,
  rank: 2,
  people: [{ user: me, name: 'Ana Roy', state: 'waiting' }],
  at_least: 1,
  needs: 1,
  joined_at: at,
  offer_expires_at: null,
  decisions: [{ at, kind: 'skipped', name: null, places: 1, needs: 3, reason: null, by_name: null }],
}
const simulation = { offers: [{ id: 9, places: 1 }], skips: [] }

let sent: string[]
let entries: WaitingEntry[]
let registration: Partial<Registration> | null
vi.mock('../../../platform/api-client.ts', async (actual) => ({
  ...(await actual<object>()),
  call: async ({ method, path }: { method: string; path: string }) => {
    if (method !== 'GET') sent.push(path.split('/').slice(3, -1).join('/'))
    if (path.endsWith('/own-registration/')) return { registration }
    if (path.endsWith('/history/')) return []
    if (path.endsWith('/requests/')) return { has_waiting_list: true, waiting: 1, entries, simulation }
    return { waiting: 1, entries }
  },
}))
beforeEach(() => {
  sent = []
  entries = []
  registration = null
})
afterEach(cleanup)
const full = { id: 12, availability: 'waitingList', has_waiting_list: true } as EventPage // the only fields it reads

test('a full event offers its waiting list, in one act', async () => {
  showPage(() => <OwnWaitingList event={full} />, { viewer })
  fireEvent.click(await screen.findByRole('button', { name: 'Rejoindre la liste d’attente' }))
  await waitFor(() => expect(sent).toEqual(['events/:id/waiting-list']))
})

test('who waits reads their rank and why a turn was skipped, and leaves in one act', async () => {
  entries = [entry]
  showPage(() => <OwnWaitingList event={full} />, { viewer })
  expect(await screen.findByText('Vous êtes au rang 2 de la liste d’attente.')).toBeTruthy()
  expect(screen.getByText(/3 places voulues ensemble, 1 libre/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Rejoindre la liste d’attente' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Quitter la liste' }))
  await waitFor(() => expect(sent).toEqual(['waiting-list/:id/departure']))
})

test('a colleague put on the list alone is named, and is no group', async () => {
  entries = [{ ...entry, people: [{ user: me + 1, name: 'Léo Barbier', state: 'waiting' }] }]
  showPage(() => <OwnWaitingList event={full} />, { viewer })
  expect(await screen.findByText('Léo Barbier est au rang 2 de la liste d’attente.')).toBeTruthy()
  expect(screen.queryByText(/Votre groupe/)).toBeNull()
})

test('a group that is offered its places takes them, or gives them back', async () => {
  const people = [1, 2, 3].map((user) => ({ user, name: `Personne ${user}`, state: 'offered' as const }))
  entries = [{ ...entry, rank: null, people, offer_expires_at: at }]
  showPage(() => <OwnWaitingList event={{ ...full, availability: 'full' }} />, { viewer })
  expect(await screen.findByText(/3 places vous sont gardées jusqu’au/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Laisser les places' })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Prendre les places' }))
  await waitFor(() => expect(sent).toEqual(['waiting-list/:id/acceptance']))
})

test('a place offered to oneself is taken or given back in one place, not on the card of the registration too', async () => {
  entries = [{ ...entry, rank: null, people: [{ user: me, name: 'Ana Roy', state: 'offered' }], offer_expires_at: at, decisions: [] }]
  registration = {
    id: 5,
    event: 12,
    status: 'pending',
    forms_due: 0,
    time_zone: 'Europe/Paris',
    custom_fields: [],
  } as Partial<Registration>
  showPage(
    () => (
      <>
        <OwnRegistrationCard event={full} />
        <OwnWaitingList event={full} />
      </>
    ),
    { viewer },
  )
  expect(await screen.findByText(/1 place vous est gardée jusqu’au/)).toBeTruthy()
  expect(await screen.findByRole('heading', { name: /Mon inscription|Votre inscription/ })).toBeTruthy()
  expect(screen.getAllByText(/gardée/)).toHaveLength(1)
  expect(screen.getByRole('link', { name: 'Prendre la place' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Reprendre' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Laisser la place' }))
  await waitFor(() => expect(sent).toEqual(['waiting-list/:id/departure']))
})

test('one of a group reads how it waits and who asked for it: the places are that person’s to take or to leave', async () => {
  const people = [1, 2, me].map((user) => ({ user, name: `Personne ${user}`, state: 'waiting' as const }))
  entries = [{ ...entry, asked_by: 77, asked_by_name: 'Nadia Benali', people, at_least: 2 }]
  showPage(() => <OwnWaitingList event={full} />, { viewer })
  expect(await screen.findByText(/Demande faite par Nadia Benali/)).toBeTruthy()
  expect(screen.getByText(/3 personnes, au moins 2 places ensemble/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Quitter la liste' })).toBeNull()
})

test('those who run the event see who is next and who would enter', async () => {
  entries = [entry]
  showPage(() => <WaitingListPanel eventId={12} mayWrite />, { viewer })
  expect(await screen.findByText(/qui entre/)).toBeTruthy()
  expect(await screen.findByText(/Ana Roy.*1 place$/)).toBeTruthy()
})
