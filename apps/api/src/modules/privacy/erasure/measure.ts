import { type DocumentCategory, documentCategory } from '@kxo/domain/documents/category'
import { dayInZone, monthsAfter } from '@kxo/domain/kernel/dates'
import type { ErasurePreview, ErasureReport } from '@kxo/domain/privacy/contract'
import { billRetentionEnd, endOfYearAfter, refusalYears, traceMonths } from '@kxo/domain/privacy/rules'
import { registrationStatus } from '@kxo/domain/registrations/status'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { UserRow } from '../../identity/index.ts'
import { paramsOf } from '../../tenants/index.ts'

/** Documents that prove what was done: kept while evidence is. */
const evidence: readonly DocumentCategory[] = ['attestation', 'bill', 'contract', 'certificate', 'presence']
export const evidenceCodes = evidence.map((category) => documentCategory.codeOf(category))

type Figures = {
  bills: number
  last_bill: string | null
  fiscal_start: string
  payments: number
  presences: number
  last_slot: string | null
  proofs: number
  last_proof: string | null
  registrations: number
  consents: number
  traces: number
  responses: number
  files: number
  mails: number
  sessions: number
  notifications: number
}

/** What an erasure would remove and keep, counted in one statement. */
async function figuresOf({ db, tenant }: Context, ids: readonly number[]): Promise<Figures> {
  const who = sql`${[...ids]}::bigint[]`
  const zone = tenant.time_zone
  const proofs = sql`documents where user_id = any(${who}) and category = any(${evidenceCodes}::smallint[])`
  const shown = sql`documents where user_id = any(${who}) and category <> all(${evidenceCodes}::smallint[])`
  const guests = sql`(select id from registrations where user_id = any(${who}))`
  const { rows } = await sql<Figures>`select
    (select count(*)::integer from bills where user_id = any(${who}) and number is not null) as bills,
    (select max(issue_date)::text from bills where user_id = any(${who}) and number is not null) as last_bill,
    coalesce((select fiscal_year_start from entities where is_default limit 1), '01-01') as fiscal_start,
    (select count(*)::integer from payments where bill_id in (select id from bills where user_id = any(${who}))) as payments,
    (select count(*)::integer from presences where registration_id in ${guests})
      + (select count(*)::integer from signatures where registration_id in ${guests} or partner_user_id = any(${who})) as presences,
    (select max((s.end_at at time zone ${zone})::date)::text from slots s join registrations r on r.event_id = s.event_id where r.user_id = any(${who})) as last_slot,
    (select count(*)::integer from ${proofs}) as proofs,
    (select max((created_at at time zone ${zone})::date)::text from ${proofs}) as last_proof,
    (select count(*)::integer from registrations where user_id = any(${who})) as registrations,
    (select count(*)::integer from consents where user_id = any(${who})) as consents,
    (select count(*)::integer from traces where user_id = any(${who}) or (subject = 'user' and subject_id = any(${who}))) as traces,
    (select count(*)::integer from field_responses where (morph = 'User' and morph_id = any(${who})) or (morph = 'Guest' and morph_id in ${guests}))
      + (select count(*)::integer from record_responses where (morph = 'User' and morph_id = any(${who})) or (morph = 'Guest' and morph_id in ${guests})) as responses,
    (select count(*)::integer from ${shown}) + (select count(*)::integer from users where id = any(${who}) and avatar_file_id is not null) as files,
    (select count(*)::integer from mails where user_id = any(${who})) as mails,
    (select count(*)::integer from sessions where user_id = any(${who}) and revoked_at is null and expires_at > now())
      + (select count(*)::integer from personal_links where user_id = any(${who}) and revoked_at is null and expires_at > now()) as sessions,
    (select count(*)::integer from notifications where user_id = any(${who})) as notifications`.execute(db)
  return rows[0]!
}

