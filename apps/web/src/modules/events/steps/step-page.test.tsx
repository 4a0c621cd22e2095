import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { showPage } from '../../../platform/page-fixture.tsx'
import { tenantOf, viewerAt } from '../../../platform/viewer-fixtures.ts'
import { recordQuery } from '../api.ts'
import StepPage from './step-page.tsx'

vi.setConfig({ testTimeout: 30_000 })
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
