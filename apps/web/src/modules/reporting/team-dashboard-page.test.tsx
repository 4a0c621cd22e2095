import { teamFiguresContract } from '@kxo/domain/reporting/team-contract'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
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
  attendance: 8_750,
  expected: 14,
  before: { people: 9, minutes: 600, billed: 0, attendance: null, expected: 0 },
  statuses: [{ status: 'toPay', count: 3 }],
  due: 45_050,
  half_days: { expected: 20, present: 17, late: 2, minutes_late: 35, absent: 3 },
  series: [{ month: '2026-11', open: 1, confirmed: 4, cancelled: 1 }],
  fill: { taken: 9, places: 12 },
  tests: { before: { percent: 4_200, people: 8 }, after: null },
  feedback: { satisfaction: { value: 9_100, answers: 5 }, score: null },
}
const taken: unknown[] = []
vi.mock('../../ui/display/save-file.ts', () => ({ saveFile: (_: Blob, name: string) => taken.push(name) }))
vi.mock('../../platform/api-client.ts', async (actual) => ({
  ...(await actual<object>()),
  fetchFile: async ({ path }: { path: string }, { query }: { query: object }) => {
    taken.push({ path, ...query })
    return { blob: new Blob(), name: 'equipe.xlsx' }
  },
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
  expect(screen.getByRole('link', { name: 'Taux de présence' }).getAttribute('href')).toBe('/emargement')
  expect(screen.getByText(/^87,5\s%$/)).toBeTruthy()
  expect(screen.getByText('N = 14')).toBeTruthy()
})

test('no money is shown where none is invoiced', async () => {
  show(['referent'])
  await screen.findByRole('link', { name: 'Personnes venues' })
  expect(screen.queryByText('Facturé TTC')).toBeNull()
})

test('what the team follows is taken away as a workbook', async () => {
  show(['referent'])
  fireEvent.click(await screen.findByRole('button', { name: 'Exporter' }))
  await waitFor(() =>
    expect(taken).toMatchObject([{ path: teamFiguresContract.teamTrainings.path, period: 'all', format: 'xlsx' }, 'equipe.xlsx']),
  )
})

test('attendance, places, tests and opinions say how many they rest on; too few are not shown', async () => {
  show(['referent'])
  const tile = async (name: string) => (await screen.findByText(name)).closest('article')?.textContent
  expect(await tile('Demi-journées suivies')).toMatch(/17.*sur 20/)
  expect(await tile('Retards')).toMatch(/2.*35 min en tout/)
  expect(await tile('Test de positionnement')).toMatch(/42\s%.*N = 8/)
  expect(await tile('Test final')).toMatch(/Pas assez de réponses/)
  expect(await tile('Satisfaction')).toMatch(/91\s%.*N = 5/)
  expect(await tile('Remplissage de vos événements')).toMatch(/75\s%.*sur 12/)
})
