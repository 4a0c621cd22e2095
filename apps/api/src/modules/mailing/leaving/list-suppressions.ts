import { refuse } from '@kxo/domain/kernel/errors'
import type { mailingContract, Suppression } from '@kxo/domain/mailing/contract'
import { mailingErrors } from '@kxo/domain/mailing/errors'
import { suppressionList } from '@kxo/domain/mailing/list'
import { may } from '@kxo/domain/mailing/permissions'
import { sql } from 'kysely'
import { authorize, found } from '../../../platform/context.ts'
import type { Queries } from '../../../platform/database/tenancy.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { planOf } from '../../../platform/lists/list-of.ts'
import { listed } from '../../../platform/lists/listing.ts'
import { trace } from '../../traces/index.ts'

const nameOf = sql<string>`coalesce(trim(users.first_name || ' ' || users.last_name), '')`
const plan = planOf(
  suppressionList,
  { created_at: 'held.created_at', user_name: { at: nameOf } },
  { search: sql`searchable(${nameOf} || ' ' || held.masked)`, sort: '-created_at', id: sql`held.id` },
)

const lines = (db: Queries) =>
  db
    .selectFrom('mail_suppressions as held')
    .leftJoin('users', (join) => join.onRef('users.tenant_id', '=', 'held.tenant_id').onRef('users.id', '=', 'held.user_id'))
    .select(['held.id', 'held.masked as address', 'held.user_id as user', 'held.cause', 'held.topic', 'held.detail', 'held.created_at'])
    .select(nameOf.as('user_name'))
    .where('held.lifted_at', 'is', null)

export const listSuppressions: Verb<typeof mailingContract.suppressions> = async (context, { query: { cause, ...query } }) => {
  authorize(may.readSuppressions(context.actor))
  const { q } = query
  const isAddress = q?.includes('@') ?? false
  let rows = lines(context.db)
  if (cause) rows = rows.where('held.cause', '=', cause)
  // The list keeps prints alone: a whole address is looked for by its own.
  if (q && isAddress) rows = rows.where('held.address_hash', '=', sql<string>`address_hash(${q})`)
  const page = await listed(rows, plan, isAddress ? { ...query, q: undefined } : query)
  return { ...page, results: page.results as Suppression[] } // its checks hold the codes of the catalogue
}

/** @throws 409 for whoever left by themselves: only they come back */
export const liftSuppression: Verb<typeof mailingContract.liftSuppression> = async (context, { params, body }) => {
  const { db, actor, now } = context
  authorize(may.liftSuppression(actor))
  const suppression = found(
    await db
      .selectFrom('mail_suppressions')
      .select(['cause', 'masked'])
      .where('id', '=', params.id)
      .where('lifted_at', 'is', null)
      .forUpdate()
      .executeTakeFirst(),
  )
  if (suppression.cause === 'opt_out') refuse(mailingErrors.leftByThemselves)
  await db
    .updateTable('mail_suppressions')
    .set({ lifted_at: now, lifted_by: actor.user_id, lift_reason: body.reason })
    .where('id', '=', params.id)
    .execute()
  await trace(context, { action: 'lift_suppression', info: `${suppression.masked} · ${body.reason}` })
  return { done: true as const }
}
