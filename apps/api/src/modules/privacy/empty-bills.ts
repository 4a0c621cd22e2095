import { accountingOver } from '@kxo/domain/privacy/rules'
import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'

/** Bills emptied, or entries removed, in one transaction. */
const billsAtOnce = 200
const entriesAtOnce = 5000

type Issuer = { id: number; fiscal_year_start: string }
type Emptied = { files: number[]; counts: { bills: number; payments: number; ledger_entries: number; provider_events: number } }

/** First day of the books an issuer keeps: what is older is past the tenth year after its own. */
const firstRetainedDay = ({ fiscal_year_start }: Issuer, today: string): string => accountingOver(today, fiscal_year_start)

/**
 * Bills whose every fact (issue, payments, credit notes) is past its years lose whom they name and what they say, their files and their payments.
 * A credit note follows its bill. Their number, day, amounts and hash stay, so that the series and its chain are whole.
 */
async function emptyBillsOf({ db }: Pick<Context, 'db'>, issuer: Issuer, today: string) {
  const day = firstRetainedDay(issuer, today)
  const { rows } = await sql<{ id: number; pdf_file_id: number | null; xml_file_id: number | null }>`
    select id, pdf_file_id, xml_file_id from bills b
    where entity_id = ${issuer.id} and number is not null and printed is not null and issue_date < ${day}::date
      and not exists (select from payments p where p.bill_id = b.id and p.paid_on >= ${day}::date)
      and (corrects_bill_id is null or exists (select from bills o where o.id = b.corrects_bill_id and o.printed is null))
      and not exists (select from bills c where c.corrects_bill_id = b.id and c.number is not null and c.issue_date >= ${day}::date)
    order by id limit ${billsAtOnce} for update of b`.execute(db)
  if (rows.length === 0) return { bills: 0, payments: 0, files: [] }
  const bills = sql`${rows.map(({ id }) => id)}::bigint[]`
  const payments = await sql`delete from payments where bill_id = any(${bills}) returning id`.execute(db)
  await sql`delete from checkouts where bill_id = any(${bills})`.execute(db)
  const filed = await sql<{ file_id: number }>`delete from documents where bill_id = any(${bills}) returning file_id`.execute(db)
  await sql`delete from bill_lines where bill_id = any(${bills})`.execute(db)
  await sql`update bills set printed = null, user_id = null, company_id = null, registration_id = null, purchase_order = null, note = '',
    pdf_file_id = null, xml_file_id = null where id = any(${bills})`.execute(db)
  const files = [...rows.flatMap(({ pdf_file_id, xml_file_id }) => [pdf_file_id, xml_file_id]), ...filed.rows.map(({ file_id }) => file_id)]
  return { bills: rows.length, payments: payments.rows.length, files: files.filter((id) => id !== null) }
}

/** Money entries go from the first on, never the last one: the chain is checked from where it begins. */
async function removeEntriesOf({ db }: Pick<Context, 'db'>, issuer: Issuer, today: string, zone: string): Promise<number> {
  const over = sql`(${firstRetainedDay(issuer, today)}::date at time zone ${zone})`
  const { rows } = await sql`
    delete from ledger_entries where entity_id = ${issuer.id} and rank in (
      select rank from ledger_entries e where entity_id = ${issuer.id} and at < ${over}
        and rank < (select last_rank from ledger_heads h where h.entity_id = ${issuer.id})
        and not exists (select from ledger_entries y where y.entity_id = ${issuer.id} and y.rank < e.rank and y.at >= ${over})
      order by rank limit ${entriesAtOnce}) returning rank`.execute(db)
  return rows.length
}

/** What the provider told of payments long gone: as old as the books of the issuer that keeps them longest. */
async function removeEvents({ db }: Pick<Context, 'db'>, issuers: readonly Issuer[], today: string, zone: string): Promise<number> {
  const day = issuers.map((issuer) => firstRetainedDay(issuer, today)).toSorted()[0]
  if (day === undefined) return 0
  const over = sql`(${day}::date at time zone ${zone})`
  await sql`delete from provider_event_effects where applied_at < ${over}`.execute(db)
  return (await sql`delete from provider_events where received_at < ${over} returning provider`.execute(db)).rows.length
}

/** Empties one batch of the books whose ten years are over (INV-13), issuer by issuer; nothing counts once none is left. */
export async function emptyBooks(context: Pick<Context, 'db'>, { today, zone }: { today: string; zone: string }): Promise<Emptied> {
  const issuers = await context.db.selectFrom('entities').select(['id', 'fiscal_year_start']).orderBy('id').execute()
  const done: Emptied = { files: [], counts: { bills: 0, payments: 0, ledger_entries: 0, provider_events: 0 } }
  for (const issuer of issuers) {
    const { bills, payments, files } = await emptyBillsOf(context, issuer, today)
    done.counts.bills += bills
    done.counts.payments += payments
    done.files.push(...files)
    done.counts.ledger_entries += await removeEntriesOf(context, issuer, today, zone)
  }
  done.counts.provider_events = await removeEvents(context, issuers, today, zone)
  return done
}
