import type { EventRecord } from '@kxo/domain/events/contract'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showPage } from '../../../platform/page-fixture.tsx'
import { tenantOf, viewerAt } from '../../../platform/viewer-fixtures.ts'
import Productions from './productions.tsx'

let sent: { url: string; method: string; body: unknown }[]
const answer = {
  is_locked: true,
  productions: [
    { kind: 'ticket', made: 2, last_at: '2031-03-04T08:00:00Z', missing: null, is_automatic: null },
    { kind: 'badge', made: null, last_at: null, missing: null, is_automatic: null },
    { kind: 'bill', made: 0, last_at: null, missing: null, is_automatic: null },
    { kind: 'attestation', made: 0, last_at: null, missing: 3, is_automatic: false },
  ],
}
beforeEach(() => {
  sent = []
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method !== 'GET') sent.push({ url, method, body: JSON.parse(String(body)) })
    return Response.json(method === 'POST' ? { count: 3 } : answer)
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const viewer = viewerAt(tenantOf('forma'), { user: { is_admin: true, profile_code: 'ADM' } as never })
const reader = viewerAt(tenantOf('forma'), { user: { is_admin: true, profile_code: 'ADM', is_restricted: 1 } as never })
const show = (readOnly = false, nature = 'master', by = viewer) =>
  showPage(() => <Productions event={{ id: 8, nature } as EventRecord} readOnly={readOnly} />, { path: '/', at: '/', viewer: by })
const row = async (name: string) => {
  const line = (await screen.findByText(name)).closest('li')
  return within(line as HTMLElement)
}

test('each document says when it is made, who reads it and how far it is', async () => {
  show()
  expect((await row('Convocation')).getByText(/^2 produits, le dernier le 04\/03\/2031$/)).toBeDefined()
  expect((await row('Attestation')).getByText('3 à produire')).toBeDefined()
  expect((await row('Attestation')).getByText(/Sur demande.*Visible par\s: La personne concernée/)).toBeDefined()
  expect((await row('Badge')).queryByText('Aucun pour le moment')).toBeNull()
  expect((await row('Badge')).getByRole('link').getAttribute('href')).toBe('/admin/event/8/checkin')
})

test('proofs are chosen, and those missing are made now', async () => {
  show()
  fireEvent.click((await row('Attestation')).getByRole('switch'))
  await waitFor(() => expect(sent[0]).toMatchObject({ method: 'PATCH', body: { kind: 'attestation', is_automatic: true } }))
  fireEvent.click((await row('Attestation')).getByRole('button', { name: /^Produire maintenant/ }))
  await waitFor(() => expect(sent[1]?.url).toMatch(/\/events\/8\/attestations\/$/))
})

test('a closed event chooses nothing more; a model has nothing to count nor to open', async () => {
  show(true)
  expect((await row('Attestation')).getByRole('switch').hasAttribute('disabled')).toBe(true)
  cleanup()
  show(false, 'model')
  expect((await row('Badge')).queryByRole('link')).toBeNull()
  expect((await row('Convocation')).queryByText(/2 produits/)).toBeNull()
})

test('bills open where they are followed, for who may read them', async () => {
  show()
  const bills = await row('Facture')
  expect(bills.getByText(/^En brouillon quand l’inscription est à régler/)).toBeDefined()
  expect(bills.getByRole('link').getAttribute('href')).toBe('/admin/event/8?tab=finances')
  cleanup()
  show(true, 'master', reader)
  expect((await row('Facture')).queryByRole('link')).toBeNull()
})
