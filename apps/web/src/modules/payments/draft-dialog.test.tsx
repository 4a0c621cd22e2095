import { billingContract } from '@kxo/domain/billing/contract'
import { companiesContract } from '@kxo/domain/companies/contract'
import { tenantsContract } from '@kxo/domain/tenants/contract'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showPage } from '../../platform/page-fixture.tsx'
import { DraftDialog } from './draft-dialog.tsx'

const line = {
  name: 'Formation',
  description: 'Deux jours',
  quantity: 10_000,
  unit_price: 83_325_000,
  discount: 500,
  discount_type: 'percent',
  vat: 2000,
  vat_reason: null,
  accounting: '706100',
  user: 7,
}
/** The fields the editor reads. */
const bill = {
  id: 3,
  recipient: 'Vauban SAS',
  user: 7,
  company: 4,
  people: [{ id: 7, full_name: 'Zoé Lefèvre' }],
  morph: 'Event',
  morph_id: 9,
  due_date: null,
  service_start: '2027-03-02',
  service_end: '2027-03-03',
  purchase_order: 'BC-1',
  discount: 0,
  discount_type: 'percent',
  lines: [line],
}

type CallInput = { params?: object; query?: object; body?: object }
const calls: [path: string, given: CallInput][] = []
vi.mock('../../platform/api-client.ts', async (actual) => ({
  ...(await actual<object>()),
  call: async ({ path }: { path: string }, input: CallInput) => {
    calls.push([path, input])
    if (path === billingContract.payerAddress.path)
      return { name: '', address: '1 rue Neuve', address_complement: null, code_postal: '35000', town: 'Rennes', country: 'FR' }
    if (path === companiesContract.list.path) return { results: [{ id: 5, name: 'OPCO Santé' }] }
    if (path === tenantsContract.countries.path) return [{ id: 'FR', name: 'France' }]
    return path === billingContract.changeDraft.path ? bill : { results: [] }
  },
}))
const sent = () => calls.filter(([path]) => path === billingContract.changeDraft.path).map(([, input]) => input)

beforeEach(() => {
  calls.length = 0
})
afterEach(cleanup)

test('the person and the company that pays are named, and what the editor does not show is saved as it was', async () => {
  const onClose = vi.fn<() => void>()
  showPage(() => <DraftDialog bill={bill as never} onClose={onClose} />)
  const name = (label: string) => (screen.getByRole('combobox', { name: label }) as HTMLInputElement).value
  await screen.findByDisplayValue('1 rue Neuve')
  expect([name('Destinataire'), name('Entreprise ou financeur qui paie')]).toEqual(['Zoé Lefèvre', 'Vauban SAS'])
  fireEvent.click(screen.getByRole('button', { name: 'Enregistrer le brouillon' }))
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(sent()).toMatchObject([
    {
      params: { id: 3 },
      body: {
        user: 7,
        company: 4,
        event: 9,
        purchase_order: 'BC-1',
        service_start: '2027-03-02',
        service_end: '2027-03-03',
        lines: [line],
      },
    },
  ])
})

test('a funder is chosen to pay, and its address is asked for', async () => {
  showPage(() => <DraftDialog bill={bill as never} onClose={() => {}} />)
  await screen.findByDisplayValue('1 rue Neuve')
  fireEvent.click(screen.getByRole('combobox', { name: 'Entreprise ou financeur qui paie' }))
  fireEvent.click(await screen.findByRole('option', { name: 'OPCO Santé' }))
  await vi.waitFor(() =>
    expect(calls).toContainEqual([billingContract.payerAddress.path, expect.objectContaining({ query: { company: 5 } })]),
  )
  fireEvent.click(screen.getByRole('button', { name: 'Enregistrer le brouillon' }))
  await vi.waitFor(() => expect(sent()).toMatchObject([{ body: { user: 7, company: 5 } }]))
})
