import { createHash } from 'node:crypto'
import { type DocumentRequest, renderDocument } from './render-document.ts'

/** Documents of this process that were asked for last; the oldest goes first. */
const documents = new Map<string, Promise<Uint8Array>>()
const mostDocuments = 8

/** What a document tells: the same for the same data, whenever it is drawn. */
export const digestOf = ({ template, data }: Pick<DocumentRequest, 'template' | 'data'>): string =>
  createHash('sha256').update(template).update(JSON.stringify(data)).digest('base64url').slice(0, 22)

/** A document anybody may ask for: drawn once for all those who read the same, when its bytes are asked for. */
export async function* drawnOnce(request: Pick<DocumentRequest, 'template' | 'data' | 'standard' | 'longestWord' | 'createdAt'>) {
  const digest = digestOf(request)
  const document = documents.get(digest) ?? renderDocument(request)
  documents.delete(digest)
  documents.set(digest, document)
  document.catch(() => documents.delete(digest))
  for (const oldest of documents.keys()) if (documents.size > mostDocuments) documents.delete(oldest)
  yield await document
}
