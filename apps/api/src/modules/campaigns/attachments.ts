import { type Attachment, attachmentLimits } from '@kxo/domain/campaigns/attachment-contract'
import type { campaignsContract } from '@kxo/domain/campaigns/contract'
import { campaignErrors } from '@kxo/domain/campaigns/errors'
import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import { type Context, found } from '../../platform/context.ts'
import { checkIfImage } from '../../platform/files/images.ts'
import { keepReceived } from '../../platform/files/keep-file.ts'
import type { Verb } from '../../platform/http/serve.ts'
import type { MailAttachment } from '../../platform/mail.ts'
import { findFile } from '../documents/index.ts'
import { seal, unseal } from '../identity/index.ts'
import { filesOf } from '../mailing/index.ts'
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
  await checkIfImage(file)
  const { id } = await keepReceived(context, file)
  return { token: tokenOf(context, id), name: file.name, size: file.size }
}

/** The files tokens name, in their order. @throws 404 for one of elsewhere, 422 when they weigh too much together */
export async function attachmentsNamed(context: Context, tokens: readonly string[]): Promise<MailAttachment[]> {
  const ids = [...new Set(tokens.map((token) => fileIdIn(context, token)))]
  const stored = await Promise.all(ids.map(async (id) => found(await findFile(context.db, id))))
  const max = attachmentLimits.megabytes
  if (stored.reduce((sum, { size }) => sum + Number(size), 0) > max * megabyte) refuse(campaignErrors.tooHeavy, { max })
  return stored.map(({ id, name, content_type }) => ({ name, content_type, file_id: id }))
}

/** What left with a message, as another may take it up. */
export async function presentAttachments(context: Context, campaign: { attachments: unknown }): Promise<Attachment[]> {
  const filesIn = await filesOf(context.db, [campaign])
  return filesIn(campaign).flatMap(({ file_id, name, kept }) =>
    kept ? [{ token: tokenOf(context, file_id), name, size: Number(kept.size) }] : [],
  )
}
