import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showPage } from '../../../platform/page-fixture.tsx'
import { tenantOf, viewerAt } from '../../../platform/viewer-fixtures.ts'
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
let requests: URL[]
let results: object[]
beforeEach(() => {
  requests = []
  results = [
    sale,
    { ...sale, id: 8, number: 'AV-2031-000001', type: 'credit', amount_ht: -1590, amount: -1638, tax_amount: -48, payment_modes: [] },
  ]
  vi.stubGlobal('fetch', async (address: string) => {
    const url = new URL(address, location.href)
    requests.push(url)
    if (url.pathname.endsWith('/totals/'))
      return Response.json({ amount_ht: 1590, tax_amount: 48, amount: 1638, months: ['2031-01', '2030-12'] })
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
  show('/admin/sales-journal?period=2031-01')
  const row = (await screen.findByText('FA-2031-000007')).closest('tr')!
  for (const text of ['C00042', 'Atlas SARL', '02/01/2031', /^1\s590,00\s€$/, /^3,02\s%$/, 'Carte bancaire, Virement'])
    expect(within(row).getByText(text)).toBeTruthy()
  expect(within(screen.getByText('AV-2031-000001').closest('tr')!).getByText(/Non réglé/)).toBeTruthy()
  expect(within(row).getByRole('link').getAttribute('href')).toBe('/admin/facturation?bill=FA-2031-000007')
  expect(
    requests.every(({ pathname, searchParams }) => !pathname.includes('sales-journal') || searchParams.get('period') === '2031-01'),
  ).toBe(true)
})

test('a period without a sale says so', async () => {
  results = []
  show('/admin/sales-journal?period=2030')
  expect(await screen.findByText(/^Aucune? .* sur cette période\.$/)).toBeTruthy()
})
