import { documentCategory } from '@kxo/domain/documents/category'
import { dayInZone, monthsAfter } from '@kxo/domain/kernel/dates'
import { refusalYears, traceMonths } from '@kxo/domain/privacy/rules'
import type { RetainedKind } from '@kxo/domain/tenants/ending/retention'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { withTenant } from '../../../platform/database/tenancy.ts'
import type { JobSetting } from '../../../platform/work/job-handler.ts'
import { paramsOf } from '../../tenants/index.ts'
import { trace } from '../../traces/index.ts'
import { emptyBooks } from '../empty-bills.ts'
import { evidenceCodes } from '../erasure/measure.ts'

/** Sheets, documents or lines that go in one transaction: nobody waits long behind it. */
const sheetsAtOnce = 50
const documentsAtOnce = 200
const linesAtOnce = 5000

const evidence = evidenceCodes.filter((code) => code !== documentCategory.codeOf('bill'))

/** What went, by kind. */
type Removed = Partial<Record<RetainedKind, number>>
type Limits = { today: string; evidence: string; refusals: string; traces: string; zone: string }
/** Removes one batch; nothing when none is left. */
type Batch = (context: Context, limits: Limits) => Promise<Removed>

/** The years of an erasure report, counted back from today: what is older than these days goes. */
const limitsOn = (today: string, zone: string, evidenceYears: number): Limits => ({
  today,
  // Kept until 31 December of the sixth year after, or of a later one the tenant chose (FOR-37).
  evidence: `${Number(today.slice(0, 4)) - evidenceYears}-01-01`,
  refusals: monthsAfter(today, -12 * refusalYears),
  traces: monthsAfter(today, -traceMonths),
  zone,
})

const instantOf = (day: string, zone: string) => sql<Date>`(${day}::date at time zone ${zone})`
const countOf = (rows: readonly unknown[]): number => rows.length

/** Sheets whose last half-day is past its years go whole, for a chain of signatures is checked from its first link. */
const removeSheets: Batch = async ({ db, services, transaction }, limits) => {
  const over = instantOf(limits.evidence, limits.zone)
  const { rows } = await sql<{ event_id: number }>`
    select event_id from slots s group by event_id
    having max(end_at) < ${over}
       and (exists (select from signatures g where g.event_id = s.event_id) or exists (select from attendance_sheets a where a.event_id = s.event_id)
         or exists (select from meeting_entries m where m.event_id = s.event_id)
         or exists (select from presences p join slots o on o.tenant_id = p.tenant_id and o.id = p.slot_id where o.event_id = s.event_id))
       and not exists (select from signatures g where g.event_id = s.event_id and g.signed_at >= ${over})
    order by event_id limit ${sheetsAtOnce}`.execute(db)
  if (rows.length === 0) return {}
  const events = sql`${rows.map(({ event_id }) => event_id)}::bigint[]`
  const signatures = await sql`delete from signatures where event_id = any(${events}) returning id`.execute(db)
  const presences =
    await sql`delete from presences where slot_id in (select id from slots where event_id = any(${events})) returning id`.execute(db)
  await sql`delete from attendance_notices where slot_id in (select id from slots where event_id = any(${events}))`.execute(db)
  const entries = await sql`delete from meeting_entries where event_id = any(${events}) returning id`.execute(db)
  const sheets = await sql<{
    file_id: number | null
  }>`delete from attendance_sheets where event_id = any(${events}) returning file_id`.execute(db)
  await removeFiles(
    { db, services, transaction },
    sheets.rows.flatMap(({ file_id }) => (file_id === null ? [] : [file_id])),
  )
  return { signatures: countOf(signatures.rows), presences: countOf(presences.rows), meeting_entries: countOf(entries.rows) }
}

