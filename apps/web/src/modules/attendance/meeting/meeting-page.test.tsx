import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { showPage } from '../../../platform/page-fixture.tsx'
import MeetingPage from './meeting-page.tsx'

const base = {
  title: 'Droit social',
  role: 'participant',
  slot: { title: 'Matin', start_at: '2027-03-02T08:00:00Z', end_at: '2027-03-02T11:30:00Z' },
  moment: 'open',
  opens_at: '2027-03-02T07:45:00Z',
  has_room: true,
  is_embedded: false,
  name: 'Ada Roy',
  present: [],
  programme: [],
  documents: [],
  entered_at: null,
  hosts: ['Paul Girard'],
  waits_for_host: false,
  phone: '',
  equipment: '',
  instructions: '',
  people: null,
}
const requests: string[] = []
let halfDays: object[] = []

function show(
  meeting: object,
  answer: () => Response = () => Response.json({ entry: 7, url: 'https://visio.test/salle', room: null }, { status: 201 }),
): void {
  requests.length = 0
  vi.stubGlobal('fetch', async (address: string, { method = 'GET' }: RequestInit = {}) => {
    requests.push(`${method} ${address.split('/clients/forma')[1]}`)
    if (address.includes('/presences/')) return Response.json(halfDays)
    if (method === 'PATCH') return Response.json({ is_open: false })
    return method === 'POST' ? answer() : Response.json({ ...base, ...meeting })
  })
  showPage(MeetingPage, { path: '/meeting/$event_id', at: '/meeting/3' })
}
afterEach(() => {
  cleanup()
  halfDays = []
  Reflect.deleteProperty(navigator, 'mediaDevices')
  vi.unstubAllGlobals()
})
const enter = () => screen.findByRole('button', { name: 'Entrer' })

test('who is expected enters, and the room opens in a tab of its own', async () => {
  const tab = { opener: window, location: { href: '' } }
  vi.stubGlobal('open', () => tab)
  show({})
  await screen.findByText('Avec Paul Girard')
  fireEvent.click(await enter())
  await waitFor(() => expect(tab).toEqual({ opener: null, location: { href: 'https://visio.test/salle' } }))
  expect(requests).toContain('POST /events/3/meeting/entries/')
})

test('a browser that blocks the tab is given the link', async () => {
  vi.stubGlobal('open', () => null)
  show({})
  fireEvent.click(await enter())
  expect((await screen.findByRole('link', { name: 'Ouvrir la salle' })).getAttribute('href')).toBe('https://visio.test/salle')
})

test('before it opens, once it is over or without an address, there is nothing to press', async () => {
  show({ moment: 'early' })
  await screen.findByText('La salle ouvre le 02/03/2027 à 8 h 45.')
  expect(screen.queryByRole('button', { name: 'Entrer' })).toBeNull()
  cleanup()
  show({ moment: 'ended', slot: null, opens_at: null })
  await screen.findByText('La visioconférence est terminée.')
  cleanup()
  show({ has_room: false })
  await screen.findByText('L’adresse de la visioconférence n’a pas encore été donnée.')
  expect(screen.queryByRole('link', { name: 'Donner l’adresse' })).toBeNull()
})

test('who leads sees who is in, and enters before; the organiser gives the address', async () => {
  const people = [
    { id: 1, name: 'Ada Roy', entered_at: '2027-03-02T07:50:00Z', left_at: '2027-03-02T09:10:00Z' },
    { id: 2, name: 'Léo Petit', entered_at: null, left_at: null },
  ]
  show({ role: 'organiser', moment: 'early', people })
  await enter()
  expect((await screen.findByRole('row', { name: /Ada Roy/ })).textContent).toMatch(/À 8\sh\s50.*Sortie à 10\sh\s10/)
  expect(screen.getByRole('row', { name: /Léo Petit/ }).textContent).toContain('Pas encore')
  cleanup()
  show({ role: 'organiser', has_room: false, people: [] })
  await screen.findByRole('link', { name: 'Donner l’adresse' })
})

test('what the organiser wants known is read, and its number dials', async () => {
  show({ phone: 'France\u00A0: 01 23 45 67 89, code 4321#', equipment: 'Un casque', instructions: 'Coupez votre micro.' })
  await screen.findByText('Coupez votre micro.')
  screen.getByText('Un casque')
  expect(screen.getByRole('link', { name: '01 23 45 67 89' }).getAttribute('href')).toBe('tel:0123456789')
})

test('one waits for whoever leads, where the event says so', async () => {
  show({ waits_for_host: true })
  await screen.findByText(/dès que la personne qui anime est entrée/)
  expect(screen.queryByRole('button', { name: 'Entrer' })).toBeNull()
})

const inRoom = { entry: 7, url: 'https://meet.test/forma-3?jwt=a.b.c', room: { name: 'forma-3', token: 'a.b.c' } }
const halfDay = {
  slot: 8,
  role: 'participant',
  event: 3,
  event_title: 'Droit social',
  slot_title: 'Matin',
  start_at: base.slot.start_at,
  end_at: base.slot.end_at,
  opens_at: base.opens_at,
  closes_at: '2027-03-03T11:30:00Z',
  place: '',
  partners: [],
  state: 'open',
  signed_at: null,
  reason: '',
  minutes_late: 0,
  is_locked: false,
  own_signing: 'free',
  expected: null,
  signed: null,
}

