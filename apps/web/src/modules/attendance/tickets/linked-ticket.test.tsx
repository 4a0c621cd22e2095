import { ticket, ticketByLink } from '@kxo/domain/documents/paths'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showPage } from '../../../platform/page-fixture.tsx'
import { tenantOf, viewerAt } from '../../../platform/viewer-fixtures.ts'
import TicketPage from './ticket-page.tsx'

const pass = {
  registration: 12,
  name: 'Élodie Œuvrard',
  event: 8,
  event_title: 'Conduire une réunion',
  event_url: 'conduire',
  start_date: '2031-03-10T08:00:00Z',
  end_date: '2031-03-10T16:00:00Z',
  place: '4 rue des Arts, 75011 Paris',
  code: 'K7QM4TZ9',
  qr_svg: '<svg/>',
  is_valid: true,
  checked_in_at: null,
  wallet: { apple: null, google: null },
}
let read: string[]
let shown: typeof pass
beforeEach(() => {
  read = []
  shown = pass
  vi.stubGlobal('fetch', async (url: string) => {
    read.push(new URL(url, 'http://localhost').pathname)
    return url.includes('/guests/12/') ? Response.json(shown) : Response.json({ code: 'notFound', message: '' }, { status: 404 })
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})
const viewer = viewerAt(tenantOf('forma'), { user: { is_restricted_session: true } })
const open = (registration: number) => showPage(TicketPage, { viewer, path: '/tickets/$name', at: ticketByLink('conduire', registration) })

test('who came by the link of a ticket shows its code, leads to its event, and reads nothing else', async () => {
  open(12)
  expect(await screen.findByRole('heading', { level: 1, name: 'Conduire une réunion' })).toBeTruthy()
  expect(await screen.findByText(/K7QM4TZ9/)).toBeTruthy()
  expect(screen.getByRole('link', { name: /^Voir / }).getAttribute('href')).toBe('/events/8')
  expect(read).toEqual(['/api/clients/forma/guests/12/pass/'])
})

test('another’s ticket, or an address that names none, is not found', async () => {
  open(13)
  expect(await screen.findByText('Cette page n’existe pas ou n’est plus disponible.')).toBeTruthy()
  cleanup()
  showPage(TicketPage, { viewer, path: '/tickets/$name', at: ticket('conduire') })
  expect(await screen.findByText('Cette page n’existe pas ou n’est plus disponible.')).toBeTruthy()
})

test('a code that opens nothing any more says so, and is not held up full screen', async () => {
  open(12)
  await screen.findByRole('button', { name: 'Plein écran' })
  expect(screen.queryByText('Non valable')).toBeNull()
  cleanup()
  shown = { ...pass, is_valid: false }
  open(12)
  expect(await screen.findByText('Non valable')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Plein écran' })).toBeNull()
})
