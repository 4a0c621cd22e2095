import { billCategory } from '@kxo/domain/billing/category'
import { quoteStatus } from '@kxo/domain/billing/quotes/quote-status'
import { billStatus } from '@kxo/domain/billing/status'
import { type RawBuilder, sql } from 'kysely'
import { soldAmounts } from '../billing/index.ts'
import type { FigureQuery } from './figure-query.ts'
import { within } from './people-rows.ts'

const live = sql.join(billStatus.codesOf('toPay', 'issued', 'paid', 'credited'))
const payer = sql`coalesce(c.name, trim(u.first_name || ' ' || u.last_name), '')`
/** Quotes that await an answer, or were agreed to. */
export const pipeline = ['toValidate', 'validated', 'invoiced'] as const
const [invoice, credit] = [billCategory.codeOf('invoice'), billCategory.codeOf('credit')]

const issued =
  (amount: RawBuilder<unknown>, having: RawBuilder<boolean>): FigureQuery =>
  (moment) => {
    const at = sql`(bills.issue_date::timestamp at time zone ${moment.zone})`
    return sql`
      select bills.id, bills.id as subject_id, coalesce(bills.number, '') as label, ${payer} as detail, ${at} as at, ${amount}::numeric as amount, 1::numeric as weight
        from bills
        left join companies c on c.tenant_id = bills.tenant_id and c.id = bills.company_id
        left join users u on u.tenant_id = bills.tenant_id and u.id = bills.user_id
       where bills.number is not null and bills.status in (${live}) and ${having} and ${within(at, moment)}`
  }
const sentQuotes =
  (amount: RawBuilder<unknown>, ...statuses: Parameters<typeof quoteStatus.codesOf>): FigureQuery =>
  (moment) => {
    const at = sql`(quotes.issue_date::timestamp at time zone ${moment.zone})`
    return sql`
      select quotes.id, quotes.id as subject_id, coalesce(quotes.number, '') as label, ${payer} as detail, ${at} as at, ${amount}::numeric as amount, 1::numeric as weight
        from quotes
        left join companies c on c.tenant_id = quotes.tenant_id and c.id = quotes.company_id
        left join users u on u.tenant_id = quotes.tenant_id and u.id = quotes.user_id
       where quotes.number is not null and quotes.status in (${sql.join(quoteStatus.codesOf(...statuses))}) and ${within(at, moment)}`
  }
export const quoteRows = {
  amount: sentQuotes(sql`quotes.amount_ht`, ...pipeline),
  all: sentQuotes(sql`1`, ...pipeline, 'cancelled', 'rejected'),
}
export const billRows = {
  turnover: issued(soldAmounts.ht, sql`bills.category in (${invoice}, ${credit})`),
  bills: issued(sql`1`, sql`bills.category = ${invoice}`),
}
