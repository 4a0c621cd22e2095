import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showPage } from '../../platform/page-fixture.tsx'
import { LiftDialog } from './lift-dialog.tsx'
import { Suppressions } from './suppressions.tsx'

let rows: object[]
const answer = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
beforeEach(() => {
  const since = { created_at: '2026-11-20T09:00:00Z', user: null, user_name: 'Noé Muet', detail: '550 5.1.1' }
  rows = [
    { id: 1, address: 'n…@exemple.fr', cause: 'hard_bounce', topic: null, ...since },
    { id: 2, address: 'z…@exemple.fr', cause: 'opt_out', topic: 'surveys', ...since },
  ]
  vi.stubGlobal('fetch', async () => answer({ count: rows.length, page: 1, page_size: 25, results: rows }))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('each address with its cause and its topic', async () => {
  showPage(Suppressions)
  expect(await screen.findByText('Adresse refusée par son serveur')).toBeTruthy()
  expect(screen.getByText('Tout')).toBeTruthy()
  expect(screen.getByText('Enquêtes')).toBeTruthy()
})

test('taking an address off the list says why', async () => {
  const bodies: unknown[] = []
  const closed = vi.fn<() => void>()
  vi.stubGlobal('fetch', async (_: unknown, request: RequestInit = {}) => {
    bodies.push(JSON.parse(String(request.body)))
    return answer({ done: true })
  })
  showPage(() => <LiftDialog id={1} address="n…@exemple.fr" onClose={closed} />)
  const reason = await screen.findByPlaceholderText('Adresse corrigée avec la personne')
  const act = screen.getByText('Retirer de la liste').closest('button')!
  expect(act.disabled).toBe(true)
  fireEvent.change(reason, { target: { value: ' Corrigée avec Noé ' } })
  fireEvent.click(act)
  await waitFor(() => expect(closed).toHaveBeenCalled())
  expect(bodies).toEqual([{ reason: 'Corrigée avec Noé' }])
})

test('an empty list says what will appear', async () => {
  rows = []
  showPage(Suppressions)
  expect(await screen.findByText('Aucune adresse exclue.')).toBeTruthy()
})

test('a refusal is told', async () => {
  vi.stubGlobal('fetch', async () => answer({ code: 'access_denied', message: 'Accès refusé' }, 403))
  showPage(Suppressions)
  expect(await screen.findByText('Accès refusé')).toBeTruthy()
})
