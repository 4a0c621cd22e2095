import { type Attachment, attachmentLimits } from '@kxo/domain/campaigns/attachment-contract'
import type { campaignsContract } from '@kxo/domain/campaigns/contract'
import { campaignErrors } from '@kxo/domain/campaigns/errors'
import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import { type Context, found } from '../../platform/context.ts'
import { checkImage } from '../../platform/files/images.ts'
import { keepReceived } from '../../platform/files/keep-file.ts'
import type { Verb } from '../../platform/http/serve.ts'
import type { MailAttachment } from '../../platform/mail.ts'
import { seal, unseal } from '../identity/index.ts'
import { authorizeWriting } from './authorize-writing.ts'

const megabyte = 1024 * 1024
/** Numbers of files follow each other: a sealed one names no other file than those received here. */
const ownerOf = ({ tenant }: Context): string => `campaign file ${tenant.id}`
const tokenOf = (context: Context, file_id: number): string =>
  seal(context.services.config.secretKey, ownerOf(context), Buffer.from(String(file_id)))

/** @throws 404 for a token not written here */
function fileIdIn(context: Context, token: string): number {
  try {
    return Number(unseal(context.services.config.secretKey, ownerOf(context), token).toString())
  } catch {
    return refuse(kernelErrors.notFound)
  }
}

export const attachFile: Verb<typeof campaignsContract.attach> = async (context, { file }) => {
  authorizeWriting(context)
  if (file.content_type.startsWith('image/')) await checkImage(file)
  const { id } = await keepReceived(context, file)
  return { token: tokenOf(context, id), name: file.name, size: file.size }
}

const filesNumbered = ({ db }: Context, ids: readonly number[]) =>
  db
    .selectFrom('files')
    .select(['id', 'name', 'content_type', 'size'])
    .where('id', 'in', [0, ...ids])
    .execute()

/** The files tokens name, in their order. @throws 404 for one of elsewhere, 422 when they weigh too much together */
export async function attachmentsNamed(context: Context, tokens: readonly string[]): Promise<MailAttachment[]> {
  const ids = [...new Set(tokens.map((token) => fileIdIn(context, token)))]
  const stored = await filesNumbered(context, ids)
  const files = ids.map((id) => found(stored.find((file) => file.id === id)))
  if (files.reduce((sum, { size }) => sum + Number(size), 0) > attachmentLimits.bytes)
    refuse(campaignErrors.tooHeavy, { max: attachmentLimits.bytes / megabyte })
  return files.map(({ id, name, content_type }) => ({ name, content_type, file_id: id }))
}

/** What left with a message, as another may take it up. */
export async function presentAttachments(context: Context, attachments: unknown): Promise<Attachment[]> {
  const listed = attachments as MailAttachment[] // its column holds what was attached
  const stored = await filesNumbered(
    context,
    listed.map(({ file_id }) => file_id),
  )
  return listed.flatMap(({ file_id, name }) => {
    const file = stored.find(({ id }) => id === file_id)
    return file ? [{ token: tokenOf(context, file_id), name, size: Number(file.size) }] : []
  })
}
