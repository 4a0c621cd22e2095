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

function show(results: object[], at = '/') {
  vi.stubGlobal('fetch', async (address: string) => {
    const { pathname } = new URL(address, location.href)
    if (pathname.endsWith('/quotes/totals/'))
      return Response.json({ waiting: 2880, to_invoice: 1950, invoiced: 0, answered: 2, accepted: 1 })
    if (pathname.endsWith('/bills/totals/'))
      return Response.json({ billed: 0, paid: 0, paid_this_year: 0, due: 0, late: 0, late_30: 0, late_60: 0, late_more: 0 })
    return /\/(bills|quotes)\/$/.test(pathname)
      ? Response.json({ results, count: results.length, page: 1, page_size: 25 })
      : Response.json([])
  })
  showPage(InvoicingPage, { viewer, path: '/', at })
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

test('lists quotes in their tab: what waits, who asked, what expired', async () => {
  const row = {
    id: 3,
    number: 'DE-2031-000003',
    status: 3,
    is_expired: true,
    is_requested: false,
    name: 'Excel',
    recipient: 'Atlas SARL',
    user: null,
    company: 2,
    morph: 'User',
    morph_id: null,
    event: null,
    people: 4,
    creation_date: '2031-01-02T10:00:00Z',
    issue_date: '2031-01-02',
    valid_until: '2031-02-01',
    amount_ht: 1000,
    tax_amount: 200,
    amount: 1200,
    has_pdf: true,
  }
  show(
    [row, { ...row, id: 4, number: null, status: 1, recipient: 'Boréal', is_expired: false, is_requested: true, issue_date: null }],
    '/?tab=devis',
  )
  expect(await screen.findByText('DE-2031-000003')).toBeTruthy()
  expect(screen.getByText('Expiré')).toBeTruthy()
  expect(screen.getByText('Demandé')).toBeTruthy()
  expect(await screen.findByText(/^2\s880,00\s€$/)).toBeTruthy()
  expect(screen.getByText(/^50\s% des réponses sont un accord/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Nouveau devis' })).toBeTruthy()
})
