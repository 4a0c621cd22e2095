import { cleanup, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showPage } from '../../platform/page-fixture.tsx'
import MailsPage from './mails-page.tsx'

beforeEach(() => vi.stubGlobal('fetch', async () => new Response('{}', { headers: { 'content-type': 'application/json' } })))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('an address that asks to write leads to the composer, with what it writes about', async () => {
  const { history } = showPage(MailsPage, { path: '/admin/mails', at: '/admin/mails?compose=1&event=5' })
  await waitFor(() => expect(history.location.href).toBe('/admin/mails/write?event=5'))
})
