import { contactFilterList } from '@kxo/domain/contacts/list'
import type { Actor } from '@kxo/domain/kernel/actor'
import type { ListField } from '../../platform/lists/list-filters.ts'
import { fieldsOf } from '../../platform/lists/list-of.ts'
import { departmentField } from '../regions/index.ts'
import { contactsDependencies } from './dependencies.ts'
import { ownFilters } from './filters/own-filters.ts'

/** The filters no column shows, those this person may use; another's is an unknown field. */
export function contactFilters(actor: Actor): Record<string, ListField> {
  const availableFilters = Object.fromEntries(
    Object.entries(contactsDependencies().filters).flatMap(([name, { field, permitted }]) =>
      (permitted?.(actor) ?? true) ? [[name, field]] : [],
    ),
  )
  return fieldsOf(contactFilterList, {
    attended_event: availableFilters['attended_event'],
    accepted_paper: availableFilters['accepted_paper'],
    certified_event: availableFilters['certified_event'],
    followed_hours: availableFilters['followed_hours'],
    has_unpaid_bill: availableFilters['has_unpaid_bill'],
    ...ownFilters,
    town: 'users.town',
    code_postal: 'users.code_postal',
    department: departmentField('users'),
  })
}
