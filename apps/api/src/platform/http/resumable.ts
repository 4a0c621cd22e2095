import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { type Endpoint, fillPath } from '@kxo/domain/kernel/contract'
import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { discardUpload, newUploadPath } from './upload.ts'

/** Bytes of a file that came in one request, waiting on disk until it ends. */
export type ReceivedPart = { path: string; size: number }

const version = '1.0.0'
const partType = 'application/offset+octet-stream'
/** More in one request is refused before it is read. */
const largestPart = 16 * 1024 * 1024

/** Bytes of parts are left to whoever reads them. */
export const takeParts = (app: FastifyInstance): unknown =>
  app.addContentTypeParser(partType, (_request: FastifyRequest, payload, done: (error: null, body: unknown) => void) => done(null, payload))

const textOf = (header: string | string[] | undefined): string | undefined => (header === undefined ? undefined : String(header))

/** `filename d29ybGQ=,filetype …`: the name, which travels in base64. */
function nameIn(metadata: string | undefined): string | undefined {
  const [, encoded] = /(?:^|,)\s*(?:filename|name) ([\w+/=]+)/.exec(metadata ?? '') ?? []
  return encoded && Buffer.from(encoded, 'base64').toString('utf8')
}

/** What the headers of the protocol say, as the fields of a contract. @throws 412 for a version that is not spoken here */
export function fieldsOfHeaders({ headers, body }: FastifyRequest, reply: FastifyReply): Record<string, unknown> {
  const said = textOf(headers['tus-resumable'])
  reply.header('tus-resumable', version)
  if (said !== undefined && said !== version) {
    reply.header('tus-version', version)
    refuse({ ...kernelErrors.unreadable, http: 412 })
  }
  const fields = {
    size: textOf(headers['upload-length']),
    offset: textOf(headers['upload-offset']),
    name: nameIn(textOf(headers['upload-metadata'])),
  }
  const own = typeof body === 'object' && body !== null && !(body instanceof Readable) ? body : {}
  return { ...own, ...Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) }
}

/** Writes the bytes of a request to disk: when the line is cut, those that came. @throws 413 for too large a part */
export async function receivePart({ body, headers }: FastifyRequest, reply: FastifyReply): Promise<ReceivedPart | undefined> {
  if (!(body instanceof Readable)) return undefined
  const part = { path: newUploadPath(), size: 0 }
  const file = createWriteStream(part.path)
  const isTooLarge = (size: number): boolean => size > largestPart
  try {
    if (!isTooLarge(Number(headers['content-length'] ?? 0)))
      for await (const chunk of body as AsyncIterable<Buffer>) {
        part.size += chunk.length
        if (isTooLarge(part.size)) break
        if (!file.write(chunk)) await once(file, 'drain')
      }
  } catch (error) {
    if (file.errored) throw error
    // The line was cut: what came before is not asked for again.
  }
  await finished(file.end())
  if (isTooLarge(Math.max(part.size, Number(headers['content-length'] ?? 0)))) {
    await discardUpload(part)
    reply.header('connection', 'close')
    refuse(kernelErrors.tooLarge)
  }
  return part
}

type State = { id: number; size: number; received: number; expires_at: Date }

/** Says in headers what a verb of the protocol answered. */
export function sayInHeaders(reply: FastifyReply, base: string, { path, status }: Endpoint, state: State | undefined): void {
  if (!state) return
  const { id, size, received, expires_at } = state
  reply.headers({
    'upload-offset': received,
    'upload-length': size,
    'upload-expires': expires_at.toUTCString(),
    'cache-control': 'no-store',
  })
  if (status === 201) reply.header('location', `${base}${fillPath(`${path}:id/`, { id })}`)
}
