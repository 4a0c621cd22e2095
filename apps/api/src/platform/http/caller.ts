import { type Actor, visitor } from '@kxo/domain/kernel/actor'
import type { Endpoint } from '@kxo/domain/kernel/contract'
import { kernelErrors, type ProductErrorKind, refuse } from '@kxo/domain/kernel/errors'
import type { Locale } from '@kxo/domain/kernel/sentence'
import type { FastifyRequest } from 'fastify'
import type { Claims, Context, Services } from '../context.ts'
import { type FirstStatement, type Transaction, withTenant } from '../database/tenancy.ts'
import { languageOf } from '../language.ts'
import type { Tenant } from '../tenant-directory.ts'
import type { Jobs } from '../work/jobs.ts'
import { contextOf } from './request-context.ts'
import { requestedLocale } from './request-input.ts'

/** How a token becomes an actor: the claims, and the statement that reads the session as it is now. */
export type Identification = {
  /** The tenant a visitor's query or body names, when neither the path nor a session does. */
  clientNamedBy(query: Readonly<Record<string, unknown>>, body: Readonly<Record<string, unknown>>): string | number | undefined
  openingFor(claims: Claims): FirstStatement
  actorFrom(rows: Record<string, unknown>[], claims: Claims): { actor: Actor; language: Locale; refusal?: ProductErrorKind } | undefined
}
export type ApiServer = { services: Services; jobs: Jobs; identification: Identification; defaultClient: string }
/** A request, the tenant it is in and what its token says. */
export type Caller = { request: FastifyRequest; tenant: Tenant; claims: Claims | undefined }

export async function claimsOf(request: FastifyRequest, endpoint: Endpoint): Promise<Claims | undefined> {
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
export async function tenantOf(
  server: ApiServer,
  endpoint: Endpoint,
  request: FastifyRequest,
  claims: Claims | undefined,
): Promise<Tenant> {
  const inPath = (request.params as { client?: string }).client
  const namedClient =
    inPath ?? claims?.tid ?? server.identification.clientNamedBy(recordOf(request.query), recordOf(request.body)) ?? server.defaultClient
  const tenant = await server.services.tenants.find(namedClient)
  if (!tenant || (claims && claims.tid !== tenant.id)) refuse(kernelErrors.notFound)
  if (tenant.is_suspended && !endpoint.whileSuspended) refuse(kernelErrors.suspended)
  return tenant
}

export const recordOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}

export function actorOf(
  server: ApiServer,
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

/** Reads as whoever calls, in a transaction of its own: what takes long afterwards holds none. */
export const readAsCaller = <T>(
  server: ApiServer,
  endpoint: Endpoint,
  { request, tenant, claims }: Caller,
  read: (context: Context) => Promise<T>,
): Promise<T> =>
  withTenant(
    server.services.database,
    tenant.id,
    async (transaction) => {
      const { actor, language } = actorOf(server, endpoint, transaction, tenant, claims)
      if (requestedLocale(request) === undefined && language) request.language = languageOf(language, tenant)
      return read(contextOf(server, request, tenant, actor, transaction))
    },
    { readOnly: true, ...(claims && { opening: server.identification.openingFor(claims) }) },
  )
