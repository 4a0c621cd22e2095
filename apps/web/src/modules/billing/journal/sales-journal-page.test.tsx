import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showPage } from '../../../platform/page-fixture.tsx'
import { tenantOf, viewerAt } from '../../../platform/viewer-fixtures.ts'
import { saveFile } from '../../../ui/display/save-file.ts'

vi.mock('../../../ui/display/save-file.ts', () => ({ saveFile: vi.fn<(blob: Blob, name: string) => void>() }))

import { readQuestion } from '../../../ui/overlay/confirm.ts'
import SalesJournalPage from './sales-journal-page.tsx'

const sale = {
  id: 7,
  client_code: 'C00042',
  client_name: 'Atlas SARL',
  number: 'FA-2031-000007',
  type: 'invoice',
  month: '2031-01',
  issue_date: '2031-01-02',
  amount_ht: 1590,
  amount: 1638,
  tax_amount: 48,
  average_rate: 3.02,
  payment_modes: [5, 1],
}
const sums = { amount_ht: 1590, tax_amount: 48, amount: 1638 }
const whole = { checks: [], transmission: null, differences: [], differences_count: 0 }
const handedLine = { account: '411000', customer: 'C00042', label: 'Facture FA-2031-000007', debit: 1638, credit: 0 }
let review: object
let sent: { url: string; body: string }[]
let requests: URL[]
let results: object[]
beforeEach(() => {
  requests = []
  sent = []
  review = whole
  results = [
    sale,
    { ...sale, id: 8, number: 'AV-2031-000001', type: 'credit', amount_ht: -1590, amount: -1638, tax_amount: -48, payment_modes: [] },
  ]
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body = '' }: { method?: string; body?: string } = {}) => {
    const url = new URL(address, location.href)
    requests.push(url)
    if (url.pathname.endsWith('/totals/'))
      return Response.json({
        ...sums,
        per_month: [
          { month: '2030-12', ...sums },
          { month: '2031-01', ...sums },
        ],
        months: ['2031-01', '2030-12'],
        series: ['AV', 'FA'],
        entities: [{ id: 3, name: 'KXO', fiscal_year_start: '07-01', accounts: { sales: '706100' } }],
      })
    if (url.pathname.endsWith('/review/')) return Response.json(review)
    if (method !== 'GET') {
      sent.push({ url: url.pathname, body })
      return Response.json({ done: true })
    }
    if (url.pathname.endsWith('/entries/'))
      return new Response('JournalCode', {
        headers: { 'content-disposition': "attachment; filename*=UTF-8''VENTES_1_A_CONTROLER.txt", 'content-type': 'text/plain' },
      })
    if (url.pathname.endsWith('/sales-journal/')) return Response.json({ results, count: results.length, page: 1, page_size: 25 })
    return Response.json([])
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})
const viewer = viewerAt(tenantOf('kxo', { params: { sales_journal: true, module_facturation: true } }))
const show = (at: string) => showPage(SalesJournalPage, { path: '/admin/sales-journal', at, viewer })

test('each sale of the month asked, in the words of an accountant, and its totals', async () => {
  show('/admin/sales-journal?from=2031-01-01&to=2031-01-31')
  const row = (await screen.findByText('FA-2031-000007')).closest('tr')!
  for (const text of ['C00042', 'Atlas SARL', '02/01/2031', /^1\s590,00\s€$/, /^3,02\s%$/, 'Carte bancaire, Virement'])
    expect(within(row).getByText(text)).toBeTruthy()
  expect(within(screen.getByText('AV-2031-000001').closest('tr')!).getByText(/Non réglé/)).toBeTruthy()
  expect(within(row).getByRole('link').getAttribute('href')).toBe('/admin/facturation?bill=FA-2031-000007')
  expect(
    requests.every(({ pathname, searchParams }) => !pathname.includes('sales-journal') || searchParams.get('from') === '2031-01-01'),
  ).toBe(true)
})

test('a period without a sale says so', async () => {
  results = []
  show('/admin/sales-journal?from=2030-01-01&to=2030-12-31')
  expect(await screen.findByText(/^Aucune? .* sur cette période\.$/)).toBeTruthy()
})

