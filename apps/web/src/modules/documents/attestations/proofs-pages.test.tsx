import type { DocumentCategory } from '@kxo/domain/documents/category'
import { documentCategory } from '@kxo/domain/documents/category'
import { documentStatus } from '@kxo/domain/documents/status'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { type ComponentType, useEffect, useState } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { showPage } from '../../../platform/page-fixture.tsx'
import { type Changes, tenantOf, viewerAt } from '../../../platform/viewer-fixtures.ts'
import AdminCertificatesPage from '../certificates/admin-certificates-page.tsx'
import CertificatesPage from '../certificates/certificates-page.tsx'
import { type ProofMailsProps, provideDocuments } from '../dependencies.ts'
import AdminAttestationsPage from './admin-attestations-page.tsx'
import AttestationsPage from './attestations-page.tsx'

const proof = (id: number, category: DocumentCategory, name: string) => ({
  id,
  category: documentCategory.codeOf(category),
  name,
  status: documentStatus.codeOf('sent'),
  restriction: 10,
  user: 7,
  user_name: 'Élodie Œuvrard',
  company: null,
  event: 3,
  event_title: 'Droit social',
  event_url: 'droit-social',
  registration: 5,
  bill: null,
  file: 40 + id,
  content_type: 'application/pdf',
  size: 2000,
  created_at: '2026-11-20T09:00:00Z',
  sent_at: null,
  number: `CR-2026-00${id}`,
  minutes: 390,
  valid_until: id === 2 ? '2028-11-19' : null,
  start_date: '2026-11-19T08:00:00Z',
  end_date: '2026-11-19T16:00:00Z',
  is_void: false,
  is_removable: false,
})
const everyProof = [
  proof(1, 'attestation', 'Attestation – Droit social'),
  proof(2, 'certificate', 'Certificat de réalisation – Droit social'),
]

