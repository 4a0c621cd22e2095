import { refuse } from '@kxo/domain/kernel/errors'
import { mailingErrors } from '@kxo/domain/mailing/errors'
import { may } from '@kxo/domain/mailing/permissions'
import { mailStatus } from '@kxo/domain/mailing/status'
import type { upcomingContract } from '@kxo/domain/mailing/upcoming-contract'
import { sql } from 'kysely'
import { authorize, found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { findUser } from '../../identity/index.ts'
import { trace } from '../../traces/index.ts'
import { mailingDependencies } from '../dependencies.ts'
import { deliverMail } from '../jobs.ts'
import { findMail } from '../queries.ts'
import { calledMails, type DueMail, everyWay } from './due-mails.ts'

const around = 30 * 24 * 3_600_000

/** Writes again what a date calls for, for the one person it concerns: an occurrence of its own, so that it may leave a second time. */
export const replayMail: Verb<typeof upcomingContract.replayMail> = async (context, { body }) => {
  const { db, now, actor, request } = context
  authorize(may.resendMails(actor))
  const reminder = found(mailingDependencies().reminders.find(({ moment }) => moment === body.moment))
  const range = { from: new Date(now.getTime() - around), to: new Date(now.getTime() + around) }
  const called = calledMails([reminder], await everyWay(db), range)
  const { rows } = await sql<DueMail>`select * from (${called}) as c where occurrence = ${body.occurrence}`.execute(db)
  const occurrence = `${body.occurrence} replay ${request.id}`
  await reminder.write(context, { ...found(rows[0]), occurrence })
  const written = await db
    .selectFrom('mails')
    .select('id')
    .where('moment', '=', body.moment)
    .where('occurrence', '=', occurrence)
    .executeTakeFirst()
  if (!written) refuse(mailingErrors.notWritten)
  await trace(context, {
    action: 'replay_mail',
    event_id: rows[0]?.event_id ?? null,
    subject_id: written.id,
    info: `${body.moment} · ${body.reason}`,
  })
  return { done: true as const }
}

/** A second copy of a mail, word for word, to the person's address of today. @throws 409 for one that opens an account */
export const copyMail: Verb<typeof upcomingContract.copyMail> = async (context, { params }) => {
  const { db, now, actor, request } = context
  authorize(may.resendMails(actor))
  const mail = found(await findMail(db, params.id))
  if (mail.is_secret) refuse(mailingErrors.secretCopy)
  const recipient = (mail.user_id === null ? undefined : (await findUser(db, mail.user_id))?.mail) ?? mail.recipient
  const { moment, user_id, recipient_name, subject, html, body_text, attachments, event_id, sender_name, reply_to, template_id } = mail
  const copy = await db
    .insertInto('mails')
    .values({
      moment,
      occurrence: `${mail.occurrence} copy ${request.id}`,
      user_id,
      recipient,
      recipient_name,
      subject,
      html,
      body_text,
      attachments: JSON.stringify(attachments),
      status: mailStatus.codeOf('sending'),
      event_id,
      sender_name,
      reply_to,
      template_id,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await context.enqueue(deliverMail, { mail_id: copy.id })
  await trace(context, { action: 'resend_mail', event_id, subject_id: copy.id, info: moment })
  return { done: true as const }
}
