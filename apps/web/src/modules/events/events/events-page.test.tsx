import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showPage } from '../../../platform/page-fixture.tsx'
import { tenantOf, viewerAt } from '../../../platform/viewer-fixtures.ts'
import EventsPage from './events-page.tsx'

let plan: { used: number; max: number | null }
beforeEach(() => {
  vi.stubGlobal('fetch', async (url: string) =>
    Response.json(url.includes('/events/plan/') ? plan : url.includes('/events/') ? { results: [], count: 0, page: 1, page_size: 25 } : []),
  )
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})
const admin = viewerAt(tenantOf('forma'), { user: { is_admin: true, profile_code: 'ADM' } as never })

test('says how many of the month’s events the plan leaves, and what to do when there is none', async () => {
  plan = { used: 18, max: 25 }
  showPage(EventsPage, { viewer: admin })
  expect(await screen.findByText('18 événements sur 25 ce mois-ci')).toBeDefined()
  expect(await screen.findByText('Aucun événement à afficher.')).toBeDefined()
  expect(screen.getAllByRole('link', { name: 'Créer un événement' }).length).toBeGreaterThan(0)
})

test('a plan without a limit is not counted', async () => {
  plan = { used: 0, max: null }
  showPage(EventsPage, { viewer: admin })
  await screen.findByText('Aucun événement à afficher.')
  expect(screen.queryByText(/ce mois-ci/)).toBeNull()
})
