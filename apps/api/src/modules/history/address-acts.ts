import type { AddressAct, actsContract } from '@kxo/domain/history/acts-contract'
import { addressActList } from '@kxo/domain/history/acts-list'
import { may } from '@kxo/domain/history/permissions'
import { changesOf, maskedAddress } from '@kxo/domain/history/rules'
import { sql } from 'kysely'
import { authorize } from '../../platform/context.ts'
import type { Queries } from '../../platform/database/tenancy.ts'
import type { Verb } from '../../platform/http/serve.ts'
import { exportsOf, planOf } from '../../platform/lists/list-of.ts'
import { listOrExport } from './list-or-export.ts'
import { type Acted, nameOf, readableBy, selectActs, within } from './queries.ts'

/** Field by field, or both sides whole: see `changesOf`. */
const changesAddress = sql<boolean>`(jsonb_exists(traces.change, 'mail') or jsonb_exists(traces.change -> 'after', 'mail'))`

const selectAddressActs = (db: Queries) =>
  selectActs(db)
    .innerJoin('users as people', (join) =>
      join.onRef('people.tenant_id', '=', 'traces.tenant_id').onRef('people.id', '=', 'traces.subject_id'),
    )
    .where('traces.action', '=', 'update_user')
    .where('traces.subject', '=', 'user')
    .where(changesAddress)
    .select(['traces.change', 'traces.source', 'people.id as user_id', nameOf('people').as('person')])
type Row = Acted<ReturnType<typeof selectAddressActs>>

function present({ change, ...row }: Row): AddressAct {
  const mailChange = changesOf(change, 'user').find(({ field }) => field === 'mail')
  return { ...row, before: mailChange?.before ? maskedAddress(mailChange.before) : null, after: mailChange?.after ?? null }
}

const plan = planOf(
  addressActList,
  {
    at: { at: sql.ref('traces.at'), isAlwaysFilled: true },
    person: { at: nameOf('people') },
    source: 'traces.source',
    user_name: { at: nameOf('authors') },
  },
  {
    search: sql`searchable(coalesce(${nameOf('people')}, '') || ' ' || coalesce(${nameOf('authors')}, ''))`,
    sort: '-at',
    id: sql.ref('traces.id'),
  },
)

/** Mail addresses that changed, the former one masked (A36). */
export const listAddressActs: Verb<typeof actsContract.addressActs> = async (context, { query }) => {
  authorize(may.readHistory(context.actor))
  return listOrExport(context, {
    of: 'history addresses',
    plan: { ...plan, zone: context.tenant.time_zone },
    asked: query,
    query: (db: Queries) => selectAddressActs(db).where(within('traces.at', query.days)).where(readableBy(context.actor)),
    present: (rows: Row[]) => rows.map(present),
    columns: exportsOf(addressActList),
  })
}
