import { billingErrors } from '@kxo/domain/billing/errors'
import { numberOf } from '@kxo/domain/billing/rules'
import { refuse } from '@kxo/domain/kernel/errors'
import type { Context } from '../../../platform/context.ts'

export type TakenNumber = { number: string; previous_hash: string }

/**
 * The next number of an issuer's series and year (INV-03): the counter rows of the series are locked until the transaction ends, so a rollback
 * leaves no hole and two issues never share a number. The database moves the counter itself when the bill bears its number.
 * @throws 409 when the date precedes the last number's
 */
export async function takeNumber({ db }: Pick<Context, 'db'>, entity_id: number, series: string, issueDay: string): Promise<TakenNumber> {
  const year = Number(issueDay.slice(0, 4))
  const locked = () =>
    db
      .selectFrom('bill_counters')
      .selectAll()
      .where('entity_id', '=', entity_id)
      .where('series', '=', series)
      .orderBy('year')
      .forUpdate()
      .execute()
  let counters = await locked()
  if (!counters.some((one) => one.year === year)) {
    await db
      .insertInto('bill_counters')
      .values({ entity_id, series, year })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    counters = await locked()
  }
  const last = counters.reduce<string>(
    (latest, { last_issue_date }) => (last_issue_date !== null && last_issue_date > latest ? last_issue_date : latest),
    '',
  )
  if (issueDay < last) refuse(billingErrors.issueDateTooEarly, { last })
  const counter = counters.find((one) => one.year === year)
  const rank = (counter?.last_number ?? 0) + 1
  return { number: numberOf(series, year, rank), previous_hash: counter?.last_hash ?? '' }
}
