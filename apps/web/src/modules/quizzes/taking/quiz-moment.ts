import type { OwnQuiz } from '@kxo/domain/quizzes/taking-contract'
import { quizzesWords as w } from '@kxo/domain/quizzes/words'
import type { Say } from '../../../ui/i18n/language.tsx'

/** Whether a quiz stands among those that are over: closed, taken, or being marked. One that was failed is to be taken again while it may be. */
export const isOver = ({ state, result }: OwnQuiz): boolean =>
  state === 'closed' || state === 'done' || (state === 'open' && result?.state === 'toMark')

/** Whether whoever took it may take it again now. */
export const mayRetake = ({ state, result, attempts_left, closes_at }: OwnQuiz, now: Date): boolean =>
  (state === 'done' || (state === 'open' && result !== null)) && attempts_left !== 0 && (closes_at === null || closes_at > now)

/** Why it cannot be taken now; empty when it can, or was. */
export function whyNot({ state, first, opens_at, closes_at }: OwnQuiz, say: Say): string {
  if (state === 'blocked') return say(w.blocked, { first: first ?? '' })
  if (state === 'notYet') return opens_at === null ? say(w.notYet) : say(w.notYetOpen, { at: opens_at })
  return state === 'closed' && closes_at !== null ? say(w.closedOn, { at: closes_at }) : ''
}
