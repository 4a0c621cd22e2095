import { type AttemptState, attemptState } from '@kxo/domain/quizzes/kinds'
import { quizzesWords as w } from '@kxo/domain/quizzes/words'
import { Badge, StatusBadge } from '../../../ui/display/badge.tsx'

type OutcomeBadgeProps = { of: { state: AttemptState; percent: number | null } }

/** Where an attempt stands for whoever made it: what is not marked or not shown yet says so. */
export function OutcomeBadge({ of: { state, percent } }: OutcomeBadgeProps) {
  if (state === 'toMark') return <Badge tone="warning">{w.waitsForMark}</Badge>
  if (state !== 'inProgress' && percent === null) return <Badge>{w.resultHidden}</Badge>
  return <StatusBadge of={attemptState} is={state} />
}
