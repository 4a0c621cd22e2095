import { mailStatus } from '@kxo/domain/mailing/status'
import type { mailReasons } from '@kxo/domain/mailing/words'
import { sql } from 'kysely'
import type { Queries } from '../../platform/database/tenancy.ts'
import type { MailAttachment } from '../../platform/mail.ts'

/** What a template leaves its reader out of is remembered, so that it is not looked at again, and was written to nobody. */
export const isWritten = sql<boolean>`mails.reason is distinct from ${sql.lit('left_out' satisfies keyof typeof mailReasons)}`

/** Lines of the outbox; the messages themselves stay where they are. */
export const mailLines = (db: Queries) =>
  db
    .selectFrom('mails')
    .leftJoin('events', (join) => join.onRef('events.tenant_id', '=', 'mails.tenant_id').onRef('events.id', '=', 'mails.event_id'))
    .leftJoin('mail_templates', (join) =>
      join.onRef('mail_templates.tenant_id', '=', 'mails.tenant_id').onRef('mail_templates.id', '=', 'mails.template_id'),
    )
    .select([
      'mail_templates.version as template_version',
      'mail_templates.language as template_language',
      'mails.sender_name',
      'events.title as event_title',
      'mails.id',
      'mails.moment',
      'mails.user_id',
      'mails.recipient',
      'mails.recipient_name',
      'mails.subject',
      'mails.status',
      'mails.is_secret',
      'mails.tries',
      'mails.reason',
      'mails.created_at',
      'mails.send_at',
      'mails.sent_at',
      sql<number>`(select count(*)::integer from jsonb_array_elements(mails.attachments) a where a->>'cid' is null)`.as('attachments'),
    ])
    .where(isWritten)
export type MailRow = Awaited<ReturnType<ReturnType<typeof mailLines>['executeTakeFirstOrThrow']>>

export const findMail = (db: Queries, id: number) => db.selectFrom('mails').selectAll().where('id', '=', id).executeTakeFirst()

/** What the event and the sending of a mail are called. */
export const namesAbout = (db: Queries, { event_id, campaign_id }: { event_id: number | null; campaign_id: number | null }) =>
  db
    .selectNoFrom((eb) => [
      eb.selectFrom('events').select('title').where('id', '=', event_id).as('event'),
      eb.selectFrom('campaigns').select('subject').where('id', '=', campaign_id).as('campaign'),
    ])
    .executeTakeFirstOrThrow()

/** The files of mails, each's in the order of their rank, with where their bytes are. */
export async function filesOf(db: Queries, mails: readonly { attachments: unknown }[]) {
  const listed = ({ attachments }: { attachments: unknown }): MailAttachment[] => attachments as MailAttachment[]
  const ids = [...new Set(mails.flatMap((mail) => listed(mail).map(({ file_id }) => file_id)))]
  const stored = ids.length > 0 ? await attachedFiles(db, ids) : []
  return (mail: { attachments: unknown }) => listed(mail).map((file) => ({ ...file, kept: stored.find(({ id }) => id === file.file_id) }))
}
export type AttachedFile = ReturnType<Awaited<ReturnType<typeof filesOf>>>[number]

const attachedFiles = (db: Queries, ids: readonly number[]) =>
  db.selectFrom('files').select(['id', 'size', 'storage_key', 'sha256']).where(sql<boolean>`id = any(${ids}::bigint[])`).execute()

/** Mails written since the month began on the tenant's calendar, counted no further than `upTo`. */
export async function mailsThisMonth(db: Queries, zone: string, upTo = 1_000_000): Promise<number> {
  const month = sql<Date>`date_trunc('month', now() at time zone ${zone}) at time zone ${zone}`
  const { used } = await db
    .selectFrom(db.selectFrom('mails').select('id').where('created_at', '>=', month).where(isWritten).limit(upTo).as('written'))
    .select(sql<number>`count(*)::integer`.as('used'))
    .executeTakeFirstOrThrow()
  return used
}

/** When the oldest mail that should have left ten minutes ago was due. */
export const lateSince = async (db: Queries): Promise<Date | null> => {
  const { since } = await db
    .selectFrom('mails')
    .select((eb) => eb.fn.min('send_at').as('since'))
    .where('status', '=', mailStatus.codeOf('sending'))
    .where('tries', '=', 0)
    .where('send_at', '<', sql<Date>`now() - interval '10 minutes'`)
    .executeTakeFirstOrThrow()
  return since
}
