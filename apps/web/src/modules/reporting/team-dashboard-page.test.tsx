import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { showPage } from '../../platform/page-fixture.tsx'
import { tenantOf, viewerAt } from '../../platform/viewer-fixtures.ts'
import TeamDashboardPage from './team-dashboard-page.tsx'

const figures = {
  period: 'all',
  months: ['2026-11', '2026-10'],
  people: 12,
  minutes: 5_430,
  billed: 120_000,
  before: { people: 9, minutes: 600, billed: 0 },
  statuses: [{ status: 'toPay', count: 3 }],
  due: 45_050,
}
vi.mock('../../platform/api-client.ts', async (actual) => ({
  ...(await actual<object>()),
  call: async ({ path }: { path: string }) => {
    if (path.endsWith('/team-figures/')) return figures
    if (path.endsWith('/team-dates/')) return []
    return { results: [], count: 0 }
  },
}))
afterEach(cleanup)

const show = (features: string[]) =>
  showPage(() => <TeamDashboardPage />, {
    viewer: viewerAt({ ...tenantOf('forma'), features } as never, { user: { profile: 'REF', company_id: 3 } as never }),
  })

test('a referent reads the figures of their company, each opening its list', async () => {
  show(['referent', 'accounting'])
  expect((await screen.findByRole('link', { name: 'Personnes venues' })).getAttribute('href')).toBe('/myEvents?tab=team')
  expect(screen.getByText('12')).toBeTruthy()
  expect(screen.getByText('9 le mois précédent')).toBeTruthy()
  expect(screen.getByText(/90,5/)).toBeTruthy()
  expect(screen.getByText(/450,50/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Reste à payer aujourd’hui' }).getAttribute('href')).toBe('/bills')
  expect(screen.getByText('3 · À payer')).toBeTruthy()
})

test('no money is shown where none is invoiced', async () => {
  show(['referent'])
  await screen.findByRole('link', { name: 'Personnes venues' })
  expect(screen.queryByText('Facturé TTC')).toBeNull()
})
