import { quoteContract } from '@kxo/domain/billing/quotes/quote-contract'
import type { QuoteDetail } from '@kxo/domain/billing/quotes/quote-shape'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showPage } from '../../../platform/page-fixture.tsx'
import { tenantOf, viewerAt } from '../../../platform/viewer-fixtures.ts'
import { quoteDetail } from '../../billing/quotes/quote-fixture.ts'
import { ManagedQuote } from './managed-quote.tsx'

let quote: QuoteDetail
const sent: [string, unknown][] = []
vi.mock('../../../platform/api-client.ts', async (actual) => ({
  ...(await actual<object>()),
  call: async ({ path }: { path: string }, { body }: { body?: unknown } = {}) => {
    if (path === quoteContract.quote.path) return quote
    sent.push([path, body])
    return path === quoteContract.invoiceQuote.path ? { bill: 12 } : quote
  },
}))
vi.mock('../../../ui/overlay/confirm.ts', () => ({ confirm: async () => true }))
beforeEach(() => {
  sent.length = 0
  quote = quoteDetail
})
afterEach(cleanup)

const opened = { onLeave: vi.fn<() => void>(), onQuote: vi.fn<(id: number) => void>(), onBill: vi.fn<(id: number) => void>() }
const show = () =>
  showPage(() => <ManagedQuote id={4} {...opened} />, { viewer: viewerAt(tenantOf('forma'), { user: { is_admin: true } as never }) })
const names = () => screen.getAllByRole('button').map(({ textContent }) => textContent)

test('a draft is sent, changed, removed; nothing is answered nor invoiced yet', async () => {
  quote = { ...quoteDetail, number: null, status: 'draft', issue_date: null, valid_until: null, request: 'Pour nous deux' }
  show()
  expect(await screen.findByText('Pour nous deux')).toBeTruthy()
  expect(names()).toEqual(
    expect.arrayContaining(['Envoyer le devis', 'Modifier le brouillon', 'Numéroter sans envoyer', 'Supprimer le brouillon', 'Dupliquer']),
  )
  expect(names()).not.toEqual(expect.arrayContaining(['Facturer le devis']))
  expect(names()).not.toEqual(expect.arrayContaining(['Valider']))
})

test('an accepted one is invoiced, and its draft bill opens', async () => {
  quote = { ...quoteDetail, status: 'validated', is_answerable: false }
  show()
  fireEvent.click(await screen.findByRole('button', { name: 'Facturer le devis' }))
  await waitFor(() => expect(opened.onBill).toHaveBeenCalledWith(12))
  expect(sent.map(([path]) => path)).toEqual([quoteContract.invoiceQuote.path])
})

test('an answer received offline is written in the name of who gave it', async () => {
  show()
  fireEvent.click(await screen.findByRole('button', { name: 'Valider' }))
  const dialog = await screen.findByRole('dialog')
  expect((within(dialog).getByLabelText(/^Nom/) as HTMLInputElement).value).toBe('')
  fireEvent.change(within(dialog).getByLabelText(/^Nom/), { target: { value: 'Hélène Perrin' } })
  fireEvent.click(within(dialog).getByRole('button', { name: 'Valider' }))
  await waitFor(() => expect(sent).toEqual([[quoteContract.acceptQuote.path, { name: 'Hélène Perrin' }]]))
})
