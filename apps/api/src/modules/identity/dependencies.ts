import type { Context } from '../../platform/context.ts'
import { dependencies } from '../../platform/dependencies.ts'
import type { UserRow } from './queries.ts'

/** What the modules that stand above identity give it. */
type IdentityDependencies = {
  /** What the module of companies does of what a visitor says of theirs. */
  claimCompany: (
    context: Context,
    claim: { person: Pick<UserRow, 'id' | 'first_name' | 'last_name' | 'mail'>; said: string },
  ) => Promise<void>
  /** What follows when a person opens their link. */
  linkOpened: (context: Context, link: { user_id: number; path: string }) => Promise<void>
}

declare module '../../platform/dependencies.ts' {
  interface Dependencies {
    identity: IdentityDependencies
  }
}

export const identityDependencies = (): IdentityDependencies => dependencies().identity
