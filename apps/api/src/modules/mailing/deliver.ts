import { findMoment } from '@kxo/domain/mailing/moments'
import { mailStatus } from '@kxo/domain/mailing/status'
import type { mailReasons } from '@kxo/domain/mailing/words'
import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import { type Queries, withTenant } from '../../platform/database/tenancy.ts'
import { readUnchanged } from '../../platform/http/unchanged.ts'
import { paramsOf } from '../tenants/index.ts'
import { messageId } from './bounces/message-id.ts'
import { unsubscribeUrl } from './enqueue-mail.ts'
import { deliverMail } from './jobs.ts'
import { blockedReason, saysUnknownAddress, suppress } from './leaving/suppress.ts'
import { filesOf, findMail } from './queries.ts'
import { senderOf } from './sender/sender-domain.ts'

const sending = mailStatus.codeOf('sending')
const lastTry = (deliverMail.retries ?? 0) + 1
/** Beyond the longest try: a claim this old is a dead worker's. */
const claim = sql<Date>`now() - interval '3 minutes'`
const patienceMs = 120_000

/** Another worker holds the mail: this job comes back later, in case that one dies. */
class AlreadyClaimed extends Error {}

/** What will fail each time: the address or the message itself was refused for good. */
function isFinal(error: { message: string; code?: string; responseCode?: number }): boolean {
  return (
    error.message === 'missing_attachment' || (['EENVELOPE', 'EMESSAGE'].includes(error.code ?? '') && (error.responseCode ?? 0) >= 500)
  )
}

/** Takes the mail for this worker alone, counting the try. */
const claimed = (db: Queries, id: number) =>
  db
    .updateTable('mails')
    .set((eb) => ({ claimed_at: sql<Date>`now()`, tries: eb('tries', '+', 1) }))
    .where('id', '=', id)
    .where('status', '=', sending)
    .where((eb) => eb.or([eb('claimed_at', 'is', null), eb('claimed_at', '<', claim)]))
    .returningAll()
    .returning(sql<string | null>`(select contact ->> 'mail' from tenants where tenants.id = mails.tenant_id)`.as('contact_mail'))
    .executeTakeFirst()

type Claimed = NonNullable<Awaited<ReturnType<typeof claimed>>>
const blockedNow = (db: Queries, { moment, recipient, campaign_id, topic, is_secret }: Claimed) =>
  blockedReason(db, recipient, {
    isSecret: is_secret,
    isMarketing: findMoment(moment)?.isMarketing,
    isForMany: campaign_id !== null,
    topic,
  })

/** What lets a mail program offer to leave in one click (PRV-10, RFC 8058). */
const oneClick = (url: string): Record<string, string> => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error(`no answer after ${milliseconds / 1000} s`)), milliseconds)
  })
  return Promise.race([work, tooLate]).finally(() => clearTimeout(timer))
}

/**
 * Hands one mail to the transport, outside any transaction, then records the outcome: at least once, with a Message-ID
 * that stays the same (decision record 0003). Without an SMTP address the mail stays readable in the outbox as sent.
 * @throws the transport's failure while the mail may still be tried again
 */
export async function deliver(
  { services, tenant, now }: Pick<Context, 'services' | 'tenant' | 'now'>,
  { mail_id }: { mail_id: number },
): Promise<void> {
  const inTenant = <T>(work: (db: Queries) => Promise<T>): Promise<T> => withTenant(services.database, tenant.id, ({ db }) => work(db))
  const letter = await inTenant(async (db) => {
    const mail = await claimed(db, mail_id)
    if (mail)
      return {
        ...mail,
        files: await filesOf(db, mail.attachments),
        blocked: await blockedNow(db, mail),
        sender: await senderOf(db, { services, tenant }),
      }
    if ((await findMail(db, mail_id))?.status === sending) throw new AlreadyClaimed(`mail ${mail_id} is being sent`)
  })
  if (!letter) return
  const params = paramsOf(tenant)
  const record = (change: { status: number; reason: string | null; sent_at?: Date }): Promise<unknown> =>
    inTenant((db) =>
      db
        .updateTable('mails')
        .set({ ...change, claimed_at: null })
        .where('id', '=', mail_id)
        .where('status', '=', sending)
        .execute(),
    )
  // Its reader may have left since it was written.
  if (letter.blocked) return void (await record({ status: mailStatus.codeOf('rejected'), reason: letter.blocked }))
  try {
    if (services.mailer.isReal) {
      const attachments = await Promise.all(
        letter.files.map(async ({ name, content_type, cid, kept }) => {
          if (!kept) throw new Error('missing_attachment' satisfies keyof typeof mailReasons)
          return { name, content_type, content: await readUnchanged(services.storage, kept), ...(cid && { cid }) }
        }),
      )
      await within(
        patienceMs,
        services.mailer.send({
          to: { name: letter.recipient_name, address: letter.recipient },
          from_name: letter.sender_name || params.mail_sender_name || tenant.label,
          // Whoever answers reaches somebody: the address the tenant shows for help, when none is set for answers.
          reply_to: letter.reply_to ?? params.mail_reply_to ?? letter.contact_mail,
          subject: letter.subject,
          html: letter.html,
          text: letter.body_text,
          message_id: `<${messageId(services.config.secretKey, { tenant_id: tenant.id, mail_id }, new URL(services.publicUrl()).hostname)}>`,
          sender: letter.sender,
          attachments,
          ...(letter.unsubscribe_token && { headers: oneClick(unsubscribeUrl({ tenant, services }, letter.unsubscribe_token)) }),
        }),
      )
    }
  } catch (failure) {
    const error = failure as Error & { code?: string; responseCode?: number; response?: string }
    const isOver = isFinal(error) || letter.tries >= lastTry
    if (isFinal(error) && saysUnknownAddress(error))
      await inTenant((db) =>
        suppress(db, {
          address: letter.recipient,
          user_id: letter.user_id,
          cause: 'hard_bounce',
          detail: error.response ?? error.message,
        }),
      )
    await record({ status: mailStatus.codeOf(isOver ? 'rejected' : 'sending'), reason: (error.response ?? error.message).slice(0, 500) })
    if (isOver) return
    throw error
  }
  await record({ status: mailStatus.codeOf('sent'), reason: null, sent_at: now })
}
