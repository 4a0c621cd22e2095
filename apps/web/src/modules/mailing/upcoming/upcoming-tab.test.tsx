import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showPage } from '../../../platform/page-fixture.tsx'
import { tenantOf, viewerAt } from '../../../platform/viewer-fixtures.ts'
import { UpcomingTab } from './upcoming-tab.tsx'

const mail = {
  moment: 'remind_event_1',
  occurrence: '4 start-7d 2026-12-01',
  due_at: '2026-11-24T08:00:00.000Z',
  user: 3,
  name: 'Ali Ben',
  recipient: 'ali@essai.test',
  event: 4,
  event_title: 'Excel',
  is_suspended: false,
  is_left_out: true,
  copy_roles: ['funder'],
  copy_to: [],
}
beforeEach(() => {
  vi.stubGlobal('fetch', async (url: string) => {
    const body = url.includes('/subjects/')
      ? { people: [{ key: 3, label: 'Ali Ben' }], events: [] }
      : url.includes('/explanation/')
        ? { results: [{ ...mail, verdict: 'beforeCause', mail: null }], unconcerned: ['thank_guest'] }
        : { results: [mail], count: 1 }
    return new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } })
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('what will leave is listed with its acts; for one person, each message says what became of it', async () => {
  showPage(UpcomingTab)
  expect(await screen.findByLabelText('Voir : Rappel : J-7, Ali Ben')).toBeTruthy()
  expect(screen.getByText('Retiré des destinataires de ce message')).toBeTruthy()
  expect(screen.getByText(/^Copie\s: le financeur$/)).toBeTruthy()
  cleanup()
  showPage(UpcomingTab, { path: '/', at: '/?view=explain' })
  expect(await screen.findByText(/^Choisissez une personne ou/)).toBeTruthy()
  fireEvent.click(screen.getByPlaceholderText('Nom, adresse ou intitulé'))
  fireEvent.click(await screen.findByText('Ali Ben'))
  expect(await screen.findByText(/^Non envoyé.: la personne n’était pas encore concernée$/)).toBeTruthy()
  expect(screen.getByText('Sans rapport avec cette recherche : Merci de votre participation.')).toBeTruthy()
})

test('on a phone what will leave is a card each, with the same acts', async () => {
  vi.stubGlobal('matchMedia', (query: string) => Object.assign(new EventTarget(), { matches: query.includes('max-width'), media: query }))
  showPage(UpcomingTab, { viewer: viewerAt(tenantOf('forma'), { user: { profile_code: 'ADM', is_admin: true } }) })
  const card = (await screen.findByText(/^Rappel.* J-7$/)).closest('li')!
  expect(screen.queryByRole('table')).toBeNull()
  for (const words of ['Ali Ben', 'Retiré des destinataires de ce message', 'Excel', 'Prévu']) expect(card.textContent).toContain(words)
  expect(
    within(card)
      .getAllByRole('button')
      .map((button) => button.textContent),
  ).toEqual(['Voir', 'Suspendre', 'Envoyer maintenant'])
})

test('a message that did not leave is sent for its person with a reason; one that cannot leave has no act', async () => {
  const sent: unknown[] = []
  const lines = [
    { ...mail, verdict: 'tooLate', mail: null },
    { ...mail, occurrence: '5', name: 'Zoé Roux', verdict: 'noAddress', mail: null },
  ]
  vi.stubGlobal('fetch', async (url: string, { body }: { body?: string } = {}) => {
    if (url.includes('/replay/')) sent.push(JSON.parse(body ?? ''))
    const answer = url.includes('/subjects/')
      ? { people: [{ key: 3, label: 'Ali Ben' }], events: [] }
      : url.includes('/replay/')
        ? { done: true }
        : { results: lines, unconcerned: [] }
    return new Response(JSON.stringify(answer), { headers: { 'content-type': 'application/json' } })
  })
  const viewer = viewerAt(tenantOf('forma'), { user: { profile_code: 'ADM', is_admin: true } })
  showPage(UpcomingTab, { viewer, path: '/', at: '/?view=explain' })
  fireEvent.click(await screen.findByPlaceholderText('Nom, adresse ou intitulé'))
  fireEvent.click(await screen.findByText('Ali Ben'))
  fireEvent.click(await screen.findByRole('button', { name: /^Envoyer maintenant/ }))
  const dialog = await screen.findByRole('dialog')
  const act = within(dialog).getByRole('button', { name: 'Envoyer maintenant' }) as HTMLButtonElement
  expect(act.disabled).toBe(true)
  fireEvent.change(within(dialog).getByLabelText(/^Motif/), { target: { value: 'Mail perdu' } })
  fireEvent.click(act)
  await vi.waitFor(() => expect(sent).toEqual([{ moment: mail.moment, occurrence: mail.occurrence, reason: 'Mail perdu' }]))
})
