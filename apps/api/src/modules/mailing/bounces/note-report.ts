import { mailStatus } from '@kxo/domain/mailing/status'
import type { Context } from '../../../platform/context.ts'
import { mailingDependencies } from '../dependencies.ts'
import { saysUnknownAddress, suppress } from '../leaving/suppress.ts'
import { findMail } from '../queries.ts'
import type { NotedReport } from './read-report.ts'

/**
 * What came of a mail after it left: a refusal marks it rejected, an unknown address and a complaint join the suppression list.
 * A report that names another address than the mail's is nobody's, and changes nothing.
 */
export async function noteReport(context: Context, { mail_id, kind, recipient, detail }: NotedReport): Promise<void> {
  const { db } = context
  const mail = await findMail(db, mail_id)
  if (!mail || mail.recipient.toLowerCase() !== recipient.toLowerCase() || kind === 'delayed') return
  if (kind === 'complaint') {
    await suppress(db, { address: mail.recipient, user_id: mail.user_id, cause: 'complaint', detail })
    await db.updateTable('mails').set({ complained_at: context.now }).where('id', '=', mail_id).execute()
    if (mail.campaign_id !== null) await mailingDependencies().complained(context)
    return
  }
  await db
    .updateTable('mails')
    .set({ status: mailStatus.codeOf('rejected'), reason: detail.slice(0, 500), claimed_at: null })
    .where('id', '=', mail_id)
    .execute()
  // A full box or a policy will pass: only an address nobody lives at is no longer written to.
  if (saysUnknownAddress({ response: detail, ...(/^5\d\d\b/.test(detail) && { responseCode: Number(detail.slice(0, 3)) }) }))
    await suppress(db, { address: mail.recipient, user_id: mail.user_id, cause: 'hard_bounce', detail })
}
