import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showPage } from '../../platform/page-fixture.tsx'
import { tenantOf, viewerAt } from '../../platform/viewer-fixtures.ts'
import { saveFile } from '../../ui/display/save-file.ts'
import { billRow } from './bill-fixture.ts'
import FollowingPage from './following-page.tsx'

vi.mock('../../ui/display/save-file.ts', () => ({ saveFile: vi.fn<(blob: Blob, name: string) => void>() }))
const payment = {
  id: 9,
  bill: 7,
  number: 'FA-2031-000007',
  payer: 'Atlas SARL',
  amount: 700,
  mode: 1,
  paid_on: '2031-01-20',
  reference: 'VIR 2031-14',
  recorded_by: 'Inès Faure',
  created_at: '2031-01-20T09:00:00Z',
}
const closing = {
  id: 3,
  entity: 'KXO',
  kind: 'month',
  first_day: '2031-01-01',
  last_day: '2031-01-31',
  sales: 1638,
  credits: 120,
  received: 700,
  means: [{ mode: 2, amount: 700, count: 3 }],
  rates: [{ vat: 20, basis: 240, tax: 48 }],
  perpetual_sales: 9876.54,
  perpetual_received: 5000,
  hash: 'abcdef0123456789',
  closed_by: null,
  closed_at: '2031-02-10T02:40:00Z',
}
const openPeriods = {
  entity: 1,
  name: 'KXO',
  open: [
    { kind: 'day', from: '2031-02-03', to: '2031-02-03' },
    { kind: 'month', from: '2031-02-01', to: '2031-02-28' },
  ],
  years: [{ from: '2031-01-01', to: '2031-12-31' }],
}
let due: object[]
let letter: object
let owed: object[]
let requests: URL[]
let sent: { url: string; body: string }[]
beforeEach(() => {
  due = [billRow]
  owed = []
  letter = {
    level: 2,
    refusal: null,
    mail: { subject: 'Deuxième rappel', html: '<p>Bonjour</p>', text: 'Bonjour', recipient: 'compta@atlas.test' },
  }
  requests = []
  sent = []
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body = '' }: { method?: string; body?: string } = {}) => {
    const url = new URL(address, location.href)
    if (url.pathname.endsWith('/bills/7/reminders/preview/')) return Response.json(letter)
    if (url.pathname.endsWith('/bills/reminders/preview/'))
      return Response.json({
        total: 1,
        changed: 0,
        left: [{ reason: 'L’échéance n’est pas passée', count: 1, names: ['FA-2031-000007'] }],
        first: [],
      })
    if (url.pathname.endsWith('/bills/7/owed/')) return Response.json(owed)
    if (method !== 'GET') {
      sent.push({ url: url.pathname, body: String(body) })
      return Response.json({ detail: 'refused here' }, { status: 422 })
    }
    requests.push(url)
    const page = (results: object[]) => Response.json({ results, count: results.length, page: 1, page_size: 25 })
    if (url.pathname.endsWith('/bills/totals/'))
      return Response.json({ billed: 1200, paid: 700, paid_this_year: 700, due: 500, late: 500, late_30: 500, late_60: 0, late_more: 0 })
    if (url.pathname.endsWith('/bills/')) return page(due)
    if (url.pathname.endsWith('/payments/')) return page([payment])
    if (url.pathname.endsWith('/closings/')) return page([closing])
    if (url.pathname.endsWith('/closings/open/')) return Response.json([openPeriods])
    if (url.pathname.endsWith('/ledger/verification/'))
      return Response.json({ is_whole: false, entries: 9, bills: 4, broken: [{ entity: 1, chain: 'closings', at: '2031-01-31' }] })
    if (url.pathname.endsWith('/ledger/archive/'))
      return new Response('PK', { headers: { 'content-disposition': "attachment; filename*=UTF-8''ARCHIVE.zip" } })
    return Response.json([])
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})
const viewer = viewerAt(tenantOf('forma'), { user: { is_admin: true, profile_code: 'ADM' } as never })

