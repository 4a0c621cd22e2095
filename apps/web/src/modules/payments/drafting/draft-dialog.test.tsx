import { billingContract } from '@kxo/domain/billing/contract'
import { entityContract } from '@kxo/domain/billing/entity-contract'
import { companiesContract } from '@kxo/domain/companies/contract'
import { eventsContract } from '@kxo/domain/events/contract'
import { tenantsContract } from '@kxo/domain/tenants/contract'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../../../platform/api-error.ts'
import { showPage } from '../../../platform/page-fixture.tsx'
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
  nature: 'individual',
  entity_id: 1,
  event: 'Négocier',
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

let failure: Error | null = null
type CallInput = { params?: object; query?: object; body?: object }
const calls: [path: string, given: CallInput][] = []
vi.mock('../../../platform/api-client.ts', async (actual) => ({
  ...(await actual<object>()),
  call: async ({ path }: { path: string }, input: CallInput) => {
    calls.push([path, input])
    if (path === billingContract.payerAddress.path)
      return { name: '', address: '1 rue Neuve', address_complement: null, code_postal: '35000', town: 'Rennes', country: 'FR' }
    if (path === companiesContract.list.path) return { results: [{ id: 5, name: 'OPCO Santé' }] }
    if (path === tenantsContract.countries.path) return [{ id: 'FR', name: 'France' }]
    if (path === entityContract.entities.path)
      return [
        { id: 1, name: 'Forma', is_archived: false },
        { id: 2, name: 'Forma Sud', is_archived: false },
      ]
    if (path === eventsContract.list.path) return { results: [{ id: 11, title: 'Conclure', start_date: null }] }
    if (path === billingContract.changeDraft.path && failure) throw failure
    return path === billingContract.changeDraft.path ? bill : { results: [] }
  },
}))
const sent = () => calls.filter(([path]) => path === billingContract.changeDraft.path).map(([, input]) => input)

beforeEach(() => {
  calls.length = 0
  failure = null
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

const field = (label: RegExp, at = 0) => screen.getAllByLabelText(label)[at] as HTMLInputElement
const choose = async (label: RegExp, option: string, at = 0) => {
  fireEvent.click(screen.getAllByRole('combobox', { name: label })[at]!)
  fireEvent.click(await screen.findByRole('option', { name: option }))
}

const save = () => fireEvent.click(screen.getByRole('button', { name: 'Enregistrer le brouillon' }))

test('the issuer and the event are chosen', async () => {
  showPage(() => <DraftDialog bill={bill as never} onClose={() => {}} />)
  await screen.findByDisplayValue('1 rue Neuve')
  await choose(/^Émetteur/, 'Forma Sud')
  await choose(/^Événement/, 'Conclure')
  save()
  await vi.waitFor(() => expect(sent()).toMatchObject([{ body: { entity: 2, event: 11 } }]))
})

test('the discount, account and details of a line are written, none of them needed', async () => {
  showPage(() => <DraftDialog bill={bill as never} onClose={() => {}} />)
  await screen.findByDisplayValue('1 rue Neuve')
  for (const label of [/^Remise(?! en| sur)/, /^Code comptable/, /^Détail/])
    expect(field(label).getAttribute('aria-required'), String(label)).not.toBe('true')
  fireEvent.change(field(/^Remise(?! en| sur)/), { target: { value: '12,50' } })
  await choose(/^Remise en/, '€')
  fireEvent.change(field(/^Code comptable/), { target: { value: '706200' } })
  fireEvent.change(field(/^Détail/), { target: { value: 'Trois jours' } })
  fireEvent.change(field(/^Remise sur/), { target: { value: '10' } })
  save()
  const written = { ...line, discount: 1250, discount_type: 'euro', accounting: '706200', description: 'Trois jours' }
  await vi.waitFor(() => expect(sent()).toMatchObject([{ body: { discount: 1000, discount_type: 'percent', lines: [written] } }]))
})

test('a share beyond the whole is told on its field, and nothing typed is lost by a save that fails', async () => {
  showPage(() => <DraftDialog bill={bill as never} onClose={() => {}} />)
  await screen.findByDisplayValue('1 rue Neuve')
  fireEvent.change(field(/^Remise(?! en| sur)/), { target: { value: '150' } })
  fireEvent.change(field(/^Code comptable/), { target: { value: '706200' } })
  fireEvent.click(screen.getByRole('button', { name: 'Enregistrer le brouillon' }))
  await vi.waitFor(() => expect(field(/^Remise(?! en| sur)/).getAttribute('aria-invalid')).toBe('true'))
  expect(sent()).toEqual([])
  failure = new ApiError({
    status: 422,
    code: 'invalid',
    message: 'Refusé',
    details: [{ field: 'lines.0.accounting', message: 'Compte inconnu' }],
    correlation_id: null,
  })
  fireEvent.change(field(/^Remise(?! en| sur)/), { target: { value: '15' } })
  fireEvent.click(screen.getByRole('button', { name: 'Enregistrer le brouillon' }))
  await vi.waitFor(() => expect(field(/^Code comptable/).getAttribute('aria-invalid')).toBe('true'))
  expect(screen.getAllByText(/Compte inconnu/).length).toBeGreaterThan(0)
  expect(field(/^Code comptable/).value).toBe('706200')
  expect(field(/^Remise(?! en| sur)/).value).toBe('15')
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
