import type { Actor } from '../kernel/actor.ts'
import { isAdministrator, isConsultant, mayWriteAsAdministrator, type Predicate } from '../kernel/permissions.ts'

const reads = (actor: Actor): boolean => isAdministrator(actor) || isConsultant(actor)
type Member = { company_id: number }

export const may = {
  listCompanies: reads satisfies Predicate,
  readCompany: ((actor, { company_id }) =>
    reads(actor) || (actor.session === 'full' && actor.company_id === company_id)) satisfies Predicate<Member>,
  writeCompanies: ((actor) => mayWriteAsAdministrator(actor) || isConsultant(actor)) satisfies Predicate,
}
