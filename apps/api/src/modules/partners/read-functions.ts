import type { functionsContract, PartnerPart } from '@kxo/domain/partners/functions-contract'
import { partnerKind } from '@kxo/domain/partners/kind'
import { partList } from '@kxo/domain/partners/list'
import { may } from '@kxo/domain/partners/permissions'
import { partnerStatus } from '@kxo/domain/partners/status'
import { sql } from 'kysely'
import { authorize, type Context, found } from '../../platform/context.ts'
import type { Queries } from '../../platform/database/tenancy.ts'
import type { Verb } from '../../platform/http/serve.ts'
import { exportsOf, planOf } from '../../platform/lists/list-of.ts'
import { findUser } from '../identity/index.ts'
import { listOrExport } from '../traces/index.ts'

const removed = partnerStatus.codeOf('deleted')

/** @throws 403 without the partners right, 404 for nobody of the tenant */
async function personOf({ actor, db }: Context, id: number): Promise<number> {
  authorize(may.seePartners(actor))
  return found(await findUser(db, id)).id
}

/** What a person does, kind by kind; a kind only left is still told, with no part. */
export const readFunctions: Verb<typeof functionsContract.functions> = async (context, { params }) => {
  const { db, now, tenant } = context
  const id = await personOf(context, params.id)
  type Sum = { year: number; minutes: number }
  type Row = { kind: number; parts: number; proposed: number; next_date: Date | null; years: Sum[] | null; validated: Sum[] | null }
  const { rows } = await sql<Row>`
    select f.kind, count(p.id) filter (where p.status <> ${removed})::int as parts,
           count(p.id) filter (where p.status = ${partnerStatus.codeOf('inProgress')})::int as proposed,
           min(e.start_date) filter (where p.status <> ${removed} and e.start_date > ${now}) as next_date,
           (select jsonb_agg(jsonb_build_object('year', y.year, 'minutes', y.minutes) order by y.year desc) from (
              select date_part('year', held.start_at at time zone ${tenant.time_zone})::int as year,
                     sum(extract(epoch from held.end_at - held.start_at) / 60)::int as minutes
                from slot_partners held
                join slots s on s.tenant_id = held.tenant_id and s.id = held.slot_id
                join event_partners own on own.tenant_id = held.tenant_id and own.user_id = held.user_id and own.event_id = s.event_id
                 and own.kind = f.kind and own.status <> ${removed}
               where held.tenant_id = current_tenant() and held.user_id = ${id} group by 1) y) as years,
           (select jsonb_agg(jsonb_build_object('year', v.year, 'minutes', v.minutes)) from (
              select date_part('year', started.start_date at time zone ${tenant.time_zone})::int as year, sum(own.validated_minutes)::int as minutes
                from event_partners own
                join events started on started.tenant_id = own.tenant_id and started.id = own.event_id
               where own.tenant_id = current_tenant() and own.user_id = ${id} and own.kind = f.kind and own.status <> ${removed}
                 and own.validated_minutes is not null and started.start_date is not null group by 1) v) as validated
      from partners f
      left join event_partners p on p.tenant_id = f.tenant_id and p.user_id = f.user_id and p.kind = f.kind
      left join events e on e.tenant_id = p.tenant_id and e.id = p.event_id
     where f.tenant_id = current_tenant() and f.user_id = ${id} group by f.kind order by f.kind`.execute(db)
  return rows.map(({ kind, next_date, years, validated, ...counts }) => ({
    ...counts,
    kind: partnerKind.keyOf(kind),
    next_date: next_date && new Date(next_date),
    years: (years ?? []).map((sum) => ({ ...sum, validated: validated?.find(({ year }) => year === sum.year)?.minutes ?? 0 })),
  }))
}

const slotTotal = (what: string) => sql<number>`(select coalesce(${sql.raw(what)}, 0)::int from slot_partners held
  join slots s on s.tenant_id = held.tenant_id and s.id = held.slot_id
  where held.tenant_id = p.tenant_id and held.user_id = p.user_id and s.event_id = p.event_id)`

/** Minutes of the slots they signed as a partner; of those that are over, where they signed none. */
export const doneMinutes = (now: Date) => sql<number>`(
  select coalesce(sum(minutes) filter (where is_signed), sum(minutes) filter (where end_at <= ${now}), 0)::int from (
    select held.end_at, extract(epoch from held.end_at - held.start_at) / 60 as minutes, exists (
        select from signatures g where g.tenant_id = s.tenant_id and g.slot_id = s.id and g.partner_user_id = p.user_id) as is_signed
      from slot_partners held join slots s on s.tenant_id = held.tenant_id and s.id = held.slot_id
     where held.tenant_id = p.tenant_id and held.user_id = p.user_id and s.event_id = p.event_id) as followed)`

const partsOf = (db: Queries, user_id: number, kind: number, now: Date) =>
  db
    .selectFrom('event_partners as p')
    .innerJoin('events', (join) => join.onRef('events.tenant_id', '=', 'p.tenant_id').onRef('events.id', '=', 'p.event_id'))
    .select(['p.id', 'p.event_id', 'p.role_title', 'p.status', 'events.title', 'events.start_date', 'events.end_date', 'events.time_zone'])
    .select([slotTotal('count(*)').as('slots'), slotTotal('sum(extract(epoch from held.end_at - held.start_at) / 60)').as('minutes')])
    .select([doneMinutes(now).as('done'), 'p.validated_minutes as validated'])
    .where('p.user_id', '=', user_id)
    .where('p.kind', '=', kind)
type Row = Awaited<ReturnType<ReturnType<typeof partsOf>['executeTakeFirstOrThrow']>>

const sortedBy = (sort: string) =>
  planOf(
    partList,
    { title: { at: sql.ref('events.title'), isAlwaysFilled: true }, start_date: 'events.start_date', status: 'p.status' },
    { search: sql.ref('events.search'), sort, id: sql.ref('p.id') },
  )
/** What is to come begins with the nearest, what is over with the latest. */
const plans = { upcoming: sortedBy('start_date'), other: sortedBy('-start_date') }

const columns = exportsOf(partList, {
  minutes: ({ minutes }) => minutes / 60,
  validated: ({ validated }) => (validated === null ? null : validated / 60),
})

const present = (rows: readonly Row[]): PartnerPart[] => rows.map((row) => ({ ...row, status: partnerStatus.keyOf(row.status) }))

/** Where a person has one kind of part. */
export const readParts: Verb<typeof functionsContract.parts> = async (context, { params, query }) => {
  const id = await personOf(context, params.id)
  const over = sql<boolean>`coalesce(events.end_date, events.start_date) < ${context.now}`
  const rows = (db: Queries) => {
    const parts = partsOf(db, id, partnerKind.codeOf(params.kind), context.now)
    if (query.moment === undefined) return parts
    if (query.moment === 'ended') return parts.where('p.status', '=', removed)
    const standing = parts.where('p.status', '<>', removed)
    return query.moment === 'past' ? standing.where(over) : standing.where(sql<boolean>`${over} is not true`)
  }
  return listOrExport(context, 'export_partners', {
    name: 'parts',
    plan: query.moment === 'upcoming' ? plans.upcoming : plans.other,
    asked: query,
    query: rows,
    present: (some: Row[]) => present(some),
    columns,
  })
}
