import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showPage } from '../../../platform/page-fixture.tsx'
import { tenantOf, viewerAt } from '../../../platform/viewer-fixtures.ts'
import AssignmentPage from './assignment-page.tsx'

const slot = {
  id: 1,
  event_id: 7,
  title: 'Lire un bilan',
  event_title: 'Lire un bilan',
  label: 'Matin',
  parent_id: null,
  parent_title: null,
  start_at: '2031-03-04T08:00:00Z',
  end_at: '2031-03-04T11:30:00Z',
  room_id: null,
  theme: null,
  is_published: true,
  changed_at: null,
  responsible_id: null,
  is_online: false,
  people: 9,
  max_people: 12,
  partners: [] as object[],
}
const mine = {
  ...slot,
  id: 2,
  event_id: 8,
  title: 'Vendre',
  event_title: 'Vendre',
  label: 'Soir',
  partners: [{ user_id: 5, assignment_id: 40, status: 0 }],
}
const free = { ...slot, id: 3, start_at: '2031-03-05T08:00:00Z', end_at: '2031-03-05T11:30:00Z' }
let all: object[]
let isPartner: boolean
let sent: { url: string; method: string; body: unknown }[]
beforeEach(() => {
  all = [slot, mine, free]
  isPartner = true
  sent = []
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method !== 'GET') {
      sent.push({ url, method, body: body ? JSON.parse(String(body)) : null })
      return Response.json([])
    }
    if (url.includes('/planning/')) {
      if (url.includes('partner=') && !isPartner)
        return Response.json({ kind: 'notFound', detail: 'Cette page n’existe pas.' }, { status: 404 })
      const slots = url.includes('partner=5') ? all.filter((one) => one === mine) : all
      const partners = [{ id: 5, name: 'Paul Girard', kinds: [2], skills: ['Finance'] }]
      return Response.json({ slots, partners, rooms: [], away: [], closed: [] })
    }
    return new Promise<Response>(() => undefined)
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})
vi.mock('../../contacts/index.ts', () => ({
  contactQuery: (id: number) => ({ queryKey: ['contact', id], queryFn: () => ({ first_name: 'Paul', last_name: 'Girard' }) }),
}))
const admin = viewerAt(tenantOf('forma'), { user: { is_admin: true, profile_code: 'ADM' } as never })
const show = () => showPage(AssignmentPage, { viewer: admin, path: '/admin/assignment/$id', at: '/admin/assignment/5?day=2031-03-01' })

test('proposes the slots ticked; one that meets what the person holds cannot be', async () => {
  show()
  expect(await screen.findByRole('heading', { name: /^Paul Girard\s: affectations$/ })).toBeDefined()
  const taken = await screen.findByRole('checkbox', { name: /4 mars.*Matin/ })
  expect(taken).toHaveProperty('disabled', true)
  expect(screen.getByText(/Déjà sur «\sVendre\s»/)).toBeDefined()
  fireEvent.click(screen.getByRole('checkbox', { name: /5 mars.*Matin/ }))
  expect(screen.getByText('1 créneau, 3,5 h')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Proposer' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({ method: 'POST', body: { user_id: 5, slot_ids: [3], status: 0 } })
})

test('confirms a part that waits for its answer', async () => {
  show()
  fireEvent.click(await screen.findByRole('button', { name: 'Confirmer sans attendre' }))
  await waitFor(() => expect(sent).toEqual([expect.objectContaining({ method: 'PATCH', url: expect.stringContaining('/partners/40/') })]))
})

test('says when there is nothing to give', async () => {
  all = []
  show()
  expect(await screen.findByText('Aucun créneau à venir.')).toBeDefined()
})

test('somebody who hosts nothing is told so, and is not waited for', async () => {
  isPartner = false
  show()
  expect(await screen.findByRole('alert')).toBeDefined()
  expect(document.querySelector('[aria-busy="true"]')).toBeNull()
})
