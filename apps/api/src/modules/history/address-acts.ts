import type { AddressAct, actsContract } from '@kxo/domain/history/acts-contract'
import { sourceNames } from '@kxo/domain/history/names'
import { may } from '@kxo/domain/history/permissions'
import { changesOf, maskedAddress } from '@kxo/domain/history/rules'
import { historyWords as w } from '@kxo/domain/history/words'
import { sql } from 'kysely'
import { authorize } from '../../platform/context.ts'
import type { Queries } from '../../platform/database/tenancy.ts'
import type { Verb } from '../../platform/http/serve.ts'
import type { ListPlan } from '../../platform/lists/listing.ts'
import type { ExportColumn } from '../../platform/tables/table-export.ts'
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
  const told = changesOf(change, 'user').find(({ field }) => field === 'mail')
  return { ...row, before: told?.before ? maskedAddress(told.before) : null, after: told?.after ?? null }
}

const planFor = (zone: string): ListPlan => ({
  fields: {
    at: { at: sql.ref('traces.at'), kind: 'instant', isAlwaysFilled: true },
    person: { at: nameOf('people'), kind: 'text' },
    source: { at: sql.ref('traces.source'), kind: 'text' },
    user_name: { at: nameOf('authors'), kind: 'text' },
  },
  search: sql`searchable(coalesce(${nameOf('people')}, '') || ' ' || coalesce(${nameOf('authors')}, ''))`,
  sort: '-at',
  id: sql.ref('traces.id'),
  zone,
})

const columns: Readonly<Record<string, ExportColumn<AddressAct>>> = {
  at: { label: w.date, kind: 'instant', value: ({ at }) => at },
  person: { label: w.person, kind: 'text', value: ({ person }) => person },
  before: { label: w.before, kind: 'text', value: ({ before }) => before },
  after: { label: w.after, kind: 'text', value: ({ after }) => after },
  user_name: { label: w.by, kind: 'text', value: (act) => act.user_name },
  acting_admin_name: { label: w.inSession, kind: 'text', value: (act) => act.acting_admin_name },
  source: { label: w.source, kind: 'text', value: ({ source }) => (source === null ? null : (sourceNames[source] ?? source)) },
}

/** Mail addresses that changed, the former one masked (A36). */
export const listAddressActs: Verb<typeof actsContract.addressActs> = async (context, { query }) => {
  authorize(may.readHistory(context.actor))
  return listOrExport(context, {
    of: 'history addresses',
    plan: planFor(context.tenant.time_zone),
    asked: query,
    query: (db: Queries) => selectAddressActs(db).where(within('traces.at', query.days)).where(readableBy(context.actor)),
    present: (rows: Row[]) => rows.map(present),
    columns,
  })
}
