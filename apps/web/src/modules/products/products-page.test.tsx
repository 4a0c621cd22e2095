import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showPage } from '../../platform/page-fixture.tsx'
import { tenantOf, viewerAt } from '../../platform/viewer-fixtures.ts'
import ProductsPage from './products-page.tsx'

const product = {
  id: 4,
  name: 'Déjeuner',
  code: 'DEJ',
  family: 'Restauration',
  kind: 1,
  description: '',
  amount_ht: 20,
  member_amount_ht: null,
  amount_ttc: 22,
  member_amount_ttc: null,
  is_with_tax: false,
  vat_rate: 10,
  vat_reason: null,
  accounting_code: '706',
  stock: 40,
  taken: 12,
  max_per_person: 1,
  boost_days: null,
  question: '',
  answers: [],
  version: 1,
  is_archived: false,
  events: 2,
}
let listed: object[]
let sent: { method: string; url: string; body: string }[]
beforeEach(() => {
  listed = [product]
  sent = []
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body = '' }: { method?: string; body?: string } = {}) => {
    if (method !== 'GET') sent.push({ method, url, body: String(body) })
    if (method !== 'GET') return Response.json(product)
    return Response.json(url.includes('/products/') ? { results: listed, count: listed.length, page: 1, page_size: 25 } : [])
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})
const admin = viewerAt(tenantOf('forma'), { user: { is_admin: true, profile_code: 'ADM' } as never })

test('shows what is sold with its price and stock, and opens it to be changed', async () => {
  showPage(ProductsPage, { viewer: admin })
  fireEvent.click(await screen.findByText('Déjeuner'))
  fireEvent.change(await screen.findByLabelText(/^Nom/), { target: { value: 'Déjeuner assis' } })
  fireEvent.click(screen.getByRole('button', { name: 'Enregistrer' }))
  await waitFor(() => expect(sent).toEqual([expect.objectContaining({ method: 'PATCH', url: expect.stringContaining('/products/4/') })]))
  expect(decodeURIComponent(sent[0]!.body)).toContain('Déjeuner assis')
})

test('says that there is none, and offers to add one', async () => {
  listed = []
  showPage(ProductsPage, { viewer: admin })
  expect(await screen.findByText('Aucun produit.')).toBeDefined()
  expect(screen.getAllByRole('button', { name: 'Ajouter un produit' }).length).toBeGreaterThan(0)
})
