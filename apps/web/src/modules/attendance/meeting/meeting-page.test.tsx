import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
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
  entered_at: null,
  hosts: ['Paul Girard'],
  waits_for_host: false,
  phone: '',
  equipment: '',
  instructions: '',
  people: null,
}
const requests: string[] = []

function show(meeting: object, answer: () => Response = () => Response.json({ url: 'https://visio.test/salle' }, { status: 201 })): void {
  requests.length = 0
  vi.stubGlobal('fetch', async (address: string, { method = 'GET' }: RequestInit = {}) => {
    requests.push(`${method} ${address.split('/clients/forma')[1]}`)
    return method === 'POST' ? answer() : Response.json({ ...base, ...meeting })
  })
  showPage(MeetingPage, { path: '/meeting/$event_id', at: '/meeting/3' })
}
afterEach(() => {
  cleanup()
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
    { id: 1, name: 'Ada Roy', entered_at: '2027-03-02T07:50:00Z' },
    { id: 2, name: 'Léo Petit', entered_at: null },
  ]
  show({ role: 'organiser', moment: 'early', people })
  await enter()
  expect((await screen.findByRole('row', { name: /Ada Roy/ })).textContent).toMatch(/À 8\sh\s50/)
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
