import { Readable } from 'node:stream'
import type { FastifyRequest, preParsingHookHandler } from 'fastify'

/** The bytes of a body as they arrived, and the headers that came with them. */
export type RawBody = { bytes: Uint8Array; headers: Readonly<Record<string, string | string[] | undefined>> }

const kept = new WeakMap<FastifyRequest, Uint8Array>()

/** Keeps the bytes of a body before it is parsed: what another service signed is those bytes, not what they mean. */
export const keepRawBody: preParsingHookHandler = (request, _reply, payload, done) => {
  const chunks: Buffer[] = []
  payload.on('error', done)
  payload.on('data', (chunk: Buffer) => chunks.push(chunk))
  payload.on('end', () => {
    const bytes = Buffer.concat(chunks)
    kept.set(request, bytes)
    done(null, Object.assign(Readable.from([bytes]), { receivedEncodedLength: bytes.length }))
  })
}

export const rawBodyOf = (request: FastifyRequest): RawBody => ({ bytes: kept.get(request) ?? new Uint8Array(), headers: request.headers })
