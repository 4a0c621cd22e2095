import { refuse } from '@kxo/domain/kernel/errors'
import type { votesContract } from '@kxo/domain/votes/contract'
import { votesErrors } from '@kxo/domain/votes/errors'
import { type Context, found } from '../../platform/context.ts'
import type { Verb } from '../../platform/http/serve.ts'
import { findRegistration, type RegistrationRow, recipientOfRegistration } from '../registrations/index.ts'
import { paramsOf } from '../tenants/index.ts'
import { trace } from '../traces/index.ts'
import { followAssembly, isVoting, lockAssembly, type RightRow, rightsOf, runAssembly } from './assembly-of.ts'
import { authorizeVote } from './prove-voter.ts'
import { waysToVote } from './tell-voters.ts'

/** Who may vote for the caller: everybody expected but themselves. A link that was passed on tells no name. @throws 403, 404 */
export const listProxyHolders: Verb<typeof votesContract.proxyHolders> = async (context, { params }) => {
  const { rights, own } = await followAssembly(context, params.id)
  if (context.actor.session === 'link') await authorizeVote(context, params.id)
  return rights
    .filter(({ registration_id }) => registration_id !== own?.registration_id)
    .map(({ registration_id, name }) => ({ registration_id, name }))
}

/** The right a proxy is about: the caller's own, or anybody's for whoever runs the assembly. @throws 403, 404, 409 */
async function rightToDelegate(context: Context, event_id: number, registration: number | undefined): Promise<RightRow> {
  const { rights, own } = await followAssembly(context, event_id)
  if (registration === undefined || registration === own?.registration_id) {
    await authorizeVote(context, event_id)
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

/** A proxy ends: taken back by its giver, declined by its holder, removed by whoever runs the assembly. @throws 403, 404, 409 while a vote is open */
export const takeProxyBack: Verb<typeof votesContract.takeProxyBack> = async (context, { params }) => {
  const declined = await proxyToDecline(context, params)
  const giver = declined ?? (await rightToDelegate(context, params.id, params.registration))
  await lockAssembly(context, params.id)
  if (await isVoting(context, params.id)) refuse(votesErrors.proxyWhileOpen)
  const ended = context.db.deleteFrom('vote_proxies').where('giver_id', '=', giver.registration_id)
  // Given meanwhile to somebody else, it is no longer the caller's to decline.
  const ofHolder = declined ? ended.where('holder_id', '=', declined.holder_id) : ended
  found(await ofHolder.returning('giver_id').executeTakeFirst())
  const action = declined ? 'decline_proxy' : 'take_proxy_back'
  await trace(context, { action, event_id: params.id, subject_id: giver.registration_id, info: giver.name })
  if (declined) await tell(context, 'decline_proxy', giver, { giver: giver.name, holder: declined.holder_name ?? '' })
  return { done: true as const }
}

/** The right of somebody else that the caller holds by proxy; undefined when they hold none of it. @throws 403, 404 */
async function proxyToDecline(context: Context, { id, registration }: { id: number; registration: number }): Promise<RightRow | undefined> {
  const { rights, own } = await followAssembly(context, id)
  const right = rights.find(({ registration_id, holder_id }) => registration_id === registration && holder_id === own?.registration_id)
  if (right) await authorizeVote(context, id)
  return right
}

/** Whoever gave a proxy and whoever holds it are both told. */
async function tellBoth(context: Context, giver: RightRow, holder: RightRow): Promise<void> {
  for (const one of [giver, holder]) await tell(context, 'give_proxy', one, { giver: giver.name, holder: holder.name })
}

type ProxyNames = { giver: string; holder: string }

async function tell(context: Context, moment: 'give_proxy' | 'decline_proxy', { registration_id }: RightRow, names: ProxyNames) {
  const row: RegistrationRow = found(await findRegistration(context.db, registration_id))
  const wayOf = await waysToVote(context, [row])
  await context.services.enqueueMail(context, {
    moment,
    to: recipientOfRegistration(row),
    occurrence: `${names.giver} to ${names.holder} for ${registration_id} ${context.now.toISOString()}`,
    event_id: row.event_id,
    values: { title: row.event_title, ...names },
    path: await wayOf(row),
  })
}
