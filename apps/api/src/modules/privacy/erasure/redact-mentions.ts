import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { inSavepoint } from '../../../platform/database/savepoint.ts'
import type { Transaction } from '../../../platform/database/tenancy.ts'
import { personReferences, type Reference } from './references.ts'

/** Where what tells a person apart stays although they are erased, and why. Append-only tables are told by the database itself. */
export const exemptColumns: Readonly<Record<string, string>> = {
  ledger_entries: 'sealed ledger of the accounts (INV-13)',
  payments: 'sealed ledger of the accounts (INV-13)',
  bank_lines: 'what the bank wrote of money received, a piece of the accounts (INV-13)',
  provider_events: 'what the payment provider told, evidence of the accounts (INV-13)',
  'bills.printed': 'a bill as it was issued (INV-13)',
  'bills.note': 'a bill as it was issued (INV-13)',
  'bills.purchase_order': 'a bill as it was issued (INV-13)',
  'quotes.printed': 'a quote as it was sent (INV-05)',
  'quotes.request': 'what a quote was asked for, with the quote (INV-05)',
  'quotes.reason': 'the answer a quote was given (INV-05)',
  'quotes.answered_name': 'the name an agreement was given in (INV-05)',
  'quotes.note': 'a quote as it was sent (INV-05)',
  'quotes.purchase_order': 'a quote as it was sent (INV-05)',
  'quote_lines.name': 'the lines of a quote as it was sent (INV-05)',
  'quote_lines.description': 'the lines of a quote as it was sent (INV-05)',
  'bill_lines.name': 'the lines of a bill as it was issued (INV-13)',
  'bill_lines.description': 'the lines of a bill as it was issued (INV-13)',
  signatures: 'evidence of attendance, sealed (FOR-33, FOR-37)',
  agreement_signatures: 'evidence of an agreement, sealed (FOR-33, FOR-37)',
  'agreements.content': 'an agreement as it was signed (FOR-33, FOR-37)',
  registration_history: 'evidence of registration, sealed (FOR-37)',
  consents: 'proof of agreements and refusals (PRV-03)',
  contract_endings: 'declarations of consumers, evidence of their day (PRV-52, PRV-53)',
  support_messages: 'exchanges of the tenant’s team with the vendor, sealed',
  text_versions: 'the tenant’s own published texts',
  companies: 'the identity of a business, told by public registers',
  entities: 'the identity of the tenant itself',
  tenants: 'the identity of the tenant itself',
  'mails.recipient': 'the mail telling the erasure, for a month',
}

/** Of these tables the drafts alone may change: issued rows are frozen. */
const drafts: Readonly<Record<string, RawBuilder<SqlBool>>> = {
  bills: sql<SqlBool>`number is null`,
  bill_lines: sql<SqlBool>`bill_id in (select id from bills where number is null)`,
  quotes: sql<SqlBool>`number is null`,
  quote_lines: sql<SqlBool>`quote_id in (select id from quotes where number is null)`,
}

type Column = { table: string; column: string; type: string }

/** Every written column of the tenant’s tables that may change, as the catalogue tells it. */
async function writtenColumns({ db }: Pick<Transaction, 'db'>): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select t.relname::text as table, c.attname::text as column, format_type(c.atttypid, null) as type
    from pg_class t join pg_attribute c on c.attrelid = t.oid
    where t.relkind = 'r' and t.relnamespace = 'public'::regnamespace and c.attnum > 0 and not c.attisdropped and c.attgenerated = ''
      and format_type(c.atttypid, null) in ('text', 'jsonb', 'text[]')
      and exists (select 1 from pg_attribute k where k.attrelid = t.oid and k.attname = 'tenant_id')
      and not exists (select 1 from pg_trigger g where g.tgrelid = t.oid and g.tgname = 'append_only')
    order by 1, 2`.execute(db)
  return rows.filter(({ table }) => table !== 'users' && !(table in exemptColumns))
}

const replaced = ({ column, type }: Column, pattern: string, mark: string) => {
  const at = sql.ref(column)
  if (type === 'jsonb') return sql`regexp_replace(${at}::text, ${pattern}, ${mark}, 'gi')::jsonb`
  // An empty list stays one: of no line, array_agg makes null.
  if (type === 'text[]')
    return sql`case when ${at} is not null then array(select regexp_replace(said, ${pattern}, ${mark}, 'gi') from unnest(${at}) said) end`
  return sql`regexp_replace(${at}, ${pattern}, ${mark}, 'gi')`
}

type Redaction = { pattern: string; mark: string; ids?: readonly number[]; references: readonly Reference[] }

/** Replaces the mentions in one table; what the database froze stays, and is told. @returns whether it could be changed */
async function redactTable(
  transaction: Transaction,
  columns: readonly Column[],
  { pattern, mark, ids, references }: Redaction,
): Promise<boolean> {
  const table = columns[0]!.table
  const own = references.filter((reference) => reference.table === table)
  if (ids && own.length === 0) return true
  const says = columns.map(({ column }) => sql`${sql.ref(column)}::text ~* ${pattern}`)
  const theirs = ids
    ? sql` and (${sql.join(
        own.map(({ column }) => sql`${sql.ref(column)} = any(${[...ids]}::bigint[])`),
        sql` or `,
      )})`
    : sql``
  const changes = columns.map((column) => sql`${sql.ref(column.column)} = ${replaced(column, pattern, mark)}`)
  const written = sql`update ${sql.table(table)} set ${sql.join(changes)} where (${sql.join(says, sql` or `)})${theirs} and ${drafts[table] ?? sql`true`}`
  try {
    await inSavepoint(transaction, () => written.execute(transaction.db))
    return true
  } catch (error) {
    if ((error as { code?: string }).code === 'KX002') return false
    throw error
  }
}

/**
 * Replaces what tells a person apart wherever it is written in the tenant, save the kept places.
 * `everywhere` belongs to nobody else; `amongTheirs` may belong to others too, so it is replaced only on rows that refer to the person.
 * @returns the tables the database refused to change
 */
export async function redactMentions(
  transaction: Transaction,
  {
    ids,
    mark,
    everywhere,
    amongTheirs,
  }: { ids: readonly number[]; mark: string; everywhere: string | undefined; amongTheirs: string | undefined },
): Promise<string[]> {
  const references = await personReferences(transaction.db)
  const columns = await writtenColumns(transaction)
  const frozen: string[] = []
  for (const table of new Set(columns.map((column) => column.table))) {
    const written = columns.filter((column) => column.table === table)
    const changed =
      (everywhere === undefined || (await redactTable(transaction, written, { pattern: everywhere, mark, references }))) &&
      (amongTheirs === undefined || (await redactTable(transaction, written, { pattern: amongTheirs, mark, ids, references })))
    if (!changed) frozen.push(table)
  }
  return frozen
}
