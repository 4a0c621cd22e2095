import { refuse } from '@kxo/domain/kernel/errors'
import type { mailingContract } from '@kxo/domain/mailing/contract'
import { mailingErrors } from '@kxo/domain/mailing/errors'
import { may } from '@kxo/domain/mailing/permissions'
import { mailStatus } from '@kxo/domain/mailing/status'
import { authorize, type Context, found } from '../../platform/context.ts'
import type { Verb } from '../../platform/http/serve.ts'
import { findUser } from '../identity/index.ts'
import { trace } from '../traces/index.ts'
import { deliverMail } from './jobs.ts'
import type { findMail } from './queries.ts'

type Found = NonNullable<Awaited<ReturnType<typeof findMail>>>
const lock = (db: Context['db'], ids: readonly number[]) =>
  db
    .selectFrom('mails')
    .selectAll()
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forUpdate()

/** 7 → 6, to the person's address of today, with its delivery job. */
async function sendAgain(context: Context, mail: Found): Promise<void> {
  const { db, now } = context
  const recipient = (mail.user_id === null ? undefined : (await findUser(db, mail.user_id))?.mail) ?? mail.recipient
  await db
    .updateTable('mails')
    .set({ status: mailStatus.codeOf('sending'), reason: null, tries: 0, claimed_at: null, send_at: now, recipient })
    .where('id', '=', mail.id)
    .execute()
  await context.enqueue(deliverMail, { mail_id: mail.id })
  await trace(context, {
    action: 'resend_mail',
    subject_id: mail.id,
    change: { before: { recipient: mail.recipient, reason: mail.reason, tries: mail.tries }, after: { recipient } },
  })
}

/** @throws 409 unless the mail was rejected */
export const resend: Verb<typeof mailingContract.resend> = async (context, { params }) => {
  authorize(may.resendMails(context.actor))
  const mail = found((await lock(context.db, [params.id]).execute())[0])
  const status = mailStatus.keyOf(mail.status)
  if (!mailStatus.mayFollow(status, 'sending')) refuse(mailingErrors.notRejected, { status: mailStatus.labelOf(status) })
  await sendAgain(context, mail)
  return { resent: 1 }
}

export const resendRejected: Verb<typeof mailingContract.resendRejected> = async (context, { body }) => {
  authorize(may.resendMails(context.actor))
  const mails = await lock(context.db, body.ids).where('status', '=', mailStatus.codeOf('rejected')).execute()
  for (const mail of mails) await sendAgain(context, mail)
  return { resent: mails.length }
}