const MailsDialog = ({ selection, readIds }: ProofMailsProps) => {
  const [ids, setIds] = useState<number[]>([])
  useEffect(() => void readIds(selection, new AbortController().signal).then(setIds), [readIds, selection])
  return <p role="status">à envoyer {ids.join(', ')}</p>
}
let proofs: typeof everyProof
let answer: 'list' | 'down'
let requests: URLSearchParams[]
beforeEach(() => {
  ;[proofs, answer, requests] = [everyProof, 'list', []]
  provideDocuments({ sheets: () => '/admin/emargement', OwnHours: null, mails: { permitted: () => true, Dialog: MailsDialog } })
  vi.stubGlobal('fetch', async (address: string) => {
    const url = new URL(address, 'http://here')
    if (url.pathname.endsWith('/download/') || url.pathname.includes('/download'))
      return new Response('%PDF-1.4', { headers: { 'content-type': 'application/pdf' } })
    if (!url.pathname.endsWith('/documents/')) return Response.json({ results: [], count: 0, page: 1, page_size: 25 })
    requests.push(url.searchParams)
    if (answer === 'down') return Response.json({ code: 'unavailable', message: 'Le service est indisponible.' }, { status: 503 })
    const categories = (url.searchParams.get('category') ?? '').split(',')
    const results = proofs.filter(({ category }) =>
      categories.some((name) => documentCategory.codeOf(name as DocumentCategory) === category),
    )
    return Response.json({ results, count: results.length, page: 1, page_size: 25 })
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const admin: Changes = { user: { is_admin: true, profile_code: 'ADM' } }
const show = (page: ComponentType, { has_certificate, who = {} }: { has_certificate: boolean; who?: Changes }) =>
  showPage(page, { viewer: viewerAt(tenantOf('forma', { params: { has_certificate } }), who) })

describe.each([
  [
    'a person’s certificates',
    CertificatesPage,
    {},
    'Mes certificats',
    'Certificat de réalisation – Droit social',
    'Aucun certificat trouvé',
  ],
  ['every certificate', AdminCertificatesPage, admin, 'Certificats', 'Certificat de réalisation – Droit social', 'Aucun certificat trouvé'],
  ['a person’s attestations', AttestationsPage, {}, 'Mes attestations', 'Attestation – Droit social', 'Aucune attestation trouvée'],
  ['every attestation', AdminAttestationsPage, admin, 'Attestations', 'Attestation – Droit social', 'Aucune attestation trouvée'],
] as const)('%s', (_, page, who, title, name, nothing) => {
  test('each with its hours, opened over the page', async () => {
    show(page, { has_certificate: true, who })
    await screen.findByRole('heading', { name: title, level: 1 })
    const row = (await screen.findByRole('button', { name })).closest('tr') as HTMLElement
    expect(row.textContent).toMatch(/6,5\sh/)
    expect(row.textContent?.includes('19/11/2028')).toBe(name.startsWith('Certificat'))
    expect(screen.getAllByRole('row')).toHaveLength(2)
    const isOwn = title.startsWith('Mes')
    expect(requests.at(-1)?.get('user')).toBe(isOwn ? 'me' : null)
    expect(within(row).queryByText('Élodie Œuvrard') === null).toBe(isOwn)
    fireEvent.click(screen.getByRole('button', { name }))
    await screen.findByRole('dialog', { name })
  })

  test('none yet: how they come', async () => {
    proofs = []
    show(page, { has_certificate: true, who })
    expect(await screen.findByText(new RegExp(nothing))).toBeDefined()
  })

  test('what failed is said, and asked again', async () => {
    answer = 'down'
    show(page, { has_certificate: true, who })
    await screen.findByRole('alert')
    answer = 'list'
    fireEvent.click(screen.getByRole('button', { name: /Réessayer/ }))
    expect(await screen.findByRole('button', { name })).toBeDefined()
  })
})

test('a person sends a link that checks their proof, sees to whom, and takes one back; administrators do not', async () => {
  const calls: string[] = []
  const listed = globalThis.fetch
  const share = { id: 4, mail: 'rh@cabinet.test', created_at: '2026-11-20T09:00:00Z', expires_at: '2026-12-20T09:00:00Z', is_open: true }
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    const { pathname } = new URL(address, 'http://here')
    if (!pathname.includes('/shares/')) return listed(address, init)
    calls.push(`${init?.method ?? 'GET'} ${pathname.replace(/.*documents/, '')} ${String(init?.body ?? '')}`)
    if (init?.method === 'POST') return Response.json(share, { status: 201 })
    return init?.method === 'DELETE' ? Response.json({ done: true }) : Response.json([share])
  })
  show(AttestationsPage, { has_certificate: false })
  const menuOf = async (name: string) => {
    const row = (await screen.findByRole('button', { name })).closest('tr') as HTMLElement
    fireEvent.click(within(row).getByRole('button', { name: /Actions/ }))
  }
  await menuOf('Attestation – Droit social')
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Partager' }))
  const dialog = await screen.findByRole('dialog', { name: 'Partager «\u00A0Attestation – Droit social\u00A0»' })
  expect(await within(dialog).findByText('Vérifiable jusqu’au 20 décembre 2026')).toBeDefined()
  fireEvent.click(within(dialog).getByRole('button', { name: 'Ne plus partager avec rh@cabinet.test' }))
  await vi.waitFor(() => expect(calls).toContain('DELETE /1/shares/4/ '))
  fireEvent.change(within(dialog).getByLabelText(/Adresse mail/), { target: { value: 'drh@cabinet.test' } })
  fireEvent.click(within(dialog).getByRole('button', { name: 'Envoyer le lien' }))
  await vi.waitFor(() => expect(calls).toContain('POST /1/shares/ {"mail":"drh@cabinet.test"}'))
  cleanup()
  show(AdminAttestationsPage, { has_certificate: false, who: admin })
  await menuOf('Attestation – Droit social')
  await screen.findByRole('menuitem', { name: 'Télécharger' })
  expect(screen.queryByRole('menuitem', { name: 'Partager' })).toBeNull()
})

test('administrators mail a proof from its line, or several from a selection; nobody else does', async () => {
  show(AdminCertificatesPage, { has_certificate: true, who: admin })
  const row = (await screen.findByRole('button', { name: 'Certificat de réalisation – Droit social' })).closest('tr') as HTMLElement
  fireEvent.click(within(row).getByRole('button', { name: /Actions/ }))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Envoyer par mail' }))
  expect((await screen.findByText(/^à envoyer/)).textContent).toMatch(/2$/)
  cleanup()
  show(CertificatesPage, { has_certificate: true })
  const own = (await screen.findByRole('button', { name: 'Certificat de réalisation – Droit social' })).closest('tr') as HTMLElement
  fireEvent.click(within(own).getByRole('button', { name: /Actions/ }))
  await screen.findByRole('menuitem', { name: 'Télécharger' })
  expect(screen.queryByRole('menuitem', { name: 'Envoyer par mail' })).toBeNull()
})

test('those ticked are downloaded together', async () => {
  // A file saved for real would lead the window of the tests to its address.
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  const bodies: string[] = []
  const listed = globalThis.fetch
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    if (!address.includes('/archive/')) return listed(address, init)
    bodies.push(String(init?.body))
    return new Response('PK', { headers: { 'content-type': 'application/zip' } })
  })
  show(CertificatesPage, { has_certificate: true })
  const row = (await screen.findByRole('button', { name: 'Certificat de réalisation – Droit social' })).closest('tr') as HTMLElement
  fireEvent.click(within(row).getByRole('checkbox'))
  fireEvent.click(await screen.findByRole('button', { name: 'Télécharger (ZIP)' }))
  await vi.waitFor(() => expect(bodies).toEqual(['{"ids":[2]}']))
  await vi.waitFor(() => expect(saved).toHaveBeenCalledOnce())
  saved.mockRestore()
})

test('certificates that expire soon, and those that did, have their tab', async () => {
  show(AdminCertificatesPage, { has_certificate: true, who: admin })
  fireEvent.click(await screen.findByRole('tab', { name: 'Bientôt expirés' }))
  await vi.waitFor(() => expect(requests.at(-1)?.get('validity')).toBe('soon'))
  proofs = []
  fireEvent.click(screen.getByRole('tab', { name: 'Expirés' }))
  await screen.findByText('Rien n’a expiré.')
  expect(requests.at(-1)?.get('validity')).toBe('expired')
})

test('certificates are issued from a sheet, one click away from the empty list', async () => {
  proofs = []
  show(AdminCertificatesPage, { has_certificate: true, who: admin })
  const [link] = await screen.findAllByRole<HTMLAnchorElement>('link', { name: 'Ouvrir les feuilles d’émargement' })
  expect(new URL(link!.href).pathname).toBe('/admin/emargement')
})

test.each([AttestationsPage, AdminAttestationsPage])('a certificate is listed with the attestations where it has no page', async (page) => {
  show(page, { has_certificate: false, who: admin })
  await screen.findByRole('button', { name: 'Certificat de réalisation – Droit social' })
  expect(screen.getByRole('button', { name: 'Attestation – Droit social' })).toBeDefined()
})
