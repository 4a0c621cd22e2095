import type { directoryContract } from '@kxo/domain/directory/contract'
import { may } from '@kxo/domain/directory/permissions'
import { messageLimits } from '@kxo/domain/directory/rules'
import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import { sql } from 'kysely'
import { authorize, type Context, found } from '../../platform/context.ts'
import type { Verb } from '../../platform/serve.ts'
import { findUser, recipientOf } from '../identity/index.ts'
import { trace } from '../traces/index.ts'
import { requireDirectory } from './list-directory.ts'
import { directoryMessageMoment } from './mails.ts'
import { type Audience, findListed } from './queries.ts'

type Message = { to: number; name: string; mail: string; message: string }
type Column = 'address' | 'from_mail' | 'user_id'

/** Messages that left for the same reason lately. */
async function countOf({ db }: Context, column: Column, value: string | number, hours: number): Promise<number> {
  const { n } = await db
    .selectFrom('directory_messages')
    .select(sql<number>`count(*)::integer`.as('n'))
    .where(sql<boolean>`${sql.ref(column)} = ${value}`)
    .where('created_at', '>', sql<Date>`now() - ${hours} * interval '1 hour'`)
    .executeTakeFirstOrThrow()
  return n
}

/** @throws 429 beyond what one person would write; two messages at once are counted one after the other */
async function refuseFlood(context: Context, { to, mail }: Message): Promise<void> {
  const { db, tenant, actor, request } = context
  await sql`select pg_advisory_xact_lock(${tenant.id}, hashtext('directory_messages'))`.execute(db)
  const hour = { minutes: 60 }
  const day = { minutes: 24 * 60 }
  if (actor.user_id === null && (await countOf(context, 'address', request.address, 1)) >= messageLimits.perAddressAnHour)
    refuse(kernelErrors.tooMany, hour)
  if ((await countOf(context, 'from_mail', mail, 24)) >= messageLimits.perSenderADay) refuse(kernelErrors.tooMany, day)
  if ((await countOf(context, 'user_id', to, 24)) >= messageLimits.perPersonADay) refuse(kernelErrors.tooMany, day)
}

async function relay(context: Context, audience: Audience, message: Message): Promise<{ done: true }> {
  const { db, request, services, now } = context
  requireDirectory(context, audience)
  found(await findListed(db, audience, message.to))
  await refuseFlood(context, message)
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
  await trace(context, { action: 'send_mail', info: directoryMessageMoment.name, subject: 'user', subject_id: message.to })
  await services.post(context, {
    moment: directoryMessageMoment,
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
