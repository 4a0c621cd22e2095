import type { Actor } from '@kxo/domain/kernel/actor'
import type { ListField } from '../../platform/listing.ts'

/** What a module above tells of people, as a filter of their list: its rows hang on `users`. */
export type ContactFilter = { field: ListField; permitted?: (actor: Actor) => boolean }

const handed = new Map<string, ContactFilter>()

/** Takes the filters of the modules above (see modules/index.ts). */
export function handContactFilters(filters: Readonly<Record<string, ContactFilter>>): void {
  for (const [name, filter] of Object.entries(filters)) handed.set(name, filter)
}

/** Those this person may use; another's is an unknown field. */
export const contactFilters = (actor: Actor): Record<string, ListField> =>
  Object.fromEntries([...handed].flatMap(([name, { field, permitted }]) => ((permitted?.(actor) ?? true) ? [[name, field]] : [])))

/** Filters of a referent's own list, about what their company registered people to. */
const handedTeam = new Map<string, ListField>()
export function handTeamFilters(filters: Readonly<Record<string, ListField>>): void {
  for (const [name, field] of Object.entries(filters)) handedTeam.set(name, field)
}
export const teamFilters = (): Record<string, ListField> => Object.fromEntries(handedTeam)
