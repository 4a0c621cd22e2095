import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showPage } from '../../../platform/page-fixture.tsx'
import { tenantOf, viewerAt } from '../../../platform/viewer-fixtures.ts'
import { BulkDialog } from './bulk-dialog.tsx'

const requests: unknown[] = []
beforeEach(() => {
  requests.length = 0
  vi.stubGlobal('fetch', async (address: string, { method, body }: RequestInit) => {
    if (method !== 'POST') return new Promise(() => undefined)
    requests.push(JSON.parse(String(body)))
    return address.includes('preview') ? Response.json({ changed: 1, same: 0, manual: 0, lines: [] }) : new Promise(() => undefined)
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('what a choice would change is asked once, and the dialog stays', async () => {
  const viewer = viewerAt(tenantOf('forma'), { user: { is_admin: true, profile_code: 'ADM' } as never })
  showPage(() => <BulkDialog kind={undefined} selection={{ all: false, ids: [7] }} onDone={() => {}} onClose={() => {}} />, { viewer })
  await screen.findByRole('button', { name: 'Appliquer' })
  await waitFor(() => expect(requests.length).toBeGreaterThan(0))
  expect(requests).toEqual([{ ids: [7], set: { is_adherent: true } }])
})
