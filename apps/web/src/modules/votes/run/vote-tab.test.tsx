import type { EventRecord } from '@kxo/domain/events/contract'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { showPage } from '../../../platform/page-fixture.tsx'
import { tenantOf, viewerAt } from '../../../platform/viewer-fixtures.ts'
import { readQuestion } from '../../../ui/overlay/confirm.ts'
import { votesForEvents } from '../for-events.ts'
import VoteTab from './vote-tab.tsx'

const event = { id: 3, nature: 'activity', company_id: null } as EventRecord // what the tab reads of it
const upcoming = {
  id: 5,
  title: 'Approuver les comptes',
  body: '',
  documents: [],
  majority: 1,
  is_secret: false,
  status: 0,
  opened_at: null,
  closed_at: null,
  present_voices: 0,
  cast_voices: 0,
  rights: [],
  result: null,
  version: 1,
}
const assembly = {
  title: 'Assemblée générale',
  start_date: null,
  quorum: { rate: 50, total: 4, present: 3, needed: 2, is_reached: true },
  proxy_max: 2,
  own: null,
  code_to: null,
  may_run: true,
  resolutions: [upcoming, { ...upcoming, id: 6, title: 'Élire le bureau' }],
}
const rights = [
  { registration_id: 11, name: 'Ada Roy', company: null, weight: 1, is_present: true, holder: null },
  {
    registration_id: 12,
    name: 'Léo Petit',
    company: 'Atelier',
    weight: 1,
    is_present: false,
    holder: { registration_id: 11, name: 'Ada Roy' },
  },
]
let sent: string[] = []
const show = (resolutions: readonly object[] = assembly.resolutions): void => {
  sent = []
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body = '' }: { method?: string; body?: string } = {}) => {
    const path = String(address.split('/clients/forma')[1])
    if (method === 'GET') return Response.json(path.includes('vote-rights') ? rights : { ...assembly, resolutions })
    sent.push(`${method} ${path} ${String(body)}`.trim())
    return Response.json({ done: true, id: 7 }, { status: method === 'POST' ? 201 : 200 })
  })
  showPage(() => <VoteTab event={event} />, {
    viewer: viewerAt(tenantOf('forma'), { user: { is_admin: true, profile_code: 'ADM' } } as never),
  })
}
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('a resolution opens once one says yes to the roll; another moves up', async () => {
  show()
  fireEvent.click(await screen.findByRole('button', { name: 'Ouvrir le vote, Approuver les comptes' }))
  await waitFor(() => expect(readQuestion()?.message).toMatch(/3 voix/))
  readQuestion()?.answer(true)
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatch(/^POST \/resolutions\/5\/opening\//)
  fireEvent.click(screen.getByRole('button', { name: 'Monter, Élire le bureau' }))
  await waitFor(() => expect(sent[1]).toMatch(/^PATCH \/events\/3\/votes\/ \{"order":\[6,5\]\}/))
})

test('while one is open, it is closed first; what closed has no act left', async () => {
  const result = { favour: 2, against: 1, abstention: 0, is_adopted: true, seal: 'a'.repeat(64) }
  show([
    { ...upcoming, status: 1, opened_at: '2031-03-02T17:00:00Z', present_voices: 3, cast_voices: 2 },
    { ...upcoming, id: 6, title: 'Élire le bureau' },
    { ...upcoming, id: 8, title: 'Quitus', status: 2, opened_at: '2031-03-02T16:00:00Z', closed_at: '2031-03-02T16:30:00Z', result },
  ])
  await screen.findByText('2 voix exprimées sur 3')
  expect(screen.queryByRole('button', { name: /^Ouvrir le vote/ })).toBeNull()
  const closed = screen.getByRole('article', { name: 'Quitus' })
  expect(within(closed).queryAllByRole('button')).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: 'Clore le vote' }))
  await waitFor(() => expect(readQuestion()?.title).toBe('Clore le vote sur «\u00A0Approuver les comptes\u00A0»\u202F?'))
  readQuestion()?.answer(true)
  await waitFor(() => expect(sent[0]).toMatch(/^POST \/resolutions\/5\/closing\//))
})

test('voices are set, a proxy is removed, and an empty agenda offers its first resolution', async () => {
  show()
  const voices = await screen.findByRole('textbox', { name: /^Nombre de voix.*Ada Roy/ })
  fireEvent.change(voices, { target: { value: '3' } })
  fireEvent.blur(voices)
  await waitFor(() => expect(sent[0]).toMatch(/^PATCH \/events\/3\/vote-rights\/11\/ \{"weight":3\}/))
  fireEvent.click(screen.getByRole('button', { name: 'Retirer le pouvoir, Léo Petit' }))
  await waitFor(() => expect(sent[1]).toMatch(/^DELETE \/events\/3\/proxies\/12\//))
  cleanup()
  show([])
  await screen.findByText('Aucune résolution à l’ordre du jour.')
  fireEvent.click(screen.getByRole('button', { name: 'Ajouter une résolution' }))
  await screen.findByRole('dialog', { name: 'Ajouter une résolution' })
})

test('the tab is for those who run the event, where the tenant has votes', () => {
  const [tab] = votesForEvents.tabs ?? []
  const isShown = (user: object, features: string[]): boolean =>
    tab?.shown?.(event, viewerAt(tenantOf('forma', { features }), { user } as never)) ?? true
  const admin = { is_admin: true, profile_code: 'ADM' }
  expect([
    isShown(admin, ['interactivity']),
    isShown(admin, []),
    isShown({ ...admin, is_restricted: 1 }, ['interactivity']),
    isShown({}, ['interactivity']),
  ]).toEqual([true, false, false, false])
})
