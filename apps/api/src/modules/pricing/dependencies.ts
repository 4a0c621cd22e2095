import type { ZeroRateIssuer } from '@kxo/domain/pricing/zero-rate-issuer'
import type { Context } from '../../platform/context.ts'
import type { Queries } from '../../platform/database/tenancy.ts'
import { dependencies } from '../../platform/dependencies.ts'

/** What the modules that stand above pricing give it. */
export type PricingDependencies = {
  /** Who invoices an event, or what is sold without one; undefined as long as the legal identity is not written. */
  issuer: (db: Queries, event_id: number | null) => Promise<ZeroRateIssuer['issuer'] | undefined>
  /** When a place ordered today would be paid (cents): by the person, or by the company named. */
  planOf: (
    context: Context,
    event_id: number,
    order: { total: number; company_id: number | null },
  ) => Promise<{ due_on: string; amount: number }[]>
}

declare module '../../platform/dependencies.ts' {
  interface Dependencies {
    pricing: PricingDependencies
  }
}

export const pricingDependencies = (): PricingDependencies => dependencies().pricing
