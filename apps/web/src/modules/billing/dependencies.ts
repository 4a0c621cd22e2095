import type { Viewer } from '../../platform/viewer.ts'

type Writing = { to: string; search: Readonly<Record<string, string | undefined>> }
/** What billing needs of modules above it: where a person writes a message to the team, about an event or none; null where people cannot. */
export type BillingDependencies = { writing: (viewer: Viewer, event: number | null) => Writing | null }

let handed: BillingDependencies | undefined

/** Called once by the list of modules. */
export const provideBilling = (dependencies: BillingDependencies): void => {
  handed = dependencies
}
export const writingToTeam: BillingDependencies['writing'] = (viewer, event) => handed?.writing(viewer, event) ?? null
