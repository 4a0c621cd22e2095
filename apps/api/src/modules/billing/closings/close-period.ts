import type { closingContract } from '@kxo/domain/billing/closings/closing-contract'
import { afterClosed, type ClosingKind, closedPeriod, closesBy, periodsOf } from '@kxo/domain/billing/closings/closing-rules'
import { billingErrors } from '@kxo/domain/billing/errors'
import type { Period } from '@kxo/domain/billing/journal/period'
import { may } from '@kxo/domain/billing/permissions'
import { addDays, dayInZone, defaultZone, instantInZone } from '@kxo/domain/kernel/dates'
import { refuse } from '@kxo/domain/kernel/errors'
import { type SqlBool, sql } from 'kysely'
import { authorize, type Context, found } from '../../../platform/context.ts'
import type { Queries } from '../../../platform/database/tenancy.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { settingsOf } from '../../tenants/index.ts'
import { trace } from '../../traces/index.ts'
import { lockLedger, writeEntry } from '../ledger/ledger.ts'
import { type EntityRecord, findEntity } from '../queries.ts'
import { closingTotals } from './closing-totals.ts'

/** What is closed before it: the days of a month, the months of a year. */
const within: Readonly<Record<ClosingKind, ClosingKind | null>> = { day: null, month: 'day', year: 'month' }
type Issuer = Pick<EntityRecord, 'id' | 'name' | 'fiscal_year_start'>

const lastClosing = (db: Queries, entity_id: number, kind: ClosingKind) =>
  db
    .selectFrom('ledger_closings')
    .selectAll()
    .where('entity_id', '=', entity_id)
    .where('kind', '=', kind)
    .orderBy('last_day', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Periods with entries no closing of the kind counts, up to those that end on a day. */
export async function pendingPeriods(db: Queries, entity: Issuer, kind: ClosingKind, endingBy: string): Promise<Period[]> {
  const last = await lastClosing(db, entity.id, kind)
  const { rows } = await sql<{ day: string }>`
    select distinct (at at time zone ${defaultZone})::date::text as day from ledger_entries
    where entity_id = ${entity.id} and rank > ${last?.last_rank ?? 0} and kind <> 'closing'`.execute(db)
  const days = rows.map(({ day }) => day)
  return periodsOf(kind, days, entity.fiscal_year_start, last?.last_day ?? null).filter(({ to }) => to <= endingBy)
}

/** Writes one closing after the last of its kind: its entry in the chain, then its row. The head of the chain is held. */
async function writeClosing(context: Context, entity: Issuer, kind: ClosingKind, { from, to }: Period): Promise<void> {
  const { db, now, actor } = context
  const last = await lastClosing(db, entity.id, kind)
  const first_rank = (last?.last_rank ?? 0) + 1
  const end = instantInZone(addDays(to, 1), '00:00', defaultZone)
  const head = await lockLedger(context, entity.id)
  // What was begun before its end and written after something that followed counts in the next one.
  const following = await db
    .selectFrom('ledger_entries')
    .select((eb) => eb.fn.min('rank').as('rank'))
    .where('entity_id', '=', entity.id)
    .where('rank', '>=', first_rank)
    .where('at', '>=', end)
    .executeTakeFirst()
  const last_rank = following?.rank ? following.rank - 1 : head.last_rank
  const totals = await closingTotals(db, { entity_id: entity.id, first_rank, last_rank })
  const perpetual_sales = (last?.perpetual_sales ?? 0) + totals.sales - totals.credits
  const perpetual_received = (last?.perpetual_received ?? 0) + totals.received
  const closing = { first_day: from, last_day: to, first_rank, last_rank, perpetual_sales, perpetual_received }
  const entry = await writeEntry(context, head, 'closing', { period: kind, ...closing, totals, closed_by: actor.user_id })
  await db
    .insertInto('ledger_closings')
    .values({
      ...closing,
      ...entry,
      entity_id: entity.id,
      kind,
      totals: JSON.stringify(totals),
      closed_at: now,
      closed_by: actor.user_id,
    })
    .execute()
}

/** Closes what waits of a kind up to a day, its parts first; answers how many closings were written. */
async function closeThrough(context: Context, entity: Issuer, kind: ClosingKind, endingBy: string): Promise<number> {
  const part = within[kind]
  let written = part ? await closeThrough(context, entity, part, endingBy) : 0
  for (const period of await pendingPeriods(context.db, entity, kind, endingBy)) {
    await writeClosing(context, entity, kind, period)
    written++
  }
  return written
}

/**
 * Closes a period that is over, what comes before it first, even one in which nothing was written (INV-52). Two at once wait for each other at the
 * head of the chain.
 * @throws 409 when it is closed or not over
 */
export async function closePeriodOf(context: Context, entity: Issuer, kind: ClosingKind, day: string): Promise<number> {
  const period = closedPeriod(kind, day, entity.fiscal_year_start)
  if (period.to >= dayInZone(context.now, defaultZone)) refuse(billingErrors.periodNotOver)
  await lockLedger(context, entity.id)
  const isClosed = async () => ((await lastClosing(context.db, entity.id, kind))?.last_day ?? '') >= period.to
  if (await isClosed()) refuse(billingErrors.alreadyClosed)
  let written = await closeThrough(context, entity, kind, period.to)
  if (!(await isClosed())) {
    const last = await lastClosing(context.db, entity.id, kind)
    await writeClosing(context, entity, kind, afterClosed(period, last?.last_day ?? null))
    written++
  }
  return written
}

export const closePeriod: Verb<typeof closingContract.closePeriod> = async (context, { body }) => {
  authorize(may.invoice(context.actor))
  const entity = found(await findEntity(context.db, body.entity))
  const closed = await closePeriodOf(context, entity, body.kind, body.day)
  const { from, to } = closedPeriod(body.kind, body.day, entity.fiscal_year_start)
  await trace(context, { action: 'close_ledger', info: `${from} → ${to}`, subject_id: entity.id, change: { kind: body.kind, closed } })
  return { closed }
}

/** Every night: each issuer's days that are over, then its months and years once statements could be read (INV-52). */
export async function closeLedgers(context: Context): Promise<void> {
  if (!settingsOf(context.tenant).features.includes('payment')) return
  const { db, now } = context
  const today = dayInZone(now, defaultZone)
  const entities = await db
    .selectFrom('entities')
    .select(['id', 'name', 'fiscal_year_start'])
    .where(sql<SqlBool>`exists (select from ledger_heads h where h.tenant_id = entities.tenant_id and h.entity_id = entities.id)`)
    .orderBy('id')
    .execute()
  for (const entity of entities) {
    await lockLedger(context, entity.id)
    let closed = 0
    for (const kind of ['day', 'month', 'year'] as const) closed += await closeThrough(context, entity, kind, closesBy(kind, today))
    if (closed > 0) await trace(context, { action: 'close_ledger', info: entity.name, subject_id: entity.id, change: { closed } })
  }
}

/** Tenants that wrote anything in a ledger. */
export async function tenantsWithLedgers(across: Queries): Promise<number[]> {
  const rows = await across.selectFrom('ledger_heads').select('tenant_id').distinct().where('last_rank', '>', 0).execute()
  return rows.map(({ tenant_id }) => tenant_id)
}