/** What is erased and what is kept, why and until when (PRV-20, PRV-22, INV-13, FOR-37). */
export async function measure(context: Context, user: UserRow, ids: readonly number[]): Promise<ErasureReport> {
  const today = dayInZone(context.now, context.tenant.time_zone)
  const figures = await figuresOf(context, ids)
  const years = paramsOf(context.tenant).keep_evidence_years
  const accounting = figures.last_bill === null ? null : billRetentionEnd(figures.last_bill, figures.fiscal_start)
  const erased: ErasureReport['erased'] = [
    { kind: 'identity', n: ids.length },
    { kind: 'responses', n: figures.responses },
    { kind: 'files', n: figures.files },
    { kind: 'mails', n: figures.mails },
    { kind: 'sessions', n: figures.sessions },
    { kind: 'directory', n: user.in_annuary ? 1 : 0 },
    { kind: 'notifications', n: figures.notifications },
    { kind: 'mentions', n: 1 },
  ]
  const retained: ErasureReport['kept'] = [
    { kind: 'bills', n: figures.bills, until: accounting, rule: 'INV-13' },
    { kind: 'payments', n: figures.payments, until: accounting, rule: 'INV-13' },
    { kind: 'attendance', n: figures.presences, until: endOfYearAfter(figures.last_slot ?? today, years), rule: 'FOR-37' },
    { kind: 'documents', n: figures.proofs, until: endOfYearAfter(figures.last_proof ?? today, years), rule: 'FOR-37' },
    { kind: 'registrations', n: figures.registrations, until: null, rule: 'PRV-20' },
    { kind: 'consents', n: figures.consents, until: monthsAfter(today, 12 * refusalYears), rule: 'PRV-22' },
    { kind: 'traces', n: figures.traces, until: monthsAfter(today, traceMonths), rule: 'PRV-22' },
  ]
  return { erased: erased.filter(({ n }) => n > 0), kept: retained.filter(({ n }) => n > 0) }
}

/** What must be settled before: administrators are not erased, nor people expected somewhere. */
export async function obstaclesOf({ db, now }: Context, user: UserRow, ids: readonly number[]): Promise<ErasurePreview['obstacles']> {
  const over = registrationStatus.codesOf('cancelled', 'absent')
  const { expected } = await db
    .selectFrom('registrations')
    .innerJoin('events', (join) =>
      join.onRef('events.tenant_id', '=', 'registrations.tenant_id').onRef('events.id', '=', 'registrations.event_id'),
    )
    .select(sql<number>`count(*)::integer`.as('expected'))
    .where('registrations.user_id', 'in', [...ids])
    .where('registrations.status', 'not in', over)
    .where('events.end_date', '>', now)
    .executeTakeFirstOrThrow()
  const { assigned } = await db
    .selectFrom('slot_partners')
    .select(sql<number>`count(*)::integer`.as('assigned'))
    .where('user_id', 'in', [...ids])
    .where('end_at', '>', now)
    .executeTakeFirstOrThrow()
  return [
    ...(user.is_admin || user.is_super_admin ? [{ kind: 'administrator' as const, n: 1 }] : []),
    ...(expected > 0 ? [{ kind: 'upcoming_registrations' as const, n: expected }] : []),
    ...(assigned > 0 ? [{ kind: 'upcoming_assignments' as const, n: assigned }] : []),
  ]
}

/** Whether somebody else of the tenant bears the same name. */
export async function hasHomonym(
  { db }: Pick<Context, 'db'>,
  { first_name, last_name }: UserRow,
  ids: readonly number[],
): Promise<boolean> {
  const other = await db
    .selectFrom('users')
    .select('id')
    .where('id', 'not in', [...ids])
    .where('erased_at', 'is', null)
    .where(sql<boolean>`searchable(last_name) = searchable(${last_name}) and searchable(first_name) = searchable(${first_name})`)
    .limit(1)
    .executeTakeFirst()
  return other !== undefined
}
