import type { Actor } from '@kxo/domain/kernel/actor'
import type { FastifyRequest } from 'fastify'
import type { Context, Services } from '../context.ts'
import type { Transaction } from '../database/tenancy.ts'
import type { Tenant } from '../tenant-directory.ts'
import type { Jobs } from '../work/jobs.ts'
import { callerAddress } from './caller-address.ts'

/** What a verb works with, for one request in one transaction. */
export function contextOf(
  server: { services: Services; jobs: Jobs },
  request: FastifyRequest,
  tenant: Tenant,
  actor: Actor,
  transaction: Transaction,
): Context {
  return {
    db: transaction.db,
    transaction,
    tenant,
    actor,
    now: new Date(),
    language: request.language,
    request: { id: request.id, address: callerAddress(request), user_agent: String(request.headers['user-agent'] ?? '').slice(0, 400) },
    services: server.services,
    enqueue: (kind, data, options) => server.jobs.send(transaction, tenant.id, kind, data, options),
  }
}
