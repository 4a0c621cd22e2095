import type { Registration } from '@kxo/domain/registrations/contract'
import type { MoveDate, MoveTerms } from '@kxo/domain/registrations/moving/move-contract'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showPage } from '../../../platform/page-fixture.tsx'
import { tenantOf, viewerAt } from '../../../platform/viewer-fixtures.ts'
import { MoveDialog } from './move-dialog.tsx'

const date: MoveDate = {
  event: 13,
  start_date: new Date('2027-04-01T08:00:00Z'),
  end_date: new Date('2027-04-01T15:00:00Z'),
  time_zone: 'Europe/Paris',
  place: 'Lyon',
  is_online: false,
  places_left: 3,
  price: 18_000,
  due: 9600,
  refund: 0,
  shares: [],
  carried: [
    { kind: 'activity', name: 'Voix', quantity: 1, outcome: 'follows' },
    { kind: 'option', name: 'Déjeuner', quantity: 2, outcome: 'follows' },
    { kind: 'activity', name: 'Supports', quantity: 1, outcome: 'full' },
    { kind: 'promo', name: 'ETE', quantity: 1, outcome: 'closed' },
  ],
  to_choose: [],
}
const full: MoveDate = { ...date, event: 14, start_date: new Date('2027-05-01T08:00:00Z'), end_date: null, places_left: 0 }
const registration = {
  id: 40,
  user: 7,
  event_title: 'Atelier',
  start_date: new Date('2027-03-01T08:00:00Z'),
  end_date: null,
  time_zone: 'Europe/Paris',
  first_name: 'Ana',
  last_name: 'Roy',
} as Registration

let sent: unknown[]
let dates: MoveDate[]
let payer: MoveTerms['payer']
vi.mock('../../../platform/api-client.ts', async (actual) => ({
  ...(await actual<object>()),
  call: async ({ method }: { method: string }, { body }: { body?: object }) => {
    if (method === 'GET') return { limit: null, is_open: true, rate: 30, ground: 'scale', fee: 3600, paid: 12_000, payer, dates }
    sent.push(body)
    return { ...registration, start_date: date.start_date }
  },
}))
beforeEach(() => {
  sent = []
  dates = [date, full]
  payer = null
})
afterEach(cleanup)

const onClose = vi.fn<() => void>()
const Shown = () => <MoveDialog registration={registration} onClose={onClose} />
const amount = (label: string): string => screen.getByRole('rowheader', { name: label }).nextElementSibling?.textContent ?? ''

test('what a date costs is read before the button moves anything, and goes along with it', async () => {
  showPage(Shown)
  const act = await screen.findByRole('button', { name: 'Changer de date' })
  expect((act as HTMLButtonElement).disabled).toBe(true)
  expect((screen.getByRole('radio', { name: /1er mai 2027/ }) as HTMLInputElement).disabled).toBe(true)
  fireEvent.click(screen.getByRole('radio', { name: /1er avril 2027/ }))
  expect([amount('Payé'), amount('Retenu'), amount('Prix de la nouvelle date, options comprises'), amount('Reste à payer')]).toEqual(
    ['120,00\u00A0€', '36,00\u00A0€', '180,00\u00A0€', '96,00\u00A0€'].map((text) => expect.stringMatching(text.replace('\u00A0', '\\s'))),
  )
  const linesOf = (name: string) => [...screen.getByRole('list', { name }).children].map(({ textContent }) => textContent)
  expect(linesOf('Suit à la nouvelle date')).toEqual(['Voix', 'Déjeuner × 2'])
  expect(linesOf('Ne suit pas')).toEqual(['Supports\u00A0: plus de place', 'Code ETE\u00A0: non valable à cette date'])
  fireEvent.click(act)
  await waitFor(() => expect(sent).toEqual([{ event: 13, due: 9600, fee: 3600 }]))
  await waitFor(() => expect(onClose).toHaveBeenCalled())
})

test('without another date there is nothing to press', async () => {
  dates = []
  showPage(Shown)
  await screen.findByText('Aucune autre date n’est ouverte pour l’instant.')
  expect(screen.queryByRole('button', { name: 'Changer de date' })).toBeNull()
})

test('where somebody else pays, their name stands beside what is left to pay, and its person is said to owe nothing', async () => {
  payer = { name: 'Ville de Nantes', is_whole: true }
  showPage(Shown, { viewer: viewerAt(tenantOf('forma'), { user: { id: registration.user } }) })
  fireEvent.click(await screen.findByRole('radio', { name: /1er avril 2027/ }))
  expect(amount('Reste à payer par Ville de Nantes')).toMatch(/96,00/)
  screen.getByText(/rien à payer.: la facture est pour Ville de Nantes/)
})

test('what a funder pays of the new date stands beside what is left to its person, as on the bills (FOR-51)', async () => {
  payer = { name: 'Atlas', is_whole: false }
  dates = [
    {
      ...date,
      shares: [
        { name: 'Atlas', due: 4800, refund: 0 },
        { name: null, due: 4800, refund: 0 },
      ],
    },
  ]
  showPage(Shown)
  fireEvent.click(await screen.findByRole('radio', { name: /1er avril 2027/ }))
  expect(amount('Reste à payer par Atlas')).toMatch(/48,00/)
  expect(amount('Reste à payer par vous')).toMatch(/48,00/)
  expect(screen.queryByText(/rien à payer/)).toBeNull()
})

test('where nothing follows in a group, one may be chosen there while moving, or later', async () => {
  dates = [{ ...date, to_choose: [{ group: 'Atelier', activities: [{ id: 51, title: 'Écrire', places_left: 2 }] }] }]
  showPage(Shown)
  fireEvent.click(await screen.findByRole('radio', { name: /1er avril 2027/ }))
  const group = screen.getByRole('combobox', { name: 'Atelier' })
  expect(group.getAttribute('placeholder')).toBe('Choisir plus tard')
  fireEvent.click(group)
  fireEvent.click(await screen.findByRole('option', { name: /Écrire/ }))
  const act = screen.getByRole('button', { name: 'Changer de date' })
  await waitFor(() => expect((act as HTMLButtonElement).disabled).toBe(false))
  fireEvent.click(act)
  await waitFor(() => expect(sent).toEqual([{ event: 13, due: 9600, fee: 3600, activities: [51] }]))
})

test('the team that keeps nothing says why first', async () => {
  showPage(Shown, { viewer: viewerAt(tenantOf('forma'), { user: { id: 1, is_admin: true } }) })
  fireEvent.click(await screen.findByRole('radio', { name: /1er avril 2027/ }))
  fireEvent.click(screen.getByRole('checkbox', { name: 'Ne rien retenir' }))
  const act = await screen.findByRole('button', { name: 'Changer de date' })
  await waitFor(() => expect((act as HTMLButtonElement).disabled).toBe(true))
  fireEvent.change(screen.getByRole('textbox', { name: /^Motif de la gratuité/ }), { target: { value: 'Formateur absent' } })
  fireEvent.click(act)
  await waitFor(() => expect(sent).toEqual([{ event: 13, due: 9600, fee: 3600, is_fee_waived: true, waiver_reason: 'Formateur absent' }]))
})
