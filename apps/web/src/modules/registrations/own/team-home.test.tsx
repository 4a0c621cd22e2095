import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { showPage } from '../../../platform/page-fixture.tsx'
import { tenantOf, viewerAt } from '../../../platform/viewer-fixtures.ts'
import Home from './home.tsx'

const soon = new Date(Date.now() + 3 * 86_400_000)
const date = {
  event: 12,
  event_title: 'Gérer un conflit',
  start_date: soon,
  end_date: soon,
  time_zone: 'Europe/Paris',
  town: 'Lyon',
  is_online: false,
  people: 6,
  names: ['Ada Abadie', 'Paul Colin'],
  counts: [
    { status: 'toPay', count: 2 },
    { status: 'registered', count: 4 },
  ],
}
const person = { id: 31, first_name: 'Julien', last_name: 'Roux', figures: { next_date: soon, to_do: 2 } }
const request = { id: 7, status: 'toValidate', forms_due: 0, first_name: 'Nina', last_name: 'Bret', event_title: 'Oser', start_date: null }
let approved: number[]
let requests: (typeof request)[]
vi.mock('../../../platform/api-client.ts', async (actual) => ({
  ...(await actual<object>()),
  call: async ({ path, method }: { path: string; method: string }, input: { query?: { desk?: string }; params?: { id: number } }) => {
    if (path.endsWith('/team-dates/')) return [date]
    if (path.endsWith('/validation/') && method === 'POST') {
      approved.push(input.params!.id)
      return { ...request, status: 'registered' }
    }
    if (path.endsWith('/users/')) return { results: [person], count: 9 }
    return { results: input.query?.desk ? requests : [], count: 0 }
  },
}))
afterEach(cleanup)

const viewerOf = (profile_code: 'REF' | 'USR') =>
  viewerAt(tenantOf('forma', { params: { referent_validates: true }, features: ['delegation'] }), { user: { profile_code, company: 3 } })
const show = (profile: 'REF' | 'USR') => {
  approved = []
  requests = [request]
  return showPage(Home, { viewer: viewerOf(profile) })
}

test('a referent opens on their team: what awaits their agreement, who goes where, each of their people', async () => {
  show('REF')
  const team = within(await screen.findByRole('region', { name: 'Mon équipe' }))
  expect((await team.findByRole('link', { name: 'Gérer un conflit' })).getAttribute('href')).toContain('/events/12?tab=team')
  expect(team.getByText('Ada Abadie, Paul Colin et 4 autres')).toBeDefined()
  expect(team.getByText(/^2 · À payer$/)).toBeDefined()
  expect(team.getByRole('link', { name: 'Julien Roux' }).getAttribute('href')).toBe('/user/31')
  expect(team.getByText(/2 réponses attendues/)).toBeDefined()
  expect(team.getByRole('link', { name: 'Voir les 9 personnes' }).getAttribute('href')).toBe('/users')
  expect(team.getByRole('button', { name: 'Inscrire Julien Roux' })).toBeDefined()
  fireEvent.click(await team.findByRole('button', { name: 'Valider' }))
  await waitFor(() => expect(approved).toEqual([7]))
})

test('nobody else is shown a team', async () => {
  const { queries } = show('USR')
  await waitFor(() => expect(queries.isFetching()).toBe(0))
  expect(screen.queryByRole('region', { name: 'Mon équipe' })).toBeNull()
})
