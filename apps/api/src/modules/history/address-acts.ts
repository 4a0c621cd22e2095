import { type AddressAct, type actsContract, addressActions } from '@kxo/domain/history/acts-contract'
import { addressActList } from '@kxo/domain/history/acts-list'
import { usualDays } from '@kxo/domain/history/paths'
import { may } from '@kxo/domain/history/permissions'
import { changesOf, maskedAddress } from '@kxo/domain/history/rules'
import { historyWords as w } from '@kxo/domain/history/words'
import type { Actor } from '@kxo/domain/kernel/actor'
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import { authorize, type Context } from '../../platform/context.ts'
import type { Queries } from '../../platform/database/tenancy.ts'
import type { Verb } from '../../platform/http/serve.ts'
import { exportsOf, planOf } from '../../platform/lists/list-of.ts'
import { listOrExport } from './list-or-export.ts'
import { nameOf, readableBy, within } from './queries.ts'

type Row = Omit<AddressAct, 'after'> & { change: unknown; rank: number }

/** Field by field, or both sides whole: see `changesOf`. */
const changesAddress = sql<boolean>`(jsonb_exists(traces.change, 'mail') or jsonb_exists(traces.change -> 'after', 'mail'))`

const corrected = (actor: Actor, days: number): RawBuilder<unknown> => sql`
  select traces.id, 0 as rank, traces.at, 'update_user' as action, traces.change, traces.source, people.id as user_id,
      ${nameOf('people')} as person, ${nameOf('authors')} as user_name, coalesce(traces.acting_admin_name, ${nameOf('admins')}) as acting_admin_name,
      null::text as before, null::text as cause, null::text as topic, '' as detail, null::bigint as lifts
    from traces
    join users people on people.tenant_id = traces.tenant_id and people.id = traces.subject_id
    left join users authors on authors.tenant_id = traces.tenant_id and authors.id = traces.user_id
    left join users admins on admins.tenant_id = traces.tenant_id and admins.id = traces.acting_admin_id
   where traces.action = 'update_user' and traces.subject = 'user' and ${changesAddress}
     and ${within('traces.at', days)} and ${readableBy(actor)}`

/** Put on the list by what came back or by the person: nobody of the team did. */
const suppressed = (days: number): RawBuilder<unknown> => sql`
  select held.id, 1, held.created_at, 'suppress', null::jsonb, null, held.user_id, ${nameOf('people')}, null, null,
      held.masked, held.cause, held.topic, held.detail,
      case when held.lifted_at is null and held.cause <> 'opt_out' then held.id end
    from mail_suppressions held
    left join users people on people.tenant_id = held.tenant_id and people.id = held.user_id
   where ${within('held.created_at', days)}`

const allowed = (days: number): RawBuilder<unknown> => sql`
  select held.id, 2, held.lifted_at, 'lift_suppression', null::jsonb, null, held.user_id, ${nameOf('people')},
      coalesce(${nameOf('authors')}, case when held.cause = 'opt_out' then ${nameOf('people')} end), null,
      held.masked, held.cause, held.topic, case when held.cause = 'opt_out' then '' else coalesce(held.lift_reason, '') end, null::bigint
    from mail_suppressions held
    left join users people on people.tenant_id = held.tenant_id and people.id = held.user_id
    left join users authors on authors.tenant_id = held.tenant_id and authors.id = held.lifted_by
   where held.lifted_at is not null and ${within('held.lifted_at', days)}`

type Listed = SelectQueryBuilder<{ acts: Row }, 'acts', Row>
const selectAddressActs = (db: Queries, actor: Actor, days: number = usualDays): Listed => {
  const acts = sql<Row>`(${corrected(actor, days)} union all ${suppressed(days)} union all ${allowed(days)})`.as('acts')
  return db.selectFrom(acts).selectAll('acts') as unknown as Listed // a query written by hand has no table the types know
}

function present({ language: { say } }: Pick<Context, 'language'>, { change, rank: _, before, ...row }: Row): AddressAct {
  if (row.action === 'update_user') {
    const mailChange = changesOf(change, 'user').find(({ field }) => field === 'mail')
    return { ...row, before: mailChange?.before ? maskedAddress(mailChange.before) : null, after: mailChange?.after ?? null }
  }
  const isBack = row.action === 'lift_suppression' && row.cause === 'opt_out'
  return { ...row, before: before?.replace('…', '•••') ?? null, after: null, detail: isBack ? say(w.cameBack) : row.detail }
}

const plan = planOf(
  addressActList,
  {
    at: { at: sql.ref('acts.at'), isAlwaysFilled: true },
    person: 'acts.person',
    action: 'acts.action',
    cause: 'acts.cause',
    detail: 'acts.detail',
    source: 'acts.source',
    user_name: 'acts.user_name',
  },
  {
    search: sql`searchable(coalesce(acts.person, '') || ' ' || coalesce(acts.user_name, '') || ' ' || coalesce(acts.before, ''))`,
    sort: '-at',
    id: sql`(acts.id * ${addressActions.length} + acts.rank)`,
  },
)

/** Mail addresses that changed, that nothing is sent to any more, that receive again; the former ones masked (A36). */
export const listAddressActs: Verb<typeof actsContract.addressActs> = async (context, { query }) => {
  authorize(may.readHistory(context.actor))
  return listOrExport(context, {
    of: 'history addresses',
    plan: { ...plan, zone: context.tenant.time_zone },
    asked: query,
    query: (db: Queries) => selectAddressActs(db, context.actor, query.days),
    present: (rows: Row[]) => rows.map((row) => present(context, row)),
    columns: exportsOf(addressActList),
  })
}
