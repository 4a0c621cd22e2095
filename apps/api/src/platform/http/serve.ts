import { availableParallelism } from 'node:os'
import { type Actor, visitor } from '@kxo/domain/kernel/actor'
import type { Endpoint, Input, Output, Schema } from '@kxo/domain/kernel/contract'
import { kernelErrors, type ProductErrorKind, refuse } from '@kxo/domain/kernel/errors'
import type { Locale } from '@kxo/domain/kernel/sentence'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { type Claims, CommittedRefusal, type Context, type Services } from '../context.ts'
import { type Preparation, preparationOf } from '../database/preparation.ts'
import { type FirstStatement, type Transaction, withTenant } from '../database/tenancy.ts'
import { languageOf } from '../language.ts'
import type { Tenant } from '../tenant-directory.ts'
import { type ConcurrencyLimiter, createConcurrencyLimiter } from '../work/concurrency-limiter.ts'
import type { Jobs } from '../work/jobs.ts'
import { callerAddress } from './caller-address.ts'
import { credentialOf, fingerprintOf, onlyOnce } from './idempotency.ts'
import { keepRawBody, type RawBody, rawBodyOf } from './raw-body.ts'
import { contextOf } from './request-context.ts'
import { decoded, requestedLocale } from './request-input.ts'
import { type Stream, sendStream } from './stream.ts'
import { discardUpload, type ReceivedFile, receiveUpload } from './upload.ts'

type Received<E> = Input<E> &
  (E extends { upload: object } ? { file: ReceivedFile } : unknown) &
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

/** How a token becomes an actor: the claims, and the statement that reads the session as it is now. */
export type Identification = {
  /** The tenant a visitor's query or body names, when neither the path nor a session does. */
  clientNamedBy(query: Readonly<Record<string, unknown>>, body: Readonly<Record<string, unknown>>): string | number | undefined
  openingFor(claims: Claims): FirstStatement
  actorFrom(rows: Record<string, unknown>[], claims: Claims): { actor: Actor; language: Locale; refusal?: ProductErrorKind } | undefined
}
type Server = {
  app: FastifyInstance
  services: Services
  jobs: Jobs
  identification: Identification
  defaultClient: string
  /** Lines for what competes for one record, and for what the machine has little of. */
  lines: { record: ConcurrencyLimiter; machine: ConcurrencyLimiter }
}
export const openServerLines = (): Server['lines'] => ({
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
        isUpload: endpoint.upload !== undefined,
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
  const tenant = await tenantOf(server, request, claims)
  request.language = languageOf(requestedLocale(request), tenant)
  const received = endpoint.upload ? await receiveUpload(request, endpoint.upload) : undefined
  try {
    const input: Record<string, unknown> = {
      ...decoded(endpoint, request, received?.fields ?? request.body),
      ...(received && { file: received.file }),
      ...(endpoint.raw && { raw: rawBodyOf(request) }),
    }
    const preparation = preparationOf(verb)
    if (preparation) input['prepared'] = await prepare(server, endpoint, { request, tenant, claims, input }, preparation)
    const readOnly = (endpoint.method === 'GET' && !endpoint.writes && !isExport(input)) || endpoint.reads === true
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
          fingerprintOf(request.method, request.url, received ? { ...received.fields, sha256: received.file.sha256 } : request.body),
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
    if (received) await discardUpload(received.file)
  }
}

type Called = { request: FastifyRequest; tenant: Tenant; claims: Claims | undefined; input: object }

/** Asks who calls in a transaction of its own, then does what takes long in none. */
async function prepare(
  server: Server,
  endpoint: Endpoint,
  { request, tenant, claims, input }: Called,
  { allows, prepare: work }: Preparation,
): Promise<unknown> {
  await withTenant(
    server.services.database,
    tenant.id,
    async (transaction) => {
      const { actor, language } = actorOf(server, endpoint, transaction, tenant, claims)
      if (requestedLocale(request) === undefined && language) request.language = languageOf(language, tenant)
      allows(contextOf(server, request, tenant, actor, transaction))
    },
    { readOnly: true, ...(claims && { opening: server.identification.openingFor(claims) }) },
  )
  return work(input as never, request.language) // read by the schemas of this very verb
}

async function claimsOf(request: FastifyRequest, endpoint: Endpoint): Promise<Claims | undefined> {
  if (!request.headers.authorization) {
    if (endpoint.access === 'public') return undefined
    refuse(kernelErrors.noSession)
  }
  try {
    return await request.jwtVerify<Claims>()
  } catch {
    if (endpoint.access === 'public') return undefined
    return refuse(kernelErrors.noSession)
  }
}

/** The tenant of the path, else of the session, else the one named, else the default; a foreign session answers 404. */
async function tenantOf(server: Server, request: FastifyRequest, claims: Claims | undefined): Promise<Tenant> {
  const inPath = (request.params as { client?: string }).client
  const namedClient =
    inPath ?? claims?.tid ?? server.identification.clientNamedBy(recordOf(request.query), recordOf(request.body)) ?? server.defaultClient
  const tenant = await server.services.tenants.find(namedClient)
  if (!tenant || (claims && claims.tid !== tenant.id)) refuse(kernelErrors.notFound)
  if (tenant.is_suspended) refuse(kernelErrors.suspended)
  return tenant
}

const recordOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}

function actorOf(
  server: Server,
  endpoint: Endpoint,
  transaction: Transaction,
  tenant: Tenant,
  claims: Claims | undefined,
): { actor: Actor; language?: Locale } {
  const identified = claims && server.identification.actorFrom(transaction.opening, claims)
  if (endpoint.access === 'public') return identified ?? { actor: visitor(tenant.id) }
  if (!identified) return refuse(kernelErrors.noSession)
  if (identified.actor.session === 'link' && endpoint.access !== 'link') refuse(kernelErrors.accessDenied)
  if (identified.refusal && !endpoint.whileRestricted) refuse(identified.refusal)
  return identified
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
