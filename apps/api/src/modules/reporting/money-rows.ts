import { billCategory } from '@kxo/domain/billing/category'
import { billStatus } from '@kxo/domain/billing/status'
import { type RawBuilder, sql } from 'kysely'
import type { FigureQuery } from './figure-query.ts'
import { within } from './people-rows.ts'

const live = sql.join(billStatus.codesOf('toPay', 'issued', 'paid', 'credited'))
const payer = sql`coalesce(c.name, trim(u.first_name || ' ' || u.last_name), '')`
const invoice = billCategory.codeOf('invoice')
const credit = billCategory.codeOf('credit')

/** What a bill adds without tax: deposits it deducts were counted when they were issued (INV-48). */
const ownAmount = sql`b.amount_ht - case when b.deducted > 0 and b.amount > 0 then round(b.deducted::numeric * b.amount_ht / b.amount) else 0 end`

const issued =
  (amount: RawBuilder<unknown>, having: RawBuilder<boolean>): FigureQuery =>
  (moment) => {
    const at = sql`(b.issue_date::timestamp at time zone ${moment.zone})`
    return sql`
      select b.id, b.id as subject_id, coalesce(b.number, '') as label, ${payer} as detail, ${at} as at, ${amount}::numeric as amount, 1::numeric as weight
        from bills b
        left join companies c on c.tenant_id = b.tenant_id and c.id = b.company_id
        left join users u on u.tenant_id = b.tenant_id and u.id = b.user_id
       where b.number is not null and b.status in (${live}) and ${having} and ${within(at, moment)}`
  }
export const billRows = {
  turnover: issued(
    sql`(case when b.category = ${credit} then -b.amount_ht else ${ownAmount} end)`,
    sql`b.category in (${invoice}, ${credit})`,
  ),
  bills: issued(sql`1`, sql`b.category = ${invoice}`),
}
