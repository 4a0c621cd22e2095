import type { Planning } from '@kxo/domain/planning/contract'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showPage } from '../../../platform/page-fixture.tsx'
import { FindDateDialog } from './find-date-dialog.tsx'

let addresses: URL[]
let dates: object[]
beforeEach(() => {
  addresses = []
  dates = []
  vi.stubGlobal('fetch', async (url: string) => {
    addresses.push(new URL(url, 'http://localhost'))
    return Response.json(dates)
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const planning: Planning = {
  slots: [],
  partners: [{ id: 3, name: 'Samira Haddad', kinds: ['provider'], skills: [] }],
  rooms: [{ id: 5, name: 'Bellecour', location_id: 1, location_name: 'Part-Dieu', capacity: 12, margin_before: 0, margin_after: 0 }],
  away: [],
  closed: [],
}
const show = () => showPage(() => <FindDateDialog planning={planning} onClose={() => undefined} />, { path: '/', at: '/' })

test('each date tells its hours and its room, and leads to its day on the planning', async () => {
  dates = [
    {
      spans: [{ start_at: '2031-01-13T08:00:00Z', end_at: '2031-01-13T16:30:00Z' }],
      room: { id: 5, name: 'Bellecour', location_name: 'Part-Dieu' },
    },
  ]
  show()
  expect((await screen.findByRole('link', { name: 'Voir le 13 janvier 2031' })).closest('li')?.textContent).toContain(
    'Bellecour, Part-Dieu',
  )
  expect(screen.getByRole('link', { name: 'Voir le 13 janvier 2031' }).getAttribute('href')).toMatch(/day=.*2031-01-13/)
})

test('what is wanted is asked again as it changes, and nothing found says what to loosen', async () => {
  show()
  expect(await screen.findByText(/^Aucune date dans les six mois/)).toBeDefined()
  fireEvent.change(screen.getByLabelText('Capacité'), { target: { value: '30' } })
  await waitFor(() => expect(addresses.at(-1)?.searchParams.get('capacity')).toBe('30'))
  fireEvent.change(screen.getByLabelText('De'), { target: { value: '18:00' } })
  const n = addresses.length
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(addresses).toHaveLength(n)
})
