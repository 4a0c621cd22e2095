import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showPage } from '../../../platform/page-fixture.tsx'
import { tenantOf, viewerAt } from '../../../platform/viewer-fixtures.ts'
import AdminMaterialsPage from './admin-materials-page.tsx'
import MaterialsPage from './materials-page.tsx'

const document = (id: number, name: string, change: object = {}) => ({
  id,
  category: 9,
  name,
  status: 4,
  restriction: 2,
  user: null,
  user_name: null,
  company: null,
  event: 7,
  event_title: 'Écouter',
  event_url: 'ecouter',
  registration: null,
  bill: null,
  file: id,
  content_type: 'application/pdf',
  size: 2048,
  created_at: '2026-01-05T09:00:00Z',
  sent_at: null,
  number: null,
  minutes: null,
  valid_until: null,
  start_date: '2026-02-01T09:00:00Z',
  end_date: null,
  is_void: false,
  is_removable: false,
  ...change,
})
let answered: object[]
let requests: URLSearchParams[]
beforeEach(() => {
  requests = []
  answered = [
    document(1, 'Diapositives'),
    document(2, 'Film du matin', { event: 8, event_title: 'Décider', category: 11, content_type: 'video/mp4' }),
    document(3, 'Corrigé', { created_at: new Date().toISOString() }),
  ]
  vi.stubGlobal('fetch', async (address: string) => {
    const { pathname, searchParams } = new URL(address, 'http://here')
    if (!pathname.endsWith('/documents/')) return Response.json({ results: [], count: 0, page: 1, page_size: 50 })
    requests.push(searchParams)
    const found = answered.filter((one) => JSON.stringify(one).includes(searchParams.get('q') ?? ''))
    return Response.json({ results: found, count: found.length, page: 1, page_size: 50 })
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('what a person was given to learn with stands under its event, the new one told', async () => {
  showPage(MaterialsPage)
  const listening = await screen.findByRole('region', { name: 'Écouter' })
  expect(within(listening).getAllByRole('listitem')).toHaveLength(2)
  expect(within(listening).getByRole('link', { name: 'Écouter' }).getAttribute('href')).toBe('/events/7')
  expect(within(screen.getByRole('region', { name: 'Décider' })).getByText('Film du matin')).toBeTruthy()
  expect(screen.getAllByText('Nouveau')).toHaveLength(1)
  expect(requests[0]!.get('user')).toBe('given')
  expect(requests[0]!.get('category')).toBe('support,guide,help,video')
})

test('a search keeps what it finds, and says when it finds nothing', async () => {
  showPage(MaterialsPage)
  fireEvent.change(await screen.findByRole('searchbox'), { target: { value: 'Film' } })
  await vi.waitFor(() => expect(screen.queryByText('Diapositives')).toBeNull())
  expect(screen.getByText('Film du matin')).toBeTruthy()
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'rien de tel' } })
  expect(await screen.findByText('Aucun support ne correspond à cette recherche.')).toBeTruthy()
})

test('who was given nothing is told where it will come from', async () => {
  answered = []
  showPage(MaterialsPage)
  expect(await screen.findByText('Aucun support à afficher.')).toBeTruthy()
  expect(screen.queryByRole('searchbox')).toBeNull()
})

const administrator = (restriction: number) =>
  viewerAt(tenantOf('forma'), { user: { is_admin: true, profile_code: 'ADM', is_restricted: restriction } })

test('an administrator sees what every event gives out, and gives more for one they choose', async () => {
  showPage(AdminMaterialsPage, { viewer: administrator(0) })
  expect(await screen.findByText('Diapositives')).toBeTruthy()
  expect(requests[0]!.get('user')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Remettre un document' }))
  const dialog = await screen.findByRole('dialog')
  expect(within(dialog).getByRole('button', { name: 'Continuer' }).hasAttribute('disabled')).toBe(true)
})

test('an administrator who only reads gives nothing out', async () => {
  showPage(AdminMaterialsPage, { viewer: administrator(1) })
  expect(await screen.findByText('Diapositives')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Remettre un document' })).toBeNull()
})
