import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { builtWeb } from './built-web.ts'
import { namingPageFiles, type PageFiles } from './page-files.ts'

const built = builtWeb.pages

/** Serves the built web: hashed files for ever, any other address answers the page that routes itself. */
export async function serveWeb(app: FastifyInstance): Promise<void> {
  if (!existsSync(join(built, 'index.html'))) return
  const read = (path: string): string => readFileSync(join(built, path), 'utf8')
  const programAt = namingPageFiles(read('index.html'), JSON.parse(read('.vite/page-files.json')) as PageFiles[])
  // The build compresses them, once: what asks for a page asks for a hundred of them.
  const asBuilt = { index: false, preCompressed: true } as const
  // Hundreds of files, one route: each of its own would lengthen every start.
  await app.register(fastifyStatic, {
    ...asBuilt,
    root: join(built, 'assets'),
    prefix: '/assets/',
    setHeaders: (reply) => void reply.header('cache-control', 'public, max-age=31536000, immutable'),
  })
  await app.register(fastifyStatic, {
    ...asBuilt,
    root: built,
    wildcard: false,
    globIgnore: ['assets/**', '**/*.{br,gz}'],
    decorateReply: false,
    setHeaders: (reply) => void reply.header('cache-control', 'no-cache'),
  })
  app.get('/*', async (request, reply) => {
    if (request.url.startsWith('/api/') || request.url.startsWith('/assets/')) return reply.callNotFound()
    return reply
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(programAt(request.url.split('?', 1)[0]!))
  })
}
