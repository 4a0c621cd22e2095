import { findMoment } from '@kxo/domain/mailing/moments'
import { mailStatus } from '@kxo/domain/mailing/status'
import type { mailReasons } from '@kxo/domain/mailing/words'
import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import { type Queries, withTenant } from '../../platform/database/tenancy.ts'
import { readUnchanged } from '../../platform/http/unchanged.ts'
import type { OutgoingMail } from '../../platform/mail-transport.ts'
import { gathering } from '../../platform/work/gathering.ts'
import { paramsOf, usualSender } from '../tenants/index.ts'
import { messageId } from './bounces/message-id.ts'
import { unsubscribeUrl } from './enqueue-mail.ts'
import { deliverMail } from './jobs.ts'
import { blockedAmong, saysUnknownAddress, suppress, suppressionsOf } from './leaving/suppress.ts'
import { type AttachedFile, filesOf } from './queries.ts'
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

/** Takes mails for this worker alone, counting the try. */
const claimed = (db: Queries, ids: readonly number[]) =>
  db
    .updateTable('mails')
    .set((eb) => ({ claimed_at: sql<Date>`now()`, tries: eb('tries', '+', 1) }))
    .where(sql<boolean>`id = any(${ids}::bigint[])`)
    .where('status', '=', sending)
    .where((eb) => eb.or([eb('claimed_at', 'is', null), eb('claimed_at', '<', claim)]))
    .returningAll()
    .returning(sql<string | null>`(select contact ->> 'mail' from tenants where tenants.id = mails.tenant_id)`.as('contact_mail'))
    .execute()

