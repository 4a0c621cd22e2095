import type { EventRecord } from '@kxo/domain/events/contract'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showPage } from '../../../platform/page-fixture.tsx'
import { tenantOf, viewerAt } from '../../../platform/viewer-fixtures.ts'
import { attendanceForEvents } from '../for-events.ts'
import EventSheets from './event-sheets.tsx'
import { SheetsList } from './sheets-list.tsx'

const halfDay = {
  event: 3,
  event_title: 'Droit social',
  slot: 9,
  start_at: '2026-11-19T08:00:00Z',
  end_at: '2026-11-19T11:00:00Z',
  place: 'Lyon',
  partners: ['Paul Girard'],
  expected: 12,
  signed: 11,
  absent: 1,
  partner_signed: true,
  state: 'locked',
}
let rows: object[]
let lines: object[]
let answer: 'list' | 'refused'
let requests: URL[]
beforeEach(() => {
  ;[rows, lines, answer, requests] = [[halfDay], [], 'list', []]
  vi.stubGlobal('fetch', async (address: string) => {
    const url = new URL(address, 'http://here')
    if (url.pathname.endsWith('/lines/')) return Response.json({ results: lines, count: lines.length, page: 1, page_size: 100 })
    if (!url.pathname.endsWith('/attendance-sheets/')) return Response.json({ results: [], count: 0, page: 1, page_size: 25 })
    requests.push(url)
    if (answer === 'refused') return Response.json({ code: 'forbidden', message: 'Vous n’y avez pas accès.' }, { status: 403 })
    return Response.json({ results: rows, count: rows.length, page: 1, page_size: 25 })
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const viewer = (user: object) => viewerAt(tenantOf('forma'), { user } as never)
const admin = viewer({ is_admin: true, profile_code: 'ADM' })
const event = { id: 3, nature: 'activity' } as EventRecord // what the tab reads of it
const show = () => showPage(() => <EventSheets event={event} />, { viewer: admin })

test('the half-days of the event alone, and its sheet where certificates are issued', async () => {
  show()
  const row = (await screen.findByText('Verrouillée')).closest('tr') as HTMLElement
  expect(row.textContent).toMatch(/12.*11.*1/)
  expect(requests.at(-1)?.searchParams.get('event')).toBe('3')
  const link = row.querySelector('a') as HTMLAnchorElement
  expect(new URL(link.href).pathname).toBe('/event/3/signatures')
})

test('who was absent and why stands below the half-days', async () => {
  lines = [
    { id: 1, name: 'Léa Roy', company_name: 'Verrier', start_at: halfDay.start_at, end_at: halfDay.end_at, slot_title: '', presence: 3 },
  ].map((line) => ({
    ...line,
    signed_at: null,
    minutes_late: 0,
    minutes_away: 0,
    absence_reason: 1,
    reason: 'jusqu’à lundi',
    recorded_by: null,
  }))
  show()
  const row = (await screen.findByText('Léa Roy, Verrier')).closest('tr') as HTMLElement
  expect(row.textContent).toMatch(/Arrêt maladie – jusqu’à lundi$/)
})

test('no half-day yet', async () => {
  rows = []
  show()
  expect(await screen.findByText('Aucune demi-journée sur cette période.')).toBeDefined()
})

test('what is refused is said', async () => {
  answer = 'refused'
  show()
  expect((await screen.findByRole('alert')).textContent).toContain('Vous n’y avez pas accès.')
})

test('offered to those who read every sheet, where the tenant speaks of attendance', () => {
  const [tab] = attendanceForEvents.tabs ?? []
  const shown = (of: ReturnType<typeof viewer>) => tab?.shown?.(event, of)
  expect(shown(admin)).toBe(true)
  expect(shown(viewer({}))).toBe(false)
})

test('a space without half-days says where they come from, and leads there', async () => {
  rows = []
  showPage(() => <SheetsList />, { viewer: admin })
  expect(await screen.findByText('Aucune demi-journée à émarger.')).toBeDefined()
  expect(new URL(screen.getByRole<HTMLAnchorElement>('link', { name: 'Voir les événements' }).href).pathname).toBe('/admin/events')
})
