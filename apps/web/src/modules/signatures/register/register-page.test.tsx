import { adminAgreements, adminAgreementsOf } from '@kxo/domain/signatures/paths'
import { signaturesWords as w } from '@kxo/domain/signatures/words'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { showPage } from '../../../platform/page-fixture.tsx'
import { type Changes, tenantOf, viewerAt } from '../../../platform/viewer-fixtures.ts'
import { readToasts, toast } from '../../../ui/feedback/toast.ts'
import { readQuestion } from '../../../ui/overlay/confirm.ts'
import { agreementOnWire, rowOnWire, serveAgreements } from '../agreement-fixture.ts'
import MorphPage from './morph-page.tsx'
import RegisterPage from './register-page.tsx'

const administrator: Changes['user'] = { is_admin: true, profile_code: 'ADM' }
const missing = (change: object = {}) => ({
  event_id: 5,
  event_title: 'Gérer un conflit',
  start_date: '2027-03-22T08:00:00Z',
  kind: 1,
  reason: 'company',
  company_id: 3,
  user_id: null,
  party: 'Tissages du Rhône',
  people: ['Yanis Hamidi', 'Corinne Vasseur'],
  ...change,
})
const listed = (rows: readonly object[]) => ({ results: rows, count: rows.length, page: 1, page_size: 25 })
type Shown = { rows?: readonly object[]; toPrepare?: readonly object[]; user?: object; at?: string; reads?: Record<string, unknown> }
function show({ rows = [rowOnWire], toPrepare = [], user = {}, at = '', reads = {} }: Shown = {}) {
  const served = serveAgreements({
    reads: { 'contracts/proposal/': toPrepare, 'contracts/?': listed(rows), 'contracts/12/': agreementOnWire, ...reads },
    answers: {
      'contracts/12/reminder/': { body: { name: 'Sandrine Bertholet' } },
      'contracts/12/': { body: agreementOnWire },
      'contracts/': { status: 201, body: { ids: [12] } },
    },
  })
  const shown = showPage(RegisterPage, {
    viewer: viewerAt(tenantOf('forma'), { user: { ...administrator, ...user } }),
    path: adminAgreements.pattern,
    at: `${adminAgreements()}${at}`,
  })
  return { ...served, ...shown }
}
const said = (): unknown[] => readToasts().map(({ text }) => text)
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  for (const { id } of readToasts()) toast.dismiss(id)
})

test('lists agreements with their signatures, and each opens', async () => {
  show({ rows: [{ ...rowOnWire, status: 2, signed: 1, is_expired: true }] })
  const link = await screen.findByRole('link', { name: 'CF-2027-0012' })
  expect(link.getAttribute('href')).toBe(`${adminAgreements()}?agreement=12`)
  const row = within(screen.getByRole('row', { name: /CF-2027-0012/ }))
  expect(row.getByText('1 / 2')).toBeDefined()
  expect(row.getByText('Expiré')).toBeDefined()
})

test('FOR-01: what is to prepare stands first, with the kind proposed and why; one is prepared, then opens', async () => {
  const { sent, history } = show({ toPrepare: [missing()] })
  await screen.findByText(/L’entreprise paie/)
  expect(screen.getByText(/2 personnes/)).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Préparer, Tissages du Rhône' }))
  await waitFor(() => expect(sent).toEqual([{ path: 'POST contracts/', body: { items: [{ event: 5, kind: 1, company: 3, user: null }] } }]))
  await waitFor(() => expect(history.location.search).toBe('?agreement=12'))
  expect(said()).toEqual(['1 document préparé.'])
})

test('all that is missing is prepared at once, after one says so; five are shown, then all', async () => {
  const many = Array.from({ length: 7 }, (_, index) => missing({ company_id: index + 1, party: `Atelier ${index + 1}` }))
  const { sent } = show({ toPrepare: many })
  expect(await screen.findAllByRole('button', { name: /^Préparer, Atelier/ })).toHaveLength(5)
  fireEvent.click(screen.getByRole('button', { name: 'Voir les 7' }))
  expect(screen.getAllByRole('button', { name: /^Préparer, Atelier/ })).toHaveLength(7)
  fireEvent.click(screen.getByRole('button', { name: 'Tout préparer (7)' }))
  await waitFor(() => expect(readQuestion()?.title).toBe('Préparer 7 documents\u202F?'))
  readQuestion()?.answer(true)
  await waitFor(() => expect(sent[0]?.body).toMatchObject({ items: Array.from({ length: 7 }, () => ({})) }))
})

