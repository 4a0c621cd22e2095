import type { eventsContract } from '@kxo/domain/events/contract'
import { delegationWords as w } from '@kxo/domain/events/delegation/delegation-words'
import { stepWords } from '@kxo/domain/events/delegation/step-words'
import { instantInZone } from '@kxo/domain/kernel/dates'
import { authorize, found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { settingsOf } from '../../tenants/index.ts'
import { trace } from '../../traces/index.ts'
import { fromAbove } from '../dependencies.ts'
import { presentRecord } from '../present.ts'
import { delegationsOf } from './delegations-of.ts'
import { lockEvent } from './edit-event.ts'

/** Gives a step to somebody, who finds it among their tasks; without anybody nor date, takes it back. @throws 403 where the feature is off */
export const delegateStep: Verb<typeof eventsContract.delegateStep> = async (context, { params, body }) => {
  const { db, tenant, actor } = context
  authorize(settingsOf(tenant).features.includes('delegation'))
  const event = await lockEvent(context, params.id)
  const { responsible_id = null, due_on = null } = body
  if (responsible_id !== null) found(await db.selectFrom('users').select('id').where('id', '=', responsible_id).executeTakeFirst())
  const former = (await delegationsOf(db, event.id)).find(({ step }) => step === params.step)
  await db.deleteFrom('step_delegations').where('event_id', '=', event.id).where('step', '=', params.step).execute()
  if (responsible_id !== null || due_on !== null)
    await db.insertInto('step_delegations').values({ event_id: event.id, step: params.step, responsible_id, due_on }).execute()
  if (responsible_id !== null && responsible_id !== actor.user_id && responsible_id !== former?.responsible_id) {
    const { say } = context.language
    const values = { step: say(stepWords[params.step]), title: event.title }
    await fromAbove().addTask(context, {
      todo_user_id: responsible_id,
      event_id: event.id,
      label: say(w.taskLabel, values),
      text: say(w.taskText, values),
      ...(due_on !== null && { todo_date: instantInZone(due_on, '18:00', event.time_zone) }),
    })
  }
  await trace(context, {
    action: 'delegate_step',
    event_id: event.id,
    change: { before: former ?? null, after: { step: params.step, responsible_id, due_on } },
  })
  return presentRecord(db, event, context.now)
}
