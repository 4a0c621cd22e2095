import type { BillDetail } from '@kxo/domain/billing/bill-shape'
import { billingContract } from '@kxo/domain/billing/contract'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showPage } from '../../platform/page-fixture.tsx'
import { tenantOf, viewerAt } from '../../platform/viewer-fixtures.ts'
import { ManagedBill } from './managed-bill.tsx'

const viewer = viewerAt(tenantOf('forma'), { user: { is_admin: true } })
const draft: Partial<BillDetail> = {
  id: 3,
  number: null,
  category: 'invoice',
  status: 'draft',
  recipient: 'Atlas',
  to_be_paid: 60_000,
  amount: 60_000,
  lines: [],
  groups: [],
  payments: [],
  history: [],
  credits: [],
  people: [],
  corrects: null,
  replaces: null,
  replaced_by: null,
  reminders: 0,
  reminded_at: null,
  issue_date: null,
  due_date: null,
}
let lack: BillDetail['agreement_lack']
let shown: Partial<BillDetail>
let history: BillDetail['history']
const sent: unknown[] = []
vi.mock('../../platform/api-client.ts', async (actual) => ({
  ...(await actual<object>()),
  call: async ({ path }: { path: string }, { body }: { body?: unknown } = {}) => {
    if (path === billingContract.bill.path) return { ...draft, history, agreement_lack: lack, ...shown }
    if (path === billingContract.replaceBill.path || path === billingContract.duplicateBill.path) {
      sent.push(body ?? 'copy')
      return { ...draft, id: 12 }
    }
    if (path === billingContract.issueBill.path) {
      sent.push(body)
      return { ...draft, number: 'FA-2031-000001' }
    }
    return { fields: [] }
  },
}))
beforeEach(() => {
  sent.length = 0
  lack = null
  opened.mockClear()
  history = []
  shown = {}
})
afterEach(cleanup)
const opened = vi.fn<(id: number) => void>()
const show = () => showPage(() => <ManagedBill code="3" onLeave={() => {}} onBill={opened} />, { viewer })

test('a draft its funder would not pay says why, and is issued with a reason alone (FOR-50)', async () => {
  lack = 'endsEarly'
  show()
  expect((await screen.findByRole('note')).textContent).toMatch(/se termine avant le dernier jour/)
  expect(screen.queryByRole('button', { name: /^Émettre/ })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Facturer quand même' }))
  const dialog = await screen.findByRole('dialog')
  const submit = within(dialog).getByRole('button', { name: 'Facturer quand même' })
  fireEvent.click(submit)
  await waitFor(() =>
    expect(
      within(dialog)
        .getByLabelText(/^Motif/)
        .getAttribute('aria-invalid'),
    ).toBe('true'),
  )
  expect(sent).toEqual([])
  fireEvent.change(within(dialog).getByLabelText(/^Motif/), { target: { value: 'Prolongation promise' } })
  fireEvent.click(submit)
  await waitFor(() => expect(sent).toEqual([{ is_sent: true, reason: 'Prolongation promise' }]))
})

test('a bill tied to no agreement says it is not checked, and is issued as any other (FOR-50)', async () => {
  lack = 'unlinked'
  show()
  expect((await screen.findByRole('note')).textContent).toMatch(/ne sont pas vérifiés/)
  expect(screen.getByRole('button', { name: /^Émettre/ })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Facturer quand même' })).toBeNull()
})

test('a draft its funder pays is issued as any other, and the history tells why one was not (FOR-50)', async () => {
  lack = null
  history = [{ at: new Date('2031-06-01T10:00:00Z'), action: 'issue_uncovered', by_name: 'Inès Faure', info: 'Prolongation promise' }]
  show()
  expect(await screen.findByRole('button', { name: /^Émettre/ })).toBeTruthy()
  expect(screen.queryByRole('note')).toBeNull()
  expect(screen.getByText(/Facturation hors accord\s: Prolongation promise/)).toBeTruthy()
})

const issued = { number: 'FA-2031-000001', status: 'toPay', paid: 0, credited: 0, is_emptied: false, issue_date: '2031-01-02' } as const

test('a bill nothing was paid of is replaced with a reason, and the draft in its place opens (INV-12)', async () => {
  shown = issued
  show()
  fireEvent.click(await screen.findByRole('button', { name: 'Remplacer' }))
  const dialog = await screen.findByRole('dialog')
  fireEvent.change(within(dialog).getByLabelText(/^Motif/), { target: { value: 'Mauvais tarif' } })
  fireEvent.click(within(dialog).getByRole('button', { name: 'Remplacer' }))
  await waitFor(() => expect(opened).toHaveBeenCalledWith(12))
  expect(sent).toEqual([{ reason: 'Mauvais tarif' }])
})

test('one partly paid is not replaced, and is duplicated as any other', async () => {
  shown = { ...issued, paid: 100 }
  show()
  fireEvent.click(await screen.findByRole('button', { name: 'Dupliquer' }))
  expect(screen.queryByRole('button', { name: 'Remplacer' })).toBeNull()
  await waitFor(() => expect(opened).toHaveBeenCalledWith(12))
  expect(sent).toEqual(['copy'])
})

test('a draft in place of a bill says when it comes to another amount', async () => {
  shown = { replaces: { id: 1, number: 'FA-2031-000001', issue_date: '2031-01-02', amount: 50_000 } }
  show()
  expect((await screen.findByRole('note')).textContent).toMatch(/600,00\s€.* diffère de l’original .*500,00\s€/)
  expect(screen.getByRole('link', { name: 'Remplace la facture FA-2031-000001' })).toBeDefined()
})
