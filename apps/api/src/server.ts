import { defaultLoginClient } from '@kxo/domain/identity/paths'
import { fillPath } from '@kxo/domain/kernel/contract'
import { unsubscribeContract } from '@kxo/domain/mailing/unsubscribe-contract'
import Fastify, { type FastifyInstance } from 'fastify'
import { databaseRefusals } from './modules/database-refusals.ts'
import { frameAncestors } from './modules/events/index.ts'
import { identification } from './modules/identity/index.ts'
import { modules } from './modules/index.ts'
import { openServices } from './open-program.ts'
import type { Config } from './platform/config.ts'
import type { Services } from './platform/context.ts'
import type { Database } from './platform/database/database.ts'
import { drainOnClose } from './platform/http/draining.ts'
import { answerClientError, answerErrors, answerFrameworkError } from './platform/http/error-answers.ts'
import { documentApi } from './platform/http/openapi.ts'
import { secure } from './platform/http/security.ts'
import { apiBase, openServerLines, serve } from './platform/http/serve.ts'
import { servePages } from './platform/http/server-pages.ts'
import { bodyMs, cutSlowBodies, uploadMs } from './platform/http/slow-bodies.ts'
import { serveWeb } from './platform/http/web-pages.ts'
import { logStream } from './platform/log-stream.ts'
import { observe } from './platform/observability.ts'
import type { Jobs } from './platform/work/jobs.ts'

export type Server = { app: FastifyInstance; services: Services }
type Options = { requestsPerMinute?: number; logger?: boolean; slowBodyMs?: number }

/** Builds the program without listening: tests call it by injection, main.ts listens. */
export async function buildServer(
  config: Config,
  database: Database,
  jobs: Jobs,
  { requestsPerMinute = 1200, logger = true, slowBodyMs = bodyMs }: Options = {},
): Promise<Server> {
  const app: FastifyInstance = Fastify({
    trustProxy: trustOf(config.trustedProxies),
    rewriteUrl: ({ method, url }) => unsubscribeCall(method ?? '', url ?? ''),
    requestTimeout: uploadMs,
    return503OnClosing: false,
    clientErrorHandler: answerClientError,
    frameworkErrors: answerFrameworkError,
    bodyLimit: 1_048_576,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500 },
    logger: logger
      ? {
          level: config.logLevel,
          stream: logStream(process.stdout),
          redact: ['req.headers.authorization', 'req.headers.cookie'],
          serializers: { req: ({ method, url, id }) => ({ method, url: withoutSecrets(url ?? ''), id }) },
        }
      : false,
    genReqId: () => crypto.randomUUID(),
    requestIdHeader: false,
  })
  drainOnClose(app)
  cutSlowBodies(app, slowBodyMs)
  await secure(app, config, requestsPerMinute)
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
  const { services, closeServices } = await openServices(config, database, jobs, {
    port: () => addressPort(app) ?? config.port,
    signAccess: (claims) => app.jwt.sign(claims),
  })
  answerErrors(app, databaseRefusals)
  observe(app, database, config.metricsToken)
  const parts = { app, services, jobs, identification, defaultClient: defaultLoginClient, lines: openServerLines() }
  for (const groups of Object.values(modules)) for (const group of groups) serve(parts, group)
  documentApi(app, modules)
  await servePages(app, { ...parts, framersOf: (path) => frameAncestors(services.tenants, path) })
  await serveWeb(app)
  // Streams never end by themselves: closing waits for every answer.
  app.addHook('preClose', () => services.live.close())
  app.addHook('onClose', closeServices)
  return { app, services }
}

/** The nearest so many hops, or those of the addresses. */
const trustOf = (proxies: Config['trustedProxies']): string[] | ((address: string, hop: number) => boolean) =>
  typeof proxies === 'number' ? (_, hop) => hop < proxies : proxies

/** The one click of a mail program is a POST to the page a person would open (RFC 8058): its call answers. */
const unsubscribeCall = (method: string, url: string): string => {
  const [, client, token] = (method === 'POST' && /^\/([\w-]+)\/unsubscribe\/([\w-]+)\/?(?:\?.*)?$/.exec(url)) || []
  return client === undefined || client === 'api' ? url : apiBase + fillPath(unsubscribeContract.leave.path, { client, token })
}

/** Personal codes never reach the logs. */
const withoutSecrets = (url: string): string =>
  url
    .replace(/(\/(?:links|choose-password|lien-sms|checkouts)\/)[^/?]+/g, '$1…')
    .replace(/(\/[^/]+\/url\/[^/?]+\/)[^/?]+/, '$1…')
    .replace(/\?.*/, '')

function addressPort(app: FastifyInstance): number | undefined {
  const address = app.server.address()
  return typeof address === 'object' && address ? address.port : undefined
}
