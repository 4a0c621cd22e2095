import { vatRegime } from '@kxo/domain/partners/records/vat-regime'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showPage } from '../../../platform/page-fixture.tsx'
import { tenantOf, viewerAt } from '../../../platform/viewer-fixtures.ts'
import { RecordPanels } from './record-panels.tsx'

const record = {
  id: 4,
  user_id: 9,
  kind: 2,
  status: 5,
  organisation: null,
  siret: null,
  activity_number: null,
  vat_regime: 2,
  titles: null,
  languages: [],
  hour_rate: null,
  half_day_rate: null,
  travel: null,
  margin_minutes: null,
  biography: '',
  is_public: false,
  rank: null,
  day_rate: null,
  skills: [],
  papers: [],
  version: 3,
}
let sent: unknown[]
beforeEach(() => {
  sent = []
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body = '' }: { method?: string; body?: string } = {}) => {
    if (method === 'PATCH') sent.push(JSON.parse(body))
    return Response.json(url.includes('/record/') || method === 'PATCH' ? record : [])
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('how a partner stands towards VAT is read and changed with their terms', async () => {
  showPage(() => <RecordPanels id={9} kind="provider" />, {
    viewer: viewerAt(tenantOf('forma'), { user: { is_admin: true, profile_code: 'ADM' } as never }),
  })
  const field = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Régime de TVA' })
  expect(field.value).toBe('Franchise en base (art. 293 B du CGI)')
  fireEvent.click(field)
  fireEvent.click(await screen.findByRole('option', { name: 'Assujetti à la TVA' }))
  fireEvent.change(screen.getByLabelText('Marge entre deux interventions, en minutes'), { target: { value: '45' } })
  fireEvent.click(screen.getByRole('button', { name: 'Enregistrer' }))
  await waitFor(() => expect(sent).toMatchObject([{ version: 3, vat_regime: vatRegime.codeOf('subject'), margin_minutes: 45 }]))
})

test('a biography is written and shown in public only once switched on', async () => {
  showPage(() => <RecordPanels id={9} kind="provider" />, {
    viewer: viewerAt(tenantOf('forma'), { user: { is_admin: true, profile_code: 'ADM' } as never }),
  })
  const isPublic = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Montrer sur la page publique' })
  expect(isPublic.checked).toBe(false)
  fireEvent.click(isPublic)
  fireEvent.change(screen.getByLabelText('Biographie'), { target: { value: 'Vingt ans d’usine.' } })
  fireEvent.click(screen.getByRole('button', { name: 'Enregistrer' }))
  await waitFor(() => expect(sent).toMatchObject([{ is_public: true, biography: 'Vingt ans d’usine.' }]))
})
