import { quoteContract } from '@kxo/domain/billing/quotes/quote-contract'
import type { QuoteDetail } from '@kxo/domain/billing/quotes/quote-shape'
import { eventsContract } from '@kxo/domain/events/contract'
import { helpContract } from '@kxo/domain/help/contract'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showPage } from '../../../platform/page-fixture.tsx'
import { tenantOf, viewerAt } from '../../../platform/viewer-fixtures.ts'
import { type BillingDependencies, provideBilling } from '../dependencies.ts'
import { quoteDetail } from './quote-fixture.ts'
import QuotePage from './quote-page.tsx'

let quote: QuoteDetail
let isSeen: boolean
const sent: [string, unknown][] = []
vi.mock('../../../platform/api-client.ts', async (actual) => ({
  ...(await actual<object>()),
  call: async ({ path }: { path: string }, { body }: { body?: unknown } = {}) => {
    if (path === eventsContract.get.path) return isSeen ? { id: 12 } : Promise.reject(new Error('not found'))
    if (path !== quoteContract.quote.path && path !== helpContract.contact.path) sent.push([path, body])
    return path === helpContract.contact.path ? { name: null, mail: 'equipe@forma.test', phone: null, hours: null } : quote
  },
}))
beforeEach(() => {
  sent.length = 0
  isSeen = true
  provideBilling({ writing: writesWithFeature })
  quote = quoteDetail
})
afterEach(cleanup)
const writesWithFeature: BillingDependencies['writing'] = ({ tenant }, event) => {
  const search: Record<string, string> = event === null ? {} : { about: `event-${event}` }
  return tenant.features.includes('interactivity') ? { to: '/chat', search } : null
}
const show = (features: string[] = ['interactivity']) =>
  showPage(QuotePage, {
    viewer: viewerAt(tenantOf('forma', { features }), { user: { first_name: 'Zoé', last_name: 'Lefèvre' } as never }),
    path: '/quotes/$id',
    at: '/quotes/4',
  })

test('its recipient accepts it in their own name, and reads what it commits to', async () => {
  show()
  fireEvent.click(await screen.findByRole('button', { name: 'Accepter' }))
  const dialog = await screen.findByRole('dialog')
  expect(within(dialog).getByText(/1\s200,00\s€/)).toBeTruthy()
  expect((within(dialog).getByLabelText(/^Nom/) as HTMLInputElement).value).toBe('Zoé Lefèvre')
  fireEvent.click(within(dialog).getByRole('button', { name: 'Accepter' }))
  await waitFor(() => expect(sent).toEqual([[quoteContract.acceptQuote.path, { name: 'Zoé Lefèvre' }]]))
})

test('a refusal needs a reason', async () => {
  show()
  fireEvent.click(await screen.findByRole('button', { name: 'Refuser le devis' }))
  const dialog = await screen.findByRole('dialog')
  fireEvent.click(within(dialog).getByRole('button', { name: 'Refuser le devis' }))
  await waitFor(() =>
    expect(
      within(dialog)
        .getByLabelText(/^Motif/)
        .getAttribute('aria-invalid'),
    ).toBe('true'),
  )
  expect(sent).toEqual([])
  fireEvent.change(within(dialog).getByLabelText(/^Motif/), { target: { value: 'Trop cher' } })
  fireEvent.click(within(dialog).getByRole('button', { name: 'Refuser le devis' }))
  await waitFor(() => expect(sent).toEqual([[quoteContract.refuseQuote.path, { name: 'Zoé Lefèvre', reason: 'Trop cher' }]]))
})

test('one that expired says so and asks nothing; one that was answered says by whom', async () => {
  quote = { ...quoteDetail, is_expired: true, is_answerable: false }
  show()
  expect((await screen.findByRole('note')).textContent).toMatch(/n’est plus valable depuis/)
  expect(screen.queryByRole('button', { name: 'Accepter' })).toBeNull()
  cleanup()
  quote = {
    ...quoteDetail,
    status: 'validated',
    is_answerable: false,
    answered_at: new Date('2031-01-09T10:00:00Z'),
    answered_name: 'Zoé Lefèvre',
  }
  show()
  expect((await screen.findByRole('note')).textContent).toMatch(/Accepté le 9 janvier 2031 par Zoé Lefèvre/)
})

test('one that expired asks for an update: by message about its event, else by email to whom the team says', async () => {
  quote = { ...quoteDetail, is_expired: true, is_answerable: false, morph: 'Event', morph_id: 12 }
  show()
  await waitFor(() =>
    expect(screen.getByRole('link', { name: 'Demander une mise à jour' }).getAttribute('href')).toBe('/chat?about=event-12'),
  )
  cleanup()
  isSeen = false
  show()
  expect((await screen.findByRole('link', { name: 'Demander une mise à jour' })).getAttribute('href')).toBe('/chat')
  cleanup()
  show([])
  expect((await screen.findByRole('link', { name: 'Demander une mise à jour' })).getAttribute('href')).toBe(
    `mailto:equipe@forma.test?subject=${encodeURIComponent('Mise à jour du devis DE-2031-000004')}`,
  )
  cleanup()
  quote = quoteDetail
  show()
  await screen.findByRole('button', { name: 'Accepter' })
  expect(screen.queryByRole('link', { name: 'Demander une mise à jour' })).toBeNull()
})