test('lists what is issued and not wholly paid, the soonest due first, and records what comes in', async () => {
  showPage(FollowingPage, { viewer })
  await screen.findByText('Atlas SARL')
  const list = requests.find(({ pathname }) => pathname.endsWith('/bills/'))
  expect(list?.searchParams.get('is_due')).toMatch(/^(true|1)$/)
  expect(list?.searchParams.get('sort')).toBe('due_date')
  fireEvent.click(screen.getByRole('button', { name: /FA-2031-000007/ }))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Enregistrer un paiement' }))
  const dialog = await screen.findByRole('dialog')
  fireEvent.click(within(dialog).getByRole('button', { name: 'Enregistrer un paiement' }))
  await waitFor(() => expect(sent).toEqual([expect.objectContaining({ url: expect.stringMatching(/\/bills\/7\/payments\/$/) })]))
})

test('lists what came in, each with its bill', async () => {
  showPage(FollowingPage, { viewer })
  fireEvent.click(await screen.findByRole('tab', { name: 'Encaissements' }))
  expect(await screen.findByText('VIR 2031-14')).toBeDefined()
  expect(screen.getByText('Virement')).toBeDefined()
  expect(screen.getByRole('link', { name: /2031/ }).getAttribute('href')).toMatch(/\/admin\/payments\?bill=FA-2031-000007$/)
})

test('says that nothing is left to collect', async () => {
  due = []
  showPage(FollowingPage, { viewer })
  expect(await screen.findByText('Rien à encaisser.')).toBeDefined()
})

const openReminder = async () => {
  showPage(FollowingPage, { viewer })
  fireEvent.click(await screen.findByRole('button', { name: /FA-2031-000007/ }))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Relancer' }))
  return screen.findByRole('dialog')
}

test('a reminder is read as its payer would have it, then sent as it was read', async () => {
  const dialog = await openReminder()
  expect(await within(dialog).findByText('Deuxième rappel, à compta@atlas.test')).toBeDefined()
  expect(within(dialog).getByTitle('Aperçu de la relance').getAttribute('srcdoc')).toBe('<p>Bonjour</p>')
  expect(sent).toEqual([])
  fireEvent.click(within(dialog).getByRole('button', { name: 'Envoyer la relance' }))
  await waitFor(() => expect(sent).toEqual([{ url: expect.stringMatching(/\/bills\/7\/reminders\/$/), body: '{"level":2}' }]))
})

test('a reminder that may not leave says why, and cannot be sent', async () => {
  letter = { level: null, refusal: 'Les trois relances sont parties', mail: null }
  const dialog = await openReminder()
  expect(await within(dialog).findByText('Les trois relances sont parties.')).toBeDefined()
  expect(within(dialog).queryByRole('button', { name: 'Envoyer la relance' })).toBeNull()
})

test('a selection is reminded of once one has read which bills are not', async () => {
  showPage(FollowingPage, { viewer })
  fireEvent.click(await screen.findByRole('checkbox', { name: /FA-2031-000007/ }))
  fireEvent.click(await screen.findByRole('button', { name: 'Relancer' }))
  const dialog = await screen.findByRole('dialog')
  expect(await within(dialog).findByText(/L’échéance n’est pas passée/)).toBeDefined()
  expect(within(dialog).getByRole('button', { name: 'Relancer' }).hasAttribute('disabled')).toBe(true)
})

