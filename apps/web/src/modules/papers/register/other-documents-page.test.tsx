import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showPage } from '../../../platform/page-fixture.tsx'
import { tenantOf, viewerAt } from '../../../platform/viewer-fixtures.ts'
import OtherDocumentsPage from './other-documents-page.tsx'

const row = {
  id: 9,
  document: 9,
  name: 'Assurance 2027',
  kind: 12,
  category: 12,
  status: 3,
  restriction: 9,
  user: 5,
  user_name: 'Paul Girard',
  company_name: null,
  event: null,
  event_title: null,
  deposited_by: 'Paul Girard',
  created_at: '2027-01-02T08:00:00Z',
  sent_at: null,
  decided_at: null,
  due_on: null,
  expires_on: null,
  reason: null,
  content_type: 'application/pdf',
  is_requested: true,
  is_removable: true,
}
const awaited = { ...row, id: -4, document: null, name: 'CV', kind: 10, status: 1, deposited_by: null, content_type: null }
const organisation = {
  id: 3,
  kind: 31,
  name: 'Livret d’accueil',
  restriction: 0,
  asks_reading: true,
  versions: [2, 1].map((number) => ({
    number,
    document: 20 + number,
    content_type: 'application/pdf',
    made_available_at: '2027-01-02T08:00:00Z',
    asks_again: number === 2,
    published_by: 'Inès Garcia',
    readers: number,
  })),
}
let rows: object[]
let status: number
let sent: { url: string; method: string; body: unknown }[]
beforeEach(() => {
  rows = [row, awaited]
  status = 200
  sent = []
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    const { pathname } = new URL(url, 'http://localhost')
    if (method !== 'GET') {
      sent.push({ url: pathname, method, body: typeof body === 'string' ? JSON.parse(body) : null })
      return Response.json(pathname.endsWith('/decision/') ? { done: true } : { total: 1, changed: 1, left: [] })
    }
    if (status !== 200) return Response.json({ code: 'forbidden', message: 'Accès refusé' }, { status })
    if (pathname.endsWith('/pieces/')) return Response.json([{ name: 'CV', people: 1 }])
    if (pathname.endsWith('/people/'))
      return Response.json({
        results: [
          {
            id: 5,
            name: 'Girard Paul',
            mail: 'paul@essai.test',
            company_name: null,
            awaited: 1,
            to_check: 0,
            cells: [{ piece: 'CV', status: 1, is_late: true }],
          },
        ],
        count: 1,
        page: 1,
        page_size: 25,
      })
    if (pathname.endsWith('/organisation-documents/')) return Response.json([organisation])
    if (pathname.endsWith('/other-documents/')) return Response.json({ results: rows, count: rows.length, page: 1, page_size: 25 })
    return Response.json([])
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})
const tenant = tenantOf('forma', { features: ['partners'] })
const admin = viewerAt(tenant, { user: { is_admin: true, profile_code: 'ADM' } as never })
const show = (search = '', viewer = admin) => showPage(OtherDocumentsPage, { viewer, at: `/${search}` })
const act = async (name: RegExp, item: string) => {
  fireEvent.click(await screen.findByRole('button', { name }))
  fireEvent.click(await screen.findByRole('menuitem', { name: item }))
}

test('lists what came and what is awaited, and refuses one saying why', async () => {
  show()
  expect(await screen.findByText('Assurance 2027')).toBeDefined()
  expect(screen.getByText('À compléter')).toBeDefined()
  await act(/Assurance 2027 · Paul Girard/, 'Rejeter')
  const dialog = await screen.findByRole('dialog')
  const reject = within(dialog).getByRole('button', { name: 'Rejeter' })
  expect((reject as HTMLButtonElement).disabled).toBe(true)
  fireEvent.change(within(dialog).getByLabelText(/Motif/), { target: { value: 'Périmée' } })
  fireEvent.click(reject)
  await waitFor(() =>
    expect(sent).toMatchObject([{ url: expect.stringContaining('/other-documents/9/decision/'), body: { reason: 'Périmée' } }]),
  )
}, 30_000)

test('what is awaited is asked for again', async () => {
  show()
  await act(/CV · Paul Girard/, 'Réclamer')
  await waitFor(() => expect(sent).toMatchObject([{ url: expect.stringContaining('/acts/'), body: { ids: [-4], act: 'reclaim' } }]))
}, 30_000)

test('says that there is nothing and offers to add; a refusal is said in words', async () => {
  rows = []
  show()
  expect(await screen.findByText('Aucun document. Déposez un fichier ici.')).toBeDefined()
  cleanup()
  status = 403
  show()
  expect(await screen.findByText('Accès refusé')).toBeDefined()
})

test('who only reads neither adds nor decides, and a limited administrator has no tab of partners', async () => {
  show('', viewerAt(tenant, { user: { is_admin: true, profile_code: 'ADM', is_restricted: 1 } as never }))
  expect(await screen.findByText('Assurance 2027')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Ajouter' })).toBeNull()
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Contacts', 'Organisme', 'À recueillir'])
})

test('what the tenant publishes is shown with its versions and who read them', async () => {
  show('?tab=organisation')
  expect(await screen.findByRole('heading', { name: 'Livret d’accueil' })).toBeDefined()
  expect(screen.getByText('Lu par 2 personnes')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: /Publier la nouvelle version de/ }))
  expect(await screen.findByLabelText(/Nouvelle acceptation requise/)).toBeDefined()
})

test('people and papers are read across, and one is reminded', async () => {
  show('?tab=collect')
  expect(await screen.findByText('Girard Paul')).toBeDefined()
  expect(screen.getByText('En retard')).toBeDefined()
  await act(/Girard Paul/, 'Relancer')
  await waitFor(() => expect(sent).toMatchObject([{ url: expect.stringContaining('/reminders/'), body: { users: [5] } }]))
}, 30_000)

test('a kind gives what is asked its name, until another is written', async () => {
  show()
  fireEvent.click(await screen.findByRole('button', { name: 'Réclamer une pièce' }))
  const dialog = await screen.findByRole('dialog')
  const name = within(dialog).getByRole('textbox', { name: /Nom/ }) as HTMLInputElement
  const choose = async (kind: string) => {
    fireEvent.click(within(dialog).getByRole('combobox', { name: /Nature/ }))
    fireEvent.click(await screen.findByRole('option', { name: kind, hidden: true }))
  }
  expect(name.value).toBe('')
  await choose('Diplôme ou titre')
  await waitFor(() => expect(name.value).toBe('Diplôme ou titre'))
  await choose('CV')
  await waitFor(() => expect(name.value).toBe('CV'))
  fireEvent.change(name, { target: { value: 'CV à jour' } })
  await choose('Diplôme ou titre')
  await waitFor(() => expect((within(dialog).getByRole('combobox', { name: /Nature/ }) as HTMLInputElement).value).toBe('Diplôme ou titre'))
  expect(name.value).toBe('CV à jour')
}, 30_000)
