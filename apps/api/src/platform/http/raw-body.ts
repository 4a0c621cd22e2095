import { Readable } from 'node:stream'
import { kernelErrors, ProductError } from '@kxo/domain/kernel/errors'
import type { FastifyRequest, preParsingHookHandler } from 'fastify'

/** The bytes of a body as they were written, unpacked when they came packed, and the headers that came with them. */
export type RawBody = { bytes: Uint8Array; headers: Readonly<Record<string, string | string[] | undefined>> }

const bodies = new WeakMap<FastifyRequest, Uint8Array>()
/** What another service tells is small: more is no message. */
const largest = 1_048_576

/** Keeps the bytes of a body before it is parsed: what another service signed is those bytes, not what they mean. Reading stops at the limit. */
export const keepRawBody: preParsingHookHandler = (request, reply, payload, done) => {
  const chunks: Buffer[] = []
  let size = 0
  const stop = (error: Error): void => {
    payload.off('data', take).off('end', end).off('error', stop)
    // What still comes is read by nobody; the connection ends with the answer, not before it.
    payload.on('error', () => {}).pause()
    reply.header('connection', 'close')
    done(error)
  }
  const take = (chunk: Buffer): void => {
    size += chunk.length
    if (size > largest) stop(new ProductError(kernelErrors.tooLarge))
    else chunks.push(chunk)
  }
  const end = (): void => {
    const bytes = Buffer.concat(chunks)
    bodies.set(request, bytes)
    // A body that came packed is as long as it was then.
    const { receivedEncodedLength = bytes.length } = payload
    done(null, Object.assign(Readable.from([bytes]), { receivedEncodedLength }))
  }
  if (Number(request.headers['content-length']) > largest) return stop(new ProductError(kernelErrors.tooLarge))
  // Unpacking waits to be asked.
  payload.on('error', stop).on('data', take).on('end', end).resume()
}

export const rawBodyOf = (request: FastifyRequest): RawBody => ({
  bytes: bodies.get(request) ?? new Uint8Array(),
  headers: request.headers,
})
