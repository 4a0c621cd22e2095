import type { Registration } from '@kxo/domain/registrations/contract'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showPage } from '../../../platform/page-fixture.tsx'
import { tenantOf, viewerAt } from '../../../platform/viewer-fixtures.ts'
import type { Selection } from '../../../ui/table/selection.ts'
import { provideRegistrations, registrationsDependencies } from '../dependencies.ts'
import { aRegistration } from '../registration-fixture.ts'
import RegistrationsTab from './registrations-tab.tsx'

type BulkProps = { event: number; selection: Selection }

const row = aRegistration({ answers: { answer_3: 'Poisson' } })
const detail = {
  ...row,
  phone: null,
  personal_path: '/forma/url/atelier/x',
  forms: [],
  quizzes: [],
  has_choices: false,
  options: [{ option: 7, name: 'Nuit', quantity: 2, answer: 'Calme', amount_ht: 90, vat_rate: 0.1, vat_reason: null }],
  responses: [{ form: 'Questions', label: 'Repas', value: 'Poisson', input_type: 'select', answered_at: new Date('2027-01-10T09:00:00Z') }],
  history: [{ at: new Date('2027-01-10T09:00:00Z'), from: null, to: 'toValidate', by_name: 'Ana Roy', reason: null }],
  exceptions: [
    {
      kind: 'cancellation',
      at: new Date('2027-01-11T09:00:00Z'),
      by_name: 'Inès Faure',
      reason: 'Certificat reçu',
      until: null,
      fee_rate: 0,
    },
    {
      kind: 'hold',
      at: new Date('2027-01-10T09:10:00Z'),
      by_name: 'Inès Faure',
      reason: null,
      until: new Date('2027-01-10T10:00:00Z'),
      fee_rate: null,
    },
  ],
  checked_in_at: null,
  papers: [],
  asked_papers: [
    {
      id: 5,
      name: 'Diplôme',
      kind: 99,
      help: '',
      is_required: true,
      is_checked: true,
      due_days: null,
      releases_place: false,
      is_each_time: false,
      valid_until: null,
      provided_for: null,
      due_on: null,
      status: 'toValidate',
      file_name: 'd.pdf',
      deposited_at: null,
      decided_at: null,
      reason: null,
    },
  ],
  terms: [
    {
      wording: 3,
      published_at: new Date('2027-01-01T09:00:00Z'),
      accepted_at: new Date('2027-01-10T09:00:00Z'),
      by_name: 'Ana Roy',
      sha256: 'ab12',
    },
  ],
  bills: [],
  mails: [{ id: 1, subject: 'Votre demande', status: 'sent', at: new Date('2027-01-10T09:01:00Z') }],
  notes: [{ id: 1, note: 'Rappeler lundi', score: null, by_name: 'Zoé', at: new Date('2027-01-11T09:00:00Z') }],
}

let sent: { path: string; body: unknown }[]
let rows: Registration[]
let hasOtherDates: boolean
vi.mock('../../../platform/api-client.ts', async (actual) => ({
  ...(await actual<object>()),
  call: async ({ method, path }: { method: string; path: string }, { body }: { body?: unknown } = {}) => {
    if (method !== 'GET') sent.push({ path: path.split('/').slice(3, -1).join('/'), body })
    if (path.endsWith('/guests/')) return { results: rows, count: rows.length, page: 1, page_size: 25 }
    if (path.endsWith('/detail/')) return detail
    if (path.endsWith('/registration-columns/')) return [{ key: 'answer_3', label: 'Repas', input_type: 'select', options: ['Poisson'] }]
    if (path.endsWith('/registration-counts/')) return { counts: [], places_taken: 1, max_participants: 12, has_other_dates: hasOtherDates }
    if (path.endsWith('/dates/')) return { limit: null, is_open: true, rate: 0, ground: 'scale', fee: 0, paid: 0, dates: [] }
    if (path.endsWith('/preview/')) return { total: 1, changed: 1, left: [], first: [{ id: 40, name: 'Ana Roy', before: 'a', after: 'b' }] }
    if (path.endsWith('/many/')) return { total: 1, changed: 1, left: [], undo: 'act-1' }
    if (path.endsWith('/undo/')) return { total: 1, changed: 1, left: [] }
    if (path.endsWith('/address-invitations/')) return { total: 1, changed: 1, left: [] }
    return []
  },
}))
beforeEach(() => {
  sent = []
  rows = [row]
  hasOtherDates = false
})
afterEach(cleanup)

const admin = viewerAt(tenantOf('forma'), { user: { is_admin: true } })
const show = (at = '/admin/event/12') =>
  showPage(() => <RegistrationsTab event={{ id: 12 }} />, { path: '/admin/event/12', at, viewer: admin })

