import type { PartnerStatus } from './status.ts'

/** What the hours of a part hang on: minutes. */
type Hours = { status: PartnerStatus; done: number; validated: number | null }

/** Why the hours of a part may not be validated; undefined when they may, for the first time or to correct them. */
export const whyNotValidated = ({ status, done }: Hours): 'notConfirmed' | 'notDone' | undefined =>
  status !== 'validated' ? 'notConfirmed' : done === 0 ? 'notDone' : undefined

/** The same among many: what an administrator already validated, maybe corrected, is left as it is. */
export const whyLeftUnvalidated = (part: Hours): 'notConfirmed' | 'notDone' | 'alreadyValidated' | undefined =>
  whyNotValidated(part) ?? (part.validated === null ? undefined : 'alreadyValidated')

/** Parts validated in one request, at most. */
export const mostPartsValidated = 500
/** One's own validation of many parts may be taken back this long, in hours. */
export const undoHours = 24
