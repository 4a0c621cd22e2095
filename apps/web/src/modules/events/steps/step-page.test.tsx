import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { showPage } from '../../../platform/page-fixture.tsx'
import { tenantOf, viewerAt } from '../../../platform/viewer-fixtures.ts'
import { recordQuery } from '../api.ts'
import StepPage from './step-page.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})
const admin = viewerAt(tenantOf('forma'), { user: { is_admin: true, profile_code: 'ADM' } as never })
// The frame reads no more of an event, nor does the step of publication.
const event = {
  id: 7,
  nature: 'registration',
  title: 'Adhésion',
  url: 'adhesion',
  start_date: null,
  cancelled_at: null,
  closed_at: null,
  is_active: false,
}

test('a standing registration has no step of half-days, attendance or order, and their addresses lead to one it has', async () => {
  vi.stubGlobal('fetch', async () => new Promise<Response>(() => undefined))
  const { queries, history } = showPage(StepPage, {
    viewer: admin,
    path: '/admin/event_step/$id/$step',
    at: '/admin/event_step/7/activities',
  })
  const marks = [{ step: 'publication', missing: 1, advised: 0, is_begun: false }]
  queries.setQueryData(recordQuery(7).queryKey, { ...event, gaps: [], marks, delegations: [] } as never)
  await waitFor(() => expect(history.location.pathname).toBe('/admin/event_step/7/publication'))
  expect(await screen.findByRole('link', { name: /Présentation/ })).toBeDefined()
  for (const name of [/Dates et créneaux/, /Présence/, /Enchaînement/]) expect(screen.queryByRole('link', { name })).toBeNull()
})

const live = {
  ...event,
  nature: 'master',
  is_active: true,
  is_training: false,
  time_zone: 'Europe/Paris',
  start_date: new Date('2031-03-03T08:00:00Z'),
  end_date: null,
  minutes: 0,
  location_id: null,
  town: null,
  is_online: false,
  is_payable: false,
  downpayment_rate: 0,
  downpayment_delay: 0,
  gaps: [],
}
const mark = (step: string, missing: number) => ({ step, missing, advised: 0, is_begun: missing === 0 })

test('a step says until when it is to be built, and that it is late, in words', async () => {
  vi.stubGlobal('fetch', async () => new Promise<Response>(() => undefined))
  const viewer = viewerAt(tenantOf('forma', { features: ['delegation'] }), { user: { is_admin: true, profile_code: 'ADM' } as never })
  const { queries } = showPage(StepPage, { viewer, path: '/admin/event_step/$id/$step', at: '/admin/event_step/7/publication' })
  const due = (step: string, due_on: string) => ({ step, responsible_id: null, responsible_name: null, due_on })
  const delegations = [due('page', '2020-01-15'), due('thumbnail', '2999-01-15'), due('registration', '2020-01-15')]
  const marks = [mark('page', 2), mark('thumbnail', 1), mark('registration', 0)]
  queries.setQueryData(recordQuery(7).queryKey, { ...live, marks, delegations } as never)
  const step = async (name: RegExp) => (await screen.findByRole('link', { name })).textContent
  expect(await step(/^Présentation/)).toMatch(/À compléter \(2\)En retard, pour le 15.*2020$/)
  expect(await step(/^Vignette/)).toMatch(/pour le 15.*2999$/)
  expect(await step(/^Inscription/)).not.toMatch(/pour le|En retard/)
})

test('once its dates changed, an event online says nobody is notified yet, and tells who would be before anything leaves', async () => {
  const sent: string[] = []
  const impact = { dates: 1, people: 9, partners: 2, tickets: 0, rooms: 0, attended: 0, credits: null, refunds: null, slots: [] }
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body = '' }: { method?: string; body?: string } = {}) => {
    if (!url.includes('/notice/')) return new Promise<Response>(() => undefined)
    if (method === 'POST') sent.push(String(body))
    return Response.json(impact)
  })
  const { queries } = showPage(StepPage, { viewer: admin, path: '/admin/event_step/$id/$step', at: '/admin/event_step/7/publication' })
  const laid = { ...live, marks: [], delegations: [] }
  queries.setQueryData(recordQuery(7).queryKey, laid as never)
  expect((await screen.findByRole('note')).textContent).toContain('visibles immédiatement')
  expect(screen.queryByRole('button', { name: /Qui prévenir/ })).toBeNull()
  queries.setQueryData(recordQuery(7).queryKey, { ...laid, start_date: new Date('2031-03-04T08:00:00Z') } as never)
  expect(await screen.findByText(/Les dates ont changé/)).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: /Qui prévenir/ }))
  const dialog = await screen.findByRole('dialog')
  expect(await within(dialog).findByText('9 personnes prévenues')).toBeDefined()
  expect(within(dialog).getByText(/Changement de date/)).toBeDefined()
  const tell = within(dialog).getByRole('button', { name: 'Prévenir maintenant' })
  fireEvent.click(tell)
  await waitFor(() =>
    expect(
      within(dialog)
        .getByRole('textbox', { name: /^Message/ })
        .getAttribute('aria-invalid'),
    ).toBe('true'),
  )
  expect(sent).toEqual([])
  fireEvent.change(within(dialog).getByRole('textbox', { name: /^Message/ }), { target: { value: 'Salle occupée.' } })
  fireEvent.click(tell)
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(JSON.parse(sent[0] ?? '')).toEqual({ what: 'date', reason: 'Salle occupée.' })
  await waitFor(() => expect(screen.queryByText(/Les dates ont changé/)).toBeNull())
})
