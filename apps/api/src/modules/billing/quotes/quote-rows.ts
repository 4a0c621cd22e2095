import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import type { Queries } from '../../../platform/database/tenancy.ts'
import type { QuoteLines, Quotes } from '../../../platform/database-types.ts'

export type QuoteRecord = Selectable<Quotes>
export type QuoteLineRecord = Selectable<QuoteLines>

export const findQuote = (db: Queries, id: number): Promise<QuoteRecord | undefined> =>
  db.selectFrom('quotes').selectAll().where('id', '=', id).executeTakeFirst()

/** The quote, locked until the end of the transaction: its number, its answer and its bill are decided one at a time. */
export const lockQuote = (db: Queries, id: number): Promise<QuoteRecord | undefined> =>
  db.selectFrom('quotes').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

export const linesOfQuote = (db: Queries, quoteId: number): Promise<QuoteLineRecord[]> =>
  db.selectFrom('quote_lines').selectAll().where('quote_id', '=', quoteId).orderBy('rank').orderBy('id').execute()

/** The company a quote was made out to, as it is known now: what it was merged into since. */
export async function companyNow(db: Queries, { company_id }: Pick<QuoteRecord, 'company_id'>): Promise<number | null> {
  if (company_id === null) return null
  const company = await db.selectFrom('companies').select('merged_into_id').where('id', '=', company_id).executeTakeFirst()
  return company?.merged_into_id ?? company_id
}

/** Quotes with what a list says of their recipient and event. */
export const selectQuotes = (db: Queries) =>
  db
    .selectFrom('quotes')
    .leftJoin('users', (join) => join.onRef('users.tenant_id', '=', 'quotes.tenant_id').onRef('users.id', '=', 'quotes.user_id'))
    .leftJoin('companies', (join) =>
      join.onRef('companies.tenant_id', '=', 'quotes.tenant_id').onRef('companies.id', '=', 'quotes.company_id'),
    )
    .leftJoin('events', (join) =>
      join
        .onRef('events.tenant_id', '=', 'quotes.tenant_id')
        .onRef('events.id', '=', 'quotes.morph_id')
        .on('quotes.morph', '=', sql.lit('Event')),
    )
    .select([
      'quotes.id',
      'quotes.number',
      'quotes.status',
      'quotes.user_id',
      'quotes.company_id',
      'quotes.morph',
      'quotes.morph_id',
      'quotes.people',
      'quotes.request',
      'quotes.created_at',
      'quotes.issue_date',
      'quotes.valid_until',
      'quotes.amount_ht',
      'quotes.tax_amount',
      'quotes.amount',
      'quotes.pdf_file_id',
      'events.title as event_title',
    ])
    .select((eb) => [
      eb.fn
        .coalesce('companies.name', sql<string>`nullif(trim(users.first_name || ' ' || users.last_name), '')`, sql<string>`''`)
        .as('recipient'),
      sql<string>`coalesce((select l.name from quote_lines l where l.tenant_id = quotes.tenant_id and l.quote_id = quotes.id order by l.rank, l.id limit 1), '')`.as(
        'name',
      ),
    ])

export type QuoteListRow = Awaited<ReturnType<ReturnType<typeof selectQuotes>['executeTakeFirstOrThrow']>>
