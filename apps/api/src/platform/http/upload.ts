import { createHash, randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { open, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Upload } from '@kxo/domain/kernel/contract'
import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import type { FastifyRequest } from 'fastify'
import { sniffContentType } from '../files/content-sniffing.ts'
import { safeFileName } from '../files/file-name.ts'

/** A file received, waiting on disk; it disappears when the request ends unless stored. */
export type ReceivedFile = { name: string; content_type: string; size: number; sha256: string; path: string }

/**
 * Streams a multipart body to disk: its one file, limited in size and sniffed, and its text fields.
 * @throws 413 over the limit, 415 for a type not accepted, 400 without a file
 */
export async function receiveUpload(
  request: FastifyRequest,
  accepted: Upload,
): Promise<{ file: ReceivedFile; fields: Record<string, string> }> {
  const fields: Record<string, string> = {}
  let file: ReceivedFile | undefined
  const parts = request.parts({ limits: { fileSize: accepted.maxBytes, files: 1, fields: 50, fieldSize: 1_000_000 } })
  try {
    for await (const part of parts) {
      if (part.type === 'field') {
        fields[part.fieldname] = String(part.value)
        continue
      }
      const path = newUploadPath()
      file = { name: part.filename, content_type: '', size: 0, sha256: '', path }
      await pipeline(part.file, createWriteStream(path))
      if (part.file.truncated) refuse(kernelErrors.tooLarge)
    }
    if (!file) refuse(kernelErrors.unreadable)
    return { file: await inspect(file, accepted), fields }
  } catch (error) {
    if (file) await discardUpload(file)
    if ((error as { code?: string }).code === 'FST_REQ_FILE_TOO_LARGE') refuse(kernelErrors.tooLarge)
    // The parser names its complaints about a broken body by their sentence alone.
    if (error instanceof Error && /^(Unexpected end|Malformed|Part terminated|Multipart)/i.test(error.message))
      refuse(kernelErrors.unreadable)
    throw error
  }
}

/** What a file on disk really is, under a name it may bear. @throws 415 for a type not accepted */
export async function inspect({ name, path }: Pick<ReceivedFile, 'name' | 'path'>, { accept }: Upload): Promise<ReceivedFile> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer)
  const content_type = sniffContentType(await head(path), name)
  if (!accept.includes(content_type)) refuse(kernelErrors.wrongType)
  return { name: safeFileName(name, content_type), content_type, size: (await stat(path)).size, sha256: hash.digest('hex'), path }
}

export const newUploadPath = (): string => join(tmpdir(), `upload-${randomUUID()}`)

export const discardUpload = (file: Pick<ReceivedFile, 'path'>): Promise<void> => rm(file.path, { force: true })

async function head(path: string): Promise<Uint8Array> {
  const handle = await open(path)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(4096), 0, 4096, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}
