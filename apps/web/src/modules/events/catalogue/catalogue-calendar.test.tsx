import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { showPage } from '../../../platform/page-fixture.tsx'
import { tenantOf, viewerAt } from '../../../platform/viewer-fixtures.ts'
import { Catalogue } from './catalogue.tsx'

const event = (id: number, title: string, start_date: string, end_date = start_date) => ({
  id,
  url: `e${id}`,
  nature: 2,
  title,
  subtitle: '',
  summary: '',
  level: null,
  languages: [],
  colour: null,
  is_new: false,
  start_date,
  end_date,
  opening_date: null,
  limit_date: null,
  days: [],
  time_zone: 'Europe/Paris',
  minutes: 210,
  place: null,
  town: 'Lyon',
  is_online: false,
  is_training: false,
  is_vae: false,
  is_asynchronous: false,
  is_displayed_first: false,
  is_payable: false,
  type_formation: null,
  onboarding: 1,
  themes: [],
  availability: 'available',
  max_participants: null,
  places_left: null,
  price_from: null,
  partners: [],
  is_cancelled: false,
  button_text: null,
  image: null,
  is_eligible: true,
  management: null,
})
const facets = { groups: [], themes: [], towns: [], regions: [], entities: [], levels: [], languages: [] }
const requests: URLSearchParams[] = []

function show(at: string, results: readonly object[], { narrow = false, count = results.length } = {}): void {
  requests.length = 0
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: narrow && query.includes('max-width'),
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
  vi.stubGlobal('fetch', async (address: string) => {
    const url = new URL(address, 'http://localhost')
    if (url.pathname.endsWith('/facets/')) return Response.json(facets)
    if (!url.pathname.endsWith('/events/')) return Response.json([])
    requests.push(url.searchParams)
    return Response.json({ results, count, page: 1, page_size: 100 })
  })
  showPage(() => <Catalogue hrefOf={({ id }) => `/events/${id}`} />, { path: '/events', at, viewer: viewerAt(tenantOf('forma'), {}) })
}
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})
const cellOf = (title: string) => screen.getByRole('link', { name: new RegExp(title) }).closest('td')!

test('a month shows each event on the day it begins in its own zone, under the filters of the address', async () => {
  // Half past eleven in the evening in London is the day after in Paris.
  show('/events?view=calendar&month=2031-03&town=Lyon', [
    event(1, 'Droit social', '2031-03-04T08:00:00Z'),
    event(2, 'Nuit', '2031-03-10T23:30:00Z'),
  ])
  await screen.findByRole('link', { name: /Droit social/ })
  // Both are Tuesdays; a week is a row of numbers above what takes place.
  const numberAbove = (cell: HTMLTableCellElement) =>
    (cell.closest('tr')!.previousElementSibling as HTMLTableRowElement).cells[cell.cellIndex]!.querySelector('time')?.dateTime
  expect(numberAbove(cellOf('Droit social'))).toBe('2031-03-04')
  expect(numberAbove(cellOf('Nuit'))).toBe('2031-03-11')
  expect(screen.getByRole('heading', { name: 'mars 2031' })).toBeTruthy()
  expect(Object.fromEntries(requests.at(-1)!)).toMatchObject({ from: '2031-03-01', to: '2031-03-31', town: 'Lyon', page_size: '100' })
  fireEvent.click(screen.getByRole('button', { name: 'Mois suivant' }))
  await waitFor(() => expect(requests.at(-1)!.get('from')).toBe('2031-04-01'))
  expect(requests.at(-1)!.get('town')).toBe('Lyon')
})

