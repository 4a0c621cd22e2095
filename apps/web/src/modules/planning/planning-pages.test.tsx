import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showPage } from '../../platform/page-fixture.tsx'
import { tenantOf, viewerAt } from '../../platform/viewer-fixtures.ts'
import EventPlanningPage from './event-planning-page.tsx'
import PartnerPlanningPage from './partner-planning-page.tsx'
import WeekPlanningPage from './week/week-planning-page.tsx'

const slot = {
  id: 1,
  event_id: 7,
  title: 'Lire un bilan',
  event_title: 'Lire un bilan',
  label: '',
  parent_id: null,
  parent_title: null,
  start_at: '2031-03-04T08:00:00Z',
  end_at: '2031-03-04T11:30:00Z',
  room_id: 3,
  theme: 'Finance',
  is_published: true,
  is_online: false,
  people: 9,
  max_people: 12,
  partners: [{ user_id: 5, assignment_id: 40, status: 0 }],
  changed_at: null,
  responsible_id: 12,
}
const planning = {
  slots: [
    slot,
    { ...slot, id: 2, title: 'Vendre', start_at: '2031-03-04T13:00:00Z', end_at: '2031-03-04T16:30:00Z', room_id: null, partners: [] },
  ],
  partners: [
    { id: 5, name: 'Paul Girard', kinds: [2], skills: [] },
    { id: 6, name: 'Zoé Martin', kinds: [2], skills: ['Finance'] },
    { id: 7, name: 'Luc Petit', kinds: [2], skills: [] },
  ],
  rooms: [{ id: 3, name: 'Saône', location_id: 1, location_name: 'Campus', capacity: 12, margin_before: 0, margin_after: 0 }],
  away: [],
  closed: [],
}
const ofEvent = { day: '2031-03-04', event_id: 7, event_title: 'Lire un bilan' }
const logistics = {
  rooms: [
    {
      day: '2031-03-05',
      room_id: 3,
      name: 'Saône',
      location_name: 'Campus',
      capacity: 12,
      start_at: '2031-03-05T08:00:00Z',
      end_at: '2031-03-05T16:00:00Z',
      people: 9,
      titles: ['Lire un bilan'],
    },
  ],
  options: [{ ...ofEvent, name: 'Déjeuner', family: 'Repas', kind: 3, quantity: 7 }],
  badges: [{ ...ofEvent, people: 9 }],
}
let answer: object
let conflicts: object[]
let status: number
let sent: { url: string; method: string; body: unknown }[]
let files: string[]
beforeEach(() => {
  answer = planning
  conflicts = []
  status = 200
  sent = []
  files = []
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method !== 'GET') {
      sent.push({ url, method, body: body ? JSON.parse(String(body)) : null })
      return Response.json(url.includes('/planning/') ? slot : [])
    }
    if (url.includes('/planning/slots/')) {
      files.push(url)
      return new Response('file')
    }
    if (url.includes('/planning/beside/'))
      return Response.json([{ slot_id: 1, companies: [{ company_id: 4, name: 'Valoria', people: 6 }], kinds: [3] }])
    if (url.includes('/logistics/')) return Response.json(logistics)
    if (url.includes('/conflicts/')) return Response.json(conflicts)
    if (url.includes('/planning/'))
      return Response.json(status === 200 ? answer : { code: 'forbidden', message: 'Accès refusé' }, { status })
    if (url.includes('/locations/')) return Response.json({ results: [], count: 0, page: 1, page_size: 25 })
    return new Promise<Response>(() => undefined)
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})
const admin = viewerAt(tenantOf('forma'), { user: { is_admin: true, profile_code: 'ADM' } as never })
const show = (page: () => React.ReactElement) => showPage(page, { viewer: admin, at: '/?day=2031-03-04' })

