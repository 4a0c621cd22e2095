import type { Actor } from '@kxo/domain/kernel/actor'
import type { ListField } from '../../platform/lists/listing.ts'
import { contactsDependencies } from './dependencies.ts'

/** Those this person may use; another's is an unknown field. */
export const contactFilters = (actor: Actor): Record<string, ListField> =>
  Object.fromEntries(
    Object.entries(contactsDependencies().filters).flatMap(([name, { field, permitted }]) =>
      (permitted?.(actor) ?? true) ? [[name, field]] : [],
    ),
  )
