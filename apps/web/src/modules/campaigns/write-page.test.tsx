import type { Recipients } from '@kxo/domain/campaigns/contract'
import { documentOf } from '@kxo/domain/kernel/rich-text'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showPage } from '../../platform/page-fixture.tsx'
import { eventQuery } from './api.ts'
import { addressesIn, audienceIn } from './audience.ts'
import { withField } from './message-block.tsx'
import { foundBy } from './view-choice.tsx'
import WritePage from './write-page.tsx'

vi.mock('./api.ts', async (actual) => ({
  ...(await actual<object>()),
  attachFile: async ({ name }: File) => ({ token: name, name, size: 2048 }),
}))

let questions: string[]
vi.mock('../../ui/overlay/confirm.ts', () => ({
  confirm: async ({ message }: { message: string }) => {
    questions.push(message)
    return false
  },
}))

let counted: Recipients
let requests: string[]
const answer = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })

beforeEach(() => {
  counted = {
    count: 2,
    excluded: [{ reason: 'unsubscribed', count: 1, names: ['Noé Muet'] }],
    first: [{ name: 'Zoé', address: 'zoe@exemple.fr' }],
    without: [{ field: 'contact.first_name', count: 3 }],
    left: 1,
  }
  requests = []
  questions = []
  vi.stubGlobal('fetch', async (url: string, { body = '' }: { body?: string } = {}) => {
    if (!url.includes('/recipients/')) return answer({}, 404)
    requests.push(decodeURIComponent(String(body)).replaceAll('+', ' '))
    return answer(counted)
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})
const show = (search = '?ids=4,5,6') => showPage(WritePage, { path: '/admin/mails/write', at: `/admin/mails/write${search}` })

test('the address says who is chosen; the page says who gets the message, who is left out and why', async () => {
  show()
  expect(await screen.findByText('3 personnes choisies dans la liste')).toBeTruthy()
  expect(await screen.findByText('2 destinataires')).toBeTruthy()
  expect(screen.getByText('1 personne ne le recevra pas')).toBeTruthy()
  expect(screen.getByText(/Désinscription\s: 1/)).toBeTruthy()
  expect(screen.getByText('Noé Muet')).toBeTruthy()
  expect(requests[0]).toContain('4')
})

test('pasted addresses and prospecting are counted again; nothing leaves beyond what the month allows', async () => {
  show()
  await screen.findByText('2 destinataires')
  fireEvent.change(screen.getByLabelText('Adresses à ajouter'), { target: { value: 'louis@exemple.fr\nmina@exemple.fr' } })
  fireEvent.click(screen.getByLabelText('Prospection'))
  await waitFor(() => expect(requests.at(-1)).toMatch(/louis@exemple\.fr/))
  await waitFor(() => expect(requests.at(-1)).toMatch(/prospection/))
  expect(screen.getByText('Encore 1 envoi possible ce mois-ci.')).toBeTruthy()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Envoyer à 2 destinataires' }).disabled).toBe(true)
})

test('a field that says nothing of some of them is told before sending, until it has a text in its place', async () => {
  show()
  const subject = await screen.findByLabelText(/^Objet/)
  await screen.findByText('2 destinataires')
  expect(screen.queryByText(/sans «/)).toBeNull()
  fireEvent.change(subject, { target: { value: 'Bonjour {{contact.first_name}}' } })
  expect(await screen.findByText(/^3 personnes sans «\sPrénom\s»/)).toBeTruthy()
  fireEvent.change(subject, { target: { value: 'Bonjour {{contact.first_name|à vous}}' } })
  await waitFor(() => expect(screen.queryByText(/sans «/)).toBeNull())
})

test('files are joined to a message one after the other, and taken away', async () => {
  show()
  const place = await screen.findByRole('group', { name: 'Joindre un fichier' })
  for (const name of ['programme.pdf', 'devis.pdf']) {
    const file = new File(['x'], name, { type: 'application/pdf' })
    fireEvent.change(place.querySelector('input[type=file]')!, { target: { files: [file] } })
    await screen.findByText(name)
  }
  expect(screen.getAllByText(/2\sKo/)).toHaveLength(2)
  fireEvent.click(screen.getByRole('button', { name: 'Retirer programme.pdf' }))
  expect(screen.queryByText('programme.pdf')).toBeNull()
  screen.getByText('devis.pdf')
})

test('a message begun is left as a draft, taken up where it was, and keeps its number', async () => {
  const saved: string[] = []
  const draft = {
    audience: { ids: [7], addresses: ['lea@exemple.fr'] },
    content: { kind: 'prospection', topic: 'news', subject: 'À suivre', subject_b: '', preview_text: '', body: null, has_button: false },
    files: [],
    per_hour: 80,
  }
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body = '' }: { method?: string; body?: string } = {}) => {
    if (url.includes('/recipients/')) return answer(counted)
    if (!url.includes('/drafts/')) return answer({}, 404)
    if (method === 'GET') return answer(draft)
    saved.push(decodeURIComponent(String(body)))
    return answer({ id: 12 })
  })
  show('?draft=12')
  expect((await screen.findByLabelText<HTMLInputElement>(/^Objet/)).value).toBe('À suivre')
  expect(screen.getByLabelText<HTMLTextAreaElement>('Adresses à ajouter').value).toBe('lea@exemple.fr')
  expect(screen.getByText('1 personne choisie dans la liste')).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('Prospection').checked).toBe(true)
  expect(screen.getByRole('button', { name: 'Supprimer le brouillon' })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Enregistrer le brouillon' }))
  await waitFor(() => expect(saved).toHaveLength(1))
  const sent = JSON.parse(saved[0]!) as { draft: number; per_hour: number }
  expect([sent.draft, sent.per_hour]).toEqual([12, 80])
})

