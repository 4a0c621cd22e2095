import { bpfErrors } from '@kxo/domain/bpf/errors'
import { type Exercise, exerciseEnding, usualDeadline, yearEnding, yearToPrepare } from '@kxo/domain/bpf/exercise'
import { Figures } from '@kxo/domain/bpf/figures'
import { dayInZone } from '@kxo/domain/kernel/dates'
import { refuse } from '@kxo/domain/kernel/errors'
import { type Selectable, sql } from 'kysely'
import * as z from 'zod/mini'
import { type Context, found } from '../../platform/context.ts'
import type { BpfReturns } from '../../platform/database-types.ts'
import { type EntityRecord, findEntity } from '../billing/index.ts'
import type { ExerciseScope } from './facts/exercise-scope.ts'

/** The body that declared, as it was then. */
const Declarer = z.object({
  id: z.int(),
  name: z.string(),
  siret: z.string(),
  legal_form: z.string(),
  activity_number: z.nullable(z.string()),
  address: z.string(),
})
export type Declarer = z.output<typeof Declarer>
export const declarerOf = (entity: EntityRecord): Declarer => ({
  id: entity.id,
  name: entity.legal_name || entity.name,
  siret: entity.siret,
  legal_form: entity.legal_form,
  activity_number: entity.activity_number,
  address: `${entity.address}, ${entity.code_postal} ${entity.town}`,
})

/** A return: whose it is, of which exercise, and what was written of it. */
export type ReturnOf = {
  year: number
  exercise: Exercise
  is_over: boolean
  entity: EntityRecord
  scope: ExerciseScope
  record: Selectable<BpfReturns> | undefined
  deadline: string
}

/** The return of an exercise of a body; of the default one when none is named. @throws 404, 409 while no body is entered */
export async function returnOf(context: Context, requested: string, entity_id: number | undefined): Promise<ReturnOf> {
  const { db, tenant, now } = context
  const entity =
    entity_id === undefined
      ? ((await db.selectFrom('entities').selectAll().orderBy('is_default', 'desc').orderBy('id').executeTakeFirst()) ??
        refuse(bpfErrors.noEntity))
      : found(await findEntity(db, entity_id))
  const today = dayInZone(now, tenant.time_zone)
  const year = requested === 'current' ? yearToPrepare(today, entity.fiscal_year_start) : Number(requested)
  const exercise = exerciseEnding(year, entity.fiscal_year_start)
  const record = await db
    .selectFrom('bpf_returns')
    .selectAll()
    .where('entity_id', '=', entity.id)
    .where('year', '=', year)
    .executeTakeFirst()
  return {
    year,
    exercise,
    is_over: exercise.until < today,
    entity,
    scope: { entity_id: entity.id, is_default: entity.is_default, ...exercise, zone: tenant.time_zone },
    record,
    deadline: record?.deadline ?? usualDeadline(exercise),
  }
}

/** What was frozen of a return: its figures and who declared them; undefined while it is open. */
export function frozenOf(record: ReturnOf['record']): { at: Date; figures: Figures; declarer: Declarer } | undefined {
  if (!record?.frozen_at) return undefined
  return { at: record.frozen_at, figures: Figures.parse(record.figures), declarer: Declarer.parse(record.declared_by) }
}

/** Holds a return until the end of the transaction, written down if it was not. @throws 409 once it is frozen */
export async function lockReturn({ db }: Context, { entity, year }: ReturnOf): Promise<void> {
  await db
    .insertInto('bpf_returns')
    .values({ entity_id: entity.id, year })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const row = await db
    .selectFrom('bpf_returns')
    .select('frozen_at')
    .where('entity_id', '=', entity.id)
    .where('year', '=', year)
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (row.frozen_at) refuse(bpfErrors.frozen, { at: row.frozen_at })
}

/** Years in which an exercise of the body ends, from the first it issued bills or taught in to the one under way; the latest first. */
export async function yearsOf({ db, tenant, now }: Context, { entity }: ReturnOf): Promise<number[]> {
  const today = dayInZone(now, tenant.time_zone)
  const running = yearEnding(today, entity.fiscal_year_start)
  const { rows } = await sql<{ first: number | null }>`
    select least((select extract(year from min(issue_date)) from bills where entity_id = ${entity.id} and number is not null),
                 (select extract(year from min(start_date)) from events where is_training and is_active))::int as first`.execute(db)
  const first = Math.min(rows[0]?.first ?? running, running - 1)
  return Array.from({ length: running - first + 1 }, (_, at) => running - at)
}
