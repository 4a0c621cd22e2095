import type { quoteContract } from '@kxo/domain/billing/quotes/quote-contract'
import { quoteList } from '@kxo/domain/billing/quotes/quote-list'
import { mayQuote } from '@kxo/domain/billing/quotes/quote-permissions'
import { quoteStatus } from '@kxo/domain/billing/quotes/quote-status'
import { dayInZone, defaultZone } from '@kxo/domain/kernel/dates'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { authorize, type Context } from '../../../platform/context.ts'
import type { Queries } from '../../../platform/database/tenancy.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { exportsOf, planOf } from '../../../platform/lists/list-of.ts'
import { listed } from '../../../platform/lists/listing.ts'
import { exportList } from '../../traces/index.ts'
import { narrowedTo, ofReader, type Whose } from '../whose.ts'
import { ownQuote } from './own-quote.ts'
import { presentQuote, presentQuoteRow } from './present-quote.ts'
import { findQuote, type QuoteListRow, selectQuotes } from './quote-rows.ts'

const plan = planOf(
  quoteList,
  {
    number: { at: sql.ref('quotes.number'), searchColumn: sql.ref('quotes.search') },
    status: { at: sql.ref('quotes.status'), isAlwaysFilled: true },
    recipient: { at: sql.ref('quotes.recipient_label'), isAlwaysFilled: true },
    event: { at: sql.ref('quotes.event_label'), isAlwaysFilled: true, searchColumn: sql.ref('quotes.search') },
    issue_date: 'quotes.issue_date',
    valid_until: 'quotes.valid_until',
    amount: { at: sql.ref('quotes.amount'), isAlwaysFilled: true },
  },
  {
    fields: { id: { at: sql.ref('quotes.id'), kind: 'number', isAlwaysFilled: true } },
    search: sql.ref('quotes.search'),
    sort: '-id',
    id: sql.ref('quotes.id'),
  },
)

/** What is left of the quotes an actor may see, narrowed to whose: the SQL twin of `mayQuote.see`. */
function* conditionsOf({ actor }: Pick<Context, 'actor'>, whose: Whose): Generator<RawBuilder<SqlBool>> {
  yield sql`true`
  if (whose.recipient === 'me' || !mayQuote.write(actor))
    yield sql`quotes.status <> ${sql.lit(quoteStatus.codeOf('draft'))} and ${ofReader('quotes', actor)}`
  yield* narrowedTo('quotes', whose)
}

const columns = exportsOf(quoteList)

const expired = (now: Date) =>
  sql<SqlBool>`quotes.status = ${sql.lit(quoteStatus.codeOf('toValidate'))} and quotes.valid_until < ${dayInZone(now, defaultZone)}::date`

export const listQuotes: Verb<typeof quoteContract.quotes> = async (context, { query }) => {
  authorize(context.actor.user_id !== null && context.actor.session === 'full')
  const { now, language } = context
  const conditions = [
    ...conditionsOf(context, query),
    ...(query.status ? [sql<SqlBool>`quotes.status = ${quoteStatus.codeOf(query.status)}`] : []),
    ...(query.is_expired ? [expired(now)] : []),
  ]
  const matching = (db: Queries) => selectQuotes(db).where((eb) => eb.and(conditions))
  if (query.format)
    return exportList(context, 'export_quotes', {
      name: language.noun('quote', 'pl'),
      plan,
      asked: query,
      query: matching,
      present: (rows: QuoteListRow[]) => rows.map((row) => presentQuoteRow(row, now)),
      columns,
    })
  const bare = context.db
    .selectFrom('quotes')
    .select('id')
    .where((eb) => eb.and(conditions))
  const page = await listed(matching(context.db), plan, query, bare)
  return { ...page, results: page.results.map((row) => presentQuoteRow(row, now)) }
}

const [waiting, toInvoice, invoiced, refused] = (['toValidate', 'validated', 'invoiced', 'rejected'] as const).map((key) =>
  sql.lit(quoteStatus.codeOf(key)),
)

/** Without tax, as the pipeline of sales is read; what expired awaits nothing. */
export const quoteTotals: Verb<typeof quoteContract.quoteTotals> = async (context, { query }) => {
  authorize(context.actor.user_id !== null && context.actor.session === 'full')
  const sumOf = (condition: RawBuilder<unknown>) => sql<number>`coalesce(sum(amount_ht) filter (where ${condition}), 0)::bigint`
  return context.db
    .selectFrom('quotes')
    .where((eb) => eb.and([...conditionsOf(context, query)]))
    .select([
      sumOf(sql`status = ${waiting} and not (${expired(context.now)})`).as('waiting'),
      sumOf(sql`status = ${toInvoice}`).as('to_invoice'),
      sumOf(sql`status = ${invoiced}`).as('invoiced'),
      sql<number>`count(*) filter (where status in (${toInvoice}, ${invoiced}, ${refused}))::int`.as('answered'),
      sql<number>`count(*) filter (where status in (${toInvoice}, ${invoiced}))::int`.as('accepted'),
    ])
    .executeTakeFirstOrThrow()
}

export const readQuote: Verb<typeof quoteContract.quote> = async (context, { params }) => {
  authorize(context.actor.user_id !== null)
  return presentQuote(context, await ownQuote(context, await findQuote(context.db, params.id)))
}
