import type { Consent } from '@kxo/domain/privacy/contract'
import { privacyWords as w } from '@kxo/domain/privacy/words'
import { Badge } from '../../ui/display/badge.tsx'

/** What was answered, in a word; null when nobody asked yet. */
export const AnswerBadge = ({ answer }: { answer: Pick<Consent, 'is_given'> | null }) =>
  answer === null ? (
    <Badge>{w.unknown}</Badge>
  ) : (
    <Badge tone={answer.is_given ? 'success' : 'danger'}>{answer.is_given ? w.given : w.refused}</Badge>
  )