test('without any agreement, the page says so', async () => {
  show({ rows: [] })
  await screen.findByText(/ni aucun contrat trouvé/)
  expect(screen.queryByText('À préparer')).toBeNull()
})

test('whoever only reads prepares nothing, and a restricted administrator has no tab of those who teach', async () => {
  show({ toPrepare: [missing()], user: { is_restricted: 1 } })
  await screen.findByText(/L’entreprise paie/)
  expect(screen.queryByRole('button', { name: /Préparer/ })).toBeNull()
  expect(screen.getAllByRole('tab')).toHaveLength(4)
})

test('an agreement that lacks an item says which and offers to complete it, not to sign it (FOR-04)', async () => {
  show({ at: '?agreement=12', reads: { 'contracts/12/': { ...agreementOnWire, kind: 2, lacking: ['trainers', 'payment'] } } })
  await screen.findByText(/Signature impossible\s: indiquez les diplômes/)
  expect(screen.queryByRole('button', { name: 'Demander la signature' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Modifier le contenu' }))
  await screen.findByRole('textbox', { name: /Diplômes, titres ou références/ })
})

test('the signature is asked for, of whom and in which order', async () => {
  const { sent } = show({ at: '?agreement=12' })
  fireEvent.click(await screen.findByRole('button', { name: 'Demander la signature' }))
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.click(await dialog.findByRole('button', { name: 'Demander la signature' }))
  await waitFor(() =>
    expect(sent).toEqual([
      { path: 'POST contracts/12/signature-request/', body: { signatory: 31, countersignatory: 7, order: 1, days: 15 } },
    ]),
  )
  expect(said()).toEqual([w.requested])
})

const person = (side: number, user_id: number, name: string) => ({
  id: side,
  side,
  user_id,
  name,
  mail: 'x@forma.test',
  sent_at: '2027-03-01T10:00:00Z',
  signed_at: null as string | null,
  is_paper: false,
})
const sentOne = {
  ...agreementOnWire,
  status: 2,
  deadline: '2999-01-01',
  people: [person(1, 31, 'Sandrine Bertholet'), person(2, 7, 'Claire Martin')],
}

test('whoever is awaited is reminded; when it is one’s own turn, one countersigns', async () => {
  const { sent } = show({ at: '?agreement=12', reads: { 'contracts/12/': sentOne } })
  fireEvent.click(await screen.findByRole('button', { name: 'Relancer' }))
  await waitFor(() => expect(sent.map(({ path }) => path)).toEqual(['POST contracts/12/reminder/']))
  await waitFor(() => expect(said()).toEqual(['Relance envoyée à Sandrine Bertholet.']))
  cleanup()
  const [first, second] = sentOne.people
  show({
    at: '?agreement=12',
    reads: { 'contracts/12/': { ...sentOne, people: [{ ...first, signed_at: '2027-03-02T10:00:00Z' }, second] } },
  })
  expect((await screen.findByRole('link', { name: 'Contresigner' })).getAttribute('href')).toBe('/document-signature/12')
  expect(screen.queryByRole('button', { name: 'Relancer' })).toBeNull()
})

test('a withdrawal is recorded for a contract that was signed, and says what to give back', async () => {
  const { sent } = show({
    at: '?agreement=12',
    reads: { 'contracts/12/': { ...agreementOnWire, kind: 2, status: 6, withdrawal_until: '2027-03-15', paid: 300 } },
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Enregistrer une rétractation' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findByText(/300,00/)).toBeDefined()
  fireEvent.click(dialog.getByRole('button', { name: 'Enregistrer une rétractation' }))
  await waitFor(() => expect(sent.map(({ path }) => path)).toEqual(['POST contracts/12/withdrawal/']))
})

test('a register by kind of party has its title; any other word names no page, and that of who teaches is denied to the restricted', async () => {
  const open = (morph: string, user: object = {}) => {
    serveAgreements({ reads: { 'contracts/proposal/': [], 'contracts/?': listed([]) } })
    showPage(MorphPage, {
      viewer: viewerAt(tenantOf('forma'), { user: { ...administrator, ...user } }),
      path: adminAgreementsOf.pattern.replaceAll(/:(\w+)/g, '$$$1'),
      at: adminAgreementsOf(morph),
    })
  }
  open('company')
  await screen.findByRole('heading', { level: 1, name: /entreprises/ })
  cleanup()
  open('autre')
  await screen.findByText(/n’existe pas/)
  cleanup()
  open('partner', { is_restricted: 2 })
  expect(await screen.findByText('Accès refusé')).toBeDefined()
})
