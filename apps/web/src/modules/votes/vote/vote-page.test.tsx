import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { showPage } from '../../../platform/page-fixture.tsx'
import { tenantOf, viewerAt } from '../../../platform/viewer-fixtures.ts'
import { readQuestion } from '../../../ui/overlay/confirm.ts'
import VotePage from './vote-page.tsx'

const resolution = {
  id: 5,
  title: 'Approuver les comptes',
  body: 'Les comptes de l’exercice sont approuvés.',
  documents: [],
  majority: 2,
  is_secret: true,
  status: 1,
  opened_at: '2031-03-02T17:00:00Z',
  closed_at: null,
  present_voices: 3,
  cast_voices: 1,
  rights: [
    { registration_id: 11, name: 'Ada Roy', weight: 1, has_voted: false },
    { registration_id: 12, name: 'Léo Petit', weight: 2, has_voted: false },
  ],
  result: null,
  version: 1,
}
const base = {
  title: 'Assemblée générale',
  start_date: '2031-03-02T17:00:00Z',
  quorum: { rate: 50, total: 5, present: 3, needed: 3, is_reached: true },
  proxy_max: 2,
  own: { registration_id: 11, weight: 1, is_present: true, given_to: null, held: [{ registration_id: 12, name: 'Léo Petit', weight: 2 }] },
  code_to: null,
  may_run: false,
  resolutions: [resolution],
}
let sent: { path: string; body: Record<string, unknown> }[] = []
const show = (assembly: object, changes: Parameters<typeof viewerAt>[1] = {}): void => {
  sent = []
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body = '' }: { method?: string; body?: string } = {}) => {
    if (method === 'GET') return Response.json({ ...base, ...assembly })
    sent.push({
      path: `${method} ${address.split('/clients/forma')[1]}`,
      body: JSON.parse(String(body || '{}')) as Record<string, unknown>,
    })
    return Response.json({ done: true, numbers: ['ABCD-2345', 'EFGH-6789'] }, { status: 201 })
  })
  showPage(VotePage, { path: '/events/$id/vote', at: '/events/3/vote', viewer: viewerAt(tenantOf('forma'), changes) })
}
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('who holds a proxy votes with it after a confirmation that says how many voices, and is given the numbers of the ballots', async () => {
  show({})
  await screen.findByText('3 voix présentes ou représentées sur 5 (quorum : 3)')
  screen.getByText('Vous votez avec 1 voix et 1 pouvoir.')
  fireEvent.click(screen.getByRole('button', { name: 'Pour' }))
  await waitFor(() => expect(readQuestion()?.title).toBe('Vous votez «\u00A0Pour\u00A0», 3 voix'))
  readQuestion()?.answer(true)
  await screen.findByText(/portent les numéros ABCD-2345 et EFGH-6789/)
  expect(sent).toMatchObject([{ path: 'POST /resolutions/5/votes/', body: { choice: 1, rights: [11, 12] } }])
  expect(sent[0]?.body['key']).toMatch(/^[0-9a-f]{32}$/)
})

test('a voice left aside is not used, and saying no votes nothing', async () => {
  show({})
  fireEvent.click(await screen.findByRole('checkbox', { name: /Léo Petit/ }))
  fireEvent.click(screen.getByRole('button', { name: 'Contre' }))
  await waitFor(() => expect(readQuestion()?.title).toBe('Vous votez «\u00A0Contre\u00A0», 1 voix'))
  readQuestion()?.answer(false)
  fireEvent.click(screen.getByRole('button', { name: 'Abstention' }))
  await waitFor(() => expect(readQuestion()?.title).toBe('Vous votez «\u00A0Abstention\u00A0», 1 voix'))
  readQuestion()?.answer(true)
  await waitFor(() => expect(sent).toMatchObject([{ body: { choice: 3, rights: [11] } }]))
})

