import { defaultLoginClient } from '../identity/paths.ts'
import type { Actor } from '../kernel/actor.ts'
import { isConsultant, isSuperAdministrator, mayWriteAsAdministrator, type Predicate } from '../kernel/permissions.ts'

/** Help is read by administrators who write, and by consultants; those held to reading have none (screens-admin-2 §0.2). */
const reads = (actor: Actor): boolean => mayWriteAsAdministrator(actor) || isConsultant(actor)

export const may = {
  readHelp: reads satisfies Predicate,
  writeToSupport: reads satisfies Predicate,
  keepComplaints: mayWriteAsAdministrator satisfies Predicate,
  writeGuides: mayWriteAsAdministrator satisfies Predicate,
  changeContact: mayWriteAsAdministrator satisfies Predicate,
  /** The vendor's side: super administrators, in the vendor's own space. */
  answerSupport: ((actor, tenant) => isSuperAdministrator(actor) && tenant.name === defaultLoginClient) satisfies Predicate<{
    name: string
  }>,
}
