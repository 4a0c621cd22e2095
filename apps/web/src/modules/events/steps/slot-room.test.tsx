import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { showPage } from '../../../platform/page-fixture.tsx'
import { tenantOf, viewerAt } from '../../../platform/viewer-fixtures.ts'
import { SlotForm } from './slot-form.tsx'

const room = {
  id: 4,
  name: 'Saône',
  capacity: 18,
  layouts: [],
  equipment: [],
  location_id: 1,
  location_name: 'Part-Dieu',
  location_town: 'Lyon',
  is_open: true,
  is_free: false,
  held_by: { title: 'Lire un bilan', start_at: '2031-03-04T08:00:00Z', end_at: '2031-03-04T11:30:00Z', is_block: false },
}
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('a room that is taken says by what and when, before anything is saved', async () => {
  vi.stubGlobal('fetch', async (url: string) =>
    url.includes('/availability/') ? Response.json([room]) : new Promise<Response>(() => undefined),
  )
  const event = { id: 7, time_zone: 'Europe/Paris', start_date: null, end_date: null, max_participants: null, series_id: null }
  const earlier = { id: 1, start_at: new Date('2031-03-04T07:00:00Z'), end_at: new Date('2031-03-04T08:00:00Z'), room_id: 4 }
  showPage(() => <SlotForm event={event as never} slot={null} others={[earlier as never]} onSaved={() => undefined} />, {
    viewer: viewerAt(tenantOf('forma'), { user: { is_admin: true, profile_code: 'ADM' } as never }),
  })
  expect((await screen.findByRole('alert')).textContent).toMatch(
    /La salle Saône est déjà réservée par «\sLire un bilan\s» le 04\/03\/2031 de 09:00 à 12:30\./,
  )
})
