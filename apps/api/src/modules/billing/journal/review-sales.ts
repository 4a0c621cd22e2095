import { billCategory } from '@kxo/domain/billing/category'
import { isBalanced, lacksAccount } from '@kxo/domain/billing/journal/accounting-entries'
import { accountsOf } from '@kxo/domain/billing/journal/accounts'
import { type SaleCheckKind, saleChecks } from '@kxo/domain/billing/journal/check-words'
import { comparison, handedOf } from '@kxo/domain/billing/journal/differences'
import type { journalContract, SaleCheck, SaleDifference } from '@kxo/domain/billing/journal/journal-contract'
import { sql } from 'kysely'
import type { Queries } from '../../../platform/database/tenancy.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import type { EntityRecord } from '../queries.ts'
import { allowJournal } from './allow-journal.ts'
import { chosenAccounts, journalEntity } from './journal-entity.ts'
import { handedEntries, lastTransmission } from './last-transmission.ts'
import type { Handed } from './next-sales.ts'
import { type ReadEntry, readEntries } from './read-entries.ts'

/** Numbers shown of each check, and differences shown of a period. */
const numbersShown = 20
const differencesShown = 200
const proforma = sql.lit(billCategory.codeOf('proforma'))

/** Numbers of the period that do not follow the one before in their series and year (INV-03). */
async function gaps(db: Queries, { entity_id, from, to }: Handed): Promise<string[]> {
  const { rows } = await sql<{ number: string }>`
    select number from (
      select number, issue_date, rank, lag(rank) over (partition by series order by rank) as before from (
        select number, issue_date, regexp_replace(number, '-\\d+$', '') as series, substring(number from '\\d+$')::integer as rank
        from bills where entity_id = ${entity_id} and number ~ '-\\d{4}-\\d+$' and category <> ${proforma}
          and issue_date >= make_date(extract(year from ${from}::date)::integer, 1, 1) and issue_date <= ${to}::date
      ) numbered
    ) ranked where rank <> coalesce(before, 0) + 1 and issue_date >= ${from}::date order by number`.execute(db)
  return rows.map(({ number }) => number)
}

/** Bills with a line at no rate that does not say why (INV-31). */
async function withoutReason(db: Queries, { entity_id, from, to }: Handed): Promise<string[]> {
  const { rows } = await sql<{ number: string }>`
    select number from bills b where entity_id = ${entity_id} and number is not null and category <> ${proforma}
      and issue_date between ${from}::date and ${to}::date
      and exists (select from bill_lines l where l.tenant_id = b.tenant_id and l.bill_id = b.id and l.vat_rate = 0 and coalesce(l.vat_reason, '') = '')
    order by number`.execute(db)
  return rows.map(({ number }) => number)
}

/** Reads every entry of a period once: what does not hold in them, each entry seen on the way. */
export async function checkSales(
  db: Queries,
  entity: EntityRecord,
  handed: Handed,
  see: (one: ReadEntry) => void = () => {},
): Promise<SaleCheck[]> {
  const chosen = chosenAccounts(entity)
  const wrong: Record<SaleCheckKind, string[]> = {
    gap: await gaps(db, handed),
    account: [],
    balance: [],
    reason: await withoutReason(db, handed),
  }
  for await (const one of readEntries((work) => work(db), handed, accountsOf(chosen))) {
    if (one.sale && lacksAccount(one.sale, chosen)) wrong.account.push(one.sale.number)
    if (!isBalanced(one.entry)) wrong.balance.push(one.entry.piece)
    see(one)
  }
  return saleChecks.flatMap((check) =>
    wrong[check].length === 0 ? [] : { check, count: wrong[check].length, numbers: wrong[check].slice(0, numbersShown) },
  )
}

/** What does not hold in a period, and how it differs from what the accountant was last handed of it. */
export const salesReview: Verb<typeof journalContract.salesReview> = async (context, { query }) => {
  allowJournal(context)
  const { db } = context
  const entity = await journalEntity(db, query.entity)
  const period = { from: query.from, to: query.to, entity_id: entity.id }
  const transmission = await lastTransmission(db, period)
  const handed = { ...period, payments: transmission?.has_payments ?? query.payments }
  const differences: SaleDifference[] = []
  const { compare, rest } = comparison(transmission ? await handedEntries(db, transmission.id) : [])
  const checks = await checkSales(db, entity, handed, ({ entry }) => {
    const difference = transmission && compare(handedOf(entry))
    if (difference) differences.push(difference)
  })
  if (transmission) differences.push(...rest())
  return { checks, transmission, differences: differences.slice(0, differencesShown), differences_count: differences.length }
}