test('one payment is shared between the bills of its payer, the oldest first, and each part changes at will', async () => {
  owed = [
    { id: 5, number: 'FA-2031-000005', issue_date: '2031-01-01', due_date: '2031-01-15', to_be_paid: 3 },
    { id: 7, number: 'FA-2031-000007', issue_date: '2031-01-02', due_date: '2031-02-01', to_be_paid: 5 },
  ]
  showPage(FollowingPage, { viewer })
  fireEvent.click(await screen.findByRole('button', { name: /FA-2031-000007/ }))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Enregistrer un paiement' }))
  const dialog = await screen.findByRole('dialog')
  const field = (label: RegExp) => within(dialog).getByLabelText(label) as HTMLInputElement
  const type = (label: RegExp, value: string) => {
    fireEvent.change(field(label), { target: { value } })
    fireEvent.blur(field(label))
  }
  fireEvent.click(await within(dialog).findByRole('checkbox', { name: /^Répartir sur les 2/ }))
  await waitFor(() => expect(field(/^Montant/).value).toBe('8,00'))
  type(/^Montant/, '4')
  await waitFor(() => expect([field(/000005/).value, field(/000007/).value]).toEqual(['3,00', '1,00']))
  type(/000005/, '2')
  expect(within(dialog).getByRole('status').textContent).toMatch(/^Reste à répartir.*1,00\s€/)
  type(/000007/, '2')
  fireEvent.click(within(dialog).getByRole('button', { name: 'Enregistrer un paiement' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.url).toMatch(/\/payments\/$/)
  const { amount, shares } = JSON.parse(sent[0]?.body ?? '{}')
  expect({ amount, shares: typeof shares === 'string' ? JSON.parse(shares) : shares }).toEqual({
    amount: 4,
    shares: [
      { bill: 5, amount: 2 },
      { bill: 7, amount: 2 },
    ],
  })
})

test('closings: their totals, what may be closed, the chain and the archive', async () => {
  showPage(FollowingPage, { viewer })
  fireEvent.click(await screen.findByRole('tab', { name: 'Clôtures' }))
  const row = (await screen.findByText(/^9\s876,54\s€$/)).closest('tr')!
  for (const text of ['Mois', '01/01/2031', '31/01/2031', 'abcdef01', 'Automatique']) expect(within(row).getByText(text)).toBeDefined()
  fireEvent.click(within(row).getByRole('button'))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Voir les totaux' }))
  const totals = await screen.findByRole('dialog')
  expect(within(within(totals).getByRole('table', { name: 'Par mode de paiement' })).getByText('Chèque')).toBeDefined()
  expect(within(within(totals).getByRole('table', { name: 'Par taux de TVA' })).getByText(/^48,00\s€$/)).toBeDefined()
  fireEvent.click(within(totals).getByRole('button', { name: 'Fermer' }))

  fireEvent.click(screen.getByRole('button', { name: 'Vérifier la chaîne' }))
  expect(await screen.findByText('La clôture du 31/01/2031 n’est plus celle du registre.')).toBeDefined()

  fireEvent.click(screen.getByRole('button', { name: 'Exporter l’archive' }))
  const archive = await screen.findByRole('dialog')
  fireEvent.click(await within(archive).findByRole('button', { name: 'Exporter l’archive' }))
  await waitFor(() => expect(saveFile).toHaveBeenCalledWith(expect.anything(), 'ARCHIVE.zip'))
  expect(requests.find(({ pathname }) => pathname.endsWith('/archive/'))?.searchParams.get('day')).toBe('2031-01-01')
})

test('a period that waits is chosen and closed', async () => {
  showPage(FollowingPage, { viewer })
  fireEvent.click(await screen.findByRole('tab', { name: 'Clôtures' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Clôturer' }))
  const dialog = await screen.findByRole('dialog')
  fireEvent.click(await within(dialog).findByRole('combobox'))
  fireEvent.click(await screen.findByRole('option', { name: 'février 2031', hidden: true }))
  fireEvent.click(within(dialog).getByRole('button', { name: 'Clôturer cette période' }))
  await waitFor(() => expect(sent.map(({ url }) => url)).toEqual([expect.stringMatching(/\/ledger\/closings\/$/)]))
  expect(JSON.parse(sent[0]!.body)).toEqual({ entity: 1, kind: 'month', day: '2031-02-01' })
})
