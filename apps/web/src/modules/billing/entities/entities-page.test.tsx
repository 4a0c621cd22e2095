import type { Entity } from '@kxo/domain/billing/entity-contract'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showPage } from '../../../platform/page-fixture.tsx'
import { tenantOf, viewerAt } from '../../../platform/viewer-fixtures.ts'
import EntitiesPage from './entities-page.tsx'

const blank = {
  legal_form: '',
  share_capital: '',
  registry: '',
  vat_number: null,
  activity_number: null,
  activity_region: null,
  iban_masked: null,
  bic: null,
  representative: '',
  representative_title: '',
  is_vat_franchise: false,
  mediator: '',
  bill_footer: '',
  electronic_address: null,
  logo: null,
  stamp: null,
  signature: null,
  qualiopi: null,
  is_default: true,
  is_archived: false,
  issued: 0,
  missing: [],
}
const entity: Entity = {
  ...blank,
  id: 4,
  name: 'Forma Lyon',
  legal_name: 'Forma Lyon',
  siren: '732829320',
  siret: '73282932000074',
  address: '18 rue de la Part-Dieu',
  code_postal: '69003',
  town: 'Lyon',
  country: 'FR',
  fiscal_year_start: '01-01',
  vat_due: 'payment',
  bill_series: { prefix: 'FA', next: 'FA-2026-000001' },
  credit_series: { prefix: 'AV', next: 'AV-2026-000001' },
  version: 1,
}
/** What the server keeps, and what it was asked by its key; it loses its first answer. */
let stored: Entity
let sent: { key: string; version: number }[]
beforeEach(() => {
  stored = entity
  sent = []
  const known = new Map<string, Entity>()
  vi.stubGlobal('fetch', async (address: string, { method, body, headers }: RequestInit) => {
    if (method === 'GET') return address.includes('/entities/') ? Response.json([stored]) : new Promise(() => undefined)
    const { version, name } = JSON.parse(String(body)) as Entity
    const key = new Headers(headers).get('idempotency-key') ?? ''
    sent.push({ key, version })
    if (!known.has(key)) {
      if (version !== stored.version) return Response.json({ code: 'editedMeanwhile', message: 'Modifiée entre-temps.' }, { status: 409 })
      stored = { ...stored, name, version: version + 1 }
      known.set(key, stored)
    }
    if (sent.length === 1) throw new TypeError('lost')
    return Response.json(known.get(key))
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('an issuer whose save lost its answer is saved once, at the second click', async () => {
  showPage(EntitiesPage, { viewer: viewerAt(tenantOf('forma'), { user: { is_admin: true, profile_code: 'ADM' } as never }) })
  fireEvent.click(await screen.findByRole('button', { name: /^Modifier – Forma Lyon/ }))
  const write = (value: string) => fireEvent.change(screen.getAllByLabelText(/^Nom/)[0]!, { target: { value } })
  const save = await screen.findByRole('button', { name: 'Enregistrer' })
  write('Forma Rhône')
  fireEvent.click(save)
  await screen.findByText(/Vos saisies sont gardées/)
  fireEvent.click(save)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect([stored.name, stored.version]).toEqual(['Forma Rhône', 2])
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1)
})
