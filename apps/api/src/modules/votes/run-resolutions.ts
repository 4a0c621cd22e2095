import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import type { votesContract } from '@kxo/domain/votes/contract'
import { votesErrors } from '@kxo/domain/votes/errors'
import { majority } from '@kxo/domain/votes/majority'
import { resolutionStatus } from '@kxo/domain/votes/status'
import { sql } from 'kysely'
import { type Context, found } from '../../platform/context.ts'
import type { Verb } from '../../platform/http/serve.ts'
import { trace } from '../traces/index.ts'
import { lockAssembly, runAssembly } from './assembly-of.ts'
import { detach, documentsOfResolutions } from './documents-of-resolutions.ts'

/** A resolution under lock, for whoever runs its assembly, which is locked first. @throws 403, 404 */
export async function lockResolution(context: Context, id: number) {
  const { db } = context
  const { event_id } = found(await db.selectFrom('resolutions').select('event_id').where('id', '=', id).executeTakeFirst())
  await runAssembly(context, event_id)
  await lockAssembly(context, event_id)
  return found(await db.selectFrom('resolutions').selectAll().where('id', '=', id).forUpdate().executeTakeFirst())
}

/** The same while nobody has been asked to vote on it. @throws 409 */
export async function lockUpcoming(context: Context, id: number) {
  const row = await lockResolution(context, id)
  if (row.status !== resolutionStatus.codeOf('upcoming')) refuse(votesErrors.voteSettled)
  return row
}

type Written = Pick<Awaited<ReturnType<typeof lockResolution>>, 'title' | 'body' | 'is_secret'> & {
  majority: Parameters<typeof majority.codeOf>[0]
}
const columnsOf = ({ title, body, is_secret, majority: rule }: Written) => ({ title, body, is_secret, majority: majority.codeOf(rule) })

export const addResolution: Verb<typeof votesContract.addResolution> = async (context, { params, body }) => {
  const event = await runAssembly(context, params.id)
  const { db } = context
  await lockAssembly(context, event.id)
  const { id } = await db
    .insertInto('resolutions')
    .values({
      ...columnsOf(body),
      event_id: event.id,
      rank: sql<number>`(select coalesce(max(rank), 0) + 1 from resolutions where event_id = ${event.id})`,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await trace(context, { action: 'add_resolution', event_id: event.id, info: body.title, change: { after: columnsOf(body) } })
  return { id }
}

/** @throws 409 once it opened, or when someone saved meanwhile */
export const changeResolution: Verb<typeof votesContract.changeResolution> = async (context, { params, body }) => {
  const before = await lockUpcoming(context, params.id)
  if (before.version !== body.version) refuse(kernelErrors.editedMeanwhile)
  const after = columnsOf(body)
  await context.db
    .updateTable('resolutions')
    .set({ ...after, version: before.version + 1 })
    .where('id', '=', before.id)
    .execute()
  const { title, body: text, majority: rule, is_secret } = before
  const change = { before: { title, body: text, majority: rule, is_secret }, after }
  await trace(context, { action: 'change_resolution', event_id: before.event_id, info: body.title, change })
  return { done: true as const }
}

/** @throws 409 once it opened */
export const removeResolution: Verb<typeof votesContract.removeResolution> = async (context, { params }) => {
  const { id, event_id, title } = await lockUpcoming(context, params.id)
  for (const document of await documentsOfResolutions(context.db, [id])) await detach(context, id, document.id)
  await context.db.deleteFrom('resolutions').where('id', '=', id).execute()
  await trace(context, { action: 'remove_resolution', event_id, info: title })
  return { done: true as const }
}

/** The quorum weighs on what opens next; the order, on how resolutions are read. */
export const changeAssembly: Verb<typeof votesContract.changeAssembly> = async (context, { params, body }) => {
  const event = await runAssembly(context, params.id)
  const { db } = context
  const { quorum_rate, order = [] } = body
  await lockAssembly(context, event.id)
  if (quorum_rate !== undefined) {
    await db.updateTable('assemblies').set({ quorum_rate }).where('event_id', '=', event.id).execute()
    await trace(context, {
      action: 'set_quorum',
      event_id: event.id,
      change: { before: { rate: event.quorum_rate }, after: { rate: quorum_rate } },
    })
  }
  const ranked = order.map((id, rank) => sql`(${id}::bigint, ${rank}::integer)`)
  if (ranked.length > 0)
    await sql`update resolutions set rank = o.rank from (values ${sql.join(ranked)}) as o(id, rank)
      where resolutions.id = o.id and resolutions.event_id = ${event.id} and resolutions.rank <> o.rank
        and resolutions.status <> ${resolutionStatus.codeOf('closed')}`.execute(db)
  return { done: true as const }
}
