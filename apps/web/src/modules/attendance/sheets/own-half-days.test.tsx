import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showPage } from '../../../platform/page-fixture.tsx'
import { tenantOf, viewerAt } from '../../../platform/viewer-fixtures.ts'
import AttendancePage from '../attendance-page.tsx'

const at = (text: string) => new Date(`2027-03-${text}:00+01:00`).toISOString()
const half = (slot: number, day: string, more: object) => ({
  slot,
  role: 'participant',
  event: slot,
  event_title: `Session ${slot}`,
  slot_title: '',
  start_at: at(`${day}T14:00`),
  end_at: at(`${day}T17:00`),
  opens_at: at(`${day}T13:45`),
  closes_at: at(`${Number(day) + 1}T17:00`),
  place: '',
  partners: [],
  state: 'open',
  signed_at: null,
  reason: '',
  minutes_late: 0,
  is_locked: false,
  own_signing: 'free',
  expected: null,
  signed: null,
  ...more,
})
const yesterday = [half(1, '10', {}), half(2, '10', { role: 'partner', expected: 3, signed: 1 })]
let answered: object[]
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-03-11T10:00:00+01:00') })
  vi.stubGlobal('fetch', async () => Response.json(answered))
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const show = () => showPage(AttendancePage, { viewer: viewerAt(tenantOf('forma')), path: '/emargement', at: '/emargement' })
/** Titles under each heading of the page. */
const sections = async () => {
  await screen.findAllByRole('article')
  return Object.fromEntries(
    screen.getAllByRole('heading', { level: 2 }).map((heading) => [
      heading.textContent,
      within(heading.parentElement!)
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent),
    ]),
  )
}

test('what is still open of yesterday stands under its own heading, with its day, for whoever learns and whoever leads', async () => {
  answered = [...yesterday, half(3, '11', { state: 'coming' }), half(4, '09', { state: 'missed' })]
  show()
  expect(await sections()).toEqual({ 'Aujourd’hui': ['Session 3'], 'À signer': ['Session 1', 'Session 2'], Passées: ['Session 4'] })
  expect(screen.getAllByText('mercredi 10 mars 2027')).toHaveLength(2)
})

test('with nothing today, what is left of yesterday is not called nothing', async () => {
  answered = yesterday
  show()
  expect(await sections()).toEqual({ 'À signer': ['Session 1', 'Session 2'] })
  expect(screen.queryByText(/à signer aujourd’hui/)).toBeNull()
})
