import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showPage } from '../../platform/page-fixture.tsx'
import { tenantOf, viewerAt } from '../../platform/viewer-fixtures.ts'
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

test('campaigns have their tab where the tenant has them, and open on their own page', async () => {
  const at = (params: object, features: string[]) => ({ viewer: viewerAt(tenantOf('forma', { params, features })), path: '/admin/mails' })
  const { history } = showPage(MailsPage, at({ show_email_campaign: true }, ['mailing']))
  fireEvent.click(await screen.findByRole('tab', { name: 'Campagnes' }))
  await waitFor(() => expect(history.location.pathname).toBe('/admin/history/mailscampaign'))
  cleanup()
  for (const without of [at({ show_email_campaign: false }, ['mailing']), at({ show_email_campaign: true }, [])]) {
    showPage(MailsPage, without)
    await screen.findByRole('tab', { name: 'Tous' })
    expect(screen.queryByRole('tab', { name: 'Campagnes' })).toBeNull()
    cleanup()
  }
})
