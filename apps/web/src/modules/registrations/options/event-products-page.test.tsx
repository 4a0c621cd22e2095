import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showPage } from '../../../platform/page-fixture.tsx'
import { tenantOf, viewerAt } from '../../../platform/viewer-fixtures.ts'
import EventProductsPage from './event-products-page.tsx'

const sale = {
  id: 7,
  event: 3,
  event_title: 'Congrès',
  start_date: '2027-03-02T09:00:00Z',
  time_zone: 'Europe/Paris',
  name: 'Déjeuner',
  product_name: null,
  amount_ht: 20,
  stock: 40,
  left: 0,
  stock_options: 1,
  sold: 40,
  paid: 30,
  handed: 0,
  closes_at: null,
  is_closed: false,
}
const line = {
  registration: 11,
  option: 7,
  name: 'Déjeuner',
  first_name: 'Ada',
  last_name: 'Durand',
  company_name: null,
  quantity: 1,
  answer: 'Végétarien',
  is_paid: true,
  handed_at: null,
}
let sales: object[]
let sent: string[]
let read: number
beforeEach(() => {
  sales = [sale]
  sent = []
  read = 0
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body = '' }: { method?: string; body?: string } = {}) => {
    if (method !== 'GET') {
      sent.push(`${method} ${url} ${decodeURIComponent(String(body))}`)
      return Response.json({ handed_at: '2027-03-02T12:00:00Z' })
    }
    if (url.includes('/preparations/')) read++
    if (url.includes('/preparations/')) return Response.json({ results: [line], count: 1, page: 1, page_size: 25 })
    if (url.includes('/option-totals/'))
      return Response.json([{ option: 7, name: 'Déjeuner', quantity: 3, answers: [{ answer: 'Végétarien', quantity: 1 }] }])
    return Response.json(sales)
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})
const admin = viewerAt(tenantOf('forma'), { user: { is_admin: true, profile_code: 'ADM' } as never })

test('shows how each option sells, and that one is sold out', async () => {
  showPage(EventProductsPage, { viewer: admin })
  expect(await screen.findByText('Déjeuner')).toBeDefined()
  expect(screen.getByText('COMPLET')).toBeDefined()
  expect(screen.getByText('30')).toBeDefined()
})

test('an option its product limits shows what is left of the stock other options share', async () => {
  sales = [{ ...sale, name: 'Nuit', stock: 12, left: 5, stock_options: 3, sold: 1 }]
  showPage(EventProductsPage, { viewer: admin })
  const row = (await screen.findByText('Nuit')).closest('tr')
  const shown = [...(row?.querySelectorAll('td') ?? [])].map(({ textContent }) => textContent)
  expect(shown[0]).toBe('NuitCongrèsStock commun à 3 options')
  expect([shown[3], shown[4], shown[6]]).toEqual(['12', '1', '5'])
  expect(screen.queryByText('COMPLET')).toBeNull()
})

test('ticks what is handed to a person', async () => {
  showPage(EventProductsPage, { viewer: admin, path: '/admin/Event-products', at: '/admin/Event-products?tab=preparation&event=3' })
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Déjeuner remis à Ada Durand' }))
  await waitFor(() => expect(sent).toEqual([expect.stringContaining('/event-products/7/handovers/')]))
  expect(sent[0]).toContain('11')
  // What was noted is read again.
  await waitFor(() => expect(read).toBeGreaterThan(1))
})

test('says when nothing is offered', async () => {
  sales = []
  showPage(EventProductsPage, { viewer: admin })
  expect(await screen.findByText('Rien n’est proposé à un événement à venir.')).toBeDefined()
})

test('the summary says quantities and answers, never names', async () => {
  showPage(EventProductsPage, { viewer: admin, path: '/admin/Event-products', at: '/admin/Event-products?tab=synthesis&event=3' })
  await screen.findByText('3 × Déjeuner')
  expect(screen.getByText('1 Végétarien').isConnected).toBe(true)
  expect(screen.queryByText(/Durand/)).toBeNull()
})
