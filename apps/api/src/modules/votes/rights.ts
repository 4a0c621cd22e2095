import { refuse } from '@kxo/domain/kernel/errors'
import type { votesContract } from '@kxo/domain/votes/contract'
import { votesErrors } from '@kxo/domain/votes/errors'
import { found } from '../../platform/context.ts'
import type { Verb } from '../../platform/http/serve.ts'
import { trace } from '../traces/index.ts'
import { isVoting, lockAssembly, rightsOf, runAssembly } from './assembly-of.ts'

export const listRights: Verb<typeof votesContract.rights> = async (context, { params }) => {
  const event = await runAssembly(context, params.id)
  const rights = await rightsOf(context.db, event.id)
  return rights.map(({ registration_id, name, company, weight, is_present, holder_id, holder_name }) => ({
    registration_id,
    name,
    company,
    weight,
    is_present,
    holder: holder_id === null ? null : { registration_id: holder_id, name: holder_name ?? '' },
  }))
}

/** Sets how many voices somebody has in what opens next. @throws 404, 409 while a vote is open */
export const changeRight: Verb<typeof votesContract.changeRight> = async (context, { params, body }) => {
  const event = await runAssembly(context, params.id)
  const { db } = context
  await lockAssembly(context, event.id)
  if (await isVoting(context, event.id)) refuse(votesErrors.voteSettled)
  const rights = await rightsOf(db, event.id)
  const right = found(rights.find(({ registration_id }) => registration_id === params.registration))
  await db
    .insertInto('vote_weights')
    .values({ registration_id: right.registration_id, weight: body.weight })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'registration_id']).doUpdateSet({ weight: body.weight }))
    .execute()
  await trace(context, {
    action: 'set_voices',
    event_id: event.id,
    subject_id: right.registration_id,
    info: right.name,
    change: { weight: { before: right.weight, after: body.weight } },
  })
  return { done: true as const }
}
