import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showPage } from '../../../platform/page-fixture.tsx'
import { tenantOf, viewerAt } from '../../../platform/viewer-fixtures.ts'
import MyPlanningPage from './my-planning-page.tsx'

const part = {
  id: 5,
  event_id: 7,
  title: 'Lire un bilan',
  url: 'lire-un-bilan',
  kind: 2,
  status: 0,
  role_title: 'Formatrice',
  fee: 450,
  refusal_reason: null,
  start_date: '2031-03-04T08:00:00Z',
  end_date: '2031-03-04T11:30:00Z',
  time_zone: 'Europe/Paris',
  place: 'Campus',
  is_cancelled: false,
  people: 9,
  contact_name: 'Anne Roy',
  contact_mail: 'anne@essai.test',
  slots: [{ id: 1, title: '', start_at: '2031-03-04T08:00:00Z', end_at: '2031-03-04T11:30:00Z', room: 'Saône' }],
}
let parts: object[]
let status: number
let sent: { url: string; method: string; body: unknown }[]
beforeEach(() => {
  parts = [part, { ...part, id: 6, title: 'Vendre', status: 5 }]
  status = 200
  sent = []
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method !== 'GET') {
      sent.push({ url, method, body: body ? JSON.parse(String(body)) : null })
      return Response.json(method === 'DELETE' ? { done: true } : { ...part, status: 5 })
    }
    if (url.includes('/assignments/'))
      return Response.json(status === 200 ? parts : { code: 'forbidden', message: 'Accès refusé' }, { status })
    if (url.includes('/unavailabilities/'))
      return Response.json([{ id: 3, user_id: 1, start_at: '2031-04-01T08:00:00Z', end_at: '2031-04-01T10:00:00Z', reason: 'Médecin' }])
    return new Promise<Response>(() => undefined)
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})
const partner = viewerAt(tenantOf('forma'), { user: { is_partner: true, profile_code: 'USR' } as never })

test('shows what is proposed with its fee, room and people, and accepts it', async () => {
  showPage(MyPlanningPage, { viewer: partner })
  const proposal = await screen.findByRole('region', { name: 'À répondre' })
  expect(proposal.textContent).toMatch(/Lire un bilan.*Formatrice · Campus · 450,00.€ HT · 9 personnes · Contact.: Anne Roy.*Saône/)
  expect(screen.getByRole('region', { name: 'Interventions à venir' }).textContent).toContain('Vendre')
  fireEvent.click(screen.getByRole('button', { name: 'Accepter Lire un bilan' }))
  await waitFor(() => expect(sent).toMatchObject([{ method: 'POST', url: expect.stringContaining('/assignments/5/acceptance/') }]))
}, 20_000)

test('refuses with a reason, and not without', async () => {
  showPage(MyPlanningPage, { viewer: partner })
  fireEvent.click(await screen.findByRole('button', { name: 'Refuser Lire un bilan' }))
  const reason = await screen.findByRole('textbox', { name: /Motif/ })
  fireEvent.click(screen.getByRole('button', { name: 'Refuser' }))
  await waitFor(() => expect(reason.getAttribute('aria-invalid')).toBe('true'))
  expect(sent).toEqual([])
  fireEvent.change(reason, { target: { value: 'Déjà pris' } })
  fireEvent.click(screen.getByRole('button', { name: 'Refuser' }))
  await waitFor(() =>
    expect(sent).toMatchObject([{ url: expect.stringContaining('/assignments/5/refusal/'), body: { reason: 'Déjà pris' } }]),
  )
}, 20_000)

test('shows when the person is away, and gives the time back', async () => {
  parts = []
  showPage(MyPlanningPage, { viewer: partner })
  expect(await screen.findByText('Aucune intervention à venir.')).toBeDefined()
  expect(await screen.findByText(/Médecin/)).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: /^Supprimer/ }))
  await waitFor(() => expect(sent).toMatchObject([{ method: 'DELETE', url: expect.stringContaining('/unavailabilities/3/') }]))
}, 20_000)

test('says that it is refused', async () => {
  status = 403
  showPage(MyPlanningPage, { viewer: partner })
  expect(await screen.findByText(/Accès refusé/)).toBeDefined()
}, 20_000)
