import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { type ComponentType, use } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { showPage } from '../../../platform/page-fixture.tsx'
import { tenantOf, viewerAt } from '../../../platform/viewer-fixtures.ts'
import { provideEvents } from '../dependencies.ts'
import { Catalogue } from './catalogue.tsx'
import CataloguePage from './catalogue-page.tsx'

const event = (id: number, overrides: object = {}) => ({
  id,
  url: `e-${id}`,
  nature: 1,
  title: `Formation ${id}`,
  subtitle: '',
  summary: '',
  level: null,
  languages: [],
  colour: null,
  is_new: false,
  start_date: '2099-03-03T08:00:00Z',
  end_date: '2099-03-03T16:00:00Z',
  opening_date: null,
  limit_date: null,
  days: [],
  time_zone: 'Europe/Paris',
  minutes: 420,
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
  themes: ['Management'],
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
  ...overrides,
})
const offered = {
  groups: [],
  themes: [],
  towns: [],
  regions: [],
  entities: [],
  levels: [{ name: 'Avancé', count: 2 }],
  languages: [{ name: 'FR', count: 1 }],
}
const requests: URLSearchParams[] = []

let printing: PromiseWithResolvers<Response>

const alone = () => <Catalogue hrefOf={({ id }) => `/events/${id}`} />

function show(at: string, results: readonly object[], count = results.length, page: ComponentType = alone): void {
  requests.length = 0
  printing = Promise.withResolvers()
  vi.stubGlobal('fetch', async (address: string) => {
    const url = new URL(address, 'http://localhost')
    if (url.pathname.endsWith('/catalogue.pdf/')) {
      requests.push(url.searchParams)
      return printing.promise
    }
    if (url.pathname.endsWith('/facets/')) return Response.json(offered)
    if (!url.pathname.endsWith('/events/')) return Response.json([])
    requests.push(url.searchParams)
    return Response.json({ results, count, page: 1, page_size: Number(url.searchParams.get('page_size')) })
  })
  showPage(page, { path: '/events', at, viewer: viewerAt(tenantOf('forma'), {}) })
}
afterEach(() => {
  cleanup()
  provideEvents({ UnlessMine: null, Home: null })
  vi.unstubAllGlobals()
})
const cardOf = (title: string) => within(screen.getByRole('heading', { name: title }).closest('article') as HTMLElement)

test('a card leads straight into the registration of what is open to whoever looks, and of nothing else', async () => {
  provideEvents({ UnlessMine: ({ event_id, children }) => (event_id === 4 ? null : children) })
  show('/events', [event(1), event(2, { is_eligible: false }), event(3, { availability: 'full' }), event(4)])
  await screen.findByRole('heading', { name: 'Formation 1' })
  expect(cardOf('Formation 1').getByRole('link', { name: 'S’inscrire Formation 1' }).getAttribute('href')).toBe('/events/1/signin')
  for (const title of ['Formation 2', 'Formation 3', 'Formation 4'])
    expect(cardOf(title).queryByRole('link', { name: /S’inscrire/ })).toBeNull()
})

test('how many stand on a page is chosen, and kept in the address', async () => {
  show('/events?nb=10', [event(1)], 60)
  const lines = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Lignes par page' })
  expect([lines.value, requests.at(-1)?.get('page_size')]).toEqual(['10', '10'])
  fireEvent.change(lines, { target: { value: '50' } })
  await vi.waitFor(() => expect(requests.at(-1)?.get('page_size')).toBe('50'))
})

test('the catalogue is taken away as filtered, and its button says while it is prepared', async () => {
  const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:catalogue')
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  show('/events?town=Lyon&page=2', [event(1)], 60)
  const button = await screen.findByRole('button', { name: 'Catalogue en PDF' })
  fireEvent.click(button)
  await vi.waitFor(() => expect(button.dataset['loading']).toBe('true'))
  fireEvent.click(button)
  expect(Object.fromEntries(requests.at(-1)!)).toMatchObject({ town: 'Lyon', lang: 'fr' })
  expect([requests.length, saved.mock.calls.length]).toEqual([2, 0])
  printing.resolve(new Response('%PDF', { headers: { 'content-disposition': "inline; filename*=UTF-8''Catalogue.pdf" } }))
  await vi.waitFor(() => expect(saved).toHaveBeenCalledOnce())
  expect(button.dataset['loading']).toBeUndefined()
})

test('an empty catalogue is not offered on paper', async () => {
  show('/events', [])
  await screen.findByText('Aucun événement à afficher.')
  expect(screen.queryByRole('button', { name: /PDF/ })).toBeNull()
})

test('the catalogue comes with what the person opens it on, which never pushes it down', async () => {
  const next = Promise.withResolvers<string>()
  provideEvents({ Home: () => <p>{use(next.promise)}</p> })
  show('/events', [event(1)], 1, CataloguePage)
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByRole('searchbox')).toBeNull()
  next.resolve('Prochaine date')
  await screen.findByText('Prochaine date')
  await screen.findByRole('searchbox')
})

test('the level of a card is shown, and filters the catalogue', async () => {
  show('/events', [event(1, { level: 'Avancé', languages: ['FR', 'EN'] })])
  const card = within(await screen.findByRole('article'))
  card.getByText('Avancé')
  card.getByText('Français, anglais')
  fireEvent.change(await screen.findByLabelText('Niveau'), { target: { value: 'Avancé' } })
  await vi.waitFor(() => expect(requests.at(-1)?.get('level')).toBe('Avancé'))
  expect([...screen.getByLabelText<HTMLSelectElement>('Langue').options].map(({ text }) => text)).toEqual(['Tous', 'Français (1)'])
})