type Claimed = Awaited<ReturnType<typeof claimed>>[number]
type Suppressions = Awaited<ReturnType<typeof suppressionsOf>>
const blockedNow = ({ moment, recipient, campaign_id, topic, is_secret }: Claimed, suppressions: Suppressions) =>
  blockedAmong(suppressions, recipient, {
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

type Setting = Pick<Context, 'services' | 'tenant' | 'now'>
/** A mail of this worker, with all that leaves with it. */
type Letter = Claimed & { files: AttachedFile[]; blocked: ReturnType<typeof blockedAmong>; sender: OutgoingMail['sender'] }
/** How a mail ended. */
type Outcome = { mail_id: number; status: number; reason: string | null; sent_at?: Date }

/** The mails of this worker by their number, and the numbers of those another one holds. */
async function claimTogether({ services, tenant }: Setting, db: Queries, ids: readonly number[]) {
  const mails = await claimed(db, ids)
  const taken = new Set(mails.map(({ id }) => id))
  const others = ids.filter((id) => !taken.has(id))
  const [files, suppressions, sender, lockedByOther] = await Promise.all([
    filesOf(db, mails),
    suppressionsOf(db, [...new Set(mails.map(({ recipient }) => recipient))]),
    senderOf(db, { services, tenant }),
    others.length > 0 ? db.selectFrom('mails').select('id').where('id', 'in', others).where('status', '=', sending).execute() : [],
  ])
  const letters = mails.map((mail): [number, Letter] => [
    mail.id,
    { ...mail, files: files(mail), blocked: blockedNow(mail, suppressions), sender },
  ])
  return { letters: new Map(letters), held: new Set(lockedByOther.map(({ id }) => id)) }
}

/** Writes how mails ended, those that ended alike in one statement. */
async function record(db: Queries, outcomes: readonly Outcome[]): Promise<void> {
  const alike = Map.groupBy(outcomes, ({ status, reason, sent_at }) => JSON.stringify([status, reason, sent_at]))
  for (const ended of alike.values()) {
    const { mail_id: _, ...change } = ended[0]!
    await db
      .updateTable('mails')
      .set({ ...change, claimed_at: null, ...(change.status !== sending && { request: null }) })
      .where(sql<boolean>`id = any(${ended.map(({ mail_id }) => mail_id)}::bigint[])`)
      .where('status', '=', sending)
      .execute()
  }
}

/**
 * Hands mails to the transport, outside any transaction, and records how each ended as soon as it has: at least once, with a Message-ID
 * that stays the same (decision record 0003). Without an SMTP address a mail stays readable in the outbox as sent.
 * A mail fails with the transport's failure while it may still be tried again.
 */
export const deliverTogether = async (setting: Setting, jobs: readonly { mail_id: number }[]): Promise<PromiseSettledResult<void>[]> => {
  const { services, tenant } = setting
  const inTenant = <T>(work: (db: Queries) => Promise<T>): Promise<T> => withTenant(services.database, tenant.id, ({ db }) => work(db))
  const ids = [...new Set(jobs.map(({ mail_id }) => mail_id))].sort((a, b) => a - b)
  const { letters, held } = await inTenant((db) => claimTogether(setting, db, ids))
  const recorded = gathering<Outcome>((outcomes) => inTenant((db) => record(db, outcomes)))
  const outgoing = new Map(
    ids.map((id): [number, Promise<void>] => {
      const letter = letters.get(id)
      return [id, letter ? deliverLetter(setting, letter, { inTenant, recorded }) : leaveToOther(id, held.has(id))]
    }),
  )
  return Promise.allSettled(jobs.map(({ mail_id }) => outgoing.get(mail_id)!))
}

async function leaveToOther(id: number, isTaken: boolean): Promise<void> {
  if (isTaken) throw new AlreadyClaimed(`mail ${id} is being sent`)
}

type Means = { inTenant: <T>(work: (db: Queries) => Promise<T>) => Promise<T>; recorded: (outcome: Outcome) => Promise<void> }
async function deliverLetter(setting: Setting, letter: Letter, { inTenant, recorded }: Means): Promise<void> {
  const mail_id = letter.id
  // Its reader may have left since it was written.
  if (letter.blocked) return recorded({ mail_id, status: mailStatus.codeOf('rejected'), reason: letter.blocked })
  try {
    if (setting.services.mailer.isReal) await within(patienceMs, send(setting, letter))
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
    await recorded({
      mail_id,
      status: mailStatus.codeOf(isOver ? 'rejected' : 'sending'),
      reason: (error.response ?? error.message).slice(0, 500),
    })
    if (isOver) return
    throw error
  }
  await recorded({ mail_id, status: mailStatus.codeOf('sent'), reason: null, sent_at: setting.now })
}

async function send({ services, tenant }: Setting, letter: Letter): Promise<void> {
  const params = paramsOf(tenant)
  const attachments = await Promise.all(
    letter.files.map(async ({ name, content_type, cid, kept }) => {
      if (!kept) throw new Error('missing_attachment' satisfies keyof typeof mailReasons)
      return { name, content_type, content: await readUnchanged(services.storage, kept), ...(cid && { cid }) }
    }),
  )
  await services.mailer.send({
    to: { name: letter.recipient_name, address: letter.recipient },
    from_name: letter.sender_name || usualSender(tenant),
    // Whoever answers reaches somebody: the address the tenant shows for help, when none is set for answers.
    reply_to: letter.reply_to ?? params.mail_reply_to ?? letter.contact_mail,
    subject: letter.subject,
    html: letter.html,
    text: letter.body_text,
    message_id: `<${messageId(services.config.secretKey, { tenant_id: tenant.id, mail_id: letter.id }, new URL(services.publicUrl()).hostname)}>`,
    sender: letter.sender,
    attachments,
    ...(letter.unsubscribe_token && { headers: oneClick(unsubscribeUrl({ tenant, services }, letter.unsubscribe_token)) }),
  })
}

/** One of them. @throws the transport's failure while the mail may still be tried again */
export async function deliver(setting: Setting, job: { mail_id: number }): Promise<void> {
  const [ended] = await deliverTogether(setting, [job])
  if (ended?.status === 'rejected') throw ended.reason
}
