import { mailStatus } from '@kxo/domain/mailing/status'
import type { Context } from '../../platform/context.ts'
import { languageOf } from '../../platform/language.ts'
import type { Letter } from '../../platform/letters.ts'
import { deliverMail } from './jobs.ts'
import { renderLetter } from './letter-layout.ts'
import { activeTemplate } from './queries.ts'

/**
 * Writes a letter in the outbox, in the transaction of the change it tells, and sends its delivery job.
 * The same moment to the same person for the same occurrence is written once.
 */
export async function post(context: Context, letter: Letter): Promise<void> {
  const { moment, to, occurrence, attachments = [], send_at } = letter
  const own = await activeTemplate(context.db, moment.name, to.language)
  const language = languageOf(to.language, context.tenant)
  const url = letter.path === undefined ? undefined : context.services.publicUrl() + letter.path
  const { subject, html, text } = await renderLetter(letter, { language, client: context.tenant.label, url, own })
  const row = await context.db
    .insertInto('mails')
    .values({
      moment: moment.name,
      occurrence,
      user_id: to.user_id,
      recipient: to.mail,
      recipient_name: `${to.first_name} ${to.last_name}`.trim(),
      subject,
      html,
      body_text: text,
      attachments: JSON.stringify(attachments),
      status: mailStatus.codeOf('sending'),
      ...(send_at && { send_at }),
    })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'moment', 'recipient', 'occurrence']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (row) await context.enqueue(deliverMail, { mail_id: row.id }, send_at && { startAfter: send_at })
}
