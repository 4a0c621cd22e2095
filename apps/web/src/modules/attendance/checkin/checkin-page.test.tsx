import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showPage } from '../../../platform/page-fixture.tsx'
import { tenantOf, viewerAt } from '../../../platform/viewer-fixtures.ts'
import CheckinPage from './checkin-page.tsx'

const viewer = viewerAt(tenantOf('forma'), { user: { is_admin: true, profile_code: 'ADM' } as never })
const person = { registration: 1, name: 'Léa Roy', company_name: null }
const seen = { kind: 1, outcome: 1, refusal: null, at: '2026-11-20T09:00:00Z', by: 'Ana', door: 'Nord', is_offline: false }
const entrance = {
  title: 'Droit social',
  takes_registrations: true,
  expected: 2,
  present: 0,
  inside: 0,
  doors: [],
  last: [],
  conflicts: [],
  matches: [],
}
let shown: object
let answer: object
const code = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Code' })
/** Lets what is on its way be answered. */
let letGo: () => void
let searches: 'found' | 'down'

beforeEach(() => {
  searches = 'found'
  shown = entrance
  answer = { outcome: 1, person: { ...person, status: 6 }, message: null, may_force: false }
  const { promise, resolve } = Promise.withResolvers<void>()
  letGo = resolve
  vi.stubGlobal('fetch', async (address: string, { method }: RequestInit) => {
    if (method !== 'POST' && !address.includes('q=')) return Response.json(shown)
    await promise
    if (searches === 'down') return Response.json({ error: { code: 'UNAVAILABLE', message: 'Indisponible' } }, { status: 503 })
    if (address.includes('/registrations/')) return Response.json({ id: 'x', ...answer })
    return Response.json(method === 'POST' ? { results: [{ id: 'x', ...answer }] } : shown)
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})
const show = async (): Promise<void> => {
  showPage(CheckinPage, { viewer, path: '/checkin/$id', at: '/checkin/3' })
  await screen.findByRole('heading', { name: 'Droit social' })
}

test('a code typed while the one before is checked stays', async () => {
  await show()
  fireEvent.change(code(), { target: { value: 'AAA' } })
  fireEvent.click(screen.getByRole('button', { name: 'Enregistrer l’entrée' }))
  fireEvent.change(code(), { target: { value: 'BBB' } })
  await act(async () => letGo())
  await screen.findByText(/Léa Roy/)
  expect(code().value).toBe('BBB')
})

test('a code that let somebody in leaves its place', async () => {
  await show()
  fireEvent.change(code(), { target: { value: 'AAA' } })
  fireEvent.click(screen.getByRole('button', { name: 'Enregistrer l’entrée' }))
  await act(async () => letGo())
  await screen.findByText(/Léa Roy/)
  expect(code().value).toBe('')
})

test('nobody is said to be missing before the answer came', async () => {
  await show()
  fireEvent.change(screen.getByRole('searchbox', { name: 'Chercher une personne' }), { target: { value: 'roy' } })
  expect(screen.queryByText('Personne de ce nom ici.')).toBeNull()
  await act(async () => letGo())
  await screen.findByText('Personne de ce nom ici.')
})

test('a search that fails takes nothing of the entrance away', async () => {
  searches = 'down'
  await show()
  fireEvent.change(code(), { target: { value: 'AAA' } })
  fireEvent.change(screen.getByRole('searchbox', { name: 'Chercher une personne' }), { target: { value: 'roy' } })
  await act(async () => letGo())
  await screen.findByRole('alert')
  expect(screen.getByRole('heading', { name: 'Droit social' })).toBeDefined()
  expect(code().value).toBe('AAA')
})

test('who has still to pay is let in all the same with a reason, by whoever may', async () => {
  answer = { outcome: 3, person: { ...person, status: 3 }, message: 'Léa Roy : inscription non confirmée', may_force: true }
  await show()
  fireEvent.change(code(), { target: { value: 'AAA' } })
  fireEvent.click(screen.getByRole('button', { name: 'Enregistrer l’entrée' }))
  await act(async () => letGo())
  fireEvent.click(await screen.findByRole('button', { name: 'Laisser entrer' }))
  await screen.findByRole('dialog')
  expect(await screen.findByRole('textbox', { name: /^Motif/ })).toBeDefined()
  expect(screen.getByText('Léa Roy sera confirmé avec ce motif.')).toBeDefined()
})

test('passages, conflicts and who is inside are shown', async () => {
  shown = {
    ...entrance,
    present: 1,
    inside: 1,
    last: [{ ...person, ...seen, id: 'a' }],
    conflicts: [{ ...person, ...seen, id: 'b', name: 'Hugo Petit', outcome: 2, is_offline: true }],
  }
  await show()
  expect(screen.getByText('À l’intérieur')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Annuler ce passage, Léa Roy' })).toBeDefined()
  expect(screen.getByRole('heading', { name: 'Conflits' })).toBeDefined()
  expect(screen.getByText('Hugo Petit')).toBeDefined()
})

test('without the network and without the list, the door says what to do', async () => {
  await show()
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  fireEvent.change(code(), { target: { value: 'AAA' } })
  fireEvent.click(screen.getByRole('button', { name: 'Enregistrer l’entrée' }))
  await screen.findByText('Pas de réseau')
  expect(code().value).toBe('AAA')
  online.mockRestore()
})

test('somebody without a registration is registered at the door, and what the form lacks is said', async () => {
  await show()
  fireEvent.click(screen.getByRole('button', { name: 'Inscrire sur place' }))
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.change(await dialog.findByRole('textbox', { name: /^Prénom/ }), { target: { value: 'Léa' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Inscrire et faire entrer' }))
  await dialog.findByRole('alert')
  fireEvent.change(dialog.getByRole('textbox', { name: /^Nom/ }), { target: { value: 'Roy' } })
  fireEvent.change(dialog.getByRole('textbox', { name: /mail/i }), { target: { value: 'lea.roy@exemple.test' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Inscrire et faire entrer' }))
  await act(async () => letGo())
  expect(await screen.findByText('Bienvenue Léa Roy')).toBeDefined()
})

test('the end of the day marks who never came, but for whom it is told to spare', async () => {
  const missing = [
    { registration: 1, name: 'Léa Roy', company_name: null, half_days: 1 },
    { registration: 2, name: 'Tom Colin', company_name: 'Alto', half_days: 1 },
  ]
  const standing = { expected: 3, came: 1, half_days: 1, missing, absent: [], locked_at: null, lockable_at: null }
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (address: string, { method, body }: RequestInit) => {
    if (method === 'POST') {
      sent.push(JSON.parse(String(body)))
      return Response.json({ count: 1 })
    }
    return Response.json(address.includes('/closing/') ? standing : shown)
  })
  await show()
  fireEvent.click(screen.getByRole('button', { name: 'Fin de journée' }))
  fireEvent.click(await screen.findByRole('checkbox', { name: /Tom Colin/ }))
  fireEvent.click(screen.getByRole('button', { name: 'Noter 1 absence' }))
  await vi.waitFor(() => expect(sent).toEqual([{ registrations: [1], reason: 'Non venu, constaté en fin de journée' }]))
})

test('each entry prints its badge once asked on this device, and the last one again', async () => {
  const fetched: string[] = []
  const others = globalThis.fetch
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    if (!address.includes('/badges/')) return others(address, init)
    fetched.push(new URL(address, 'https://kxo.test').search)
    return new Response(new Blob(['%PDF']), { headers: { 'content-type': 'application/pdf' } })
  })
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:badge', revokeObjectURL: () => {} }))
  localStorage.removeItem('badges-3')
  const enter = async (): Promise<void> => {
    fireEvent.change(code(), { target: { value: 'AAA' } })
    fireEvent.click(screen.getByRole('button', { name: 'Enregistrer l’entrée' }))
    await act(async () => letGo())
    await screen.findByText('Bienvenue Léa Roy')
  }
  await show()
  await enter()
  expect(fetched).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: 'Imprimer le badge' }))
  await vi.waitFor(() => expect(fetched).toEqual(['?registration=1']))
  fireEvent.click(screen.getByRole('switch', { name: /^Imprimer le badge après chaque entrée/ }))
  await enter()
  await vi.waitFor(() => expect(fetched).toHaveLength(2))
  expect(document.querySelectorAll('iframe')).toHaveLength(2)
  for (const frame of document.querySelectorAll('iframe')) frame.remove()
})
