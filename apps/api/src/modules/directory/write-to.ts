import type { directoryContract } from '@kxo/domain/directory/contract'
import { may } from '@kxo/domain/directory/permissions'
import { messageLimits } from '@kxo/domain/directory/rules'
import { authorize, type Context, found } from '../../platform/context.ts'
import { refuseFlood } from '../../platform/http/refuse-flood.ts'
import type { Verb } from '../../platform/http/serve.ts'
import { findUser, recipientOf } from '../identity/index.ts'
import { trace } from '../traces/index.ts'
import { requireDirectory } from './list-directory.ts'
import { type Audience, findListed } from './queries.ts'

type Message = { to: number; name: string; mail: string; message: string }
/** @throws 429 beyond what one person would write */
const refuseMany = (context: Context, { to, mail }: Message): Promise<void> =>
  refuseFlood(context, { table: 'directory_messages', at: 'created_at' }, [
    ...(context.actor.user_id === null
      ? [{ column: 'address', value: context.request.address, hours: 1 as const, most: messageLimits.perAddressAnHour }]
      : []),
    { column: 'from_mail', value: mail, hours: 24, most: messageLimits.perSenderADay },
    { column: 'user_id', value: to, hours: 24, most: messageLimits.perPersonADay },
  ])

async function relay(context: Context, audience: Audience, message: Message): Promise<{ done: true }> {
  const { db, request, services, now } = context
  requireDirectory(context, audience)
  found(await findListed(db, audience, message.to))
  await refuseMany(context, message)
  const { id } = await db
    .insertInto('directory_messages')
    .values({
      user_id: message.to,
      from_name: message.name,
      from_mail: message.mail,
      message: message.message,
      address: request.address,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await trace(context, { action: 'send_mail', info: 'directory_message', subject_id: message.to })
  await services.enqueueMail(context, {
    moment: 'directory_message',
    to: recipientOf(found(await findUser(db, message.to))),
    occurrence: String(id),
    values: { sender: message.name, message: message.message, address: message.mail },
  })
  return { done: true }
}

export const writeTo: Verb<typeof directoryContract.write> = async (context, { params, body }) => {
  authorize(may.write(context.actor))
  const sender = found(await findUser(context.db, context.actor.user_id ?? 0))
  const name = `${sender.first_name} ${sender.last_name}`.trim()
  return relay(context, 'network', { to: params.id, name, mail: sender.mail, message: body.message })
}

export const writePublicly: Verb<typeof directoryContract.publicWrite> = (context, { params, body }) =>
  relay(context, 'public', { to: params.id, ...body })
