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
  await app.register(fastifyStatic, {
    root: built,
    wildcard: false,
    globIgnore: ['**/*.{br,gz}'],
    index: false,
    // The build compresses them, once: what asks for a page asks for a hundred of them.
    preCompressed: true,
    setHeaders: (reply, path) => {
      reply.header('cache-control', path.includes(`${join(built, 'assets')}`) ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  app.get('/*', async (request, reply) => {
    if (request.url.startsWith('/api/') || request.url.startsWith('/assets/')) return reply.callNotFound()
    return reply
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(programAt(request.url.split('?', 1)[0]!))
  })
}
