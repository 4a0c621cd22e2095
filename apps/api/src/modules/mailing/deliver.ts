import { mailStatus } from '@kxo/domain/mailing/status'
import type { Context } from '../../platform/context.ts'
import { withTenant } from '../../platform/tenancy.ts'

type Attachment = { name: string; content_type: string; file_id: number }
const lastTry = 6

/**
 * Hands one mail to the transport, outside any transaction, then records the outcome.
 * Without an SMTP address the mail stays readable in the outbox as sent.
 * @throws the transport's failure, so that the job is tried again
 */
export async function deliver(
  { services, tenant, now }: Pick<Context, 'services' | 'tenant' | 'now'>,
  { mail_id }: { mail_id: number },
): Promise<void> {
  const inTenant = <T>(work: Parameters<typeof withTenant<T>>[2]) => withTenant(services.database, tenant.id, work)
  const letter = await inTenant(async ({ db }) => {
    const mail = await db.selectFrom('mails').selectAll().where('id', '=', mail_id).executeTakeFirst()
    if (!mail || mailStatus.keyOf(mail.status) !== 'sending') return undefined
    // The column holds what post.ts wrote.
    const attachments = mail.attachments as unknown as Attachment[]
    const keys =
      attachments.length === 0
        ? []
        : await db
            .selectFrom('files')
            .select(['id', 'storage_key'])
            .where(
              'id',
              'in',
              attachments.map((file) => file.file_id),
            )
            .execute()
    return {
      ...mail,
      files: attachments.map((file) => ({ ...file, storage_key: keys.find(({ id }) => id === file.file_id)?.storage_key ?? '' })),
    }
  })
  if (!letter) return
  const record = (change: { status: number; reason: string | null; sent_at?: Date }) =>
    inTenant(({ db }) =>
      db
        .updateTable('mails')
        .set({ ...change, tries: letter.tries + 1 })
        .where('id', '=', mail_id)
        .execute(),
    )
  try {
    if (services.mailer.isReal) {
      await services.mailer.send({
        to: { name: letter.recipient_name, address: letter.recipient },
        from_name: tenant.label,
        subject: letter.subject,
        html: letter.html,
        text: letter.body_text,
        message_id: `<${tenant.id}.${mail_id}@${new URL(services.publicUrl()).hostname}>`,
        attachments: await Promise.all(
          letter.files.map(async ({ name, content_type, storage_key }) => ({
            name,
            content_type,
            content: await services.storage.read(storage_key),
          })),
        ),
      })
    }
    await record({ status: mailStatus.codeOf('sent'), reason: null, sent_at: now })
  } catch (error) {
    const reason = error instanceof Error ? error.message.slice(0, 500) : 'unknown'
    await record({ status: mailStatus.codeOf(letter.tries + 1 >= lastTry ? 'rejected' : 'sending'), reason })
    throw error
  }
}
