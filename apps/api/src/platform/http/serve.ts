import { availableParallelism } from 'node:os'
import type { Endpoint, Input, Output, Schema } from '@kxo/domain/kernel/contract'
import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { CommittedRefusal, type Context, type Services } from '../context.ts'
import { preparationOf, type Reading } from '../database/preparation.ts'
import { withTenant } from '../database/tenancy.ts'
import { languageOf } from '../language.ts'
import { type ConcurrencyLimiter, createConcurrencyLimiter } from '../work/concurrency-limiter.ts'
import { type ApiServer, actorOf, claimsOf, readAsCaller, recordOf, tenantOf } from './caller.ts'
import { callerAddress } from './caller-address.ts'
import { credentialOf, fingerprintOf, onlyOnce } from './idempotency.ts'
import { keepRawBody, type RawBody, rawBodyOf } from './raw-body.ts'
import { receiveBody } from './receive-body.ts'
import { contextOf } from './request-context.ts'
import { decoded, requestedLocale } from './request-input.ts'
import { type ReceivedPart, sayInHeaders } from './resumable.ts'
import { type Stream, sendStream } from './stream.ts'
import type { ReceivedFile } from './upload.ts'

type Received<E> = Input<E> &
  (E extends { upload: object } ? { file: ReceivedFile } : unknown) &
  (E extends { resumable: true } ? { part: ReceivedPart | undefined } : unknown) &
  (E extends { raw: true } ? { raw: RawBody } : unknown)
type Answered<E> = E extends { streams: readonly string[] } ? Stream | (E extends { response: Schema } ? Output<E> : never) : Output<E>
/** A verb as the API binds it. */
export type Verb<E> = (context: Context, input: Received<E>) => Promise<Answered<E>>
/** Every endpoint of a contract bound to one verb: a missing or ill-typed one does not compile. */
export type Verbs<C> = { [K in keyof C]: Verb<C[K]> }

/** A contract and its verbs, as a module hands them to the server. */
export type Routes = {
  contract: Record<string, Endpoint>
  verbs: Record<string, (context: Context, input: never) => Promise<unknown>>
  /** Endpoints that exist only with what this installation has: elsewhere they answer 404, their bodies unread. */
  onlyWith?: Readonly<Record<string, (services: Services) => boolean>>
}
export const routes = <const C extends Record<string, Endpoint>>(
  contract: C,
  verbs: Verbs<C>,
  onlyWith?: { readonly [K in keyof C]?: (services: Services) => boolean },
): Routes => ({
  contract,
  verbs: verbs as Routes['verbs'],
  ...(onlyWith && { onlyWith: onlyWith as NonNullable<Routes['onlyWith']> }),
})

type Server = ApiServer & { app: FastifyInstance; lines: ServerLines }
/** Lines for what competes for one record, and for what the machine has little of. */
type ServerLines = { record: ConcurrencyLimiter; machine: ConcurrencyLimiter }
export const openServerLines = (): ServerLines => ({
  record: createConcurrencyLimiter(),
  machine: createConcurrencyLimiter(availableParallelism()),
})

/** Where every contract's path begins. */
export const apiBase = '/api'

export function serve(server: Server, { contract, verbs, onlyWith = {} }: Routes): void {
  for (const [name, endpoint] of Object.entries(contract)) {
    const verb = verbs[name]
    if (!verb) throw new Error(`${endpoint.method} ${endpoint.path} has no verb`)
    server.app.route({
      method: endpoint.method,
      url: apiBase + endpoint.path,
      ...(onlyWith[name] && {
        onRequest: async (_: FastifyRequest, reply: FastifyReply) => {
          if (onlyWith[name]?.(server.services)) return
          reply.header('connection', 'close')
          refuse(kernelErrors.notFound)
        },
      }),
      ...(endpoint.raw && { preParsing: keepRawBody }),
      config: {
        isUpload: endpoint.upload !== undefined || endpoint.resumable === true,
        ...(endpoint.perMinute && { rateLimit: { max: endpoint.perMinute, timeWindow: '1 minute' } }),
      },
      handler: (request, reply) => {
        const answering = () => answer(server, endpoint, verb as (context: Context, input: unknown) => Promise<unknown>, request, reply)
        const { record, machine } = server.lines
        if (endpoint.inLine === true) return record(`${endpoint.path} ${JSON.stringify(request.params)}`, answering)
        return endpoint.inLine === undefined ? answering() : machine(endpoint.inLine, answering)
      },
    })
  }
}