test.each([
  ['2099-12-01T09:00:00.000Z', /partira le 1er décembre 2099 à 10\sh à 2 destinataires/],
  ['2020-12-01T09:00:00.000Z', /part tout de suite à 2 destinataires/],
  [null, /part tout de suite à 2 destinataires/],
])('before it is sent, a message says when it leaves (%s)', async (send_at, said) => {
  const content = { kind: 'information', topic: 'news', subject: 'Rentrée', subject_b: '', preview_text: '', has_button: false }
  const draft = { audience: { ids: [7] }, content: { ...content, body: documentOf('Bonjour.') }, files: [], ...(send_at && { send_at }) }
  counted = { ...counted, left: null }
  vi.stubGlobal('fetch', async (url: string) =>
    url.includes('/recipients/') ? answer(counted) : url.includes('/drafts/') ? answer(draft) : answer({}, 404),
  )
  show('?draft=12')
  const send = await screen.findByRole<HTMLButtonElement>('button', { name: 'Envoyer à 2 destinataires' })
  await waitFor(() => expect(send.disabled).toBe(false))
  fireEvent.click(send)
  await waitFor(() => expect(questions).toHaveLength(1))
  expect(questions[0]).toMatch(said)
})

test('a start that cannot be read is an error beside its field: nothing is sent nor saved until it is mended or emptied', async () => {
  const content = { kind: 'information', topic: 'news', subject: 'Rentrée', subject_b: '', preview_text: '', has_button: false }
  const draft = { audience: { ids: [7] }, content: { ...content, body: documentOf('Bonjour.') }, files: [] }
  counted = { ...counted, left: null }
  vi.stubGlobal('fetch', async (url: string) =>
    url.includes('/recipients/') ? answer(counted) : url.includes('/drafts/') ? answer(draft) : answer({}, 404),
  )
  show('?draft=12')
  const send = await screen.findByRole<HTMLButtonElement>('button', { name: 'Envoyer à 2 destinataires' })
  await waitFor(() => expect(send.disabled).toBe(false))
  const start = screen.getByLabelText<HTMLInputElement>(/^Partir le/)
  const type = (value: string) => {
    fireEvent.focus(start)
    fireEvent.change(start, { target: { value } })
    fireEvent.blur(start)
  }
  type('31/02/2099 09:00')
  expect(await screen.findByText('Format incorrect de date')).toBeTruthy()
  expect([start.value, start.getAttribute('aria-invalid')]).toEqual(['31/02/2099 09:00', 'true'])
  const save = screen.getByRole<HTMLButtonElement>('button', { name: 'Enregistrer le brouillon' })
  expect([send.disabled, save.disabled]).toEqual([true, true])
  type('01/12/2099 10:00')
  await waitFor(() => expect([send.disabled, save.disabled]).toEqual([false, false]))
  expect(screen.queryByText('Format incorrect de date')).toBeNull()
  fireEvent.click(send)
  await waitFor(() => expect(questions).toHaveLength(1))
  expect(questions[0]).toMatch(/partira le 1er décembre 2099/)
})

