import type { Actor } from '../kernel/actor.ts'
import { isAdministrator, isConsultant, isSelf, mayWriteAsAdministrator, type Predicate } from '../kernel/permissions.ts'

const reads = (actor: Actor): boolean => isAdministrator(actor) || isConsultant(actor)
const writes = (actor: Actor): boolean => mayWriteAsAdministrator(actor) || isConsultant(actor)
type Person = { user_id: number }

export const may = {
  listContacts: reads satisfies Predicate,
  writeContacts: writes satisfies Predicate,
  readContact: ((actor, person) => isSelf(actor, person) || reads(actor)) satisfies Predicate<Person>,
  changeContact: ((actor, person) => isSelf(actor, person) || writes(actor)) satisfies Predicate<Person>,
}
