import { alertActList } from '@kxo/domain/history/acts-list'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showPage } from '../../platform/page-fixture.tsx'
import { tenantOf, viewerAt } from '../../platform/viewer-fixtures.ts'
import type { Search } from '../../ui/navigation/address.ts'
import { historyHeaderTools } from './header-tools.ts'
import { AlertActsList } from './mails/alert-acts-list.tsx'
import NoteAlert from './note-alert.tsx'

let requests: string[]
const alert = {
  at: '2026-11-20T09:00:00Z',
  trace_id: 30,
  user_id: 9,
  person: 'Ugo Petit',
  fields: ['Ville'],
  recipient: 'bea@exemple.fr',
  status: 5,
  reason: null,
}
beforeEach(() => {
  requests = []
  vi.stubGlobal('fetch', async (url: string, { method = 'GET' }: RequestInit = {}) => {
    requests.push(`${method} ${new URL(url, 'http://localhost').pathname}`)
    if (method === 'POST') return Response.json({ done: true })
    const results = [
      { ...alert, id: 1, recipient_name: 'Béa Sorel', link_opened_at: '2026-11-21T10:05:00Z' },
      { ...alert, id: 2, recipient_name: 'Léo Vidal', link_opened_at: null },
    ]
    return Response.json({ count: 2, page: 1, page_size: 25, results })
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('the list of alerts says who opened the link, and when', async () => {
  expect(alertActList.fields.link_opened_at.label.fr).toBe('A ouvert le lien')
  showPage(AlertActsList)
  await screen.findByRole('columnheader', { name: /A ouvert le lien/ })
  const row = (name: string) => screen.getByText(name).closest('tr')!.textContent
  expect(row('Béa Sorel')).toContain('21/11/2026')
  expect(row('Léo Vidal')).not.toContain('21/11/2026')
})

test('whoever comes by the link of an alert says so once, and the address forgets it', async () => {
  const { history } = showPage(NoteAlert, { path: '/user/9', at: '/user/9?alert=30&tab=history' })
  await waitFor(() => expect(history.location.search).toBe('?tab=history'))
  expect(requests).toEqual(['POST /api/clients/forma/history/alerts/30/opening/'])
})

test('an address that names no change asks for nothing', async () => {
  const { history } = showPage(NoteAlert, { path: '/user/9', at: '/user/9?alert=rien' })
  await waitFor(() => expect(history.location.pathname).toBe('/user/9'))
  expect(requests).toEqual([])
})

test('nothing is fetched for whoever comes another way, nor for an administrator in a person’s session', () => {
  const shown = (search: Search, user = {}) => historyHeaderTools[0]!.shown(viewerAt(tenantOf('forma'), { user }), search)
  expect(shown({ alert: '30' })).toBe(true)
  expect(shown({ tab: 'history' })).toBe(false)
  expect(shown({ alert: '30' }, { acting_admin: 'Claire Moreau' })).toBe(false)
})
