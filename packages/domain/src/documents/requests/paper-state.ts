import { catalogue, type KeyOf } from '../../kernel/catalogue.ts'
import { addDays } from '../../kernel/dates.ts'
import type { DocumentStatus } from '../status.ts'

/** Where a paper stands, from what is best to what is worst. */
export const paperState = catalogue({
  valid: { code: 1, label: { fr: 'Fourni', en: 'Provided' }, tone: 'success' },
  toCheck: { code: 5, label: { fr: 'À vérifier', en: 'To check' }, tone: 'info' },
  expiring: { code: 2, label: { fr: 'Expire bientôt', en: 'Expires soon' }, tone: 'warning' },
  missing: { code: 3, label: { fr: 'À fournir', en: 'To provide' }, tone: 'warning' },
  refused: { code: 6, label: { fr: 'Refusé', en: 'Refused' }, tone: 'danger' },
  expired: { code: 4, label: { fr: 'Expiré', en: 'Expired' }, tone: 'danger' },
})
export type PaperState = KeyOf<typeof paperState>

/** Days before its end when a paper begins to warn its owner, and when the tenant has something to do about it. */
export const paperWarning = 60
export const expiryTaskDays = 30

/** A paper asked of somebody; `status` is null while nothing was deposited. */
export type StandingPaper = { status: DocumentStatus | null; expires_on: string | null }

/** The state of a paper on a day: its last day is still good. */
export function stateOfPaper({ status, expires_on }: StandingPaper, today: string): PaperState {
  if (status === 'toValidate') return 'toCheck'
  if (status === 'rejected') return 'refused'
  if (expires_on !== null && expires_on < today) return 'expired'
  if (status === null || status === 'toComplete') return 'missing'
  return expires_on !== null && expires_on <= addDays(today, paperWarning) ? 'expiring' : 'valid'
}

/** The worst of some papers; null without any. */
export const worstPaper = (states: readonly PaperState[]): PaperState | null =>
  states.length === 0 ? null : (paperState.keys.findLast((state) => states.includes(state)) ?? null)

/** What is to be deposited now: nothing came, or it was refused. */
export const isAwaited = (state: PaperState): boolean => state === 'missing' || state === 'refused'
/** What another one follows: it lapses, or has. */
export const isFollowed = (state: PaperState): boolean => state === 'expiring' || state === 'expired'
