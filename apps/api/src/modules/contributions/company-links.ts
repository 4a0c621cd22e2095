import { contributionsWords as w } from '@kxo/domain/contributions/words'
import type { CompanyLink } from '../companies/index.ts'

/** Orders and memberships follow a company that is merged. */
export const contributionsOfCompany: readonly CompanyLink[] = [
  { table: 'contribution_orders', counted: w.ordersCounted },
  { table: 'contribution_members', counted: w.membersCounted },
]
