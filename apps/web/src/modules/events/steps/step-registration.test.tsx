import { Form } from '@kxo/domain/forms/contract'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { showPage } from '../../../platform/page-fixture.tsx'
import { tenantOf, viewerAt } from '../../../platform/viewer-fixtures.ts'
import { RegistrationStep } from './step-registration.tsx'

let sent: Record<string, unknown>[]
beforeEach(() => {
  sent = []
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body = '' }: { method?: string; body?: string } = {}) => {
    if (method !== 'GET') {
      sent.push(JSON.parse(body) as Record<string, unknown>)
      return Response.json({ code: 'closedEvent', message: 'Refusé' }, { status: 409 })
    }
    return Response.json(/(event-forms|native-fields)/.test(url) ? [] : { results: [], count: 0, page: 1, page_size: 10 })
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const event = {
  id: 8,
  version: 3,
  title: 'Lire un bilan',
  onboarding: 'public',
  company_id: null,
  min_participants: null,
  max_participants: 12,
  taken: 3,
  decision_date: null,
  has_waiting_list: false,
  overbooking_allowed: false,
  hold_minutes: null,
  opening_date: null,
  limit_date: null,
  form_id: null,
  button_text: '',
  confirmation_text: '',
  self_cancel_days: null,
  cancel_scale: [],
  is_transferable: false,
  needs_approval: false,
  terms: null,
  is_active: false,
  gaps: [],
  marks: [],
  time_zone: 'Europe/Paris',
}
const show = (params: object, more: object = {}) =>
  showPage(
    () => (
      <RegistrationStep event={{ ...event, ...more } as never} readOnly={false} previous={null} next={null} onSaved={() => undefined} />
    ),
    {
      viewer: viewerAt(tenantOf('forma', { params }), { user: { is_admin: true, profile_code: 'ADM' } as never }),
    },
  )
const archived: Form = {
  id: 5,
  name: 'Vos attentes',
  category: 'other',
  nature: 'subscription',
  version: 2,
  status: 'archived',
  published: 1,
  has_draft: false,
  changed_at: new Date('2027-01-04T09:00:00Z'),
  asked_names: [],
  fields_count: 0,
  events_count: 1,
  responses_count: 0,
  fields: [],
}
const overbooking = { name: /dépassement/i }

test('going beyond the places is allowed where the tenant may, and only there', async () => {
  show({ overbooking_allowed: true, hold_minutes: 25 })
  fireEvent.click(await screen.findByRole('checkbox', overbooking))
  fireEvent.click(screen.getByRole('button', { name: 'Enregistrer' }))
  await waitFor(() => expect(sent).toMatchObject([{ overbooking_allowed: true }]))
  cleanup()
  show({ overbooking_allowed: false })
  await screen.findByRole('checkbox', { name: /liste d’attente/i })
  expect(screen.queryByRole('checkbox', overbooking)).toBeNull()
})

test('the minutes a place is held are the event’s own, or those of the tenant', async () => {
  show({ hold_minutes: 25 })
  const field = await screen.findByRole('textbox', { name: /minutes/i })
  screen.getByText(/25/)
  fireEvent.change(field, { target: { value: '40' } })
  fireEvent.click(screen.getByRole('button', { name: 'Enregistrer' }))
  await waitFor(() => expect(sent).toMatchObject([{ hold_minutes: 40 }]))
})

test('the form an event asks keeps its name here once it is put away', async () => {
  vi.stubGlobal('fetch', async (url: string) => {
    if (/forms\/5\//.test(url)) return Response.json(z.encode(Form, archived))
    return Response.json(/(event-forms|native-fields)/.test(url) ? [] : { results: [], count: 0, page: 1, page_size: 10 })
  })
  show({}, { form_id: 5 })
  const chosen = await screen.findByRole<HTMLInputElement>('combobox', { name: /^Formulaire/ })
  await waitFor(() => expect(chosen.value).toBe('Vos attentes · Archivé'))
})
