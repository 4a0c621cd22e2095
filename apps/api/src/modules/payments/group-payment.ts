import { billStatus } from '@kxo/domain/billing/status'
import { refuse } from '@kxo/domain/kernel/errors'
import type { paymentsContract } from '@kxo/domain/payments/contract'
import { paymentErrors } from '@kxo/domain/payments/errors'
import { may } from '@kxo/domain/payments/permissions'
import { registrationStatus } from '@kxo/domain/registrations/status'
import type { Context } from '../../platform/context.ts'
import type { Verb } from '../../platform/http/serve.ts'
import { type BillRecord, findBills, payableOf } from '../billing/index.ts'
import { getEvent } from '../events/index.ts'
import { billEach, groupOf, type RegistrationRow, selectRegistrations, takeoversAmong, writeGroupBill } from '../registrations/index.ts'
import { billsToPayOf } from './queries.ts'
import { summaryOf } from './summary.ts'

/** The registrations of people of a group still alive, in the order of their numbers. */
async function registrationsOf(context: Context, event_id: number, users: readonly number[]): Promise<RegistrationRow[]> {
  const members = await groupOf(context, event_id, users)
  return selectRegistrations(context.db)
    .where('registrations.event_id', '=', event_id)
    .where(
      'registrations.user_id',
      'in',
      members.map(({ user }) => user),
    )
    .where('registrations.status', '<>', registrationStatus.codeOf('cancelled'))
    .orderBy('registrations.id')
    .execute()
}

/** The bill of each, the group's once; nobody else's and nothing paid already. */
async function billsToPay(context: Context, rows: readonly RegistrationRow[]): Promise<BillRecord[]> {
  const alone = rows.filter(({ group_bill_id }) => group_bill_id === null)
  const own = await billsToPayOf(
    context.db,
    alone.map(({ id }) => id),
  )
  const shared = await findBills(
    context.db,
    rows.flatMap(({ group_bill_id }) => group_bill_id ?? []),
  )
  const bills = rows.flatMap(({ id, group_bill_id }) => (group_bill_id === null ? own.get(id) : shared.get(group_bill_id)) ?? [])
  return [...new Set(bills)].filter((bill) => bill.to_be_paid > 0 && may.pay(context.actor, bill))
}

const isToPay = ({ status }: RegistrationRow): boolean => registrationStatus.keyOf(status) === 'toPay'

/** The bills issued to people, which they ask the company of the caller to take over. */
async function takeoversOf(context: Context, rows: readonly RegistrationRow[]) {
  const waiting = await takeoversAmong(
    context,
    rows.map(({ id }) => id),
  )
  const toAnswer = rows.filter(({ id, company_id }) => waiting.has(id) && may.takeOver(context.actor, { user_id: null, company_id }))
  const bills = await billsToPayOf(
    context.db,
    toAnswer.map(({ id }) => id),
  )
  return toAnswer.flatMap((row) => {
    const bill = bills.get(row.id)
    if (!bill || bill.number === null || bill.company_id !== null) return []
    const name = `${row.first_name} ${row.last_name}`
    return [{ bill: bill.id, number: bill.number, name, company_name: row.company_name ?? '', amount: payableOf(bill) }]
  })
}

async function present(context: Context, event_id: number, users: readonly number[]) {
  const event = await getEvent(context.db, event_id)
  const rows = await registrationsOf(context, event_id, users)
  const bills = []
  for (const bill of await billsToPay(context, rows.filter(isToPay))) bills.push(await summaryOf(context, bill))
  return {
    event: event.id,
    event_title: event.title,
    bills,
    takeovers: await takeoversOf(context, rows.filter(isToPay)),
    excluded: rows
      .filter((row) => !isToPay(row))
      .map((row) => ({ user: row.user_id, name: `${row.first_name} ${row.last_name}`, status: registrationStatus.keyOf(row.status) })),
  }
}

export const groupPayment: Verb<typeof paymentsContract.groupPayment> = (context, { params, query }) =>
  present(context, params.id, query.users)

/** @throws 409 once a bill of theirs is issued: its number is taken */
export const billGroup: Verb<typeof paymentsContract.billGroup> = async (context, { params, body }) => {
  const rows = (await registrationsOf(context, params.id, body.users)).filter(isToPay)
  const bills = await billsToPay(context, rows)
  if (bills.some(({ status }) => billStatus.keyOf(status) !== 'draft')) refuse(paymentErrors.groupIssued)
  const purchase_order = body.purchase_order ?? bills.find((bill) => bill.purchase_order)?.purchase_order ?? null
  await billEach(context, rows, { purchase_order })
  if (body.billing === 'one') {
    const single = rows.map((row) => ({ ...row, group_bill_id: null }))
    await writeGroupBill(context, single, { purchase_order })
  }
  return present(context, params.id, body.users)
}