test('months, quarters and fiscal years are named; totals are shown by month', async () => {
  show('/admin/sales-journal?from=2030-07-01&to=2031-06-30')
  const months = await screen.findByRole('table', { name: 'Totaux par mois' })
  expect(within(months).getAllByRole('row')).toHaveLength(4)
  const period = screen.getByRole('combobox', { name: 'Période' }) as HTMLInputElement
  expect(period.value).toBe('Exercice 2030–2031')
  fireEvent.click(period)
  for (const name of ['janvier 2031', '1ᵉʳ trimestre 2031', '4ᵉ trimestre 2030'])
    expect(await screen.findByRole('option', { name, hidden: true })).toBeTruthy()
  fireEvent.click(screen.getByRole('option', { name: '4ᵉ trimestre 2030', hidden: true }))
  await waitFor(() => expect(requests.some(({ searchParams }) => searchParams.get('to') === '2030-12-31')).toBe(true))
})

test('a check that does not hold names its bills and where to mend it; the file is still handed', async () => {
  review = {
    ...whole,
    checks: [
      { check: 'gap', count: 1, numbers: ['FA-2031-000009'] },
      { check: 'account', count: 30, numbers: ['FA-2031-000007'] },
    ],
  }
  show('/admin/sales-journal?from=2031-01-01&to=2031-01-31')
  const banner = await screen.findByRole('status', { name: 'Contrôles' })
  expect(within(banner).getByRole('link', { name: 'FA-2031-000009' }).getAttribute('href')).toBe('/admin/facturation?bill=FA-2031-000009')
  expect(within(banner).getByText('et 29 de plus')).toBeTruthy()
  fireEvent.click(screen.getByRole('checkbox', { name: 'Inclure les encaissements' }))
  fireEvent.click(screen.getByRole('button', { name: 'Journal des ventes (format FEC)' }))
  await waitFor(() => expect(saveFile).toHaveBeenCalledWith(expect.anything(), 'VENTES_1_A_CONTROLER.txt'))
  const request = requests.find(({ pathname }) => pathname.endsWith('/entries/'))
  expect([request?.searchParams.get('from'), request?.searchParams.get('entity'), request?.searchParams.get('payments')]).toEqual([
    '2031-01-01',
    '3',
    'true',
  ])
  fireEvent.click(within(banner).getByRole('button', { name: 'Renseigner les comptes' }))
  const dialog = await screen.findByRole('dialog')
  expect((within(dialog).getByLabelText(/^Ventes taxées/) as HTMLInputElement).value).toBe('706100')
  expect(within(dialog).getByText('Usuel : 411000')).toBeTruthy()
  fireEvent.change(within(dialog).getByLabelText(/^Clients/), { target: { value: '411100' } })
  fireEvent.click(within(dialog).getByRole('button', { name: 'Enregistrer' }))
  await waitFor(() => expect(sent.at(-1)?.url).toMatch(/\/sales-journal\/accounts\/3\/$/))
  expect(JSON.parse(sent.at(-1)!.body)).toMatchObject({ customers: '411100', sales: '706100' })
})

test('what changed since it was handed is shown entry by entry', async () => {
  review = {
    ...whole,
    transmission: {
      id: 1,
      from: '2031-01-01',
      to: '2031-01-31',
      has_payments: true,
      file_name: 'VENTES.txt',
      sent_at: '2031-02-03T09:00:00Z',
      sent_by: 'Inès Faure',
    },
    differences: [
      { kind: 'changed', piece: 'FA-2031-000007', day: '2031-01-02', before: [handedLine], after: [{ ...handedLine, account: '416000' }] },
    ],
    differences_count: 1,
  }
  show('/admin/sales-journal?from=2031-01-01&to=2031-01-31')
  expect(await screen.findByText(/Transmis le 03\/02\/2031 par Inès Faure, encaissements compris/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Voir les différences' }))
  const dialog = await screen.findByRole('dialog')
  for (const text of ['Changée', /411000 · C00042/, /416000 · C00042/]) expect(within(dialog).getByText(text)).toBeTruthy()
})

test('a period is marked as handed once confirmed', async () => {
  show('/admin/sales-journal?from=2031-01-01&to=2031-01-31')
  fireEvent.click(await screen.findByRole('button', { name: 'Marquer comme transmis' }))
  await waitFor(() => expect(readQuestion()).not.toBeNull())
  readQuestion()?.answer(true)
  await waitFor(() => expect(sent.map(({ url }) => url)).toEqual([expect.stringMatching(/\/sales-journal\/transmissions\/$/)]))
})
