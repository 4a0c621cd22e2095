import { documentStatus } from '@kxo/domain/documents/status'
import { dayInZone } from '@kxo/domain/kernel/dates'
import type { CollectPerson, collectContract } from '@kxo/domain/papers/collect-contract'
import type { CollectState } from '@kxo/domain/papers/collect-states'
import { collectList } from '@kxo/domain/papers/list'
import { may } from '@kxo/domain/papers/permissions'
import { type SelectQueryBuilder, type SqlBool, sql } from 'kysely'
import { authorize } from '../../../platform/context.ts'
import type { Queries } from '../../../platform/database/tenancy.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { exportsOf, planOf } from '../../../platform/lists/list-of.ts'
import { listOrExport } from '../../traces/index.ts'
import { requestedPieces } from './requested-pieces.ts'

type Contract = typeof collectContract
/** More columns than anybody reads across. */
const mostPieces = 12

export const listPieces: Verb<Contract['pieces']> = async (context, { query }) => {
  authorize(may.readRegister(context.actor))
  const { rows } = await sql<{ name: string; people: number }>`
    select name, count(distinct user_id)::int as people from (${requestedPieces(context, query.event)}) p
     group by name order by 2 desc, 1 limit ${mostPieces}`.execute(context.db)
  return rows
}

type Row = Omit<CollectPerson, 'cells'> & { cells: { piece: string; status: number; is_late: boolean }[] }
type Listed = SelectQueryBuilder<{ rows: Row }, 'rows', Row>

const [missing, toCheck, refused] = documentStatus.codesOf('toComplete', 'toValidate', 'rejected').map((code) => sql.lit(code))
const isAwaited = sql`p.status in (${missing}, ${refused})`
const having: Record<CollectState, ReturnType<typeof sql<SqlBool>>> = {
  awaited: sql<SqlBool>`rows.awaited > 0`,
  toCheck: sql<SqlBool>`rows.to_check > 0`,
  refused: sql<SqlBool>`rows.refused > 0`,
}

const at = (column: string) => ({ at: sql.ref(`rows.${column}`), isSortedByReading: true as const })
const plan = planOf(
  collectList,
  { name: at('name'), company_name: at('company_name'), awaited: at('awaited'), to_check: at('to_check') },
  { search: sql`searchable(rows.name || ' ' || coalesce(rows.company_name, ''))`, sort: '-awaited', id: sql`rows.id` },
)

/** People down, papers across: gathered in one reading, however many they are. */
export const listPeople: Verb<Contract['people']> = async (context, { query }) => {
  const { actor, now, tenant } = context
  authorize(may.readRegister(actor))
  const { event, state, ...asked } = query
  const today = dayInZone(now, tenant.time_zone)
  const people = sql<Row>`(
    select u.id, trim(u.last_name || ' ' || u.first_name) as name, u.mail, c.name as company_name,
        count(*) filter (where ${isAwaited})::int as awaited, count(*) filter (where p.status = ${toCheck})::int as to_check,
        count(*) filter (where p.status = ${refused})::int as refused,
        jsonb_agg(jsonb_build_object('piece', p.name, 'status', p.status, 'is_late', ${isAwaited} and coalesce(p.due_on < ${today}::date, false)) order by p.name) as cells
      from (${requestedPieces(context, event)}) p
      join users u on u.tenant_id = current_tenant() and u.id = p.user_id
      left join companies c on c.tenant_id = u.tenant_id and c.id = u.company_id
     group by u.id, u.last_name, u.first_name, u.mail, c.name)`
  return listOrExport(context, 'export_documents', {
    name: 'papers-to-collect',
    plan,
    asked,
    query: (db: Queries) => {
      const rows = db.selectFrom(people.as('rows')).selectAll('rows') as unknown as Listed // written by hand: no table the types know
      return state ? rows.where(having[state]) : rows
    },
    present: (rows: Row[]) =>
      rows.map(({ id, name, mail, company_name, awaited, to_check, cells }) => ({
        id,
        name,
        mail,
        company_name,
        awaited,
        to_check,
        cells: cells.map((cell) => ({ ...cell, status: documentStatus.keyOf(cell.status) })),
      })),
    columns: exportsOf(collectList),
  })
}
