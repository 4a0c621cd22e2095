import { registrationStatus } from '@kxo/domain/registrations/status'
import { vi } from 'vitest'

/** A conversation on the wire. */
export const wireLine = (id: number, more: object = {}) => ({
  id,
  kind: 'organisation',
  user_id: 7,
  user_name: 'Ana Roy',
  company_name: 'Roy SARL',
  subject: { kind: 'event', id: 12, label: 'Excel avancé', event_id: 12 },
  assigned_to: null,
  assigned_name: null,
  is_closed: false,
  last_at: '2026-11-30T09:00:00Z',
  last_author: 'Ana Roy',
  last_text: 'Bonjour',
  unread: 0,
  ...more,
})
export const wireMessage = (id: number, body: string, more: object = {}) => ({
  id,
  author_id: 7,
  author_name: 'Ana Roy',
  is_from_team: false,
  is_note: false,
  body,
  files: [],
  created_at: '2026-11-30T09:00:00Z',
  ...more,
})
export const wireConversation = (id: number, more: object = {}) => ({
  ...wireLine(id),
  closed_at: null,
  closed_by_name: null,
  is_over: false,
  may_write: true,
  read_up_to: 99,
  read_by_others: 0,
  has_older: false,
  messages: [wireMessage(1, 'Bonjour, une question')],
  ...more,
})
const card = {
  id: 7,
  name: 'Ana Roy',
  mail: 'ana@essai.test',
  phone: null,
  company: { id: 3, name: 'Roy SARL' },
  registrations: [{ id: 5, event_id: 12, title: 'Excel avancé', start_date: null, status: registrationStatus.codeOf('registered') }],
  bills: [],
  tasks: [],
}

type Served = { lines?: readonly object[]; conversation?: object; refuses?: { status: number; body: object } | 'network' | undefined }

/** An API that holds conversations and takes what is written. */
export function serveChat({ lines = [wireLine(4)], conversation = {}, refuses }: Served = {}) {
  const sent: { method: string; path: string; body: unknown }[] = []
  const requests: string[] = []
  const server = { sent, requests, refuses, conversation: wireConversation(4, conversation) }
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: { method?: string; body?: string } = {}) => {
    const path = String(address).replace(/^.*\/clients\/[^/]+/, '')
    if (method !== 'GET') {
      sent.push({ method, path, body: typeof body === 'string' ? JSON.parse(body) : body })
      if (path.endsWith('/reading/')) return Response.json({ done: true })
      if (server.refuses === 'network') throw new TypeError('network')
      if (server.refuses) return Response.json(server.refuses.body, { status: server.refuses.status })
      if (path.endsWith('/messages/')) {
        const written = { author_id: 1, is_from_team: true, author_name: 'Claire Moreau' }
        const message = wireMessage(50 + sent.length, String(JSON.parse(body ?? '{}').body), written)
        server.conversation = { ...server.conversation, messages: [...server.conversation.messages, message] }
        return Response.json(message, { status: 201 })
      }
      return Response.json(server.conversation)
    }
    requests.push(path)
    if (path.startsWith('/conversation-team')) return Response.json([{ id: 1, name: 'Claire Moreau' }])
    if (path.startsWith('/unread-conversations')) return Response.json({ own: 0, team: 0 })
    if (path.includes('/person/')) return Response.json(card)
    if (/^\/conversations\/\d+\/(\?|$)/.test(path)) return Response.json(server.conversation)
    if (path.startsWith('/conversations/')) return Response.json({ results: lines, count: lines.length, page: 1, page_size: 25 })
    return Response.json({}, { status: 404 })
  })
  return server
}
