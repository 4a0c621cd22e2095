import type { FundedPerson } from '@kxo/domain/registrations/funding/funding-contract'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showPage } from '../../../platform/page-fixture.tsx'
import { tenantOf, viewerAt } from '../../../platform/viewer-fixtures.ts'
import FundingTab from './funding-tab.tsx'

const viewer = viewerAt(tenantOf('forma'), { user: { is_admin: true } })
const ana: FundedPerson = {
  id: 4,
  first_name: 'Ana',
  last_name: 'Roy',
  manual_status: 'agreed',
  funder: 'Atlas',
  funder_number: 'D-12',
  is_subrogated: true,
  agreed_ht: 60_000,
  agreed_from: '2027-04-05',
  agreed_until: '2027-04-06',
  lack: 'endsEarly',
  company_name: null,
  bills: [],
}
const draft: FundedPerson['bills'][number] = {
  id: 8,
  number: null,
  status: 'draft',
  recipient: 'Atlas',
  amount: 72_000,
  is_unaddressed: false,
  lack: 'overAmount',
}
const leo: FundedPerson = { ...ana, id: 5, first_name: 'Léo', last_name: 'Petit', agreed_until: '2027-04-30', lack: null, bills: [draft] }

let sent: unknown[]
vi.mock('../../../platform/api-client.ts', async (actual) => ({
  ...(await actual<object>()),
  call: async ({ method }: { method: string }, { body }: { body?: unknown } = {}) => {
    if (method === 'GET') return [ana, leo]
    sent.push(body)
    return ana
  },
}))
beforeEach(() => {
  sent = []
})
afterEach(cleanup)

test('the board says which agreement does not cover the dates, and until when each one is good (FOR-50)', async () => {
  showPage(() => <FundingTab event={{ id: 12 }} />, { viewer })
  const board = await screen.findByRole('region', { name: /Accord/ })
  expect(within(board).getByText(/accord du 5 avril 2027 au 6 avril 2027/)).toBeTruthy()
  expect(within(board).getByText(/accord du 5 avril 2027 au 30 avril 2027/)).toBeTruthy()
  expect(within(board).getAllByText(/se termine avant le dernier jour/)).toHaveLength(1)
  expect(within(board).getByText(/dépasse le montant accordé/)).toBeTruthy()
  expect(within(board).getByRole('link', { name: 'brouillon' }).getAttribute('href')).toMatch(/\/admin\/facturation\?bill=8/)
})

test('the days of an agreement are typed where its funder is followed (FOR-50)', async () => {
  showPage(() => <FundingTab event={{ id: 12 }} />, { viewer })
  fireEvent.click(await screen.findByRole('button', { name: /Ana Roy/ }))
  const until = await screen.findByLabelText<HTMLInputElement>(/^Accord jusqu/)
  fireEvent.change(until, { target: { value: '30/04/2027' } })
  fireEvent.blur(until)
  fireEvent.click(screen.getByRole('button', { name: 'Enregistrer' }))
  await waitFor(() => expect(sent).toEqual([expect.objectContaining({ agreed_from: '2027-04-05', agreed_until: '2027-04-30' })]))
})