test('an event of several days is one bar in each of its weeks, in a month and in a week', async () => {
  const long = event(1, 'Parcours', '2031-03-07T08:00:00Z', '2031-03-11T16:00:00Z')
  show('/events?view=calendar&month=2031-03', [long, event(2, 'Nuit', '2031-03-08T08:00:00Z')])
  const placed = () =>
    screen.getAllByRole('link', { name: /Parcours/ }).map((bar) => [bar.closest('td')!.cellIndex, bar.closest('td')!.colSpan])
  await screen.findAllByRole('link', { name: /Parcours/ })
  expect(placed()).toEqual([
    [4, 3],
    [0, 2],
  ])
  const bars = screen.getAllByRole('link', { name: /Parcours/ })
  expect(bars.map((bar) => /^0?9/.test(bar.textContent ?? ''))).toEqual([true, false])
  fireEvent.click(screen.getByRole('radio', { name: 'Semaine' }))
  // March 2031 begins on a Saturday; the event is in the second week that follows.
  fireEvent.click(await screen.findByRole('button', { name: 'Semaine suivante' }))
  await waitFor(() => expect(placed()).toEqual([[4, 3]]))
})

test('an event that leaves days out is a bar for each of its runs, and a day alone stands like any other', async () => {
  const parted = {
    ...event(1, 'Parcours', '2031-03-04T08:00:00Z', '2031-03-09T16:00:00Z'),
    days: ['2031-03-04', '2031-03-05', '2031-03-07', '2031-03-09'],
  }
  show('/events?view=calendar&month=2031-03', [parted])
  const links = await screen.findAllByRole('link', { name: /Parcours/ })
  expect(links.map((link) => [link.closest('td')!.cellIndex, link.closest('td')!.colSpan])).toEqual([
    [1, 2],
    [4, 1],
    [6, 1],
  ])
  expect(links.map((link) => /du 4 au 5 mars 2031/.test(link.textContent ?? ''))).toEqual([true, false, false])
})

test('a week is seven days, reached from the month and left for it', async () => {
  show('/events?view=calendar&month=2031-03', [])
  await screen.findByText(/ce mois-ci/)
  fireEvent.click(screen.getByRole('radio', { name: 'Semaine' }))
  await screen.findByText(/cette semaine/)
  // March 2031 begins on a Saturday.
  expect(Object.fromEntries(requests.at(-1)!)).toMatchObject({ from: '2031-02-24', to: '2031-03-02' })
  expect(screen.getAllByRole('columnheader')).toHaveLength(7)
  expect(screen.getAllByRole('row')).toHaveLength(3)
  fireEvent.click(screen.getByRole('button', { name: 'Semaine suivante' }))
  await waitFor(() => expect(requests.at(-1)!.get('from')).toBe('2031-03-03'))
  fireEvent.click(screen.getByRole('radio', { name: 'Mois' }))
  await waitFor(() => expect(requests.at(-1)!.get('to')).toBe('2031-03-31'))
})

test('on a phone an event of several days stands once, on its first day shown, and says them', async () => {
  show('/events?view=calendar&month=2031-03', [event(1, 'Parcours', '2031-02-27T08:00:00Z', '2031-03-02T16:00:00Z')], { narrow: true })
  await screen.findByRole('heading', { name: /samedi 1.* mars 2031/ })
  expect(screen.getByRole('link', { name: /Parcours/ }).textContent).toContain('du 27 février au 2 mars 2031')
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(1)
})

test('on a phone the days that have something follow each other; more than a calendar holds is in the list', async () => {
  show('/events?view=calendar&month=2031-03', [event(1, 'Droit social', '2031-03-04T08:00:00Z')], { narrow: true, count: 130 })
  await screen.findByRole('heading', { name: 'mardi 4 mars 2031' })
  expect(screen.queryByRole('table')).toBeNull()
  expect(screen.getByRole('link', { name: /Droit social/ }).getAttribute('href')).toBe('/events/1')
  fireEvent.click(screen.getByRole('button', { name: /Le mois compte 130/ }))
  await waitFor(() => expect((screen.getByRole('radio', { name: 'Liste' }) as HTMLInputElement).checked).toBe(true))
})
