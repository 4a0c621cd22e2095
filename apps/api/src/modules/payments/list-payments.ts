import { paymentMode } from '@kxo/domain/billing/payment-mode'
import type { paymentsContract } from '@kxo/domain/payments/contract'
import { paymentList } from '@kxo/domain/payments/list'
import { may } from '@kxo/domain/payments/permissions'
import { paymentWords } from '@kxo/domain/payments/words'
import { sql } from 'kysely'
import { authorize } from '../../platform/context.ts'
import type { Queries } from '../../platform/database/tenancy.ts'
import type { Verb } from '../../platform/http/serve.ts'
import { exportsOf, planOf } from '../../platform/lists/list-of.ts'
import { listOrExport } from '../traces/index.ts'

const selectPayments = (db: Queries) =>
  db
    .selectFrom('payments')
    .innerJoin('bills', (join) => join.onRef('bills.tenant_id', '=', 'payments.tenant_id').onRef('bills.id', '=', 'payments.bill_id'))
    .leftJoin('users as clerks', (join) =>
      join.onRef('clerks.tenant_id', '=', 'payments.tenant_id').onRef('clerks.id', '=', 'payments.recorded_by'),
    )
    .selectAll('payments')
    .select([
      'bills.number',
      'bills.recipient_label as payer',
      sql<string | null>`clerks.first_name || ' ' || clerks.last_name`.as('clerk'),
    ])

type Row = Awaited<ReturnType<ReturnType<typeof selectPayments>['executeTakeFirstOrThrow']>>

const plan = planOf(
  paymentList,
  {
    number: 'bills.number',
    payer: 'bills.recipient_label',
    amount: 'payments.amount',
    mode: 'payments.mode',
    paid_on: 'payments.paid_on',
  },
  {
    fields: {
      id: { at: sql.ref('payments.id'), kind: 'number' },
      created_at: { at: sql.ref('payments.created_at'), kind: 'instant' },
    },
    search: sql`searchable(coalesce(bills.number, '') || ' ' || bills.recipient_label || ' ' || payments.reference)`,
    sort: '-id',
    id: sql.ref('payments.id'),
  },
)

const present = (row: Row) => ({
  id: row.id,
  bill: row.bill_id,
  number: row.number,
  payer: row.payer,
  amount: row.amount,
  mode: paymentMode.keyOf(row.mode),
  paid_on: row.paid_on,
  reference: row.reference,
  recorded_by: row.clerk,
  created_at: row.created_at,
})

export const listPayments: Verb<typeof paymentsContract.payments> = async (context, { query }) => {
  authorize(may.account(context.actor))
  return listOrExport(context, 'export_payments', {
    name: context.language.say(paymentWords.payments),
    plan,
    asked: query,
    query: selectPayments,
    present: (rows: Row[]) => rows.map(present),
    columns: exportsOf(paymentList),
  })
}
