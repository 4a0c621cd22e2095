import type { Actor } from '../../kernel/actor.ts'
import { depositTooHigh } from '../../pricing/rules.ts'
import type { modalities } from '../catalogue/catalogue-address.ts'
import type { Onboarding } from '../nature.ts'
import { may } from '../permissions.ts'

/** What is done to many events at once. */
export const bulkActs = ['edit', 'publish', 'unpublish', 'archive'] as const
export type BulkAct = (typeof bulkActs)[number]
export type Modality = (typeof modalities)[number]

/** Events changed by one request, at most. */
export const bulkLimit = 500
/** Hours within which an act on many can be taken back. */
export const undoHours = 24

/** What many events may be given at once. */
export type BulkSet = {
  responsible_id?: number | null | undefined
  theme_added?: number | undefined
  theme_removed?: number | undefined
  entity_id?: number | null | undefined
  region_id?: number | null | undefined
  modality?: Modality | undefined
  onboarding?: Onboarding | undefined
  is_displayed_first?: boolean | undefined
  /** Days before its start an event stops taking registrations; null leaves them open until it starts. */
  limit_days?: number | null | undefined
}

/** What the change of an event depends on. */
export type BulkEvent = {
  company_id: number | null
  is_active: boolean
  cancelled_at: Date | null
  closed_at: Date | null
  start_date: Date | null
  is_training: boolean
  type_formation: string | null
  downpayment_rate: number
  taken: number
  modality: Modality
  onboarding: Onboarding
  has_place: boolean
  has_criteria: boolean
}

/** Why an event is left out of a change, the first that holds. */
export const leftReasons = [
  'noRight',
  'closedEvent',
  'needsResponsible',
  'needsPlace',
  'needsCriteria',
  'needsCompany',
  'depositTooHigh',
  'hasPeople',
  'hasNoDate',
  'already',
  'changedSince',
  'gone',
] as const
export type LeftReason = (typeof leftReasons)[number]

/** What an event still online would lack; where it is held is told to those registered by moving it, one by one. */
function whyNotSet(event: BulkEvent, set: BulkSet): LeftReason | undefined {
  const moves = set.modality !== undefined && set.modality !== event.modality
  if (set.responsible_id === null && event.is_active) return 'needsResponsible'
  if (moves && set.modality === 'place' && event.is_active && !event.has_place) return 'needsPlace'
  if (set.onboarding === 'onCriteria' && event.is_active && !event.has_criteria) return 'needsCriteria'
  if (set.onboarding === 'reserved' && event.company_id === null) return 'needsCompany'
  const soldToCompaniesOnly = set.onboarding === 'reserved' || event.type_formation === 'intra'
  if (set.onboarding !== undefined && set.onboarding !== event.onboarding && depositTooHigh({ ...event, soldToCompaniesOnly }))
    return 'depositTooHigh'
  if (moves && event.taken > 0) return 'hasPeople'
  if (typeof set.limit_days === 'number' && event.start_date === null) return 'hasNoDate'
  return undefined
}

/** Why an event may not be given these values; undefined when it may. */
export function whyLeftOut(actor: Actor, event: BulkEvent, set: BulkSet): LeftReason | undefined {
  if (!may.changeEvent(actor, event)) return 'noRight'
  if (event.cancelled_at || event.closed_at) return 'closedEvent'
  return whyNotSet(event, set)
}

/** How an event is attended. */
export const modalityOf = ({ is_online, is_asynchronous }: { is_online: boolean; is_asynchronous: boolean }): Modality =>
  is_asynchronous ? 'asynchronous' : is_online ? 'online' : 'place'
