import type { Actor } from '../kernel/actor.ts'
import {
  isAdministrator,
  isConsultant,
  isFullAdministrator,
  isReferentOf,
  isSignedInFully,
  mayWriteAsAdministrator,
  type Predicate,
} from '../kernel/permissions.ts'

const reads = (actor: Actor): boolean => isAdministrator(actor) || isConsultant(actor)
const writes = (actor: Actor): boolean => mayWriteAsAdministrator(actor) || isConsultant(actor)
type Member = { company_id: number | null }

const isOwn = (actor: Actor, { company_id }: Member): boolean =>
  isSignedInFully(actor) && company_id !== null && actor.company_id === company_id
/** Those who follow companies, and the referent of that one. */
const changes = (actor: Actor, company: Member): boolean => writes(actor) || isReferentOf(actor, company)

export const may = {
  listCompanies: reads satisfies Predicate,
  readCompany: ((actor, company) => reads(actor) || isOwn(actor, company)) satisfies Predicate<Member>,
  /** One's own record, for whoever belongs to one. */
  openOwn: ((actor) => isSignedInFully(actor) && actor.company_id !== null) satisfies Predicate,
  writeCompanies: writes satisfies Predicate,
  changeCompany: changes satisfies Predicate<Member>,
  /** Consultants never delete. */
  removeCompanies: mayWriteAsAdministrator satisfies Predicate,
  /** Who reads without writing may tell the referent of a mistake. */
  reportMistake: ((actor, company) => isOwn(actor, company) && !changes(actor, company)) satisfies Predicate<Member>,
  /** Amounts: the payments right. */
  seeAmounts: ((actor) => isFullAdministrator(actor) && actor.profile !== 'CNS' && actor.profile !== 'REC') satisfies Predicate,
}
