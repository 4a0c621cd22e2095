import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showPage } from '../../../platform/page-fixture.tsx'
import { tenantOf, viewerAt } from '../../../platform/viewer-fixtures.ts'
import { serveChat, wireMessage } from '../chat-fixture.ts'
import ChatPage from './chat-page.tsx'

const show = (at: string, served: Parameters<typeof serveChat>[0] = {}, user: object = {}) => {
  const server = serveChat(served)
  const shown = showPage(ChatPage, {
    viewer: viewerAt(tenantOf('forma', { features: ['interactivity'] }), { user: { id: 7, ...user } }),
    path: '/chat',
    at,
  })
  return { server, ...shown }
}
beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('without a conversation it says what to do, and the first message begins one', async () => {
  const { server, history } = show('/chat', { lines: [] })
  await screen.findByText('Aucune conversation. Écrivez à l’organisation.')
  fireEvent.click(screen.getAllByRole('button', { name: 'Écrire à l’organisation' })[0]!)
  fireEvent.change(screen.getByRole('textbox', { name: 'Message' }), { target: { value: 'Bonjour' } })
  fireEvent.click(screen.getByRole('button', { name: 'Envoyer' }))
  await waitFor(() => expect(server.sent.at(0)).toMatchObject({ method: 'POST', path: '/conversations/', body: { body: 'Bonjour' } }))
  await waitFor(() => expect(history.location.search).toMatch(/conversation=4/))
})

test('begun from an event, the message says which', async () => {
  const { server } = show('/chat?about=event-12')
  fireEvent.change(await screen.findByRole('textbox', { name: 'Message' }), { target: { value: 'Une question' } })
  fireEvent.click(screen.getByRole('button', { name: 'Envoyer' }))
  await waitFor(() => expect(server.sent.at(0)?.body).toMatchObject({ body: 'Une question', subject: { kind: 'event', id: 12 } }))
})

test('a thread tells the team apart, marks what was read and says that the last words were', async () => {
  const messages = [
    wireMessage(1, 'Bonjour'),
    wireMessage(2, 'Bonjour Ana', { author_id: 1, author_name: 'Claire Moreau', is_from_team: true }),
  ]
  const { server } = show('/chat?conversation=4', { conversation: { messages, read_up_to: 1, read_by_others: 1 } })
  await screen.findByText('Bonjour Ana')
  expect(screen.getByText('Équipe')).toBeDefined()
  expect(screen.getByText('Lu')).toBeDefined()
  await waitFor(() => expect(server.sent).toMatchObject([{ path: '/conversations/4/reading/', body: { up_to: 2 } }]))
  for (const name of ['Note interne', 'M’attribuer', 'Fermer la conversation']) expect(screen.queryByText(name)).toBeNull()
})

test('a group that is over is only read', async () => {
  show('/chat?conversation=4', { conversation: { kind: 'group', user_id: null, is_over: true, may_write: false } })
  await screen.findByText(/Ce groupe est en lecture seule/)
  expect(screen.queryByRole('textbox', { name: 'Message' })).toBeNull()
})

test('a personal link shows its conversation alone', async () => {
  const { server } = show('/chat?conversation=4', {}, { is_restricted_session: true })
  await screen.findByText('Bonjour, une question')
  expect(screen.queryByRole('searchbox')).toBeNull()
  expect(server.requests.every((path) => path.startsWith('/conversations/4/'))).toBe(true)
})
