import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showPage } from '../../platform/page-fixture.tsx'
import { tenantOf, viewerAt } from '../../platform/viewer-fixtures.ts'
import LocationsPage from './locations-page.tsx'

const place = {
  id: 4,
  name: 'Campus Part-Dieu',
  town: 'Lyon',
  kind: 1,
  rooms_count: 2,
  capacity: 32,
  is_accessible: true,
  upcoming_count: 3,
  booked_hours: 21,
  is_archived: false,
}
const room = {
  id: 9,
  name: 'Saône',
  capacity: 12,
  equipment: ['Écran'],
  location_id: 4,
  location_name: 'Campus',
  location_town: 'Lyon',
  is_open: true,
}
let rooms: object[]
let listed: object[]
beforeEach(() => {
  listed = [place]
  rooms = []
  vi.stubGlobal('fetch', async (url: string) =>
    Response.json(
      url.includes('/availability/')
        ? rooms
        : url.includes('/locations/')
          ? { results: listed, count: listed.length, page: 1, page_size: 25 }
          : [],
    ),
  )
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})
const admin = viewerAt(tenantOf('forma'), { user: { is_admin: true, profile_code: 'ADM' } as never })

test('shows each place with its town, its rooms and what is booked', async () => {
  showPage(LocationsPage, { viewer: admin })
  expect(await screen.findByText('Campus Part-Dieu')).toBeDefined()
  expect(screen.getByText('Dans nos murs')).toBeDefined()
  expect(screen.getByText('21')).toBeDefined()
})

test('says that there is none, and offers to add one', async () => {
  listed = []
  showPage(LocationsPage, { viewer: admin })
  expect(await screen.findByText('Aucun lieu.')).toBeDefined()
  expect(screen.getAllByRole('link', { name: 'Ajouter un lieu' }).length).toBeGreaterThan(0)
})

test('finds a free room, says who holds a taken one, and says when nothing is free', async () => {
  rooms = [
    { ...room, is_free: true, held_by: null },
    {
      ...room,
      id: 10,
      name: 'Rhône',
      is_free: false,
      held_by: { title: 'Vendre', start_at: '2031-03-04T08:00:00Z', end_at: '2031-03-04T11:30:00Z', is_block: false },
    },
  ]
  showPage(LocationsPage, { viewer: admin })
  fireEvent.click(await screen.findByRole('button', { name: 'Trouver une salle libre' }))
  expect(await screen.findByText('Campus · Saône')).toBeDefined()
  expect(screen.queryByText('Campus · Rhône')).toBeNull()
  fireEvent.click(screen.getByRole('switch'))
  expect(await screen.findByText(/^Vendre, le 04\/03\/2031 de 09:00 à 12:30$/)).toBeDefined()
  rooms = []
  fireEvent.change(screen.getByRole('textbox', { name: 'Équipement' }), { target: { value: 'piano' } })
  expect(await screen.findByText(/Aucune disponibilité/)).toBeDefined()
})
