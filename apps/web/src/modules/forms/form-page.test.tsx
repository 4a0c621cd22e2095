import { Form } from '@kxo/domain/forms/contract'
import { FieldDraft } from '@kxo/domain/forms/inputs/field'
import { formsWords } from '@kxo/domain/forms/words'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { showPage } from '../../platform/page-fixture.tsx'
import { PageListContext } from '../../platform/page-list.tsx'
import { tenantOf, viewerAt } from '../../platform/viewer-fixtures.ts'
import { readToasts } from '../../ui/feedback/toast.ts'
import { formQuery } from './api.ts'
import FormPage from './form-page.tsx'

const list = { pages: [], headerTools: [], recordParts: [], layouts: {}, complete: true, load: async () => undefined }
const Shown = () => (
  <PageListContext value={list}>
    <FormPage />
  </PageListContext>
)
const formOf = (version: number, name: string): Form => ({
  id: 3,
  name,
  category: null as never,
  nature: 'subscription',
  version,
  status: 'draft',
  published: null,
  has_draft: true,
  changed_at: new Date('2027-01-04T09:00:00Z'),
  asked_names: [],
  fields_count: 0,
  events_count: 0,
  responses_count: 0,
  fields: [],
})
const viewer = viewerAt(tenantOf('forma'), { user: { is_admin: true, profile_code: 'ADM' } as never })
const titles = () => screen.getAllByRole<HTMLInputElement>('textbox', { name: /^Titre/ }).map(({ value }) => value)
let sent: { version: number }[]

beforeEach(() => {
  sent = []
  vi.stubGlobal('fetch', async (_: string, { method, body }: RequestInit) => {
    if (method !== 'PATCH') return new Promise(() => undefined)
    sent.push(JSON.parse(String(body)))
    return Response.json({ code: 'editedMeanwhile', message: 'Modifié entre-temps' }, { status: 409 })
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})
const show = async () => {
  const { queries } = showPage(Shown, { viewer, path: '/forms/$id', at: '/forms/3' })
  const come = (form: Form) => act(async () => void queries.setQueryData(formQuery(3).queryKey, form))
  await act(async () => undefined)
  await come(formOf(1, 'Inscription'))
  await screen.findByRole('heading', { name: /^Inscription/, level: 1 })
  return come
}

const write = (value: string) => fireEvent.change(screen.getByRole('textbox', { name: /^Titre/ }), { target: { value } })
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Enregistrer' }))

test('a form changed by someone else takes nothing away of the one being written, whose save then tells the conflict', async () => {
  const come = await show()
  fireEvent.change(screen.getByRole('textbox', { name: /^Titre/ }), { target: { value: 'Vos besoins' } })
  await come(formOf(2, 'Inscription 2027'))
  await screen.findByRole('heading', { name: /^Inscription 2027/ })
  expect(titles()).toEqual(['Vos besoins'])
  fireEvent.click(screen.getByRole('button', { name: 'Enregistrer' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.version).toBe(1)
  expect(await screen.findByRole('alert')).toBeDefined()
  expect(titles()).toEqual(['Vos besoins'])
})

test('read only, it follows what someone else saves', async () => {
  const come = await show()
  const field = { id: 1, name: 'regime', label: 'Régime', input_type: 'text', section: 'Repas', rank: 0, options: [] }
  await come({ ...formOf(2, 'Inscription'), fields: [field as never] })
  await waitFor(() => expect(titles()).toEqual(['Repas']))
})

test('what is written while a save is on its way stays, and is saved next', async () => {
  await show()
  const { promise, resolve } = Promise.withResolvers<void>()
  let stored = 1
  vi.stubGlobal('fetch', async (_: string, { method, body }: RequestInit) => {
    if (method !== 'PATCH') return new Promise(() => undefined)
    sent.push(JSON.parse(String(body)))
    await promise
    return Response.json(z.encode(Form, { ...formOf((stored += 1), 'Inscription'), category: 'other' }))
  })
  write('Vos attentes')
  save()
  await waitFor(() => expect(sent).toHaveLength(1))
  write('Vos projets')
  await act(async () => resolve())
  await waitFor(() => expect(screen.getByRole('button', { name: 'Enregistrer' }).getAttribute('aria-busy')).toBeNull())
  expect(titles()).toEqual(['Vos projets'])
  save()
  await waitFor(() => expect(sent.map(({ version }) => version)).toEqual([1, 2]))
})

test.each([
  ['Garder ma version', ['Vos besoins']],
  ['Prendre l’autre', ['']],
])('a save refused because someone saved first asks whose version stays: « %s »', async (choice, expected) => {
  const come = await show()
  write('Vos besoins')
  save()
  await screen.findByRole('alert')
  await come(formOf(2, 'Inscription 2027'))
  fireEvent.click(await screen.findByRole('button', { name: choice }))
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  expect(titles()).toEqual(expected)
  if (choice !== 'Garder ma version') return
  save()
  await waitFor(() => expect(sent.map(({ version }) => version)).toEqual([1, 2]))
})

test('seen in English, the form speaks it throughout, and the page around it does not', async () => {
  await show()
  screen.getByRole('button', { name: 'Envoyer' })
  fireEvent.click(screen.getByRole('radio', { name: 'English' }))
  await screen.findByRole('button', { name: 'Send' })
  expect(screen.queryByRole('button', { name: 'Envoyer' })).toBeNull()
  screen.getByRole('button', { name: 'Enregistrer' })
})

test('put away, a form keeps what was being written: it is saved first', async () => {
  await show()
  const requests: string[] = []
  let stored = 1
  let title = ''
  vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit) => {
    if (method === 'GET') return new Promise(() => undefined)
    requests.push(`${method} ${url.replace(/^.*\/forms\//, '')}`)
    if (method === 'PATCH') title = JSON.parse(String(body)).sections[0].title
    const draft = z.decode(FieldDraft, { name: 'regime', label: 'Régime', input_type: 1 })
    const field = { ...draft, id: 1, section: title, rank: 0 }
    const isArchived = method !== 'PATCH'
    const form: Form = {
      ...formOf((stored += 1), 'Inscription'),
      category: 'other',
      fields: [field],
      status: isArchived ? 'archived' : 'draft',
    }
    return Response.json(z.encode(Form, form))
  })
  write('Vos attentes')
  fireEvent.click(screen.getByRole('button', { name: 'Plus' }))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Archiver' }))
  await screen.findByText('Archivé')
  expect(requests).toEqual(['PATCH 3/', 'POST 3/archiving/'])
  expect(titles()).toEqual(['Vos attentes'])
  expect(readToasts().map(({ text }) => text)).toContainEqual(formsWords.archived)
})