/** What the frame of the room says to the page. */
const hear = (frame: HTMLIFrameElement, meeting: string, origin = window.location.origin): void =>
  act(() => void window.dispatchEvent(Object.assign(new Event('message'), { data: { meeting }, origin, source: frame.contentWindow })))

const posted = vi.fn<typeof window.postMessage>()
async function enterEmbedded(meeting: object = {}): Promise<HTMLIFrameElement> {
  posted.mockClear()
  show({ is_embedded: true, ...meeting }, () => Response.json(inRoom, { status: 201 }))
  fireEvent.click(await screen.findByRole('switch', { name: 'Entrer avec la caméra' }))
  fireEvent.click(await enter())
  const frame = await screen.findByTitle<HTMLIFrameElement>('Visioconférence')
  // Nothing loads in tests: a window of its own is laid in.
  Object.defineProperty(frame, 'contentWindow', { value: { postMessage: posted } })
  return frame
}

test('a room of the server opens in the page: its frame alone is told the room, the token and the name', async () => {
  halfDays = [halfDay, { ...halfDay, slot: 9, event: 4, event_title: 'Autre' }, { ...halfDay, slot: 10, state: 'coming' }]
  const programme = [
    { title: 'Matin', start_at: base.slot.start_at, end_at: base.slot.end_at },
    { title: 'Après-midi', start_at: '2027-03-02T13:00:00Z', end_at: '2027-03-02T16:30:00Z' },
  ]
  const frame = await enterEmbedded({ programme, documents: [{ id: 5, name: 'Supports.pdf', size: 2048 }] })
  expect(new URL(frame.src).pathname).toBe('/api/clients/forma/meeting-room/')
  hear(frame, 'ready', 'https://ailleurs.test')
  expect(posted).not.toHaveBeenCalled()
  hear(frame, 'ready')
  const said = { meeting: 'enter', room: 'forma-3', token: 'a.b.c', name: 'Ada Roy', language: 'fr', camera: false, microphone: true }
  expect(posted).toHaveBeenCalledExactlyOnceWith(said, window.location.origin)
  const panel = within(screen.getByRole('complementary', { name: 'Autour de la salle' }))
  expect((await panel.findAllByRole('button', { name: 'Signer' })).length).toBe(1)
  panel.getByText(/Après-midi/)
  panel.getByRole('button', { name: /^Supports\.pdf/ })
  expect(panel.queryByRole('table')).toBeNull()
  expect(requests).not.toContain('PATCH /events/3/meeting/entries/7/')
  hear(frame, 'left')
  await screen.findByText('Vous avez quitté la salle.')
  expect(requests).toContain('PATCH /events/3/meeting/entries/7/')
  expect(screen.queryByTitle('Visioconférence')).toBeNull()
})

test('a server that does not answer leaves the room in a tab, and the telephone', async () => {
  const frame = await enterEmbedded({ phone: '01 23 45 67 89' })
  hear(frame, 'unreachable')
  expect((await screen.findByRole('link', { name: 'Ouvrir dans un nouvel onglet' })).getAttribute('href')).toBe(inRoom.url)
  expect(screen.getByRole('alert').textContent).toContain('01 23 45 67 89')
  fireEvent.click(screen.getByRole('button', { name: 'Essayer encore' }))
  await enter()
})

test('before entering one reads one’s own name and who is already there', async () => {
  show({ present: ['Paul Girard', 'Léo Petit'] })
  expect(await screen.findByText(/^Votre nom dans la salle.*Ada Roy$/)).toBeDefined()
  expect(screen.getByText(/^Déjà dans la salle.*Paul Girard et Léo Petit$/)).toBeDefined()
})

const devices = (answer: (constraints: MediaStreamConstraints) => Promise<unknown>): void =>
  void Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia: answer } })

test('a device that is refused says how to allow it, and does not hide that the other works', async () => {
  const stop = vi.fn<() => void>()
  devices(async ({ video }) => {
    if (video) throw new DOMException('no', 'NotAllowedError')
    return { getTracks: () => [{ stop }] }
  })
  show({})
  fireEvent.click(await screen.findByRole('button', { name: 'Tester la caméra et le micro' }))
  await screen.findByText(/Votre navigateur l’a refusé/)
  await screen.findByText(/la barre doit bouger/)
  cleanup()
  expect(stop).toHaveBeenCalled()
})

test.each([
  ['NotFoundError', /Aucun appareil trouvé/],
  ['NotReadableError', /Un autre logiciel l’utilise/],
  ['TypeError', /Ce navigateur n’y donne pas accès/],
])('a device that fails by %s is told in a sentence', async (name, sentence) => {
  devices(async () => {
    throw Object.assign(new Error(name), { name })
  })
  show({})
  fireEvent.click(await screen.findByRole('button', { name: 'Tester la caméra et le micro' }))
  await waitFor(() => expect(screen.getAllByText(sentence)).toHaveLength(2))
})

test('a browser without devices says so, and the network is judged apart', async () => {
  show({})
  fireEvent.click(await screen.findByRole('button', { name: 'Tester la caméra et le micro' }))
  await waitFor(() => expect(screen.getAllByText(/Ce navigateur n’y donne pas accès/)).toHaveLength(2))
  await screen.findByText(/Bonne liaison|Liaison lente/)
})
