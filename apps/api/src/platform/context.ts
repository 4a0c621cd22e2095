import type { Actor } from '@kxo/domain/kernel/actor'
import { type ErrorValues, kernelErrors, ProductError, type ProductErrorKind, refuse } from '@kxo/domain/kernel/errors'
import type { Language } from '@kxo/domain/kernel/language'
import type { Config } from './config.ts'
import type { Database } from './database/database.ts'
import type { Queries, Transaction } from './database/tenancy.ts'
import type { Storage } from './files/storage.ts'
import type { Live } from './http/live.ts'
import type { MailRequest } from './mail.ts'
import type { Mailer } from './mail-transport.ts'
import type { PushSender } from './push-transport.ts'
import type { SmsSender } from './sms-transport.ts'
import type { Tenant, TenantDirectory } from './tenant-directory.ts'
import type { Job, JobOptions, Jobs } from './work/jobs.ts'

/** What the program owns for its whole life. */
export type Services = {
  config: Config
  database: Database
  jobs: Jobs
  /** Open pages that wait for news; `publish` of platform/live.ts tells them. */
  live: Live
  storage: Storage
  tenants: TenantDirectory
  mailer: Mailer
  sms: SmsSender
  push: PushSender
  /** Address people reach the product at, without a final slash. */
  publicUrl: () => string
  /** Signs an access token. */
  signAccess: (claims: Claims) => string
  /** Writes a mail in the outbox of the transaction and answers its number, null when it was there or is switched off; the mailing module gives it. */
  enqueueMail: (context: Context, mail: MailRequest) => Promise<number | null>
}

/** What an access token says; rights are read from the database at each request. */
export type Claims = { tid: number; sid: string }

/** One request or one job: one tenant, one transaction, one actor. `db` is the transaction. */
export type Context = {
  db: Queries
  transaction: Transaction
  tenant: Tenant
  actor: Actor
  now: Date
  language: Language
  request: { id: string; address: string; user_agent: string }
  services: Services
  /** Sends a job inside the transaction: it exists only if the transaction commits. */
  enqueue<Data extends object>(job: Job<Data>, data: Data, options?: JobOptions): Promise<void>
}
/** What telling people something takes of a context: a job that writes in another tenant has no more. */
export type Telling = Pick<Context, 'db' | 'transaction' | 'tenant' | 'now'>

/** The first line of every verb. @throws 403 'Accès refusé' */
export function authorize(allowed: boolean): void {
  if (!allowed) refuse(kernelErrors.accessDenied)
}

/** The record, or 404: absence and another tenant's record are the same answer. */
export function found<T>(row: T | undefined | null): T {
  return row ?? refuse(kernelErrors.notFound)
}

/** A refusal whose writes are kept (a failed login counts): the transaction commits, then the refusal is answered. */
export class CommittedRefusal extends ProductError {}
export function refuseKeeping(kind: ProductErrorKind, values?: ErrorValues): never {
  throw new CommittedRefusal(kind, values)
}
