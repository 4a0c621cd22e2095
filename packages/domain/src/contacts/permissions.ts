import type { Actor, Profile } from '../kernel/actor.ts'
import {
  isAdministrator,
  isConsultant,
  isFullAdministrator,
  isReferent,
  isReferentOf,
  isSelf,
  isSignedInFully,
  isSuperAdministrator,
  mayWriteAsAdministrator,
  type Predicate,
} from '../kernel/permissions.ts'

/** What rights depend on of the person they are about. */
export type PersonFacts = { user_id: number; company_id: number | null; is_admin: boolean; is_super_admin: boolean }
/** The same, with what makes their address the key of an account. */
export type AccountFacts = PersonFacts & { profile: Profile; has_password: boolean }

const reads = (actor: Actor): boolean => isAdministrator(actor) || isConsultant(actor)
const writes = (actor: Actor): boolean => mayWriteAsAdministrator(actor) || isConsultant(actor)

/** An administrator's account is touched only by one of the whole menu, the vendor's by the vendor: else a mail changed would be an account taken. */
const reaches = (actor: Actor, person: PersonFacts): boolean =>
  person.is_super_admin ? isSuperAdministrator(actor) : !person.is_admin || isFullAdministrator(actor)
const follows = (actor: Actor, person: PersonFacts): boolean => writes(actor) && reaches(actor, person)
const leads = (actor: Actor, person: PersonFacts): boolean => isReferentOf(actor, person) && !person.is_admin && !person.is_super_admin

export const may = {
  listContacts: reads satisfies Predicate,
  writeContacts: writes satisfies Predicate,
  /** Validating, inviting, attaching, editing or disabling many at once: each person is then asked about (`leftOut`). */
  actInBulk: writes satisfies Predicate,
  /** The administrators' own tab. */
  listAdmins: isFullAdministrator satisfies Predicate,
  listTeam: ((actor) => isReferent(actor) && actor.company_id !== null) satisfies Predicate,
  addToTeam: ((actor) => isReferent(actor) && actor.company_id !== null) satisfies Predicate,
  readContact: ((actor, person) => isSelf(actor, person) || reads(actor) || isReferentOf(actor, person)) satisfies Predicate<PersonFacts>,
  changeContact: ((actor, person) =>
    isSelf(actor, person) || follows(actor, person) || leads(actor, person)) satisfies Predicate<PersonFacts>,
  /** All of a record: company, profile, codes, status. */
  followContact: follows satisfies Predicate<PersonFacts>,
  /** Whoever holds the address opens the account: once it has a password, or sees much of the tenant, only those who see it all move it. */
  changeMail: ((actor, person) =>
    follows(actor, person) &&
    !isSelf(actor, person) &&
    (isFullAdministrator(actor) || (!person.has_password && person.profile !== 'CNS'))) satisfies Predicate<AccountFacts>,
  inviteContact: ((actor, person) => follows(actor, person) || leads(actor, person)) satisfies Predicate<PersonFacts>,
  /** Nobody closes their own account by mistake, nor an administrator's without being one of the whole menu. */
  closeContact: ((actor, person) => follows(actor, person) && !isSelf(actor, person)) satisfies Predicate<PersonFacts>,
  sendPasswordLink: follows satisfies Predicate<PersonFacts>,
  /** Administrator, restriction, tasks. */
  setRights: ((actor, person) =>
    isFullAdministrator(actor) && reaches(actor, person) && !isSelf(actor, person)) satisfies Predicate<PersonFacts>,
  /** Consulting sees much of the tenant: only those who see it all give it. */
  grantConsulting: isFullAdministrator satisfies Predicate,
  readHistory: reads satisfies Predicate,
  readPrivateHistory: isFullAdministrator satisfies Predicate,
  detach: ((actor, person) => follows(actor, person) || (leads(actor, person) && !isSelf(actor, person))) satisfies Predicate<PersonFacts>,
  /** Leaving one's own company; whoever else takes someone out detaches them. */
  leave: ((actor, person) =>
    isSignedInFully(actor) && isSelf(actor, person) && person.company_id !== null) satisfies Predicate<PersonFacts>,
  /** Merging removes records: consultants never do. */
  mergeContacts: mayWriteAsAdministrator satisfies Predicate,
}
