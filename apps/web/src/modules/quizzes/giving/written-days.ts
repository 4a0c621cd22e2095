import { wire } from '@kxo/domain/kernel/wire'
import { quizzesContract as contract } from '@kxo/domain/quizzes/contract'
import type { QuizMoment } from '@kxo/domain/quizzes/kinds'
import * as z from 'zod/mini'

/** Days as a person writes them from days as the event counts them, and the other way round: « 15 » before the start is −15. */
export const turnedDays = (moment: QuizMoment, days: number): number => (moment === 'start' ? 0 - days : days)

/** Most days before the start, or after the end; from the registration nothing is counted. */
const mostDays: Record<QuizMoment, number> = { subscription: 0, start: 180, end: 365 }

/** Says beside the field which days its moment allows, as they are written. */
const withinDays = (moment: QuizMoment, { value, issues }: z.core.ParsePayload<{ days: number }>): void => {
  const max = mostDays[moment]
  if (value.days < 0) issues.push({ code: 'custom', message: 'min', params: { min: 0 }, path: ['days'], input: value })
  if (value.days > max) issues.push({ code: 'custom', message: 'max', params: { max }, path: ['days'], input: value })
}

/** A quiz an event is about to give, as it is written. */
export const WrittenQuiz = z
  .object({ ...contract.give.body.shape, days: wire.integer })
  .check((payload) => withinDays(payload.value.moment, payload))

/** What may still change of one. */
export const writtenChange = (moment: QuizMoment) =>
  z.object({ ...contract.changeEventQuiz.body.shape, days: wire.integer }).check((payload) => withinDays(moment, payload))
