import type { ProducedFile } from '@kxo/domain/mailing/templates/product-links'
import type { Context } from '../../../platform/context.ts'
import type { MailAttachment, MailRequest } from '../../../platform/mail.ts'
import { mailingDependencies } from '../dependencies.ts'

/** What the product joins because the template asks; what a mail carries already is not joined twice. */
export async function producedFor(context: Context, mail: MailRequest, files: readonly ProducedFile[]): Promise<MailAttachment[]> {
  const carried = new Set((mail.attachments ?? []).map(({ file_id }) => file_id))
  const made: MailAttachment[] = []
  for (const name of files) made.push(...((await mailingDependencies().attachments[name]?.(context, mail)) ?? []))
  return made.filter(({ file_id }) => !carried.has(file_id))
}
