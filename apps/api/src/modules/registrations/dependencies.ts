import type { Context } from '../../platform/context.ts'
import { dependencies } from '../../platform/dependencies.ts'

/** What the modules above registrations give them. */
type RegistrationsDependencies = {
  /** Pays an order by the money a credit note would hand back, as far as it goes. */
  payByCredit: (context: Context, credit_id: number, bill_id: number) => Promise<void>
}

declare module '../../platform/dependencies.ts' {
  interface Dependencies {
    registrations: RegistrationsDependencies
  }
}

export const fromAbove = (): RegistrationsDependencies => dependencies().registrations
