import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showPage } from '../../../platform/page-fixture.tsx'
import { tenantOf, viewerAt } from '../../../platform/viewer-fixtures.ts'
import AttendancePage from '../attendance-page.tsx'

const soon = new Date(Date.now() + 86_400_000).toISOString()
const date = {
  event: 12,
  event_title: 'Gérer un conflit',
  start_date: soon,
  end_date: soon,
  time_zone: 'Europe/Paris',
  town: 'Lyon',
  is_online: false,
  people: 3,
  names: ['Ada Abadie', 'Paul Colin'],
  counts: [],
}
beforeEach(() => {
  vi.stubGlobal('fetch', async (address: string) => Response.json(address.includes('/team-dates/') ? [date] : []))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const show = (profile_code: 'REF' | 'USR') =>
  showPage(AttendancePage, { viewer: viewerAt(tenantOf('forma'), { user: { profile_code, company: 3 } }) })

test('a referent is led to the sheet of each date of their people; nobody else is', async () => {
  show('REF')
  const sheet = await screen.findByRole('link', { name: /^Ouvrir la feuille.*Gérer un conflit$/ })
  expect(sheet.getAttribute('href')).toBe('/event/12/signatures')
  expect(screen.getByText('Ada Abadie, Paul Colin…')).toBeDefined()
  cleanup()
  const { queries } = show('USR')
  await waitFor(() => expect(queries.isFetching()).toBe(0))
  expect(screen.queryByRole('link', { name: /Ouvrir la feuille/ })).toBeNull()
})
