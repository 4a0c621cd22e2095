import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showPage } from '../../../platform/page-fixture.tsx'
import { tenantOf, viewerAt } from '../../../platform/viewer-fixtures.ts'
import { ApplyChecklistDialog } from './apply-checklist-dialog.tsx'
import { Checklists } from './checklists.tsx'

const key = '5f0c8a52-6f6e-4c46-9a3f-0c1c5e0a9d11'
const list = {
  id: 4,
  name: 'Session',
  items: [{ key, label: 'Réserver la salle', edge: 1, days: -30 }],
  version: 2,
  updated_at: '2026-11-20T08:00:00Z',
}
let lists: object[]
let sent: { address: string; method: string; body: unknown }[]
beforeEach(() => {
  ;[lists, sent] = [[list], []]
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method !== 'GET') sent.push({ address, method, body: JSON.parse(String(body)) })
    if (address.includes('/get-responsibles/')) return Response.json([{ id: 7, full_name: 'Zoé Roy' }])
    if (address.includes('/events/3/checklists/4/'))
      return method === 'POST'
        ? Response.json({ added: 1 }, { status: 201 })
        : Response.json({
            responsible: 7,
            tasks: [
              { key, label: 'Réserver la salle', due: '2026-12-20T08:00:00Z', state: 'late' },
              { key: key.replace('5f', '6f'), label: 'Facturer', due: '2027-01-20T08:00:00Z', state: 'present' },
            ],
          })
    return method === 'GET' ? Response.json(lists) : Response.json({ ...list, version: 3 })
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})
const viewer = viewerAt(tenantOf('forma'), { user: { is_admin: true, profile_code: 'ADM' } } as never)

test('a list is read in words and changed', async () => {
  showPage(Checklists, { viewer })
  const article = within((await screen.findByRole('heading', { name: 'Session' })).closest('article') as HTMLElement)
  article.getByText(/^30 jours avant le premier jour$/)
  fireEvent.click(article.getByRole('button', { name: 'Modifier' }))
  const days = await screen.findByRole('textbox', { name: /^Jours/ })
  fireEvent.change(days, { target: { value: '-45' } })
  fireEvent.click(screen.getByRole('button', { name: 'Enregistrer' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({ method: 'PATCH', body: { name: 'Session', version: 2, items: [{ key, days: -45, edge: 1 }] } })
})

test('with none, the usual one is a start', async () => {
  lists = []
  showPage(Checklists, { viewer })
  fireEvent.click(await screen.findByRole('button', { name: 'Partir de la liste usuelle' }))
  const name = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Nom/ })
  expect(name.value).not.toBe('')
  expect(screen.getAllByRole('group').length).toBeGreaterThan(5)
})

test('what an event will be given is read first, then given to whoever answers for it', async () => {
  showPage(() => <ApplyChecklistDialog event={3} onClose={() => undefined} />, { viewer })
  await screen.findByText(/^Date passée/)
  await screen.findByText(/^Déjà dans/)
  fireEvent.click(await screen.findByRole('button', { name: /^Ajouter 1/ }))
  await waitFor(() => expect(sent).toMatchObject([{ method: 'POST', body: { todo_user_id: 7 } }]))
})
