import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showPage } from '../../platform/page-fixture.tsx'
import { tenantOf, viewerAt } from '../../platform/viewer-fixtures.ts'
import MailsPage from './mails-page.tsx'

const usage = { used: 40, max: null, delivers: true, late_since: null, under_way: [] }
beforeEach(() =>
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(usage), { headers: { 'content-type': 'application/json' } })),
)
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

test('what is leaving to many people is followed to its own page, campaigns or not', async () => {
  const sending = { subject: 'Bonjour {{contact.first_name}}', href: '/admin/mails/campaigns/7', state: 'En cours', done: 40, total: 200 }
  const under_way = [{ ...sending, starts_at: null }]
  vi.stubGlobal('fetch', async (url: string) => {
    const body = url.includes('/usage/') ? { ...usage, under_way } : {}
    return new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } })
  })
  const viewer = viewerAt(tenantOf('forma', { params: { show_email_campaign: false }, features: ['mailing'] }))
  showPage(MailsPage, { viewer, path: '/admin/mails' })
  const link = await screen.findByRole('link', { name: 'Bonjour [Prénom]' })
  expect(link.getAttribute('href')).toBe('/admin/mails/campaigns/7')
  expect(screen.getByText('En cours · 40 sur 200')).toBeTruthy()
})

test('a queue that does not move is told with the hour it stopped at', async () => {
  vi.stubGlobal(
    'fetch',
    async () =>
      new Response(JSON.stringify({ ...usage, late_since: '2026-11-20T08:05:00Z' }), { headers: { 'content-type': 'application/json' } }),
  )
  showPage(MailsPage, { path: '/admin/mails' })
  expect(await screen.findByText(/^Envois en retard depuis 0?9.05/)).toBeTruthy()
})

test('near and at the limit of the month, the page says what waits and what still leaves', async () => {
  const show = (used: number) => {
    vi.stubGlobal(
      'fetch',
      async () => new Response(JSON.stringify({ ...usage, used, max: 1000 }), { headers: { 'content-type': 'application/json' } }),
    )
    showPage(MailsPage, { path: '/admin/mails' })
  }
  show(799)
  await screen.findByText(/799 \/ 1.000 mails ce mois-ci/)
  expect(screen.queryByText(/la prospection attend le mois suivant/)).toBeNull()
  cleanup()
  show(834)
  expect(await screen.findByText(/^83.% des mails de votre formule sont partis ce mois-ci/)).toBeTruthy()
  cleanup()
  show(1000)
  expect(await screen.findByText(/^Limite du mois atteinte/)).toBeTruthy()
})