/** The scan a presence was read from goes with its sheet, which may end years later. */
const removeDocuments: Batch = async ({ db, services, transaction }, limits) => {
  const { rows } = await sql<{ file_id: number }>`
    delete from documents where id in (
      select id from documents where category = any(${evidence}::smallint[]) and created_at < ${instantOf(limits.evidence, limits.zone)}
        and not exists (select from presences p where p.document_id = documents.id)
      order by id limit ${documentsAtOnce}) returning file_id`.execute(db)
  await removeFiles(
    { db, services, transaction },
    rows.map(({ file_id }) => file_id),
  )
  return { documents: rows.length }
}

const emptyBills: Batch = async (context, limits) => {
  const { files, counts } = await emptyBooks(context, limits)
  await removeFiles(context, files)
  return counts
}

/** Acts are remembered a year (PRV-22), those about a session as long as its evidence; those of an erased person a year whatever they are about. */
const removeTraces: Batch = async ({ db }, limits) => {
  const { rows } = await sql`
    delete from traces where id in (
      select id from traces t where at < ${instantOf(limits.traces, limits.zone)} and at < now() - make_interval(months => ${traceMonths})
        and (event_id is null or at < ${instantOf(limits.evidence, limits.zone)}
          or exists (select from users u where u.erased_at is not null and (u.id = t.user_id or (t.subject = 'user' and u.id = t.subject_id))))
      order by at limit ${linesAtOnce}) returning id`.execute(db)
  return { traces: rows.length }
}

/** The answers of an erased person are kept as long as their refusal must be proved. */
const removeConsents: Batch = async ({ db }, limits) => {
  const { rows } = await sql`
    delete from consents where id in (
      select c.id from consents c join users u on u.tenant_id = c.tenant_id and u.id = c.user_id
      where u.erased_at < ${instantOf(limits.refusals, limits.zone)} and c.at < now() - make_interval(years => ${refusalYears})
      limit ${linesAtOnce}) returning id`.execute(db)
  return { consents: rows.length }
}

/** Files that nothing names any more go, and their bytes once that is certain. */
async function removeFiles(
  { db, services, transaction }: Pick<Context, 'db' | 'services' | 'transaction'>,
  ids: readonly number[],
): Promise<void> {
  const { rows } = await sql<{ storage_key: string }>`
    delete from files f where id = any(${[...ids]}::bigint[])
      and not exists (select from documents d where d.file_id = f.id)
      and not exists (select from attendance_sheets a where a.file_id = f.id)
      and not exists (select from bills b where b.pdf_file_id = f.id or b.xml_file_id = f.id)
      and not exists (select from quotes q where q.pdf_file_id = f.id)
    returning storage_key`.execute(db)
  transaction.afterCommit(() => {
    for (const { storage_key } of rows) void services.storage.remove(storage_key).catch(() => {})
  })
}

/** Each night, in every tenant that lives: what the years of an erasure report are over for goes, batch by batch, and the log says what went. */
export async function applyRetention({ services, tenant, now, contextIn }: JobSetting): Promise<void> {
  const limits = limitsOn(dayInZone(now, tenant.time_zone), tenant.time_zone, paramsOf(tenant).keep_evidence_years)
  const total: Record<string, number> = {}
  for (const batch of [removeSheets, removeDocuments, emptyBills, removeTraces, removeConsents])
    for (let isOver = false; !isOver; ) {
      const removed = await withTenant(services.database, tenant.id, async (transaction) => {
        await transaction.client.query('set local role kxo_purge')
        return batch(contextIn(transaction), limits)
      })
      for (const [kind, n] of Object.entries(removed)) total[kind] = (total[kind] ?? 0) + n
      isOver = Object.values(removed).every((n) => n === 0)
    }
  const change = Object.fromEntries(Object.entries(total).filter(([, n]) => n > 0))
  if (Object.keys(change).length === 0) return
  await withTenant(services.database, tenant.id, (transaction) =>
    trace(contextIn(transaction), { action: 'apply_retention', subject_id: tenant.id, change }),
  )
}
