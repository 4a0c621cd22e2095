import type { accountStatus } from '../identity/status.ts'
import type { Actor } from '../kernel/actor.ts'
import type { KeyOf } from '../kernel/catalogue.ts'
import { isReferentOf, isSelf } from '../kernel/permissions.ts'
import { type AccountFacts, may, type PersonFacts } from './permissions.ts'

export type AccountStatus = KeyOf<typeof accountStatus>

export const civilities = ['mr', 'mrs'] as const

/** Profiles given with a record; administration is granted by an act of its own. */
export const grantedProfiles = ['USR', 'REF', 'REC', 'CNS'] as const

/** Why a record may be the person being typed, the surest first. */
export const duplicateReasons = ['mail', 'phone', 'name'] as const

const professional = ['civility', 'first_name', 'last_name', 'job', 'phone'] as const
const own = [...professional, 'birth_date', 'address', 'address_complement', 'code_postal', 'town', 'country', 'language'] as const
/** What a referent writes of someone they add to their team. */
export const addedToTeam = [...professional, 'mail'] as const
/** Every field a record is followed by. */
export const followedFields = [
  ...own,
  'mail',
  'company',
  'manager',
  'region',
  'is_region_manual',
  'profile_code',
  'is_adherent',
  'is_prospect',
  'in_annuary',
  'is_partner',
  'code',
  'accounting_code',
  'employees_number',
  'independents_number',
] as const
export type ContactField = (typeof followedFields)[number]

/** What an actor may change of a person's record: all of it, their own details, the professional part of their team, or nothing. */
export function changeableFields(actor: Actor, person: AccountFacts): readonly ContactField[] {
  // A code sent to one's own new address proves it first: `changeMail` of identity.
  if (may.followContact(actor, person))
    return may.changeMail(actor, person) ? followedFields : followedFields.filter((field) => field !== 'mail')
  if (isSelf(actor, person)) return own
  return isReferentOf(actor, person) && may.changeContact(actor, person) ? professional : []
}

/** Whether an actor reads the whole record, or only the professional part of someone of their team. */
export const readsAll = (actor: Actor, person: PersonFacts): boolean => isSelf(actor, person) || may.listContacts(actor)

/** Acts on an account: the statuses they start from and the one they lead to. */
export const accountActs = {
  invite: { from: ['pending', 'invited'], to: 'invited' },
  validate: { from: ['toValidate'], to: 'validated' },
  activate: { from: ['pending', 'invited', 'toComplete', 'validated'], to: 'active' },
  suspend: { from: ['active'], to: 'suspended' },
  reactivate: { from: ['suspended', 'absent', 'disabled'], to: 'active' },
  disable: { from: ['pending', 'invited', 'toComplete', 'toValidate', 'validated', 'active', 'suspended', 'absent'], to: 'disabled' },
} as const satisfies Record<string, { from: readonly AccountStatus[]; to: AccountStatus }>
export type AccountAct = keyof typeof accountActs

/** Whether an act may start from a status. */
export const mayStart = (act: AccountAct, status: AccountStatus): boolean =>
  (accountActs[act].from as readonly AccountStatus[]).includes(status)

/** What a person whose profile is to complete (account status 2) must still give, in the order it is asked. */
export const profileNeeds = ['first_name', 'last_name', 'phone', 'address', 'code_postal', 'town'] as const
export const missingFields = (person: Partial<Record<(typeof profileNeeds)[number], string | null>>): (typeof profileNeeds)[number][] =>
  profileNeeds.filter((field) => !person[field]?.trim())
