import { sql } from 'kysely'
import type { Queries } from '../../../platform/database/tenancy.ts'
import type { PaymentRecord } from '../queries.ts'

/** Holds the line of a bank statement a payment was recorded from, if any. */
export const lockLineOf = (db: Queries, payment_id: number): Promise<unknown> =>
  sql`select l.id from bank_lines l join bank_line_payments m on m.tenant_id = l.tenant_id and m.line_id = l.id
    where m.payment_id = ${payment_id} for update of l`.execute(db)

/** A payment did not hold: as much of the line it was recorded from waits to be matched again. */
export const releaseLine = (db: Queries, { id, amount }: Pick<PaymentRecord, 'id' | 'amount'>): Promise<unknown> =>
  db
    .updateTable('bank_lines')
    .set((eb) => ({ matched: eb('matched', '-', amount) }))
    .where('id', 'in', (eb) => eb.selectFrom('bank_line_payments').select('line_id').where('payment_id', '=', id))
    .execute()
