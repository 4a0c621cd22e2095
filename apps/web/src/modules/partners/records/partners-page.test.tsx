import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showPage } from '../../../platform/page-fixture.tsx'
import { tenantOf, viewerAt } from '../../../platform/viewer-fixtures.ts'
import PartnersPage from './partners-page.tsx'

const row = {
  id: 9,
  user_id: 5,
  name: 'Girard Paul',
  mail: 'paul@essai.test',
  organisation: 'PG Conseil',
  kind: 2,
  status: 0,
  skills: 'Finance',
  papers: 4,
  next_date: null,
  hours: 12.5,
  validated: 10,
  day_rate: 800,
}
let rows: object[]
let status: number
let sent: { url: string; method: string }[]
beforeEach(() => {
  rows = [row]
  status = 200
  sent = []
  vi.stubGlobal('fetch', async (url: string, { method = 'GET' }: RequestInit = {}) => {
    if (method !== 'GET') {
      sent.push({ url, method })
      return Response.json({}, { status: 500 })
    }
    if (url.includes('/partners/'))
      return status === 200
        ? Response.json({ results: rows, count: rows.length, page: 1, page_size: 25 })
        : Response.json({ code: 'forbidden', message: 'Accès refusé' }, { status })
    return Response.json([])
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})
const admin = viewerAt(tenantOf('forma'), { user: { is_admin: true, profile_code: 'ADM' } as never })

test('shows each partner with skills, the worst paper and the rate, and approves one', async () => {
  showPage(PartnersPage, { viewer: admin })
  expect(await screen.findByText('Girard Paul')).toBeDefined()
  expect(screen.getByText('Finance')).toBeDefined()
  expect(screen.getByText('Expiré')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: /Girard Paul/ }))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Valider' }))
  await waitFor(() => expect(sent.map(({ url }) => url)).toEqual([expect.stringContaining('/partners/9/validation/')]))
}, 30_000)

test('says that there is none and offers to add one; a refusal is said in words', async () => {
  rows = []
  showPage(PartnersPage, { viewer: admin })
  expect(await screen.findByText('Aucun intervenant.')).toBeDefined()
  cleanup()
  status = 403
  showPage(PartnersPage, { viewer: admin })
  expect(await screen.findByText('Accès refusé')).toBeDefined()
})