test('a refusal is told with a way to ask again', async () => {
  vi.stubGlobal('fetch', async () => answer({ code: 'access_denied', message: 'Accès refusé' }, 403))
  show()
  expect(await screen.findByText('Accès refusé')).toBeTruthy()
})

test('an address names an event by status, or all that a list finds; what it says wrongly is left', () => {
  expect(audienceIn({ event: '12', status: 'registered,nonsense' })).toEqual({ event: 12, statuses: ['registered'] })
  expect(audienceIn({ events: '12,13', status: 'registered' })).toEqual({ events: [12, 13], statuses: ['registered'] })
  expect(audienceIn({ found: '{"q":"mar"}' })).toMatchObject({ found: { q: 'mar' } })
  expect(audienceIn({ ids: 'x', found: '{', event: '-1' })).toEqual({})
  expect(addressesIn('a@b.fr, c@d.fr\n\n e@f.fr;')).toEqual(['a@b.fr', 'c@d.fr', 'e@f.fr'])
})

test('a message to several events says their titles, three at most, and asks of which statuses', async () => {
  const { queries } = show('?events=4,5')
  expect(await screen.findByText('Inscriptions de 2 événements')).toBeDefined()
  const reads = (id: number) =>
    act(() => {
      queries.setQueryData(eventQuery(id).queryKey, { id, title: `Atelier ${id}` } as never)
    })
  reads(4)
  expect(screen.getByText('Inscriptions de 2 événements')).toBeDefined()
  reads(5)
  expect(await screen.findByText('Inscriptions : Atelier 4, Atelier 5')).toBeDefined()
  expect(screen.getAllByLabelText(/^Statuts/).length).toBeGreaterThan(0)
  await waitFor(() => expect(requests.at(-1)).toContain('"events":[4,5]'))
  cleanup()
  const many = show('?events=4,5,6,7,8').queries
  for (const id of [4, 5, 6]) many.setQueryData(eventQuery(id).queryKey, { id, title: `Atelier ${id}` } as never)
  expect(await screen.findByText('Inscriptions : Atelier 4, Atelier 5, Atelier 6 et 2 autres')).toBeDefined()
})

test('a saved view of the list of people names all those it finds', () => {
  const filters = [{ field: 'town', comparator: '=', value: 'Lyon' }]
  expect(foundBy({ search: { tab: 'members', q: 'mar', sort: 'name', filters: JSON.stringify(filters) } })).toEqual({
    q: 'mar',
    filters,
    kind: 'members',
  })
  expect(foundBy({ search: { tab: 'elsewhere' } })).toEqual({})
})

test('a field is put at the end of the text', () => {
  const field = [{ type: 'paragraph', content: [{ type: 'text', text: '{{org.name}}' }] }]
  expect(withField(null, '{{org.name}}').content).toEqual(field)
  const list = { type: 'bulletList' as const, content: [] }
  expect(withField({ type: 'doc', content: [list] }, '{{org.name}}').content).toEqual([list, ...field])
})
