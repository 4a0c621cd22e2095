import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showPage } from '../../../platform/page-fixture.tsx'
import { tenantOf, viewerAt } from '../../../platform/viewer-fixtures.ts'
import OwnDocumentsPage from './own-documents-page.tsx'

const identityCard = {
  id: 12,
  name: 'Carte d’identité',
  kind: 1,
  help: '',
  is_required: true,
  is_checked: true,
  due_days: 7,
  releases_place: false,
  status: null,
  file_name: null,
  deposited_at: null,
  due_on: '2999-03-01',
  decided_at: null,
  reason: null,
  is_each_time: false,
  valid_until: null,
  provided_for: null,
}
let partnerPapers: object[]
let registrations: object[]
let read: string[]
beforeEach(() => {
  partnerPapers = [
    {
      id: 1,
      name: 'Assurance',
      kind: 12,
      state: 3,
      file_name: null,
      expires_on: null,
      reason: null,
      why: '',
      due_on: null,
      requested_by: null,
      event_title: null,
      is_for_partner: true,
    },
  ]
  registrations = [{ id: 5, event: 8, event_title: 'Conduire une réunion', time_zone: 'Europe/Paris', papers: [identityCard] }]
  read = []
  vi.stubGlobal('fetch', async (url: string) => {
    const { pathname, searchParams } = new URL(url, 'http://localhost')
    read.push(`${pathname}?${searchParams.get('user') ?? ''}`)
    if (pathname.endsWith('/own-papers/')) return Response.json(partnerPapers)
    if (pathname.endsWith('/own-registration-papers/')) return Response.json(registrations)
    return Response.json({ count: 0, page: 1, page_size: 25, results: [] })
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})
const show = (by_link = false) =>
  showPage(OwnDocumentsPage, { viewer: viewerAt(tenantOf('forma'), { user: { is_restricted_session: by_link } }) })

test('what is asked of a person, as a partner and for each registration, then what they were given', async () => {
  show()
  const section = await screen.findByRole('region', { name: 'À fournir' })
  expect(within(section).getByText('Assurance')).toBeTruthy()
  expect(within(section).getByRole('link', { name: 'Conduire une réunion' }).getAttribute('href')).toBe('/events/8')
  expect(within(section).getByLabelText(/Carte d’identité/)).toBeTruthy()
  await screen.findByText('Aucun document à afficher.')
  expect(read).toContain('/api/clients/forma/documents/?given')
})

test('what was accepted before is said with its day, its last day and what it was for, and there is nothing to deposit', async () => {
  partnerPapers = []
  const before = { status: 4, file_name: 'carte.pdf', deposited_at: '2026-03-03T10:00:00Z', provided_for: 'Manager à distance' }
  registrations = [
    {
      id: 5,
      event: 8,
      event_title: 'Conduire une réunion',
      time_zone: 'Europe/Paris',
      papers: [{ ...identityCard, ...before, valid_until: '2027-03-02' }],
    },
  ]
  show()
  const section = await screen.findByRole('region', { name: 'À fournir' })
  expect(within(section).getByText('Déjà fournie le 03/03/2026, valable jusqu’au 02/03/2027. Pour « Manager à distance ».')).toBeTruthy()
  const paper = within(within(section).getByRole('group', { name: /Carte d’identité/ }))
  expect(paper.getAllByRole('button').map((button) => button.textContent)).toEqual(['Télécharger'])
})

test('nothing is asked: it is said', async () => {
  partnerPapers = []
  registrations = []
  show()
  expect(await screen.findByText('Aucune pièce ne vous est demandée.')).toBeTruthy()
})

test('who came by a link deposits what is asked, and reads nothing else', async () => {
  show(true)
  await screen.findByRole('region', { name: 'À fournir' })
  expect(screen.queryByRole('region', { name: 'À votre disposition' })).toBeNull()
  expect(read.filter((one) => one.includes('/documents/'))).toEqual([])
})
