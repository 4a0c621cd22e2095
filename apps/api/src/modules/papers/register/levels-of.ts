import { type DocumentRestriction, depositRestrictions } from '@kxo/domain/documents/restriction'
import { handoutLevels } from '@kxo/domain/events/handouts/handouts-contract'

/** Who may be let see a document: of a person, or of an event and its people. */
export const levelsOf = (user_id: number | null): readonly DocumentRestriction[] => (user_id === null ? handoutLevels : depositRestrictions)
