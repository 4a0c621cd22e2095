import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showPage } from '../../../platform/page-fixture.tsx'
import { tenantOf, viewerAt } from '../../../platform/viewer-fixtures.ts'
import CheckinPage from './checkin-page.tsx'

const viewer = viewerAt(tenantOf('forma'), { user: { is_admin: true, profile_code: 'ADM' } as never })
const entrance = { title: 'Droit social', expected: 2, present: 0, last: [], matches: [] }
const entry = { registration: 1, name: 'Léa Roy', company_name: null, at: '2026-11-20T09:00:00Z', by: 'Ana', slot: null }
const code = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Code' })
/** Lets what is on its way be answered. */
let letGo: () => void
let searches: 'found' | 'down'

beforeEach(() => {
  searches = 'found'
  const { promise, resolve } = Promise.withResolvers<void>()
  letGo = resolve
  vi.stubGlobal('fetch', async (address: string, { method }: RequestInit) => {
    if (method !== 'POST' && !address.includes('q=')) return Response.json(entrance)
    await promise
    if (searches === 'down') return Response.json({ error: { code: 'UNAVAILABLE', message: 'Indisponible' } }, { status: 503 })
    return method === 'POST' ? Response.json(entry, { status: 201 }) : Response.json(entrance)
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
