import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { showPage } from '../../platform/page-fixture.tsx'
import { tenantOf, viewerAt } from '../../platform/viewer-fixtures.ts'
import { billRow } from './bill-fixture.ts'
import InvoicingPage from './invoicing-page.tsx'

const draft = {
  ...billRow,
  id: 8,
  number: null,
  status: 1,
  recipient: 'Boréal',
  issue_date: null,
  due_date: null,
  to_be_paid: 1200,
  paid: 0,
  has_pdf: false,
}
const viewer = viewerAt(tenantOf('forma'), { user: { is_admin: true, profile_code: 'ADM' } as never })

function show(results: object[]) {
  vi.stubGlobal('fetch', async (address: string) => {
    const { pathname } = new URL(address, location.href)
    if (pathname.endsWith('/bills/totals/'))
      return Response.json({ billed: 0, paid: 0, paid_this_year: 0, due: 0, late: 0, late_30: 0, late_60: 0, late_more: 0 })
    return pathname.endsWith('/bills/') ? Response.json({ results, count: results.length, page: 1, page_size: 25 }) : Response.json([])
  })
  showPage(InvoicingPage, { viewer })
}
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('says what is left of a bill, and that a draft asks nothing yet', async () => {
  show([billRow, draft])
  const rowOf = (name: string) => screen.findByText(name).then((cell) => cell.closest('tr')!)
  expect(within(await rowOf('Atlas SARL')).getAllByText(/^500,00\s€$/)).toHaveLength(1)
  expect(within(await rowOf('Boréal')).getAllByText(/^1\s200,00\s€$/)).toHaveLength(1)
})
