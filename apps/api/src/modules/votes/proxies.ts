import { refuse } from '@kxo/domain/kernel/errors'
import type { votesContract } from '@kxo/domain/votes/contract'
import { votesErrors } from '@kxo/domain/votes/errors'
import { eventVote } from '@kxo/domain/votes/paths'
import { may } from '@kxo/domain/votes/permissions'
import { authorize, type Context, found } from '../../platform/context.ts'
import type { Verb } from '../../platform/http/serve.ts'
import { findRegistration, recipientOfRegistration } from '../registrations/index.ts'
import { paramsOf } from '../tenants/index.ts'
import { trace } from '../traces/index.ts'
import { followAssembly, isVoting, lockAssembly, type RightRow, rightsOf, runAssembly } from './assembly-of.ts'

/** Who may vote for the caller: everybody expected but themselves. */
export const listProxyHolders: Verb<typeof votesContract.proxyHolders> = async (context, { params }) => {
  const { rights, own } = await followAssembly(context, params.id)
  return rights
    .filter(({ registration_id }) => registration_id !== own?.registration_id)
    .map(({ registration_id, name }) => ({ registration_id, name }))
}

/** The right a proxy is about: the caller's own, or anybody's for whoever runs the assembly. @throws 403, 404, 409 */
async function rightToDelegate(context: Context, event_id: number, registration: number | undefined): Promise<RightRow> {
  const { actor } = context
  const { rights, own } = await followAssembly(context, event_id)
  if (registration === undefined || registration === own?.registration_id) {
    authorize(may.vote(actor, { is_proved: false }))
    return own && own.weight > 0 ? own : refuse(votesErrors.noVoice)
  }
  await runAssembly(context, event_id)
  return found(rights.find(({ registration_id }) => registration_id === registration))
}

/** Gives a proxy, or gives it to somebody else; what was given is not passed on. @throws 403, 404, 409 */
export const giveProxy: Verb<typeof votesContract.giveProxy> = async (context, { params, body }) => {
  const { db, now, tenant } = context
  const giver = await rightToDelegate(context, params.id, body.giver)
  await lockAssembly(context, params.id)
  if (await isVoting(context, params.id)) refuse(votesErrors.proxyWhileOpen)
  // Read under the lock: what others gave meanwhile counts.
  const rights = await rightsOf(db, params.id)
  const holder = found(rights.find(({ registration_id }) => registration_id === body.holder && registration_id !== giver.registration_id))
  const searchColumn = (one: number) =>
    rights.filter(({ holder_id, registration_id }) => holder_id === one && registration_id !== giver.registration_id)
  if (holder.holder_id !== null) refuse(votesErrors.proxyChain, { name: holder.name })
  if (searchColumn(giver.registration_id).length > 0) refuse(votesErrors.proxyChain, { name: giver.name })
  const { proxy_max } = paramsOf(tenant)
  if (searchColumn(holder.registration_id).length >= proxy_max) refuse(votesErrors.tooManyProxies, { name: holder.name, max: proxy_max })
  const proxy = { holder_id: holder.registration_id, given_at: now }
  await db
    .insertInto('vote_proxies')
    .values({ giver_id: giver.registration_id, event_id: params.id, ...proxy })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'giver_id']).doUpdateSet(proxy))
    .execute()
  await trace(context, {
    action: 'give_proxy',
    event_id: params.id,
    subject_id: giver.registration_id,
    info: `${giver.name} → ${holder.name}`,
  })
  await tellBoth(context, giver, holder)
  return { done: true as const }
}

/** @throws 403, 404, 409 while a vote is open */
export const takeProxyBack: Verb<typeof votesContract.takeProxyBack> = async (context, { params }) => {
  const giver = await rightToDelegate(context, params.id, params.registration)
  await lockAssembly(context, params.id)
  if (await isVoting(context, params.id)) refuse(votesErrors.proxyWhileOpen)
  found(await context.db.deleteFrom('vote_proxies').where('giver_id', '=', giver.registration_id).returning('giver_id').executeTakeFirst())
  await trace(context, { action: 'take_proxy_back', event_id: params.id, subject_id: giver.registration_id, info: giver.name })
  return { done: true as const }
}

/** Whoever gave a proxy and whoever holds it are both told. */
async function tellBoth(context: Context, giver: RightRow, holder: RightRow): Promise<void> {
  for (const { registration_id } of [giver, holder]) {
    const row = found(await findRegistration(context.db, registration_id))
    await context.services.enqueueMail(context, {
      moment: 'give_proxy',
      to: recipientOfRegistration(row),
      occurrence: `${giver.registration_id} to ${holder.registration_id} ${context.now.toISOString()}`,
      event_id: row.event_id,
      values: { title: row.event_title, giver: giver.name, holder: holder.name },
      path: eventVote(row.event_id),
    })
  }
}
