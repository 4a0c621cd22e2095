import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showPage } from '../../../platform/page-fixture.tsx'
import { tenantOf, viewerAt } from '../../../platform/viewer-fixtures.ts'
import SharedDocumentsPage from './shared-documents-page.tsx'

const paper = {
  id: 1,
  name: 'Assurance',
  kind: 12,
  file_name: 'a.pdf',
  expires_on: '2999-01-02',
  state: 2,
  reason: null,
  why: '',
  due_on: null,
  requested_by: null,
  event_title: null,
  is_for_partner: true,
}
const published = {
  id: 3,
  kind: 31,
  name: 'Livret d’accueil',
  number: 2,
  document: 22,
  content_type: 'application/pdf',
  made_available_at: '2027-01-02T08:00:00Z',
  asks_reading: true,
  read_at: null,
}
let listed: object[]
let sent: { url: string; body: unknown }[]
beforeEach(() => {
  listed = [published]
  sent = []
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    const { pathname } = new URL(url, 'http://localhost')
    if (method !== 'GET') {
      sent.push({ url: pathname, body: typeof body === 'string' ? JSON.parse(body) : null })
      return Response.json({ done: true })
    }
    if (pathname.endsWith('/own-organisation-documents/')) return Response.json(listed)
    if (pathname.endsWith('/own-folder/'))
      return Response.json({
        is_subcontractor: true,
        iban_end: '2606',
        lines: [
          { kind: 10, papers: [] },
          { kind: 12, papers: [paper] },
        ],
        bills: [{ id: 8, kind: 20, name: 'Mission de mars', event_title: 'Manager', status: 3, created_at: '2027-01-02T08:00:00Z' }],
        events: [{ id: 4, title: 'Manager', start_date: null }],
      })
    return Response.json({ results: [], count: 0, page: 1, page_size: 25 })
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})
const show = (is_partner: boolean, at = '/') => showPage(SharedDocumentsPage, { viewer: viewerAt(tenantOf('forma'), { is_partner }), at })

test('who works for the tenant reads what lapses, brings what nobody asked for, and the end of their account', async () => {
  show(true)
  expect(await screen.findByText('1 pièce expire dans moins de deux mois.')).toBeDefined()
  expect(screen.getByText('Terminé par 2606')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Déposer\u00A0: CV' }))
  expect(await screen.findByLabelText(/Fichier de la pièce/)).toBeDefined()
})

test('what is deposited to be paid is listed with where it stands', async () => {
  show(true, '/?tab=bills')
  expect(await screen.findByText('Mission de mars')).toBeDefined()
  expect(screen.getByText('À valider')).toBeDefined()
  expect(screen.getByLabelText(/Facture ou note de frais/)).toBeDefined()
})

test('anybody else reads what the tenant publishes and says so, then what they were given', async () => {
  show(false)
  const section = await screen.findByRole('region', { name: 'De votre organisme' })
  expect(within(section).getByText('À lire')).toBeDefined()
  fireEvent.click(within(section).getByRole('button', { name: 'J’ai lu «\u00A0Livret d’accueil\u00A0»' }))
  await waitFor(() =>
    expect(sent).toMatchObject([{ url: expect.stringContaining('/own-organisation-documents/3/reading/'), body: { number: 2 } }]),
  )
  expect(await screen.findByText('Aucun document à afficher.')).toBeDefined()
  expect(screen.queryByRole('tablist')).toBeNull()
})

test('without anything it says so', async () => {
  listed = []
  show(false)
  expect(await screen.findByText('Aucun document à afficher.')).toBeDefined()
  expect(screen.queryByRole('region', { name: 'De votre organisme' })).toBeNull()
})