test('partners: shows who holds each slot and what is to be staffed; one slot is moved by hand from one person to another', async () => {
  show(PartnerPlanningPage)
  expect(await screen.findByText('À pourvoir (1)')).toBeDefined()
  expect(screen.getByText('Paul Girard')).toBeDefined()
  fireEvent.click(screen.getByTitle('Lire un bilan, 09:00–12:30'))
  const dialog = await screen.findByRole('dialog')
  expect(await within(dialog).findByText('Rien ne s’y oppose.')).toBeDefined()
  expect(within(dialog).getByText(/9 personnes inscrites seront prévenues/)).toBeDefined()
  fireEvent.click(within(dialog).getByLabelText('Confié à'))
  fireEvent.click(await screen.findByRole('option', { name: 'Zoé Martin' }))
  fireEvent.click(within(dialog).getByRole('button', { name: 'Enregistrer' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({
    method: 'PATCH',
    body: { from_partner: 5, to_partner: 6, room_id: 3, start_at: '2031-03-04T08:00:00.000Z' },
  })
}, 30_000)

test('partners: what stands in the way is said before saving, and a person taken cannot be proposed', async () => {
  conflicts = [
    { kind: 'partner', name: 'Paul Girard', title: 'Négocier', start_at: '2031-03-04T08:00:00Z', end_at: '2031-03-04T11:30:00Z' },
  ]
  answer = { ...planning, slots: [slot, { ...slot, id: 3, title: 'Négocier', partners: [{ user_id: 6, assignment_id: 41, status: 5 }] }] }
  show(PartnerPlanningPage)
  fireEvent.click(await screen.findByTitle('Lire un bilan, 09:00–12:30'))
  const dialog = await screen.findByRole('dialog')
  expect(await within(dialog).findByText(/^Paul Girard intervient déjà sur «\sNégocier\s», le 4 mars 2031/)).toBeDefined()
  fireEvent.click(within(dialog).getByRole('button', { name: 'Remplacer par… Paul Girard' }))
  fireEvent.click(within(dialog).getByLabelText('Remplacer par…'))
  const taken = await screen.findByRole('option', { name: /Zoé Martin – Pris\s: Négocier/ })
  expect(taken.hasAttribute('data-combobox-disabled')).toBe(true)
  // Free, but without the skill the slot asks for.
  expect(screen.queryByRole('option', { name: 'Luc Petit' })).toBeNull()
}, 30_000)

test('events: one line a room, those without one apart, and the refusal of the server in words', async () => {
  show(EventPlanningPage)
  expect(await screen.findByText('Sans salle (1)')).toBeDefined()
  expect(screen.getByText('Saône')).toBeDefined()
  cleanup()
  status = 403
  show(EventPlanningPage)
  expect(await screen.findByText('Accès refusé')).toBeDefined()
})

test('week: each day with its hours, its room, its people and its total; an empty week says so', async () => {
  show(WeekPlanningPage)
  expect(await screen.findByText('Semaine 10, du 3 au 9 mars 2031')).toBeDefined()
  expect(await screen.findByRole('row', { name: /Saône.*09:00–12:30.*Lire un bilan.*Paul Girard · 9 personnes/ })).toBeDefined()
  cleanup()
  answer = { ...planning, slots: [] }
  show(WeekPlanningPage)
  expect(await screen.findByText('Aucun créneau cette semaine.')).toBeDefined()
})

test('week: the screen of the hall gets a secret address, shown once, and is revoked', async () => {
  const screen1 = { id: 8, location_id: null, shows_names: true, created_at: '2031-03-01T08:00:00Z', read_at: null }
  let screens = [screen1]
  const others = globalThis.fetch
  vi.stubGlobal('fetch', async (url: string, options: RequestInit = {}) => {
    if (!url.includes('/lobby-screens/')) return others(url, options)
    const { method = 'GET', body } = options
    if (method !== 'GET') sent.push({ url, method, body: body ? JSON.parse(String(body)) : null })
    if (method === 'DELETE') screens = []
    return Response.json(method === 'GET' ? screens : method === 'POST' ? { address: 'https://kxo.fr/forma/lobby/abc' } : { done: true })
  })
  show(WeekPlanningPage)
  fireEvent.click(await screen.findByRole('button', { name: 'Afficher à l’accueil' }))
  const dialog = await screen.findByRole('dialog')
  expect(await within(dialog).findByText(/Une adresse existe depuis le 1er mars 2031\. Les noms y paraissent\./)).toBeDefined()
  fireEvent.click(within(dialog).getByLabelText(/Afficher les noms/))
  fireEvent.click(within(dialog).getByRole('button', { name: 'Créer une nouvelle adresse' }))
  expect(await within(dialog).findByText('https://kxo.fr/forma/lobby/abc')).toBeDefined()
  expect(sent.at(-1)).toMatchObject({ method: 'POST', body: { location_id: null, shows_names: true } })
  expect(within(dialog).getByRole('link', { name: 'Voir l’écran' }).getAttribute('href')).toBe('https://kxo.fr/forma/lobby/abc')
  fireEvent.click(within(dialog).getByRole('button', { name: 'Révoquer' }))
  expect(await within(dialog).findByRole('button', { name: 'Créer l’adresse' })).toBeDefined()
  expect(sent.at(-1)).toMatchObject({ method: 'DELETE', url: expect.stringContaining('/lobby-screens/8/') })
})

test('week: what moved since Monday is marked, a slot opens, its team is written to, and the sheet is printed on A3', async () => {
  const print = vi.fn<() => void>()
  vi.stubGlobal('print', print)
  answer = { ...planning, slots: [{ ...slot, changed_at: '2031-03-04T07:00:00Z' }, planning.slots[1]] }
  const viewer = viewerAt(tenantOf('forma', { features: ['mailing'] }), { user: { is_admin: true, profile_code: 'ADM' } as never })
  showPage(WeekPlanningPage, { viewer, at: '/?day=2031-03-04' })
  const line = await screen.findByRole('row', { name: /Saône/ })
  expect(within(line).getByText('modifié')).toBeDefined()
  expect(within(screen.getByRole('row', { name: /^Sans salle/ })).queryByText('modifié')).toBeNull()
  const team = new URL(screen.getByRole('link', { name: 'Écrire à l’équipe' }).getAttribute('href')!, 'https://kxo.fr')
  expect(team.searchParams.get('ids')).toBe('5,12')
  fireEvent.click(screen.getByRole('button', { name: 'Imprimer' }))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'A3 paysage' }))
  expect(print).toHaveBeenCalledOnce()
  expect(document.querySelector('[data-paper="A3"]')).not.toBeNull()
  fireEvent.click(within(line).getByRole('button', { name: 'Lire un bilan' }))
  expect(await screen.findByRole('dialog', { name: 'Lire un bilan' })).toBeDefined()
})

