import { Document } from '@kxo/domain/documents/contract'
import { Registration } from '@kxo/domain/registrations/contract'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { showPage } from '../../../platform/page-fixture.tsx'
import { tenantOf, viewerAt } from '../../../platform/viewer-fixtures.ts'
import { readQuestion } from '../../../ui/overlay/confirm.ts'
import { aRegistration } from '../../registrations/registration-fixture.ts'
import AdminTicketsPage from './admin-tickets-page.tsx'

const ticket: Document = {
  id: 4,
  category: 'ticket',
  name: 'Convocation – Conduire une réunion',
  status: 'sent',
  restriction: 'contact',
  user: 7,
  user_name: 'Élodie Œuvrard',
  company: null,
  event: 8,
  event_title: 'Conduire une réunion',
  event_url: 'conduire',
  registration: 12,
  bill: null,
  file: 3,
  content_type: 'application/pdf',
  size: 1200,
  created_at: new Date('2031-03-01T08:00:00Z'),
  sent_at: new Date('2031-03-01T08:00:00Z'),
  number: null,
  minutes: null,
  valid_until: null,
  start_date: new Date('2031-03-10T08:00:00Z'),
  end_date: new Date('2031-03-10T16:00:00Z'),
  is_void: false,
  is_removable: false,
}
let sent: string[]
let requests: string[]
let isVoid: boolean
beforeEach(() => {
  sent = []
  requests = []
  isVoid = false
  vi.stubGlobal('fetch', async (url: string, { method = 'GET' }: RequestInit = {}) => {
    requests.push(url)
    if (method === 'GET' && url.includes('/guests/'))
      return Response.json({ results: [z.encode(Registration, aRegistration())], count: 1, page: 1, page_size: 25 })
    if (method === 'GET')
      return Response.json({ results: [z.encode(Document, { ...ticket, is_void: isVoid })], count: 1, page: 1, page_size: 25 })
    sent.push(`${method} ${new URL(url, 'http://localhost').pathname}`)
    return Response.json({ done: true })
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})
const viewer = viewerAt(tenantOf('forma'), { user: { is_admin: true, profile_code: 'ADM' } as never })
const show = (tab = '') => showPage(AdminTicketsPage, { viewer, path: '/admin/tickets', at: `/admin/tickets${tab}` })

test('a ticket is sent again under a new code from its line, once agreed to', async () => {
  show()
  fireEvent.click(await screen.findByRole('button', { name: /^Actions sur Convocation/ }))
  fireEvent.click(await screen.findByRole('menuitem', { name: /^Renvoyer/ }))
  await waitFor(() => expect(readQuestion()?.message).toMatch(/^Élodie Œuvrard reçoit un nouveau code/))
  expect(sent).toEqual([])
  await act(async () => readQuestion()?.answer(true))
  await waitFor(() => expect(sent).toEqual([expect.stringMatching(/^POST .*\/guests\/12\//)]))
})

test('a ticket that lets nobody in any more says so, and is not sent again', async () => {
  isVoid = true
  show()
  await screen.findByText('Non valable')
  expect(screen.queryByText('Envoyé')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: /^Actions sur Convocation/ }))
  await screen.findByRole('menuitem', { name: 'Télécharger' })
  expect(screen.queryByRole('menuitem', { name: /^Renvoyer/ })).toBeNull()
})

test('tickets are followed by where they stand', async () => {
  show('?tab=used')
  await screen.findByRole('button', { name: /^Actions sur Convocation/ })
  expect(requests.some((url) => url.includes('ticket=used'))).toBe(true)
  expect(screen.getByRole('tab', { name: 'Utilisés' }).getAttribute('aria-selected')).toBe('true')
})

test('places that lack their ticket are sent it from their tab', async () => {
  show('?tab=toSend')
  fireEvent.click(await screen.findByRole('button', { name: /^Actions sur Roy Ana/ }))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Envoyer' }))
  await waitFor(() => expect(sent).toEqual(['POST /api/clients/forma/tickets/']))
})