async function answer(
  server: Server,
  endpoint: Endpoint,
  verb: (context: Context, input: unknown) => Promise<unknown>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const claims = await claimsOf(request, endpoint)
  const tenant = await tenantOf(server, endpoint, request, claims)
  request.language = languageOf(requestedLocale(request), tenant)
  const caller = { request, tenant, claims }
  const received = await receiveBody(server, endpoint, caller, reply)
  try {
    const input: Record<string, unknown> = {
      ...decoded(endpoint, request, received.fields),
      ...(received.file && { file: received.file }),
      ...(endpoint.resumable && { part: received.part }),
      ...(endpoint.raw && { raw: rawBodyOf(request) }),
    }
    const preparation = preparationOf(verb)
    if (preparation) {
      await readAsCaller(server, endpoint, caller, async (context) => preparation.allows(context))
      const read: Reading = (work) => readAsCaller(server, endpoint, caller, work)
      input['prepared'] = await preparation.prepare(input as never, request.language, read) // read by the schemas of this very verb
    }
    const readOnly = !endpoint.writes && ((endpoint.method === 'GET' && !isExport(input)) || endpoint.reads === true)
    let stream: Stream | undefined
    let committed: CommittedRefusal | undefined
    const result = await withTenant(
      server.services.database,
      tenant.id,
      async (transaction) => {
        const { actor, language } = actorOf(server, endpoint, transaction, tenant, claims)
        if (requestedLocale(request) === undefined && language) request.language = languageOf(language, tenant)
        const context = contextOf(server, request, tenant, actor, transaction)
        const act = async () => {
          const produced = await verb(context, input).catch((error: unknown) => {
            if (!(error instanceof CommittedRefusal)) throw error
            committed = error
          })
          if (committed) return { status: committed.kind.http, body: null }
          if (isStream(endpoint, produced)) {
            stream = produced
            return { status: 200, body: null }
          }
          await received.use?.(context)
          if (endpoint.resumable) sayInHeaders(reply, apiBase, endpoint, produced as never) // the protocol's own verbs
          // The verb of this very endpoint produced it.
          return { status: endpoint.status ?? 200, body: endpoint.response ? z.encode(endpoint.response, produced as never) : null }
        }
        const key = readOnly ? undefined : request.headers['idempotency-key']
        if (typeof key !== 'string' || key === '' || endpoint.secret || endpoint.streams) return act()
        if (key.length > 200) refuse(kernelErrors.invalid)
        return onlyOnce(
          transaction,
          credentialOf(actor, callerAddress(request)),
          key,
          fingerprintOf(
            request.method,
            request.url,
            received.file ? { ...recordOf(received.fields), sha256: received.file.sha256 } : received.fields,
          ),
          act,
        )
      },
      { readOnly, ...(claims && { opening: server.identification.openingFor(claims) }) },
    )
    if (committed) throw committed
    if (stream) return await sendStream(request, reply, stream)
    if (result.status === 204) return reply.code(204).send()
    return reply.code(result.status).header('content-type', 'application/json; charset=utf-8').send(JSON.stringify(result.body))
  } finally {
    await received.discard()
  }
}

/** A list asked as a file leaves a trace: it reads, and writes that it did. */
const isExport = (input: Record<string, unknown>): boolean => (input['query'] as { format?: string } | undefined)?.format !== undefined

const isStream = (endpoint: Endpoint, produced: unknown): produced is Stream =>
  endpoint.streams !== undefined && typeof produced === 'object' && produced !== null && 'content_type' in produced && 'body' in produced

declare module 'fastify' {
  interface FastifyRequest {
    language: Context['language']
  }
}
