import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyInstance } from 'fastify'

type Page = { etag: string; plain: Buffer; packed: Readonly<Record<'br' | 'gzip', Buffer>> }

async function pack(text: string): Promise<Page> {
  const plain = Buffer.from(text)
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 7 } }),
    promisify(gzip)(plain),
  ])
  return { etag: createHash('sha256').update(plain).digest('base64url').slice(0, 22), plain, packed: { br, gzip: gz } }
}

/** Serves a page that never changes while the program runs: made and compressed once, at the first ask. */
export function serveStaticPage(app: FastifyInstance, url: string, type: string, make: () => string): void {
  let made: Promise<Page> | undefined
  app.get(url, { compress: false }, async (request, reply) => {
    made ??= pack(make())
    const { etag, plain, packed } = await made
    const accepted = String(request.headers['accept-encoding'] ?? '')
    const encoding = (['br', 'gzip'] as const).find((one) => new RegExp(`\\b${one}\\b(?!\\s*;\\s*q=0(?:\\.0*)?(?:,|$))`).test(accepted))
    const tag = `"${etag}-${encoding ?? 'plain'}"`
    reply.header('etag', tag).header('vary', 'accept-encoding').header('cache-control', 'public, no-cache')
    if (
      String(request.headers['if-none-match'] ?? '')
        .split(/\s*,\s*/)
        .includes(tag)
    )
      return reply.code(304).send()
    if (encoding) reply.header('content-encoding', encoding)
    return reply.header('content-type', type).send(encoding ? packed[encoding] : plain)
  })
}
