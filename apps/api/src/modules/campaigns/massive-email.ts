import type { campaignsContract } from '@kxo/domain/campaigns/contract'
import { campaignErrors } from '@kxo/domain/campaigns/errors'
import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import type { RichText } from '@kxo/domain/kernel/rich-text'
import { templateTextOf } from '@kxo/domain/mailing/merge-fields'
import { findMoment } from '@kxo/domain/mailing/moments'
import { documentOfParagraphs } from '@kxo/domain/mailing/templates/written-text'
import { type Context, found } from '../../platform/context.ts'
import type { Verb } from '../../platform/http/serve.ts'
import type { MailAttachment } from '../../platform/mail.ts'
import { findFile, maySeeFile } from '../documents/index.ts'
import { activeTexts, ownText } from '../mailing/index.ts'
import { authorizeWriting } from './authorize-writing.ts'
import { startCampaign } from './create.ts'
import { massiveSms } from './sms/massive-sms.ts'

/** The tenant's own text of a moment, or the product's. @throws 422 for one that opens accounts, or whose words are nobody's to send */
export async function textOf({ db, language }: Context, name: string): Promise<{ subject: string; body: RichText }> {
  const moment = findMoment(name)
  if (!moment || moment.isSecret || moment.isFixed) return refuse(campaignErrors.noTemplate)
  const own = (await activeTexts(db, name, language.locale)).find(({ scope }) => scope === 'tenant')
  if (own) return ownText(own)
  const [subject, body] = [moment.subject[language.locale], moment.body[language.locale]].map((text) => templateTextOf(text, moment.merge))
  return { subject: subject ?? '', body: documentOfParagraphs(body ?? '') }
}

/** A document the sender may see, by its number or where it is stored. @throws 404 */
async function fileOf(
  context: Context,
  { file_id, file_path }: { file_id?: number | null | undefined; file_path?: string | null | undefined },
): Promise<MailAttachment[]> {
  const isNumbered = typeof file_id === 'number'
  if (!isNumbered && !file_path) return []
  const file = found(
    !isNumbered
      ? await context.db
          .selectFrom('files')
          .selectAll()
          .where('storage_key', '=', file_path ?? '')
          .executeTakeFirst()
      : await findFile(context.db, file_id),
  )
  const document = await context.db.selectFrom('documents').select('id').where('file_id', '=', file.id).executeTakeFirst()
  if (!document || !(await maySeeFile(context, file.id))) refuse(kernelErrors.notFound)
  return [{ name: file.name, content_type: file.content_type, file_id: file.id }]
}

export const massiveEmail: Verb<typeof campaignsContract.massiveEmail> = async (context, { body }) => {
  const { template, emails: addresses, quiz_id } = body
  const kind = body.type ?? 'information'
  if (kind === 'sms') return massiveSms(context, template, addresses)
  authorizeWriting(context)
  const event = body.event_id ?? undefined
  if (typeof quiz_id === 'number') refuse(campaignErrors.noQuiz)
  const { subject, body: text } = await textOf(context, template)
  const { id, everybody } = await startCampaign(context, {
    audience: { addresses },
    content: {
      kind,
      topic: 'news',
      subject,
      subject_b: '',
      preview_text: '',
      template,
      body: text,
      has_button: event !== undefined,
      event,
    },
    attachments: await fileOf(context, body),
  })
  const excluded = everybody.filter((person) => person.excluded !== null).length
  return { id, recipients: everybody.length - excluded, excluded }
}
