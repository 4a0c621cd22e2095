import { quoteContract } from '@kxo/domain/billing/quotes/quote-contract'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { showPage } from '../../../platform/page-fixture.tsx'
import { tenantOf, viewerAt } from '../../../platform/viewer-fixtures.ts'
import AskQuote from './ask-quote.tsx'

const sent: [string, unknown][] = []
vi.mock('../../../platform/api-client.ts', async (actual) => ({
  ...(await actual<object>()),
  call: async ({ path }: { path: string }, { body }: { body?: unknown } = {}) => {
    sent.push([path, body])
    return { done: true }
  },
}))
afterEach(cleanup)

const forma = tenantOf('forma')
const invoicing = { ...forma, params: { ...forma.params, module_facturation: true } }
const show = (event: object, tenant = invoicing) =>
  showPage(() => <AskQuote event={{ id: 9, is_payable: true, ...event } as never} />, { viewer: viewerAt(tenant, { user: {} as never }) })

test('asks for so many people, with a word', async () => {
  show({})
  fireEvent.click(await screen.findByRole('button', { name: 'Demander un devis' }))
  const dialog = await screen.findByRole('dialog')
  fireEvent.change(within(dialog).getByLabelText(/^Nombre de personnes/), { target: { value: '3' } })
  fireEvent.change(within(dialog).getByLabelText(/message/), { target: { value: 'Pour l’équipe' } })
  fireEvent.click(within(dialog).getByRole('button', { name: 'Envoyer la demande' }))
  await waitFor(() => expect(sent).toEqual([[quoteContract.requestQuote.path, { event: 9, people: 3, message: 'Pour l’équipe' }]]))
})

test('is offered neither for what is free, nor where nobody keeps quotes', () => {
  show({ is_payable: false })
  expect(screen.queryByRole('button', { name: 'Demander un devis' })).toBeNull()
  cleanup()
  show({}, { ...forma, params: { ...forma.params, module_facturation: false } })
  expect(screen.queryByRole('button', { name: 'Demander un devis' })).toBeNull()
})
