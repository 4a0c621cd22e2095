import type { FastifyInstance } from 'fastify'

/** A body that is no file is here within a minute, or never. */
export const bodyMs = 60_000
/** A file may take its time on a poor line, not for ever. */
export const uploadMs = 30 * 60_000

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Its bodies are files: they may take longer. */
    isUpload?: boolean
  }
}

/** Cuts requests whose body does not come: each holds a connection, and what was read of it. */
export function cutSlowBodies(app: FastifyInstance, patienceMs: number): void {
  app.addHook('onRequest', async ({ raw, routeOptions }, reply) => {
    if (raw.complete || routeOptions.config.isUpload || !hasBody(raw.headers)) return
    const cut = (): void => {
      if (!raw.complete)
        app.server.emit('clientError', Object.assign(new Error('slow body'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), raw.socket)
    }
    const timer = setTimeout(cut, patienceMs).unref()
    const stop = (): void => clearTimeout(timer)
    raw.once('end', stop).once('close', stop)
    // Refused unread: the rest of the body is the server's own time limit to cut.
    reply.raw.once('finish', stop)
  })
}

const hasBody = (headers: NodeJS.Dict<string | string[]>): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
