import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const built = join(import.meta.dirname, '../../../web/dist')

/** Sites that may show the page of an address in a frame of theirs; the product alone when there is none. */
type FramersOf = (path: string) => Promise<readonly string[]>

/** The policy of a page that some sites may frame. */
export const framedBy = (policy: string, sites: readonly string[]): string =>
  policy.replace("frame-ancestors 'self'", ["frame-ancestors 'self'", ...sites].join(' '))

/** Serves the built web: hashed files for ever, any other address answers the page that routes itself. */
export async function serveWeb(app: FastifyInstance, framersOf: FramersOf): Promise<void> {
  if (!existsSync(join(built, 'index.html'))) return
  const page = readFileSync(join(built, 'index.html'))
  await app.register(fastifyStatic, {
    root: built,
    wildcard: false,
    index: false,
    preCompressed: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', path.includes(`${join(built, 'assets')}`) ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  app.get('/*', async (request, reply) => {
    if (request.url.startsWith('/api/') || request.url.startsWith('/assets/')) return reply.callNotFound()
    const sites = await framersOf(request.url.replace(/[?#].*/, ''))
    if (sites.length > 0) {
      reply.header('content-security-policy', framedBy(String(reply.getHeader('content-security-policy')), sites))
      // Older than the policy, and it can only say one site.
      reply.removeHeader('x-frame-options')
    }
    return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(page)
  })
}
