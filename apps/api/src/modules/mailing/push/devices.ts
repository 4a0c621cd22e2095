import { refuse } from '@kxo/domain/kernel/errors'
import { mailingErrors } from '@kxo/domain/mailing/errors'
import { may } from '@kxo/domain/mailing/permissions'
import type { PushSettings, pushContract } from '@kxo/domain/mailing/push/push-contract'
import { isPushedAtFirst, pushMomentsFor } from '@kxo/domain/mailing/push/push-moments'
import { authorize, type Context, found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { settingsOf } from '../../tenants/index.ts'
import { trace } from '../../traces/index.ts'
import { isOnAtFirst, settingsByMoment } from '../templates/setting.ts'

/** Devices one person may have: more are forgotten tries. */
const mostDevices = 20

export const hasPush = ({ tenant }: Pick<Context, 'tenant'>): boolean => settingsOf(tenant).features.includes('push')

/** Whoever acts, on their own device. @throws 404 where notifications are off, 403 for who acts as another */
function ownPerson(context: Context): { user_id: number; session_id: string } {
  found(hasPush(context) || undefined)
  authorize(may.receivePush(context.actor))
  return { user_id: found(context.actor.user_id), session_id: found(context.actor.session_id) }
}

async function settingsFor({ db, actor, services }: Context, user_id: number): Promise<PushSettings> {
  const [devices, choices, settings] = await Promise.all([
    db
      .selectFrom('push_devices')
      .select(['id', 'endpoint', 'user_agent', 'created_at'])
      .where('user_id', '=', user_id)
      .orderBy('id')
      .execute(),
    db.selectFrom('push_choices').select(['moment', 'is_on']).where('user_id', '=', user_id).execute(),
    settingsByMoment(db),
  ])
  const chosen = new Map(choices.map(({ moment, is_on }) => [moment, is_on]))
  const leaves = (moment: string): boolean => settings.get(moment)?.is_on ?? isOnAtFirst(moment)
  return {
    key: services.push.publicKey,
    devices,
    moments: pushMomentsFor(actor)
      .filter(({ name, isAlwaysOn }) => (isAlwaysOn || leaves(name)) && (settings.get(name)?.by_push ?? true))
      .map((moment) => ({ moment: moment.name, is_on: chosen.get(moment.name) ?? isPushedAtFirst(moment) })),
  }
}

export const readPushSettings: Verb<typeof pushContract.pushSettings> = (context) => settingsFor(context, ownPerson(context).user_id)

/** The device is whose session it was last added in: two people of one browser never read each other’s. @throws 422 for an address no browser names */
export const addDevice: Verb<typeof pushContract.addDevice> = async (context, { body }) => {
  const { user_id, session_id } = ownPerson(context)
  if (!context.services.push.accepts(body.endpoint)) refuse(mailingErrors.notPushService)
  const device = { ...body, user_id, session_id, user_agent: context.request.user_agent }
  await context.db
    .insertInto('push_devices')
    .values(device)
    .onConflict((conflict) => conflict.columns(['tenant_id', 'endpoint']).doUpdateSet(device))
    .execute()
  const before = context.db.selectFrom('push_devices').select('id').where('user_id', '=', user_id)
  await context.db.deleteFrom('push_devices').where('id', 'in', before.orderBy('id', 'desc').offset(mostDevices)).execute()
  await trace(context, { action: 'activate_push' })
  return settingsFor(context, user_id)
}

export const recallDevice: Verb<typeof pushContract.recallDevice> = async (context, { body }) => {
  const { user_id, session_id } = ownPerson(context)
  const { numUpdatedRows } = await context.db
    .updateTable('push_devices')
    .set({ session_id })
    .where('endpoint', '=', body.endpoint)
    .where('user_id', '=', user_id)
    .executeTakeFirstOrThrow()
  return { is_known: numUpdatedRows > 0n }
}

export const removeDevice: Verb<typeof pushContract.removeDevice> = async (context, { body }) => {
  const { user_id } = ownPerson(context)
  const { numDeletedRows } = await context.db
    .deleteFrom('push_devices')
    .where('id', '=', body.device)
    .where('user_id', '=', user_id)
    .executeTakeFirstOrThrow()
  found(numDeletedRows > 0n || undefined)
  await trace(context, { action: 'stop_push' })
  return settingsFor(context, user_id)
}

/** @throws 404 for a message one cannot receive there */
export const choosePush: Verb<typeof pushContract.choosePush> = async (context, { body }) => {
  const { user_id } = ownPerson(context)
  const { moment, is_on } = body
  found(pushMomentsFor(context.actor).find(({ name }) => name === moment))
  await context.db
    .insertInto('push_choices')
    .values({ user_id, moment: moment ?? '', is_on })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'user_id', 'moment']).doUpdateSet({ is_on }))
    .execute()
  return settingsFor(context, user_id)
}
