import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showPage } from '../../../platform/page-fixture.tsx'
import { tenantOf, viewerAt } from '../../../platform/viewer-fixtures.ts'
import type { StepProps } from './step-form.tsx'
import { QualificationStep } from './step-qualification.tsx'

let sent: { url: string; body: string }[]
beforeEach(() => {
  sent = []
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body = '' }: { method?: string; body?: string } = {}) => {
    if (method !== 'GET') sent.push({ url, body: String(body) })
    if (url.includes('/events/reviewers/')) return Response.json([{ id: 4, full_name: 'Ana Roux' }])
    if (url.includes('/criteria/count/')) return Response.json({ n: 214 })
    if (method === 'PATCH') return Response.json({ code: 'closedEvent', message: 'Refusé' }, { status: 409 })
    return Response.json(url.includes('/columns/') ? [] : { results: [], count: 0, page: 1, page_size: 10 })
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const admin = viewerAt(tenantOf('forma'), { user: { is_admin: true, profile_code: 'ADM' } as never })
// The step reads no more of an event.
const event: StepProps['event'] = {
  id: 8,
  version: 3,
  onboarding: 'onCriteria',
  criteria_mode: 'all',
  criteria_text: null,
  criteria: [{ field: 'town', comparator: 'contains', value: 'Lyon' }],
  needs_approval: false,
  reviewer_ids: [],
  answer_days: null,
} as never
const page = (overrides: Partial<StepProps> = {}) =>
  function Page() {
    return <QualificationStep event={event} readOnly={false} previous={null} next={null} onSaved={() => undefined} {...overrides} />
  }

test('says how many people meet the conditions, and saves them without the one taken away', async () => {
  showPage(page(), { viewer: admin })
  expect(await screen.findByText('214 contacts remplissent ces conditions.')).toBeDefined()
  fireEvent.click(await screen.findByRole('button', { name: 'Retirer Ville contient Lyon' }))
  expect(await screen.findByText('Aucune condition pour l’instant.')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Enregistrer' }))
  await waitFor(() => expect(sent.some(({ url }) => url.includes('/steps/qualification/'))).toBe(true))
  const { body } = sent.find(({ url }) => url.includes('/steps/qualification/'))!
  expect(decodeURIComponent(body)).not.toContain('Lyon')
})

test('who only reads changes nothing', async () => {
  showPage(page({ readOnly: true }), { viewer: admin })
  expect(await screen.findByText('Ville contient Lyon')).toBeDefined()
  expect(screen.queryByRole('button', { name: /Retirer|Ajouter|Enregistrer/ })).toBeNull()
})

test('once requests are decided by hand, who decides and within how many days is chosen', async () => {
  showPage(page(), { viewer: admin })
  fireEvent.click(await screen.findByRole('checkbox'))
  fireEvent.click(await screen.findByLabelText('Qui décide', { selector: 'input' }))
  fireEvent.click(await screen.findByRole('option', { name: 'Ana Roux' }))
  fireEvent.change(screen.getByRole('textbox', { name: 'Délai de réponse, en jours' }), { target: { value: '5' } })
  fireEvent.click(screen.getByRole('button', { name: 'Enregistrer' }))
  await waitFor(() => expect(sent.some(({ url }) => url.includes('/steps/qualification/'))).toBe(true))
  expect(JSON.parse(sent.find(({ url }) => url.includes('/steps/qualification/'))!.body)).toMatchObject({
    reviewer_ids: [4],
    answer_days: 5,
  })
})
