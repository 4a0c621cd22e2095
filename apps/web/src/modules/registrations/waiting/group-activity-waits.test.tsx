import type { Activity } from '@kxo/domain/events/contract'
import type { WaitingEntry } from '@kxo/domain/registrations/waiting/waiting-contract'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showPage } from '../../../platform/page-fixture.tsx'
import { tenantOf, viewerAt } from '../../../platform/viewer-fixtures.ts'
import type { PickedPerson } from '../registering/people-picker.tsx'
import { GroupActivityWaits } from './group-activity-waits.tsx'

const viewer = viewerAt(tenantOf('forma'), { user: { is_admin: false } })
const me = viewer.actor.user_id ?? 0
const full = {
  id: 31,
  title: 'Atelier voix',
  enrolment: 'optional',
  places_left: 0,
  has_waiting_list: true,
  is_cancelled: false,
} as Activity
const people = [
  { id: 101, first_name: 'Ana', last_name: 'Roy' },
  { id: 102, first_name: 'Léa', last_name: 'Petit' },
  { id: 103, first_name: 'Zoé', last_name: 'Blin' },
] as PickedPerson[]
const request: WaitingEntry = {
  id: 9,
  event: 31,
  asked_by: me,
  asked_by_name: 'Nadia Benali',
  company_name: null,
  rank: 1,
  people: people.map(({ id, first_name, last_name }) => ({ user: id, name: `${first_name} ${last_name}`, state: 'waiting' as const })),
  at_least: 2,
  needs: 2,
  joined_at: new Date('2027-01-10T09:00:00Z'),
  offer_expires_at: null,
  decisions: [],
}

let sent: unknown[]
let entries: WaitingEntry[]
let activities: Activity[]
vi.mock('../../../platform/api-client.ts', async (actual) => ({
  ...(await actual<object>()),
  call: async ({ method, path }: { method: string; path: string }, { body }: { body?: unknown } = {}) => {
    if (method !== 'GET') sent.push([path.split('/').slice(3, -1).join('/'), body])
    return path.endsWith('/activities/') ? activities : { waiting: 4, entries }
  },
}))
beforeEach(() => {
  sent = []
  entries = []
  activities = [full]
})
afterEach(cleanup)
const show = () => showPage(() => <GroupActivityWaits event_id={12} people={people} />, { viewer })

test('those registered together wait together for a full activity, all of them or at least so many', async () => {
  show()
  await screen.findByText(/Atelier voix/)
  fireEvent.click(await screen.findByRole('button', { name: /groupe/ }))
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.click(dialog.getByRole('checkbox', { name: 'Zoé Blin' }))
  fireEvent.click(dialog.getByRole('button', { name: 'Ajouter à la liste' }))
  await waitFor(() => expect(sent).toEqual([['events/:id/waiting-list', { users: [101, 102], at_least: 2 }]]))
})

test('who asked for a group takes the places offered, or leaves the list in one act', async () => {
  entries = [
    {
      ...request,
      people: request.people.map((one) => ({ ...one, state: 'offered' as const })),
      offer_expires_at: request.joined_at,
      rank: null,
    },
  ]
  show()
  await screen.findByText(/3 places vous sont gardées jusqu’au/)
  fireEvent.click(screen.getByRole('button', { name: 'Prendre les places' }))
  fireEvent.click(screen.getByRole('button', { name: 'Laisser les places' }))
  await waitFor(() =>
    expect(sent.map((line) => (line as unknown[])[0])).toEqual(['waiting-list/:id/acceptance', 'waiting-list/:id/departure']),
  )
})

test('who waits already is not put on the list twice, and an activity with room has no list', async () => {
  entries = [request]
  activities = [full, { ...full, id: 32, title: 'Atelier souffle', places_left: 2 }]
  show()
  await screen.findByText(/au moins 2 places ensemble/)
  expect(screen.queryByRole('button', { name: /groupe/ })).toBeNull()
  expect(screen.queryByText('Atelier souffle')).toBeNull()
})
