import { mailTopics } from '@kxo/domain/mailing/topic'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showPage } from '../../platform/page-fixture.tsx'
import UnsubscribePage from './unsubscribe-page.tsx'

let off: string[]
let bodies: string[]
const answer = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
const preferences = () => ({ address: 'z…@exemple.fr', topics: mailTopics.map((topic) => ({ topic, is_on: !off.includes(topic) })) })

beforeEach(() => {
  off = []
  bodies = []
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body = '' }: { method?: string; body?: string } = {}) => {
    if (method === 'POST') {
      bodies.push(decodeURIComponent(String(body)))
      off = url.includes('/undo/') ? [] : mailTopics.filter((topic) => String(body).includes(topic))
    }
    return answer(preferences())
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})
const show = () => showPage(UnsubscribePage, { path: '/$client/unsubscribe/$token', at: '/forma/unsubscribe/abc' })

test('a topic is left, and the way back is offered', async () => {
  show()
  expect(await screen.findByText(/^Pour l’adresse z…@exemple\.fr$/)).toBeTruthy()
  fireEvent.click(screen.getByLabelText('Actualités'))
  fireEvent.click(screen.getByRole('button', { name: 'Confirmer' }))
  expect(await screen.findByText('C’est fait.')).toBeTruthy()
  expect(screen.getByText('Vous ne recevrez plus : actualités.')).toBeTruthy()
  expect(bodies[0]).toContain('news')
  expect(bodies[0]).not.toContain('surveys')
  fireEvent.click(screen.getByRole('button', { name: 'Annuler' }))
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Actualités').checked).toBe(true))
})

test('an address that left everything is told so', async () => {
  off = [...mailTopics]
  show()
  expect(await screen.findByText('Cette adresse est déjà désinscrite.')).toBeTruthy()
})

test('whoever the message was forwarded to reads whose link it is, before and after', async () => {
  show()
  const summary = await screen.findByText('Ce n’est pas vous ?')
  expect(summary.closest('details')?.textContent).toContain('envoyé à z…@exemple.fr')
  fireEvent.click(screen.getByRole('button', { name: 'Me désinscrire de tout' }))
  expect(await screen.findByText('C’est fait.')).toBeTruthy()
  expect(screen.getByText('Ce n’est pas vous ?')).toBeTruthy()
})

test('a link of nobody’s is not found', async () => {
  vi.stubGlobal('fetch', async () => answer({ code: 'not_found', message: 'Introuvable' }, 404))
  show()
  expect(await screen.findByRole('heading', { name: /n’existe pas/ })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Confirmer' })).toBeNull()
})
