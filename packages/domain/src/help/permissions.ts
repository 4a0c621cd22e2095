import type { DocumentRestriction } from '../documents/restriction.ts'
import { defaultLoginClient } from '../identity/paths.ts'
import type { Actor } from '../kernel/actor.ts'
import {
  isAdministrator,
  isConsultant,
  isFullAdministrator,
  isSuperAdministrator,
  mayWriteAsAdministrator,
  type Predicate,
} from '../kernel/permissions.ts'

/** Help is read by administrators who write, and by consultants; those held to reading have none. */
const reads = (actor: Actor): boolean => mayWriteAsAdministrator(actor) || isConsultant(actor)

export const may = {
  readHelp: reads satisfies Predicate,
  writeToSupport: reads satisfies Predicate,
  keepComplaints: mayWriteAsAdministrator satisfies Predicate,
  writeGuides: mayWriteAsAdministrator satisfies Predicate,
  /** A guide is about nobody: its restriction alone says who of those reads it. */
  readGuide: ((actor, { restriction }) =>
    reads(actor) &&
    (restriction === 'admins'
      ? isFullAdministrator(actor)
      : restriction !== 'restrictedAdmins' || isAdministrator(actor))) satisfies Predicate<{
    restriction: DocumentRestriction
  }>,
  changeContact: mayWriteAsAdministrator satisfies Predicate,
  /** The vendor's side: super administrators, in the vendor's own space. */
  answerSupport: ((actor, tenant) => isSuperAdministrator(actor) && tenant.name === defaultLoginClient) satisfies Predicate<{
    name: string
  }>,
}
