import type { DatabaseRefusals } from '../platform/database-refusals.ts'
import type { Routes } from '../platform/serve.ts'
import type { JobHandler } from '../worker.ts'
import { documentsRoutes } from './documents/index.ts'
import { identityRoutes } from './identity/index.ts'
import { deliver, deliverMail } from './mailing/index.ts'
import { tenantsRoutes } from './tenants/index.ts'
import { tracesRoutes } from './traces/index.ts'

/** Every module's endpoints, in the order of the layers. */
export const modules: Record<string, Routes[]> = {
  tenants: [tenantsRoutes],
  identity: [identityRoutes],
  traces: [tracesRoutes],
  documents: [documentsRoutes],
}

/** What the worker runs. */
export const jobHandlers: JobHandler[] = [{ job: deliverMail, run: deliver, opensItself: true }]

/** What a constraint or a guard of the database means to people. */
export const databaseRefusals: DatabaseRefusals = {}
