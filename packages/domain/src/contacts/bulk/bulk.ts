import type { Actor } from '../../kernel/actor.ts'
import { isSelf } from '../../kernel/permissions.ts'
import { may, type PersonFacts } from '../permissions.ts'
import { type AccountStatus, accountActs, mayStart } from '../rules.ts'

/** What is done to many people at once. */
export const bulkActs = ['write', 'validate', 'invite', 'attach', 'edit', 'disable'] as const
export type BulkAct = (typeof bulkActs)[number]

/** Acts whoever did them may take back, and for how long: what was mailed stays said. */
export const undoableActs: readonly BulkAct[] = ['attach', 'edit']
export const undoMinutes = 15
/** What goes on as a long work: an act, or one taken back. */
export const bulkWorks = [...bulkActs, 'undo'] as const
export type BulkWorkKind = (typeof bulkWorks)[number]

/** People done in the request itself, chosen at most, and done in one transaction of a long work. */
export const bulkLimits = { atOnce: 50, most: 10_000, batch: 50 } as const

/** Fields given to many people at once. */
export const bulkFields = ['is_adherent', 'is_prospect', 'in_annuary', 'region'] as const
export type BulkSet = { is_adherent?: boolean; is_prospect?: boolean; in_annuary?: boolean; region?: number | null }
/** What is written to many; `occurrence` makes it one sending, whatever is done again. */
export type BulkMail = { subject: string; message: string; occurrence: string }
export type BulkRequest = { act: BulkAct; company?: number; set?: BulkSet; mail?: BulkMail }
/** The act taken back, by the name its answer gave it. */
export type UndoRequest = { act: 'undo'; of: string }

/** What the act depends on of each person. */
export type BulkPerson = PersonFacts & {
  status: AccountStatus
  is_adherent: boolean
  is_prospect: boolean
  in_annuary: boolean
  region: number | null
  /** Nobody else speaks for their company. */
  speaks_alone: boolean
  /** Their last mail came back. */
  has_rejected_mail: boolean
}

/** Why a person is left out of an act, the first that holds. */
export const leftReasons = [
  'administrator',
  'self',
  'noRight',
  'already',
  'wrongStatus',
  'rejectedMail',
  'onlyReferent',
  'changedSince',
] as const
export type LeftReason = (typeof leftReasons)[number]

const isSet = (person: BulkPerson, set: BulkSet): boolean =>
  bulkFields.every((name) => set[name] === undefined || set[name] === person[name])

/** Why this person is left out of an act on many; undefined when it applies. An administrator is never disabled in passing. */
export function leftOut(actor: Actor, person: BulkPerson, { act, company, set = {} }: BulkRequest): LeftReason | undefined {
  if (act === 'write') return person.status === 'disabled' ? 'wrongStatus' : person.has_rejected_mail ? 'rejectedMail' : undefined
  if (act === 'disable' && (person.is_admin || person.is_super_admin)) return 'administrator'
  if (act === 'disable' && isSelf(actor, person)) return 'self'
  if (!(act === 'invite' ? may.inviteContact : may.followContact)(actor, person)) return 'noRight'
  if (act === 'attach') return person.company_id === company ? 'already' : person.speaks_alone ? 'onlyReferent' : undefined
  if (act === 'edit') return isSet(person, set) ? 'already' : undefined
  if (mayStart(act, person.status)) return undefined
  return person.status === accountActs[act].to ? 'already' : 'wrongStatus'
}

/** Kinds of the long works of acts on many people: `users_write`… */
export const bulkWorkPrefix = 'users_'
