import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showPage } from '../../../platform/page-fixture.tsx'
import { tenantOf, viewerAt } from '../../../platform/viewer-fixtures.ts'
import { readToasts, toast } from '../../../ui/feedback/toast.ts'
import { serveChat, wireLine, wireMessage } from '../chat-fixture.ts'
import InboxPage from './inbox-page.tsx'

const administrator = { id: 1, is_admin: true, profile_code: 'ADM', profile_has_task: true } as const
const show = (at: string, served: Parameters<typeof serveChat>[0] = {}, user: object = {}) => {
  const server = serveChat(served)
  const shown = showPage(InboxPage, {
    viewer: viewerAt(tenantOf('forma', { features: ['interactivity'] }), { user: { ...administrator, ...user } }),
    path: '/admin/chat',
    at,
  })
  return { server, ...shown }
}
/** All that the browser keeps. */
const stored = (): string =>
  Array.from({ length: localStorage.length }, (_, at) => localStorage.getItem(localStorage.key(at) ?? '')).join('\n')
beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  for (const { id } of readToasts()) toast.dismiss(id)
})

test('lists conversations with whom, about what and what is not read, and opens one', async () => {
  const { server, history } = show('/admin/chat', { lines: [wireLine(4, { unread: 2, assigned_name: 'Claire Moreau' })] })
  const row = await screen.findByRole('button', { name: /Ana Roy/ })
  expect(row.textContent).toMatch(/Excel avancé/)
  expect(row.textContent).toMatch(/Roy SARL · Claire Moreau/)
  expect(row.textContent).toMatch(/2 messages non lus/)
  expect(server.requests.some((path) => path.includes('scope=team'))).toBe(true)
  fireEvent.click(row)
  await screen.findByText('Bonjour, une question')
  expect(history.location.search).toMatch(/conversation=4/)
  // Where the window is too narrow for three panes, the card opens over the others.
  fireEvent.click(await screen.findByRole('button', { name: 'Fiche' }))
  await screen.findByRole('link', { name: 'Ouvrir la fiche' })
})

test('filters are in the address, and an empty inbox says so', async () => {
  const { server } = show('/admin/chat?tab=unassigned', { lines: [] })
  await screen.findByText('Aucune conversation en cours.')
  expect(server.requests.some((path) => path.includes('tab=unassigned'))).toBe(true)
})

test('answers by Enter, writes a note apart, and shows it before it is read again', async () => {
  const { server } = show('/admin/chat?conversation=4')
  const field = await screen.findByRole('textbox', { name: 'Message' })
  fireEvent.change(field, { target: { value: 'Avec plaisir' } })
  fireEvent.keyDown(field, { key: 'Enter', shiftKey: true })
  expect(server.sent).toEqual([])
  fireEvent.keyDown(field, { key: 'Enter' })
  await screen.findByText('Avec plaisir')
  await waitFor(() =>
    expect(server.sent.at(-1)).toMatchObject({
      path: '/conversations/4/messages/',
      body: { body: 'Avec plaisir', is_note: false, reopens: false },
    }),
  )
  expect((field as HTMLTextAreaElement).value).toBe('')
  fireEvent.click(screen.getByRole('radio', { name: 'Note interne' }))
  fireEvent.change(field, { target: { value: 'À surveiller' } })
  fireEvent.click(screen.getByRole('button', { name: 'Ajouter la note' }))
  await waitFor(() => expect(server.sent.at(-1)?.body).toMatchObject({ body: 'À surveiller', is_note: true }))
})

test('takes it, closes it, makes a task of it', async () => {
  const { server } = show('/admin/chat?conversation=4')
  fireEvent.click(await screen.findByRole('button', { name: 'M’attribuer' }))
  await waitFor(() => expect(server.sent.at(-1)).toMatchObject({ path: '/conversations/4/assignment/', body: { user: 1 } }))
  fireEvent.click(screen.getByRole('button', { name: 'Fermer la conversation' }))
  await waitFor(() => expect(server.sent.at(-1)).toMatchObject({ method: 'POST', path: '/conversations/4/closure/' }))
  fireEvent.click(screen.getByRole('button', { name: 'Créer une tâche' }))
  await waitFor(() => expect((screen.getByLabelText('Tâche') as HTMLInputElement).value).toBe('Suite à donner au message d’Ana Roy'))
})

test('closed while typing: says by whom, and « Rouvrir et envoyer » sends the same message', async () => {
  const refusal = {
    status: 409,
    body: { code: 'conversationClosed', message: 'Cette conversation a été fermée par Claire Moreau.', details: [] },
  }
  const { server } = show('/admin/chat?conversation=4', { refuses: refusal })
  const field = await screen.findByRole('textbox', { name: 'Message' })
  fireEvent.change(field, { target: { value: 'Encore un mot' } })
  fireEvent.keyDown(field, { key: 'Enter' })
  expect((await screen.findByRole('alert')).textContent).toBe('Cette conversation a été fermée par Claire Moreau.')
  const { key } = server.sent.at(-1)!.body as { key: string }
  server.refuses = undefined
  fireEvent.click(screen.getByRole('button', { name: 'Rouvrir et envoyer' }))
  await waitFor(() => expect(server.sent.at(-1)?.body).toMatchObject({ key, body: 'Encore un mot', reopens: true }))
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})

test('without the network a message waits, says so, and leaves when it is back', async () => {
  const { server } = show('/admin/chat?conversation=4', { refuses: 'network' })
  const field = await screen.findByRole('textbox', { name: 'Message' })
  fireEvent.change(field, { target: { value: 'Plus tard' } })
  fireEvent.keyDown(field, { key: 'Enter' })
  await screen.findByText('En attente d’envoi')
  expect(stored()).toContain('Plus tard')
  server.refuses = undefined
  fireEvent(window, new Event('online'))
  await waitFor(() => expect(screen.queryByText('En attente d’envoi')).toBeNull())
  await waitFor(() => expect(screen.getAllByText('Plus tard')).toHaveLength(1))
  expect(stored()).not.toContain('Plus tard')
})

test('what is typed is found again when the page is', async () => {
  show('/admin/chat?conversation=4')
  fireEvent.change(await screen.findByRole('textbox', { name: 'Message' }), { target: { value: 'Un brouillon' } })
  cleanup()
  show('/admin/chat?conversation=4')
  expect(((await screen.findByRole('textbox', { name: 'Message' })) as HTMLTextAreaElement).value).toBe('Un brouillon')
})

test('who only reads finds nothing to write in, and no act that works', async () => {
  show(
    '/admin/chat?conversation=4',
    { conversation: { may_write: false, messages: [wireMessage(1, 'Bonjour', { is_note: true })] } },
    { is_restricted: 1 },
  )
  await screen.findByText('Votre accès est en lecture seule.')
  expect(screen.queryByRole('textbox', { name: 'Message' })).toBeNull()
  expect((screen.getByRole('button', { name: 'Fermer la conversation' }) as HTMLButtonElement).disabled).toBe(true)
  for (const name of ['M’attribuer', 'Créer une tâche', 'Nouveau message']) expect(screen.queryByRole('button', { name })).toBeNull()
})
