import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { parseRange, type Seekable } from './ranges.ts'

export const eventStream = 'text/event-stream'

/** What a streaming verb answers: a file shown or saved, an export, server-sent events. */
export type Stream = {
  content_type: string
  name?: string
  inline?: boolean
  /** Its address always answers the same bytes, to whoever asks: browsers and caches keep it for a year. */
  isCacheable?: boolean
  /** Whoever has an answer of this address that bore the same is told it has not changed. */
  etag?: string
  /** `Seekable` bytes may be asked in part. */
  body: Uint8Array | AsyncIterable<Uint8Array | string> | Seekable
  /** The Content-Security-Policy of a page of its own, in place of the product's. */
  policy?: string
  /** Where whoever asks is sent instead. */
  location?: string
}

const isSeekable = (body: Stream['body']): body is Seekable => 'part' in body

export async function sendStream(request: FastifyRequest, reply: FastifyReply, stream: Stream): Promise<FastifyReply> {
  const { content_type, name, inline, isCacheable, etag, body, policy, location } = stream
  if (location !== undefined) return reply.header('cache-control', 'no-store').redirect(location, 303)
  reply.header('content-type', content_type).header('x-content-type-options', 'nosniff')
  // A proxy that keeps or gathers events delivers none of them.
  if (content_type === eventStream) reply.header('cache-control', 'no-store, no-transform').header('x-accel-buffering', 'no')
  if (isCacheable) reply.header('cache-control', 'public, max-age=31536000, immutable')
  if (etag !== undefined) {
    reply.header('etag', `"${etag}"`).header('cache-control', 'private, no-cache')
    if (String(request.headers['if-none-match'] ?? '').includes(`"${etag}"`)) return reply.code(304).send()
  }
  if (policy !== undefined) reply.header('content-security-policy', policy)
  if (name !== undefined)
    reply.header('content-disposition', `${inline ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeURIComponent(name)}`)
  if (isSeekable(body)) return sendPart(request, reply, body)
  if (body instanceof Uint8Array) return reply.send(Buffer.from(body.buffer, body.byteOffset, body.byteLength))
  return reply.send(Readable.from(body))
}

/** The part asked (206), all of it (200), or how much there is to ask for (416). */
async function sendPart(request: FastifyRequest, reply: FastifyReply, body: Seekable): Promise<FastifyReply> {
  const { size, etag } = body
  const { range, 'if-range': condition } = request.headers
  const requestedRange = parseRange({ range, condition: String(condition ?? '') }, body)
  reply.header('accept-ranges', 'bytes').header('etag', etag)
  if (requestedRange === 'unsatisfiable') return reply.code(416).header('content-range', `bytes */${size}`).send()
  const { start, end } = requestedRange ?? { start: 0, end: size - 1 }
  if (requestedRange) reply.code(206).header('content-range', `bytes ${start}-${end}/${size}`)
  reply.header('content-length', end - start + 1)
  return reply.send(Readable.from(await body.part(start, end)))
}
