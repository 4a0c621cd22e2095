import { paymentsContract } from '@kxo/domain/payments/contract'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { showPage } from '../../../platform/page-fixture.tsx'
import { Takeovers } from './takeovers.tsx'

const answered: unknown[] = []
vi.mock('../../../platform/api-client.ts', async (actual) => ({
  ...(await actual<object>()),
  call: async ({ path }: { path: string }, { body }: { body?: unknown } = {}) => {
    if (path === paymentsContract.answerTakeover.path) answered.push(body)
    return { bill: null }
  },
}))
afterEach(() => {
  answered.length = 0
  cleanup()
})

test('a company says why it does not pay before it refuses', async () => {
  showPage(() => <Takeovers of={[{ bill: 4, number: 'FA-7', name: 'Léa Martin', company_name: 'Atelier Roy', amount: 12_000 }]} />)
  fireEvent.click(await screen.findByRole('button', { name: 'Refuser' }))
  const dialog = await screen.findByRole('dialog', { name: /Refuser de payer pour Léa Martin/ })
  within(dialog).getByText('La facture FA-7 reste à son nom. Un mail lui donne le motif.')
  fireEvent.click(within(dialog).getByRole('button', { name: 'Refuser' }))
  await within(dialog).findByText('Requis')
  expect(answered).toEqual([])
  fireEvent.change(within(dialog).getByLabelText(/^Motif/), { target: { value: 'Hors budget' } })
  fireEvent.click(within(dialog).getByRole('button', { name: 'Refuser' }))
  await waitFor(() => expect(answered).toEqual([{ accepts: false, reason: 'Hors budget' }]))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
