import type { companyPeopleContract, HistoryLine } from '@kxo/domain/companies/people-contract'
import { may } from '@kxo/domain/companies/permissions'
import { sql } from 'kysely'
import { authorize, found } from '../../platform/context.ts'
import type { Queries } from '../../platform/database/tenancy.ts'
import type { Verb } from '../../platform/http/serve.ts'
import { findCompany } from './queries.ts'

type Stored = Readonly<Record<string, unknown>>
type Change = { field: string; before: unknown; after: unknown }

const changesOf = (change: unknown): Change[] =>
  Object.entries((change ?? {}) as Stored).map(([field, value]) =>
    Array.isArray(value) && value.length === 2 ? { field, before: value[0], after: value[1] } : { field, before: null, after: value },
  )

/** Fields a trace keeps as the number of what they name. */
const named = { manager_id: 'users', region_id: 'regions' } as const
/** Fields a trace keeps as a moment or a file: whether there is one is all a reader is told. */
const present = ['archived_at', 'logo']

/** The names of the people and regions that changes tell by their number. */
async function namesIn(db: Queries, changes: readonly Change[]): Promise<(field: string, value: unknown) => unknown> {
  const names = new Map<string, string>()
  for (const [field, table] of Object.entries(named)) {
    const ids = changes.filter((change) => change.field === field).flatMap(({ before, after }) => [before, after].filter(Number.isInteger))
    if (ids.length === 0) continue
    const name = table === 'users' ? sql<string>`first_name || ' ' || last_name` : sql<string>`name`
    const rows = await db
      .selectFrom(table)
      .select(['id', name.as('name')])
      .where('id', 'in', ids as number[])
      .execute()
    for (const row of rows) names.set(`${field} ${row.id}`, row.name)
  }
  return (field, value) => names.get(`${field} ${String(value)}`) ?? value
}

const shown = (value: unknown): string | null =>
  value === null || value === undefined ? null : Array.isArray(value) ? value.join(';') : String(value)

/** The public traces of a company, newest first. */
export const readHistory: Verb<typeof companyPeopleContract.history> = async ({ db, actor }, { params }) => {
  authorize(may.listCompanies(actor))
  found(await findCompany(db, params.id))
  const rows = await db
    .selectFrom('traces')
    .leftJoin('users', (join) => join.onRef('users.tenant_id', '=', 'traces.tenant_id').onRef('users.id', '=', 'traces.user_id'))
    .leftJoin('users as admins', (join) =>
      join.onRef('admins.tenant_id', '=', 'traces.tenant_id').onRef('admins.id', '=', 'traces.acting_admin_id'),
    )
    .select(['traces.id', 'traces.at', 'traces.action', 'traces.change'])
    .select([
      sql<string | null>`users.first_name || ' ' || users.last_name`.as('by'),
      sql<string | null>`admins.first_name || ' ' || admins.last_name`.as('acting_admin'),
    ])
    .where('traces.subject', '=', 'company')
    .where('traces.subject_id', '=', params.id)
    .where('traces.is_private', '=', false)
    .orderBy('traces.id', 'desc')
    .limit(200)
    .execute()
  const nameOf = await namesIn(
    db,
    rows.flatMap(({ change }) => changesOf(change)),
  )
  const readableChange = ({ field, before, after }: Change): HistoryLine['changes'][number] => {
    const tell = (value: unknown) => shown(present.includes(field) ? value !== null : nameOf(field, value))
    return { field, before: tell(before), after: tell(after) }
  }
  return rows.map(({ change, at, ...row }) => ({
    ...row,
    at: new Date(at),
    changes: changesOf(change)
      .map(readableChange)
      .filter(({ before, after }) => before !== after || before === null),
  }))
}
