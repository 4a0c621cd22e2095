import type { RegionMoves, RegionWork, regionsContract } from '@kxo/domain/regions/contract'
import { regionOf } from '@kxo/domain/regions/rules'
import { sql } from 'kysely'
import { type Context, found } from '../../platform/context.ts'
import { type Queries, withTenant } from '../../platform/database/tenancy.ts'
import type { Verb } from '../../platform/http/serve.ts'
import type { JobSetting } from '../../platform/work/job-handler.ts'
import { beginWork, endWork, failWork, findWork, presentWork } from '../../platform/work/works.ts'
import { trace } from '../traces/index.ts'
import { recomputeRegionsJob } from './jobs.ts'
import { openRegions } from './open-regions.ts'
import { allRegions, deleted } from './queries.ts'

type Group = { kind: 'users' | 'companies'; code_postal: string | null; country: string; region_id: number | null; n: number }
type Move = Group & { to: number | null }

/** Those who are not where their postal code says, gathered by place: a few thousand groups whatever the number of people. */
async function movesOf(db: Queries): Promise<{ moves: Move[]; names: Map<number, string> }> {
  const regions = await allRegions(db)
  const { rows } = await sql<Group>`
    select 'users' as kind, code_postal, country, region_id, count(*)::integer as n from users
      where not is_region_manual and status <> ${deleted} group by code_postal, country, region_id
    union all select 'companies', code_postal, country, region_id, count(*)::integer from companies
      where not is_region_manual group by code_postal, country, region_id`.execute(db)
  const moves = rows
    .map((group) => ({ ...group, to: regionOf(regions, group)?.id ?? null }))
    .filter(({ region_id, to }) => region_id !== to)
  return { moves, names: new Map(regions.map(({ id, name }) => [id, name])) }
}

const sum = (groups: readonly { n: number }[]): number => groups.reduce((total, { n }) => total + n, 0)

export const previewMoves: Verb<typeof regionsContract.moves> = async (context) => {
  openRegions(context)
  const { db } = context
  const { moves, names } = await movesOf(db)
  const { kept } = await db
    .selectFrom('users')
    .select(sql<number>`count(*)::integer`.as('kept'))
    .where('is_region_manual', '=', true)
    .where('status', '<>', deleted)
    .executeTakeFirstOrThrow()
  const ways = new Map<string, RegionMoves['moves'][number]>()
  for (const { region_id, to, n } of moves) {
    const key = `${region_id} ${to}`
    const named = (id: number | null) => (id === null ? null : (names.get(id) ?? null))
    ways.set(key, { from: named(region_id), to: named(to), count: (ways.get(key)?.count ?? 0) + n })
  }
  return {
    contacts: sum(moves.filter(({ kind }) => kind === 'users')),
    companies: sum(moves.filter(({ kind }) => kind === 'companies')),
    kept,
    moves: [...ways.values()].sort((a, b) => b.count - a.count),
  }
}

const workOf = async ({ db, language }: Context, id: number): Promise<RegionWork> => {
  const { status, total, done, reason } = presentWork(found(await findWork(db, id)), language)
  return { id, status, total, done, reason }
}

export const recompute: Verb<typeof regionsContract.recompute> = async (context) => {
  openRegions(context)
  const work_id = await beginWork(context, { kind: 'regions', total: sum((await movesOf(context.db)).moves) })
  await context.enqueue(recomputeRegionsJob, { work_id, user_id: context.actor.user_id })
  return workOf(context, work_id)
}

export const readWork: Verb<typeof regionsContract.work> = async (context, { params }) => {
  openRegions(context)
  found((await findWork(context.db, params.id))?.kind === 'regions' || null)
  return workOf(context, params.id)
}

/** Moves everyone whose region was not chosen by hand, in one transaction; a run that was cut is done again and changes nothing twice. */
export async function recomputeRegions(
  setting: JobSetting,
  { work_id, user_id }: { work_id: number; user_id: number | null },
): Promise<void> {
  const { services, tenant, contextIn } = setting
  try {
    await withTenant(services.database, tenant.id, async (transaction) => {
      const base = contextIn(transaction)
      const { moves } = await movesOf(base.db)
      const done = (await applyMoves(base.db, 'users', moves)) + (await applyMoves(base.db, 'companies', moves))
      await trace({ ...base, actor: { ...base.actor, user_id } }, { action: 'update_region', subject: 'region', change: { moved: done } })
      await endWork(base, work_id, { status: 'done', done })
    })
  } catch (error) {
    await failWork(setting, work_id)
    throw error
  }
}

async function applyMoves(db: Queries, table: 'users' | 'companies', moves: readonly Move[]): Promise<number> {
  const own = moves.filter(({ kind }) => kind === table)
  if (own.length === 0) return 0
  const rows = own.map(({ code_postal, country, region_id, to }) => ({ code_postal, country, from: region_id, to }))
  const { numAffectedRows } = await sql`
    update ${sql.table(table)} as t set region_id = m."to"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as m(code_postal text, country text, "from" bigint, "to" bigint)
    where not t.is_region_manual and t.country = m.country and t.code_postal is not distinct from m.code_postal
      and t.region_id is not distinct from m."from"`.execute(db)
  return Number(numAffectedRows ?? 0)
}