test('an answer is a column, and its registration opens with answers, timeline, notes and the decision beside them', async () => {
  show('/admin/event/12?registration=40')
  await screen.findByRole('dialog', { name: 'Ana Roy' })
  expect((await screen.findAllByText('Poisson')).length).toBeGreaterThan(0)
  expect(screen.getByRole('region', { name: 'Options' }).textContent).toBe('OptionsNuit × 2 – Calme')
  await screen.findByText('Votre demande', { selector: 'ol *' })
  const granted = await screen.findByText(/^Exception d’annulation, 0\s% retenus$/, { selector: 'ol *' })
  expect(granted.nextElementSibling?.textContent).toMatch(/par Inès Faure · Certificat reçu$/)
  await screen.findByText(/^Place gardée plus longtemps, jusqu’au 10\/01\/2027/, { selector: 'ol *' })
  await screen.findByText('Rappeler lundi')
  await screen.findByText(/Conditions acceptées, version du 1er janvier 2027/)
  await screen.findByText(/empreinte ab12/)
  fireEvent.click(screen.getByRole('button', { name: /^Accepter «.Diplôme.»$/ }))
  await waitFor(() => expect(sent.at(-1)).toEqual({ path: 'guests/:id/papers/:paper/decision', body: { is_accepted: true } }))
  fireEvent.click(screen.getByRole('button', { name: /^Refuser «.Diplôme.»$/ }))
  const refusing = await screen.findByRole('dialog', { name: /^Refuser «.Diplôme.»$/ })
  fireEvent.change(within(refusing).getByRole('textbox', { name: /Motif/ }), { target: { value: 'Illisible' } })
  fireEvent.click(within(refusing).getByRole('button', { name: 'Refuser' }))
  await waitFor(() => expect(sent.at(-1)?.body).toEqual({ is_accepted: false, reason: 'Illisible' }))
  fireEvent.click(screen.getByRole('button', { name: 'Valider' }))
  await waitFor(() => expect(sent.map(({ path }) => path)).toContain('guests/:id/validation'))
})

test('a place is held longer for the reason that is given', async () => {
  rows = [{ ...row, status: 'pending', hold_expires_at: new Date(Date.now() + 600_000) }]
  show()
  fireEvent.click(await screen.findByRole('button', { name: /^Actions sur/ }))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Garder la place plus longtemps' }))
  const dialog = await screen.findByRole('dialog', { name: 'Garder la place plus longtemps, Ana Roy' })
  const hold = within(dialog).getByRole('button', { name: 'Garder la place plus longtemps' })
  expect((hold as HTMLButtonElement).disabled).toBe(true)
  fireEvent.change(within(dialog).getByRole('textbox', { name: /^Motif/ }), { target: { value: 'Attend son bon de commande' } })
  fireEvent.click(hold)
  await waitFor(() => expect(sent.at(-1)).toEqual({ path: 'guests/:id/hold', body: { reason: 'Attend son bon de commande' } }))
})

test('a person may be moved to another date where there is one', async () => {
  hasOtherDates = true
  show('/admin/event/12?registration=40')
  const panel = await screen.findByRole('dialog')
  fireEvent.click(within(panel).getByRole('button', { name: /^Actions sur/ }))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Changer de date' }))
  expect(await screen.findByRole('dialog', { name: /^Changer de date/ })).toBeTruthy()
})

test('an act on several says what it will do, asks why, does it and can be undone', async () => {
  show()
  fireEvent.click(await screen.findByRole('checkbox', { name: /Ana Roy/ }))
  fireEvent.click(screen.getByRole('button', { name: 'Refuser' }))
  await screen.findByText('1 personne est concernée et prévenue par mail.')
  const apply = screen.getByRole('button', { name: 'Appliquer' })
  expect((apply as HTMLButtonElement).disabled).toBe(true)
  fireEvent.change(screen.getByRole('textbox', { name: /Motif/ }), { target: { value: 'Complet' } })
  fireEvent.click(apply)
  await screen.findByText('C’est fait pour 1 personne.')
  fireEvent.click(screen.getByRole('button', { name: 'Annuler cet acte' }))
  await screen.findByText(/1 inscription rétablie/)
  expect(sent.at(-1)?.body).toEqual({ undo: 'act-1' })
})

test('what another module does of those ticked opens its own dialog, for whoever may', async () => {
  const before = registrationsDependencies()
  const act = {
    label: { fr: 'Imprimer', en: 'Print' },
    Dialog: ({ event, selection }: BulkProps) => <p>{JSON.stringify([event, selection])}</p>,
  }
  provideRegistrations({
    ...before,
    bulk: [
      { ...act, shown: () => true },
      { ...act, label: { fr: 'Interdit', en: 'Refused' }, shown: () => false },
    ],
  })
  show()
  fireEvent.click(await screen.findByRole('checkbox', { name: /Ana Roy/ }))
  expect(screen.queryByRole('button', { name: 'Interdit' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Imprimer' }))
  expect(await screen.findByText('[12,{"all":false,"ids":[40]}]')).toBeTruthy()
  provideRegistrations(before)
})

test('people are invited from a pasted list, once who they are is shown', async () => {
  show()
  fireEvent.click(await screen.findByText('Inviter'))
  fireEvent.change(await screen.findByLabelText('Adresses mail'), { target: { value: 'Luc Petit <luc@forma.test>\nrien' } })
  await screen.findByText(/1 ligne sans adresse/)
  fireEvent.click(screen.getByText('Vérifier'))
  await screen.findByText('1 personne sera invitée.')
  fireEvent.click(within(screen.getByRole('dialog')).getByText('Inviter'))
  await screen.findByText('1 invitation est partie.')
  expect(sent.at(-1)?.body).toEqual({ people: [{ mail: 'luc@forma.test', first_name: 'Luc', last_name: 'Petit' }] })
})

test('without anybody, the list says so and offers to register', async () => {
  rows = []
  show()
  await screen.findByRole('button', { name: 'Inscrire' })
  expect(screen.getByText('Aucune inscription pour le moment.')).toBeDefined()
})

test('when an invitation was opened is read under its badge, whole', async () => {
  rows = [{ ...row, status: 'invited', seen_at: new Date('2027-01-12T09:00:00Z') }]
  show()
  expect((await screen.findByText('vue le 12/01/2027')).style).toMatchObject({ display: 'block', whiteSpace: 'normal' })
})
