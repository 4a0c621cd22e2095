import type { ZeroRateIssuer } from '@kxo/domain/pricing/zero-rate-issuer'
import type { Queries } from '../../platform/database/tenancy.ts'
import { dependencies } from '../../platform/dependencies.ts'

/** What the modules that stand above pricing give it. */
export type PricingDependencies = {
  /** Who invoices unless told; undefined as long as the legal identity is not written. */
  issuer: (db: Queries) => Promise<ZeroRateIssuer['issuer'] | undefined>
}

declare module '../../platform/dependencies.ts' {
  interface Dependencies {
    pricing: PricingDependencies
  }
}

export const pricingDependencies = (): PricingDependencies => dependencies().pricing