test('nobody votes before it opens, once they voted, or off the roll; the result is told once closed', async () => {
  show({ resolutions: [{ ...resolution, status: 0, opened_at: null, rights: [] }] })
  await screen.findByText('À venir')
  expect(screen.queryByRole('button', { name: 'Pour' })).toBeNull()
  cleanup()
  show({ resolutions: [{ ...resolution, rights: resolution.rights.map((right) => ({ ...right, has_voted: true })) }] })
  await screen.findByText('Vous avez voté. Le résultat paraîtra à la clôture.')
  cleanup()
  show({ resolutions: [{ ...resolution, rights: [] }] })
  await screen.findByText(/n’est pas sur la liste de ce vote/)
  cleanup()
  const result = { favour: 81, against: 12, abstention: 5, is_adopted: true, seal: 'a'.repeat(64) }
  show({ resolutions: [{ ...resolution, status: 2, closed_at: '2031-03-02T18:00:00Z', result }] })
  await screen.findByText('Adoptée')
  screen.getByText('81 pour, 12 contre, 5 abstentions')
  expect(screen.getByRole('row', { name: /^Contre/ }).textContent).toContain('12')
})

test('a proxy that was given is taken back, unless people are voting', async () => {
  const own = { ...base.own, given_to: 'Ada Roy', held: [] }
  show({ own, resolutions: [] })
  fireEvent.click(await screen.findByRole('button', { name: 'Reprendre mon pouvoir' }))
  await waitFor(() => expect(sent.map(({ path }) => path)).toEqual(['DELETE /events/3/proxies/11/']))
  cleanup()
  show({ own })
  await screen.findByText(/Vous avez donné pouvoir à Ada Roy/)
  expect(screen.queryByRole('button', { name: 'Reprendre mon pouvoir' })).toBeNull()
})

test('a proxy received is declined after a question, unless people are voting', async () => {
  show({ resolutions: [] })
  fireEvent.click(await screen.findByRole('button', { name: 'Refuser le pouvoir\u00A0: Léo Petit' }))
  await waitFor(() => expect(readQuestion()?.act).toMatchObject({ fr: 'Refuser' }))
  readQuestion()?.answer(true)
  await waitFor(() => expect(sent.map(({ path }) => path)).toEqual(['DELETE /events/3/proxies/12/']))
  cleanup()
  show({})
  await screen.findByText(/Pouvoir reçu/)
  expect(screen.queryByRole('button', { name: /^Refuser le pouvoir/ })).toBeNull()
})

test('behind a personal link one gives a proxy and reads the minutes once the code is proved', async () => {
  const link = { user: { is_restricted_session: true } }
  const result = { favour: 1, against: 0, abstention: 0, is_adopted: true, seal: 'a'.repeat(64) }
  const closed = { own: { ...base.own, held: [] }, resolutions: [{ ...resolution, status: 2, closed_at: '2031-03-02T18:00:00Z', result }] }
  show({ ...closed, code_to: 'a…@forma.test' }, link)
  await screen.findByText('Adoptée')
  for (const name of ['Donner pouvoir', 'Procès-verbal']) expect(screen.queryByRole('button', { name })).toBeNull()
  cleanup()
  show(closed, link)
  for (const name of ['Donner pouvoir', 'Procès-verbal']) await screen.findByRole('button', { name })
})

test('behind a personal link one reads, and votes once the code received proves the address', async () => {
  const link = { user: { is_restricted_session: true } }
  const documents = [{ id: 21, name: 'Comptes 2030.pdf', content_type: 'application/pdf', size: 2048 }]
  show({ code_to: 'a…@forma.test', resolutions: [{ ...resolution, documents }] }, link)
  await screen.findByRole('button', { name: /^Comptes 2030\.pdf/ })
  expect(screen.queryByRole('button', { name: 'Pour' })).toBeNull()
  expect(screen.queryByRole('textbox', { name: /Code reçu/ })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Recevoir mon code' }))
  fireEvent.change(await screen.findByRole('textbox', { name: /Code reçu par mail/ }), { target: { value: '123456' } })
  fireEvent.click(screen.getByRole('button', { name: 'Valider' }))
  await waitFor(() =>
    expect(sent).toMatchObject([{ path: 'POST /events/3/vote-codes/' }, { path: 'POST /events/3/vote-proofs/', body: { code: '123456' } }]),
  )
  cleanup()
  show({}, link)
  await screen.findByRole('button', { name: 'Pour' })
  expect(screen.queryByRole('button', { name: 'Recevoir mon code' })).toBeNull()
})