test('week: its slots are taken away as a workbook, of the days and the place looked at', async () => {
  showPage(WeekPlanningPage, { at: '/?day=2031-03-04&location=4' })
  fireEvent.click(await screen.findByRole('button', { name: 'Exporter' }))
  await waitFor(() => expect(files).toHaveLength(1))
  const { searchParams } = new URL(files[0]!, 'https://kxo.fr')
  expect(Object.fromEntries(searchParams)).toMatchObject({ from: '2031-03-02T23:00:00.000Z', location: '4', format: 'xlsx' })
})

test('week: the logistics say of each day the rooms, the options taken and the badges', async () => {
  show(WeekPlanningPage)
  fireEvent.click(await screen.findByRole('tab', { name: 'Logistique' }))
  const [tuesday, wednesday] = (await screen.findAllByRole('heading', { level: 2 })).map((title) => title.closest('section')!)
  expect(tuesday?.textContent).toMatch(/^mardi 4 mars 2031.*Aucune salle.*7 × DéjeunerRepas · Lire un bilan.*9 personnesLire un bilan$/)
  expect(within(tuesday!).getByRole('img', { name: 'Restauration' })).toBeDefined()
  expect(wednesday?.textContent).toMatch(
    /^mercredi 5 mars 2031.*Saône 09:00–17:00Campus · 9 personnes, 12 placesLire un bilan.*Rien.*Rien$/,
  )
})

test('week: by company, each line counts its own people; a meal taken is told by its icon', async () => {
  show(WeekPlanningPage)
  const line = await screen.findByRole('row', { name: /Saône/ })
  expect(await within(line).findByRole('img', { name: 'Restauration' })).toBeDefined()
  fireEvent.click(screen.getByRole('radio', { name: 'Par entreprise' }))
  expect(await screen.findByRole('row', { name: /^Valoria.*Lire un bilan.*6 personnes/ })).toBeDefined()
  expect(screen.getByRole('row', { name: /^Sans entreprise.*Vendre/ })).toBeDefined()
  fireEvent.click(within(screen.getByRole('row', { name: /^Valoria/ })).getByRole('button', { name: 'Lire un bilan' }))
  expect(await within(await screen.findByRole('dialog')).findByText(/9 personnes inscrites seront prévenues/)).toBeDefined()
})
