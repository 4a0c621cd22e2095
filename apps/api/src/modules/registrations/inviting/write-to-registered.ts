import { refuse } from '@kxo/domain/kernel/errors'
import { registrationErrors } from '@kxo/domain/registrations/errors'
import type { messageContract } from '@kxo/domain/registrations/message-contract'
import { may } from '@kxo/domain/registrations/permissions'
import { type RegistrationStatus, registrationStatus } from '@kxo/domain/registrations/status'
import { authorize, type Context, found } from '../../../platform/context.ts'
import type { Queries } from '../../../platform/database/tenancy.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { trace } from '../../traces/index.ts'
import { type Message, writeToBatch } from '../jobs.ts'
import { selectRegistrations } from '../queries.ts'
import { writeToGuest } from './write-to-guest.ts'

const atOnce = 200

const peopleAt = (db: Queries, event_id: number, status: readonly RegistrationStatus[]) =>
  db
    .selectFrom('registrations')
    .where('event_id', '=', event_id)
    .where('status', 'in', registrationStatus.codesOf(...status))

const countAt = async (db: Queries, event_id: number, status: readonly RegistrationStatus[]): Promise<number> => {
  found(await db.selectFrom('events').select('id').where('id', '=', event_id).executeTakeFirst())
  const { count } = await peopleAt(db, event_id, status)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

export const readRecipients: Verb<typeof messageContract.recipients> = async ({ db, actor }, { params, query }) => {
  authorize(may.follow(actor))
  return { recipients: await countAt(db, params.id, query.status) }
}

/** Writes to those registered, a batch at a time. @throws 409 when nobody is at these statuses */
export const writeToRegistered: Verb<typeof messageContract.write> = async (context, { params, body }) => {
  const { db, actor, now } = context
  authorize(may.follow(actor))
  const recipients = await countAt(db, params.id, body.status)
  if (recipients === 0) refuse(registrationErrors.nobodyToWriteTo)
  const { subject, message, status } = body
  await context.enqueue(writeToBatch, {
    event_id: params.id,
    status: registrationStatus.codesOf(...status),
    subject,
    message,
    occurrence: `event ${params.id} ${now.toISOString()}`,
    after: 0,
  })
  await trace(context, { action: 'write_to_registered', event_id: params.id, subject_id: params.id, info: subject })
  return { recipients }
}

/** One batch, in the order of the registrations; a batch done twice writes to nobody twice (one mail an occurrence and person). */
export async function writeBatch(context: Context, batch: Message): Promise<void> {
  const { event_id, status, subject, message, occurrence, after } = batch
  const rows = await selectRegistrations(context.db)
    .where('registrations.event_id', '=', event_id)
    .where('registrations.status', 'in', [...status])
    .where('registrations.id', '>', after)
    .orderBy('registrations.id')
    .limit(atOnce)
    .execute()
  for (const row of rows) await writeToGuest(context, 'free_message', row, { occurrence, values: { subject, message } })
  const last = rows.at(-1)
  if (last && rows.length === atOnce) await context.enqueue(writeToBatch, { ...batch, after: last.id })
}
