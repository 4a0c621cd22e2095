import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showPage } from '../../platform/page-fixture.tsx'
import { tenantOf, viewerAt } from '../../platform/viewer-fixtures.ts'
import LocationPage from './location-page.tsx'

const place = {
  id: 4,
  name: 'Campus',
  kind: 1,
  comment: null,
  address: null,
  address_complement: null,
  code_postal: null,
  town: 'Lyon',
  country: 'FR',
  phone: null,
  contact: null,
  accessibility: ['step_free'],
  day_cost: null,
  opening_hours: [{ weekday: 1, from: '08:30', to: '18:00' }],
  is_archived: false,
  version: 2,
  rooms: [{ id: 9, name: 'Saône', capacity: 12, margin_before: 15, margin_after: 30, equipment: ['Écran'], layouts: [] }],
  blocks: [{ id: 3, room_id: null, start_at: '2031-08-01T06:00:00Z', end_at: '2031-08-15T18:00:00Z', reason: 'Congés' }],
  files: [{ id: 1, name: 'plan.pdf', content_type: 'application/pdf', address: '/plan' }],
  occupations: [],
}
let sent: { url: string; method: string; body: unknown }[]
let status: number
beforeEach(() => {
  sent = []
  status = 200
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method !== 'GET') {
      sent.push({ url, method, body: body ? JSON.parse(String(body)) : null })
      return Response.json(method === 'PATCH' ? { ...place, version: 3 } : { done: true })
    }
    if (url.includes('/fields/records/')) return Response.json({ fields: [], answers: {}, tabs: [], files: [], stamp: '' })
    return url.includes('/locations/4/')
      ? Response.json(status === 200 ? place : { code: 'notFound', message: 'Introuvable' }, { status })
      : Response.json([])
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})
const at = { path: '/admin/location/$id', at: '/admin/location/4' }
const admin = viewerAt(tenantOf('forma'), { user: { is_admin: true, profile_code: 'ADM' } as never })

test('shows the rooms with their margins, the closures and the plan, and saves the opening hours', async () => {
  showPage(LocationPage, { viewer: admin, ...at })
  expect(await screen.findByText(/12 places · 15 min avant, 30 min après · Écran/)).toBeDefined()
  expect(screen.getByText(/Toutes les salles/)).toBeDefined()
  expect(screen.getByRole('link', { name: 'plan.pdf' })).toBeDefined()
  fireEvent.click(screen.getByRole('checkbox', { name: 'mardi' }))
  fireEvent.click(screen.getByRole('button', { name: 'Enregistrer' }))
  await waitFor(() => expect(sent.map(({ method }) => method)).toEqual(['PATCH']))
  expect(sent[0]?.body).toMatchObject({
    version: 2,
    opening_hours: [
      { weekday: 1, from: '08:30', to: '18:00' },
      { weekday: 2, from: '08:30', to: '18:00' },
    ],
  })
}, 20_000)

test('opens again what is closed', async () => {
  showPage(LocationPage, { viewer: admin, ...at })
  fireEvent.click(await screen.findByRole('button', { name: 'Rouvrir Congés' }))
  await waitFor(() => expect(sent).toMatchObject([{ method: 'DELETE', url: expect.stringContaining('/locations/4/blocks/3/') }]))
})

test('who may only read has no act', async () => {
  showPage(LocationPage, {
    viewer: viewerAt(tenantOf('forma'), { user: { is_admin: true, profile_code: 'ADM', is_restricted: 1 } as never }),
    ...at,
  })
  expect(await screen.findByText('Saône')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Ajouter une salle' })).toBeNull()
  expect(screen.queryByRole('button', { name: /Rouvrir/ })).toBeNull()
})

test('says what went wrong', async () => {
  status = 403
  showPage(LocationPage, { viewer: admin, ...at })
  expect(await screen.findByText(/Introuvable/)).toBeDefined()
})
