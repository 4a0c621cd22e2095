import type { RegistrationSheet } from '@kxo/domain/registrations/contract'
import type { StatedPayer } from '@kxo/domain/registrations/ordering/stated-payer'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { showPage } from '../../../platform/page-fixture.tsx'
import { PriceStep } from './price-step.tsx'

vi.mock('../../../platform/api-client.ts', async (actual) => ({
  ...(await actual<object>()),
  call: async ({ path }: { path: string }) => (path.endsWith('/payer-address/') ? { name: 'Ville de Nantes', is_complete: true } : []),
}))
afterEach(cleanup)

const price = { price_id: 1, name: 'Tarif', amount_ht: 10_000, tax_amount: 2000, amount_ttc: 12_000, vat_rate: 2000, vat_reason: null }
const sheet = {
  event: 5,
  user: 7,
  company: 3,
  company_name: 'Ville de Nantes',
  price,
  options: [] as RegistrationSheet['options'],
  is_company_paid: false,
} as RegistrationSheet

const payer = { payer: 'company', is_own_company: true, company_name: 'Ville de Nantes' } as StatedPayer

function show(reference: StatedPayer['order_asked']) {
  const onNext = vi.fn<() => void>()
  function Step() {
    const [order, setOrder] = useState('')
    return <PriceStep sheet={{ ...sheet, payer: { ...payer, order_asked: reference } }} order={order} onOrder={setOrder} onNext={onNext} />
  }
  showPage(Step)
  return onNext
}

test('a company that wants an order number has it before the next step, said in words beside the field', async () => {
  const onNext = show('purchaseOrder')
  const field = await screen.findByRole('textbox', { name: /Numéro de bon de commande/ })
  fireEvent.click(screen.getByRole('button', { name: 'Continuer' }))
  await screen.findByText('Requis')
  expect(onNext).not.toHaveBeenCalled()
  fireEvent.change(field, { target: { value: 'BC-1' } })
  expect(screen.queryByText('Requis')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Continuer' }))
  expect(onNext).toHaveBeenCalledOnce()
})

test('one that wants none is not held back', async () => {
  const onNext = show(null)
  fireEvent.click(await screen.findByRole('button', { name: 'Continuer' }))
  expect(onNext).toHaveBeenCalledOnce()
})
