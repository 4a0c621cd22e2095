import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { showPage } from '../../../platform/page-fixture.tsx'
import { tenantOf, viewerAt } from '../../../platform/viewer-fixtures.ts'
import MyEventsPage from './my-events-page.tsx'

const me = 7
const soon = new Date(Date.now() + 3 * 86_400_000)
const wait = {
  id: 4,
  event: 21,
  parent: null as number | null,
  event_title: 'Atelier photo',
  start_date: soon,
  end_date: soon,
  time_zone: 'Europe/Paris',
  asked_by: me,
  asked_by_name: 'Ana Roy',
  company_name: null,
  rank: 2,
  people: [{ user: me, name: 'Ana Roy', state: 'waiting' }],
  at_least: 1,
  needs: 1,
  joined_at: soon,
  offer_expires_at: null,
  decisions: [],
}
const teammate = {
  id: 9,
  user: 31,
  event: 12,
  event_title: 'Oser',
  first_name: 'Nina',
  last_name: 'Bret',
  status: 'toComplete',
  forms_due: 0,
}
let waits: (typeof wait)[]
let sent: string[]
vi.mock('../../../platform/api-client.ts', async (actual) => ({
  ...(await actual<object>()),
  call: async ({ path, method }: { path: string; method: string }, input?: { query?: { company?: number } }) => {
    if (method === 'POST') {
      sent.push(path)
      return { done: true }
    }
    if (path.endsWith('/waiting-list/')) return waits
    const results = input?.query?.company === 3 ? [teammate] : []
    return { results, count: results.length }
  },
}))
afterEach(cleanup)

const show = (tab: string, profile_code: 'REF' | 'USR' = 'USR') => {
  sent = []
  return showPage(MyEventsPage, {
    viewer: viewerAt(tenantOf('forma'), { user: { profile_code, company: 3 } }),
    path: '/myEvents',
    at: `/myEvents?tab=${tab}`,
  })
}

test('every list one waits on, with one’s rank, its event and the way out in one click', async () => {
  waits = [wait, { ...wait, id: 5, event: 22, parent: 12, event_title: 'Atelier voix' }]
  show('waiting')
  expect((await screen.findByRole('link', { name: 'Atelier photo' })).getAttribute('href')).toBe('/events/21')
  expect(screen.getByRole('link', { name: 'Atelier voix' }).getAttribute('href')).toBe('/events/12')
  expect(screen.getAllByText('Vous êtes au rang 2 de la liste d’attente.')).toHaveLength(2)
  fireEvent.click(screen.getAllByRole('button', { name: 'Quitter la liste' })[0]!)
  await waitFor(() => expect(sent).toEqual(['/clients/:client/waiting-list/:id/departure/']))
})

test('who waits nowhere is told so', async () => {
  waits = []
  show('waiting')
  expect(await screen.findByText('Vous n’êtes sur aucune liste d’attente.')).toBeDefined()
})

test('a referent follows and reminds their team there, and nobody else has the tab', async () => {
  show('team', 'REF')
  fireEvent.click(await screen.findByRole('button', { name: /Nina Bret, Oser/ }))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Relancer' }))
  await waitFor(() => expect(sent).toEqual(['/clients/:client/guests/:id/reminder/']))
  cleanup()
  show('team')
  await screen.findByText(/à afficher/)
  expect(screen.queryByRole('button', { name: 'Mon équipe' })).toBeNull()
})
