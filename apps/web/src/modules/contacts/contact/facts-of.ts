import type { ContactSummary } from '@kxo/domain/contacts/contract'
import type { PersonFacts } from '@kxo/domain/contacts/permissions'

/** What rights depend on, of a person as the wire says them. */
export const factsOf = ({
  id,
  company,
  is_admin,
  is_super_admin,
}: Pick<ContactSummary, 'id' | 'company' | 'is_admin' | 'is_super_admin'>): PersonFacts => ({
  user_id: id,
  company_id: company,
  is_admin,
  is_super_admin,
})
