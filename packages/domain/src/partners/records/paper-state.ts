import { catalogue, type KeyOf } from '../../kernel/catalogue.ts'
import { addDays } from '../../kernel/dates.ts'

/** Where a paper stands. */
export const paperState = catalogue({
  valid: { code: 1, label: { fr: 'Fourni', en: 'Provided' }, tone: 'success' },
  expiring: { code: 2, label: { fr: 'Expire bientôt', en: 'Expires soon' }, tone: 'warning' },
  missing: { code: 3, label: { fr: 'À fournir', en: 'To provide' }, tone: 'warning' },
  expired: { code: 4, label: { fr: 'Expiré', en: 'Expired' }, tone: 'danger' },
})
export type PaperState = KeyOf<typeof paperState>

/** Days before its end when a paper begins to warn. */
export const paperWarning = 30

/** The state of a paper on a day: its last day is still good. */
export function stateOfPaper({ has_file, expires_on }: { has_file: boolean; expires_on: string | null }, today: string): PaperState {
  if (expires_on !== null && expires_on < today) return 'expired'
  if (!has_file) return 'missing'
  return expires_on !== null && expires_on <= addDays(today, paperWarning) ? 'expiring' : 'valid'
}

/** The worst of some papers; null without any. */
export const worstPaper = (states: readonly PaperState[]): PaperState | null =>
  states.reduce<PaperState | null>(
    (worst, state) => (worst === null || paperState.codeOf(state) > paperState.codeOf(worst) ? state : worst),
    null,
  )
