import { may as mayDocuments } from '../documents/permissions.ts'
import type { Actor } from '../kernel/actor.ts'
import { isSignedInFully, mayWriteAsAdministrator, type Predicate } from '../kernel/permissions.ts'
import { may as mayPartners } from '../partners/permissions.ts'

const reads = (actor: Actor): boolean => mayDocuments.listAll(actor)

export const may = {
  /** The register of every file that is neither a proof, a bill, a ticket nor a contract. */
  readRegister: reads satisfies Predicate,
  /** Papers of those who work for the tenant are for whoever follows them. */
  readPartners: ((actor) => reads(actor) && mayPartners.seePartners(actor)) satisfies Predicate,
  /** Asking, adding, accepting and refusing. */
  write: ((actor) => reads(actor) && mayDocuments.deposit(actor)) satisfies Predicate,
  writePartners: ((actor) => reads(actor) && mayPartners.assignPartners(actor)) satisfies Predicate,
  /** What the tenant publishes in its own name. */
  publish: ((actor) => reads(actor) && mayWriteAsAdministrator(actor)) satisfies Predicate,
  /** The documents one is given, and the file of who works for the tenant. */
  readShared: isSignedInFully satisfies Predicate,
  ownFolder: ((actor) => isSignedInFully(actor) && actor.is_partner) satisfies Predicate,
}
