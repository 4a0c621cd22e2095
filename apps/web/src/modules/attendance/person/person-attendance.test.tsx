import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showPage } from '../../../platform/page-fixture.tsx'
import { tenantOf, viewerAt } from '../../../platform/viewer-fixtures.ts'
import OwnHours from './own-hours.tsx'
import PersonAttendance from './person-attendance.tsx'

let minutes: number[]
let rows: object[]
const halfDay = {
  slot: 4,
  event: 9,
  event_title: 'Droit social',
  start_at: '2026-03-04T08:00:00Z',
  end_at: '2026-03-04T11:00:00Z',
  state: 'regularised',
  minutes: 150,
  minutes_late: 30,
  signed_at: null,
}
beforeEach(() => {
  ;[minutes, rows] = [[720, 90, 0], [halfDay]]
  vi.stubGlobal('fetch', async (address: string) =>
    address.includes('hours')
      ? Response.json({ years: minutes.map((one, before) => ({ year: 2026 - before, minutes: one })) })
      : Response.json({ results: rows, count: rows.length, page: 1, page_size: 25 }),
  )
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})
const showOwn = (yearly_hours_goal: number | null) =>
  showPage(() => <OwnHours />, { viewer: viewerAt(tenantOf('barreau', { params: { yearly_hours_goal } })) })

test('a person reads how far they are from the goal of the year, and the years before', async () => {
  showOwn(20)
  await screen.findByText('12 h suivies sur 20 h en 2026')
  expect(screen.getByRole('progressbar', { name: 'Vos heures suivies' }).getAttribute('aria-valuenow')).toBe('60')
  screen.getByText('2025 : 1,5 h')
  cleanup()
  minutes = [1260, 0, 0]
  showOwn(20)
  await screen.findByText(/^Objectif de l’année atteint/)
})

test('without a goal the hours alone are told, and nothing to whoever followed none', async () => {
  showOwn(null)
  await screen.findByText('Heures suivies en 2026 : 12 h')
  expect(screen.queryByRole('progressbar')).toBeNull()
  cleanup()
  minutes = [0, 0, 0]
  const { queries } = showOwn(null)
  await waitFor(() => expect(queries.isFetching()).toBe(0))
  expect(screen.queryByRole('heading')).toBeNull()
})

test('the record of a person tells their hours year by year, and what proves each half-day', async () => {
  const admin = viewerAt(tenantOf('forma'), { user: { is_admin: true, profile_code: 'ADM' } as never })
  showPage(() => <PersonAttendance id={7} />, { viewer: admin })
  await screen.findByRole('heading', { name: 'Heures suivies en 2026' })
  const row = (await screen.findByText('Droit social')).closest('tr')
  expect(row?.textContent).toMatch(/Régularisé.*2,5\s?h · Retard\s?: 30\s?min/)
  cleanup()
  rows = []
  showPage(() => <PersonAttendance id={7} />, { viewer: admin })
  await screen.findByText('Aucune demi-journée.')
})
