import type { RegistrationSheet } from '@kxo/domain/registrations/contract'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showPage } from '../../../platform/page-fixture.tsx'
import { PayerStep } from './payer-step.tsx'

const sheet = {
  id: 4,
  event: 5,
  user: 7,
  company: null,
  company_name: null,
  payer: null,
  options: [] as RegistrationSheet['options'],
} as Partial<RegistrationSheet> as RegistrationSheet
const known = { name: 'Ville de Nantes', siret: '73282932000074', code_postal: '44000', town: 'Nantes' }

let employers: (typeof known)[]
let said: unknown[]
// The request is encoded as it leaves: what the contract refuses is not sent.
vi.mock('../../../platform/api-client.ts', async (actual) => ({
  ...(await actual<object>()),
  call: async ({ path, body: schema }: { path: string; body: never }, { body }: { body?: unknown } = {}) => {
    const { encode } = await import('zod/mini')
    if (path.endsWith('/employers/')) return { is_right: true, employers }
    if (path.endsWith('/payer/')) said.push(encode(schema, body as never))
    return sheet
  },
}))
beforeEach(() => {
  employers = [known]
  said = []
})
afterEach(cleanup)

const show = () => {
  const onNext = vi.fn<() => void>()
  showPage(() => <PayerStep sheet={sheet} onNext={onNext} />)
  return onNext
}
const goOn = async () => fireEvent.click(await screen.findByRole('button', { name: 'Continuer' }))
async function search(number: string): Promise<void> {
  fireEvent.click(await screen.findByRole('radio', { name: 'Mon employeur' }))
  fireEvent.change(screen.getByRole('textbox', { name: 'SIREN ou SIRET' }), { target: { value: number } })
  fireEvent.click(screen.getByRole('button', { name: 'Rechercher' }))
}

test('oneself pays unless told, in one act', async () => {
  const onNext = show()
  await goOn()
  await waitFor(() => expect(onNext).toHaveBeenCalledOnce())
  expect(said).toEqual([expect.objectContaining({ payer: 1, siret: null, funder: null })])
})

test('an employer found by its number is the one that pays', async () => {
  const onNext = show()
  await search('732 829 320')
  await screen.findByText('Ville de Nantes')
  await goOn()
  await waitFor(() => expect(onNext).toHaveBeenCalledOnce())
  expect(said).toEqual([expect.objectContaining({ payer: 2, siret: '73282932000074' })])
})

test('an establishment nobody knows is asked for what its bill needs', async () => {
  employers = []
  const onNext = show()
  await search('73282932000074')
  const fields = { 'Raison sociale': 'Atelier', Rue: '2 quai', 'Code postal': '44000', Ville: 'Nantes' }
  for (const [name, value] of Object.entries(fields))
    fireEvent.change(await screen.findByRole('textbox', { name: new RegExp(name) }), { target: { value } })
  await goOn()
  await waitFor(() => expect(onNext).toHaveBeenCalledOnce())
  expect(said).toEqual([
    expect.objectContaining({ employer: { name: 'Atelier', address: '2 quai', code_postal: '44000', town: 'Nantes' } }),
  ])
})
