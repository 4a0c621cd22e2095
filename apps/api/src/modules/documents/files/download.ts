import type { documentsContract } from '@kxo/domain/documents/contract'
import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import type { Context } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { type DocumentRow, documentsAt, documentsOfFile, findDocument } from '../queries.ts'
import { hasFileAccessThroughModules } from './file-access.ts'
import { giveDocument } from './give-document.ts'
import { firstVisible } from './may-see-file.ts'

const isNumber = (path: string): boolean => /^\d{1,15}$/.test(path)
async function documentNamed(context: Context, path: string): Promise<DocumentRow | undefined> {
  if (!isNumber(path)) return firstVisible(context, await documentsAt(context.db, path))
  const named = await findDocument(context.db, Number(path))
  if (!named) return undefined
  return (await firstVisible(context, [named])) ?? ((await hasFileAccessThroughModules(context, named.file_id)) ? named : undefined)
}

/** A file deposited as an answer: whoever reads the document reads it, and whoever reads the answer. */
async function documentHolding(context: Context, file: number): Promise<DocumentRow | undefined> {
  const documents = await documentsOfFile(context.db, file)
  return (
    (await firstVisible(context, documents)) ??
    (documents[0] && (await hasFileAccessThroughModules(context, file)) ? documents[0] : undefined)
  )
}

/** The bytes of a document, by its number or its stored path; whatever is not visible does not exist. */
export const download: Verb<typeof documentsContract.download> = async (context, { body }) => {
  const document =
    body.file === undefined ? await documentNamed(context, body.path?.trim() ?? '') : await documentHolding(context, body.file)
  if (!document) return refuse(kernelErrors.notFound)
  return giveDocument(context, document, body.inline ?? false)
}
