import { recordsNamed } from '@kxo/domain/kernel/bulk-preview'
import { refuse } from '@kxo/domain/kernel/errors'
import type { mailingContract } from '@kxo/domain/mailing/contract'
import { mailingErrors } from '@kxo/domain/mailing/errors'
import { findMoment } from '@kxo/domain/mailing/moments'
import { may } from '@kxo/domain/mailing/permissions'
import { mailStatus } from '@kxo/domain/mailing/status'
import type { BlockedReason, SuppressionCause } from '@kxo/domain/mailing/suppression'
import { blockedSince, mailReasons } from '@kxo/domain/mailing/words'
import { sql } from 'kysely'
import { authorize, type Context, found } from '../../platform/context.ts'
import type { Verb } from '../../platform/http/serve.ts'
import { findUser } from '../identity/index.ts'
import { trace } from '../traces/index.ts'
import { deliverMail } from './jobs.ts'
import { blockedAmong, suppressionsOf } from './leaving/suppress.ts'
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

/** @throws 409 unless the mail was rejected, and its address receives mails */
export const resend: Verb<typeof mailingContract.resend> = async (context, { params }) => {
  authorize(may.resendMails(context.actor))
  const mail = found((await lock(context.db, [params.id]).execute())[0])
  const status = mailStatus.keyOf(mail.status)
  if (!mailStatus.mayFollow(status, 'sending')) refuse(mailingErrors.notRejected, { status: mailStatus.labelOf(status) })
  const left = (await leftOut(context, [mail])).get(mail.id)
  if (left) refuse(mailingErrors.addressBlocked, { why: left.reason })
  await sendAgain(context, mail)
  return { resent: 1 }
}

const causeOf: Record<BlockedReason, SuppressionCause> = {
  suppressed_bounce: 'hard_bounce',
  suppressed_complaint: 'complaint',
  unsubscribed: 'opt_out',
}
/** Since when an address is excluded, and what its server or the person said. */
async function sinceWhen({ db }: Context, address: string, blocked: BlockedReason) {
  const row = await db
    .selectFrom('mail_suppressions')
    .select(['created_at', 'detail'])
    .where('address_hash', '=', sql<string>`address_hash(${address})`)
    .where('cause', '=', causeOf[blocked])
    .where('lifted_at', 'is', null)
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst()
  return row && { since: row.created_at, detail: row.detail === '' ? '' : ` (${row.detail})` }
}

/** Emptied with the person it was written to, or was about: an erasure leaves a mark where the address was. */
const isErased = ({ recipient, html }: Found): boolean => html === '' && !recipient.includes('@')

type Left = { reason: string; name: string }
/** Why a mail of a selection does not leave again; nothing for one that does. */
async function leftOut(context: Context, mails: readonly Found[]): Promise<Map<number, Left>> {
  const { db, language } = context
  const people = mails.flatMap(({ user_id }) => user_id ?? [])
  const today = people.length === 0 ? [] : await db.selectFrom('users').select(['id', 'mail']).where('id', 'in', people).execute()
  const addressOf = ({ user_id, recipient }: Found): string => today.find(({ id }) => id === user_id)?.mail ?? recipient
  const suppressions = await suppressionsOf(db, [...new Set(mails.map(addressOf))])
  const left = new Map<number, Left>()
  for (const mail of mails) {
    const { id, moment, campaign_id, topic, is_secret, recipient_name, recipient } = mail
    const name = recipient_name || recipient
    const status = mailStatus.keyOf(mail.status)
    const blocked = blockedAmong(suppressions, addressOf(mail), {
      isSecret: is_secret,
      isMarketing: findMoment(moment)?.isMarketing,
      isForMany: campaign_id !== null,
      topic,
    })
    if (!mailStatus.mayFollow(status, 'sending')) left.set(id, { reason: language.say(mailStatus.labelOf(status)), name })
    else if (isErased(mail)) left.set(id, { reason: language.say(mailReasons.erased), name })
    else if (blocked) {
      const since = mails.length === 1 ? await sinceWhen(context, addressOf(mail), blocked) : undefined
      left.set(id, { reason: since ? language.say(blockedSince[blocked], since) : language.say(mailReasons[blocked]), name })
    }
  }
  return left
}

/** What an address of today still holds back is left as it is. */
export const resendRejected: Verb<typeof mailingContract.resendRejected> = async (context, { body: { ids, is_preview } }) => {
  authorize(may.resendMails(context.actor))
  const mails = await lock(context.db, ids).execute()
  const left = await leftOut(context, mails)
  const leaving = mails.filter(({ id }) => !left.has(id))
  if (!is_preview) for (const mail of leaving) await sendAgain(context, mail)
  const reasons = Map.groupBy(left.values(), ({ reason }) => reason)
  return {
    total: mails.length,
    changed: leaving.length,
    left: [...reasons].map(([reason, of]) => ({ reason, count: of.length, names: of.slice(0, recordsNamed).map(({ name }) => name) })),
  }
}
