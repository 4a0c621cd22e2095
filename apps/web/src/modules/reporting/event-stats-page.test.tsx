import { adminEventStats } from '@kxo/domain/reporting/paths'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { showPage } from '../../platform/page-fixture.tsx'
import { eventStatsQuery } from './api.ts'
import EventStatsPage from './event-stats-page.tsx'

const stats = {
  id: 7,
  title: 'Lire un bilan',
  start_date: new Date('2031-03-04T08:00:00Z'),
  limit_date: null,
  time_zone: 'Europe/Paris',
  is_whole: true,
  max_participants: 12,
  funnel: { started: 10, confirmed: 8, attended: 6, signed: 5, cancelled: 1 },
  other_dates: [
    {
      id: 9,
      start_date: new Date('2030-03-04T08:00:00Z'),
      funnel: { started: 21, confirmed: 20, attended: 19, signed: 18, cancelled: 2 },
    },
  ],
  statuses: [{ status: 'registered', count: 8 }],
  companies: [{ name: 'Verrier', count: 3 }],
  days: [],
  slots: [
    {
      id: 1,
      start_at: new Date('2031-03-04T08:00:00Z'),
      end_at: new Date('2031-03-04T11:00:00Z'),
      title: '',
      expected: 8,
      present: 6,
      signed: 5,
      absent: 2,
    },
  ],
  minutes: { planned: 1440, achieved: 900 },
  money: { billed: 120_000, paid: 60_000 },
  mails: { sent: 20, sending: 0, rejected: 2 },
}
const show = (overrides: object) => {
  const page = { path: adminEventStats.pattern.replaceAll(/:(\w+)/g, '$$$1'), at: '/admin/event/7/stats' }
  const { queries } = showPage(EventStatsPage, page)
  queries.setQueryData(eventStatsQuery(7).queryKey, { ...stats, ...overrides } as never)
}
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('says how far registrations went, half-day by half-day, and what was billed', async () => {
  show({})
  await screen.findByRole('heading', { level: 1, name: 'Statistiques' })
  expect(screen.getByText(/^80\s% de celles commencées/)).toBeDefined()
  expect(screen.getByText(/^15\sh$/)).toBeDefined()
  expect(screen.getByText(/^sur 24\sh prévues$/)).toBeDefined()
  expect(screen.getByText('dont 2 rejetés')).toBeDefined()
  expect(screen.getByText('Facturé TTC')).toBeDefined()
  expect(screen.getByRole('row', { name: /(4 mars|04\/03\/2031).*8 6 5 2/ })).toBeDefined()
  expect(screen.getByRole('row', { name: 'Verrier 3' })).toBeDefined()
  expect(screen.getByText(/paraîtra ici au jour où elle commence/)).toBeDefined()
})

test('compares with the other dates of the training, in order, each leading to its own figures', async () => {
  show({})
  const rows = (await screen.findByRole('heading', { name: 'Comparaison avec les autres dates' })).parentElement as HTMLElement
  expect(
    within(rows)
      .getAllByRole('row')
      .slice(1)
      .map(({ textContent }) => textContent),
  ).toEqual([expect.stringMatching(/2030.*212019182$/), expect.stringMatching(/2031.*cette page.*108651$/)])
  expect(within(rows).getByRole('link').getAttribute('href')).toBe('/admin/event/9/stats')
  cleanup()
  show({ other_dates: [] })
  await screen.findByRole('heading', { level: 1, name: 'Statistiques' })
  expect(screen.queryByText('Comparaison avec les autres dates')).toBeNull()
})

test('the report of the event is asked for at its address', async () => {
  const addresses: string[] = []
  vi.stubGlobal('fetch', async (input: Request | string) => {
    addresses.push(String(input instanceof Request ? input.url : input))
    return Response.json({ code: 'notFound', message: 'Introuvable', details: [] }, { status: 404 })
  })
  show({})
  fireEvent.click(await screen.findByRole('button', { name: 'Télécharger le rapport' }))
  await waitFor(() => expect(addresses.at(-1)).toMatch(/\/events\/7\/stats\/report\/$/))
})

test('a referent reads neither money nor mails, and whose people are counted', async () => {
  show({ is_whole: false, money: null, mails: null, max_participants: null, slots: [] })
  await screen.findByText(/sont comptées/)
  expect(screen.queryByText('Facturé TTC')).toBeNull()
  expect(screen.queryByText('Mails envoyés')).toBeNull()
  expect(screen.getByText('Aucun créneau pour le moment.')).toBeDefined()
})

test('figures that cannot be read say so and can be asked for again', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ code: 'internal', message: 'Une erreur est survenue', details: [] }, { status: 500 }))
  showPage(EventStatsPage, { path: '/admin/event/$id/stats', at: '/admin/event/9/stats' })
  expect(await screen.findByRole('button', { name: 'Réessayer' })).toBeDefined()
})
