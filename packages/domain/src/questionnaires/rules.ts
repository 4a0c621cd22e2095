import type { FormField } from '../forms/inputs/field.ts'
import { isRecommendation } from '../forms/inputs/recommendation.ts'
import { integerFromText } from '../kernel/decimals.ts'

/** Under so many answers no figure is shown: it would say what one person thinks (FOR-40). */
export const leastAnswers = 3

type Scored = Pick<FormField, 'name' | 'input_type' | 'minimum' | 'maximum'>
/** What a response adds to the satisfaction, and its answer to whether one would recommend. */
export type Score = { points: number; points_max: number; recommendation: number | null }

/** Σ(score − min) and Σ(max − min) over the scales that were answered (FOR-40); the 0–10 of a recommendation stands apart (FOR-41). */
export function scoreOf(fields: readonly Scored[], answers: Readonly<Record<string, string | undefined>>): Score {
  const score: Score = { points: 0, points_max: 0, recommendation: null }
  for (const field of fields) {
    const value = field.input_type === 'stars' ? integerFromText(answers[field.name] ?? '') : undefined
    if (value === undefined) continue
    if (isRecommendation(field)) score.recommendation = value
    else {
      const [least, most] = boundsOf(field)
      score.points += value - least
      score.points_max += most - least
    }
  }
  return score
}

/** The least and the most a scale is answered by. */
export const boundsOf = ({ minimum, maximum }: Pick<FormField, 'minimum' | 'maximum'>): readonly [least: number, most: number] => [
  minimum ?? 1,
  maximum ?? 5,
]

/** The questions answered at or under the score that raises an alert. */
export const alertsIn = (
  alerts: readonly { question: string; at_most: number }[],
  answers: Readonly<Record<string, string | undefined>>,
): string[] =>
  alerts
    .filter(({ question, at_most }) => (integerFromText(answers[question] ?? '') ?? Number.POSITIVE_INFINITY) <= at_most)
    .map(({ question }) => question)

/** Satisfaction of many responses as a percentage of their sums, never an average of averages; null where it is not told (FOR-40). */
export const satisfactionRate = ({
  points,
  points_max,
  answers,
}: {
  points: number
  points_max: number
  answers: number
}): number | null => (answers < leastAnswers || points_max === 0 ? null : Math.round((points / points_max) * 100))

/** % of promoters (9–10) less % of detractors (0–6), an integer from −100 to 100; null where it is not told (FOR-41). */
export function netPromoterScore({
  promoters,
  detractors,
  answers,
}: {
  promoters: number
  detractors: number
  answers: number
}): number | null {
  return answers < leastAnswers ? null : Math.round(((promoters - detractors) / answers) * 100)
}

/** The share of those invited who answered, in percent; null while nobody is invited. */
export const responseRate = ({ invited, answered }: { invited: number; answered: number }): number | null =>
  invited === 0 ? null : Math.round((answered / invited) * 100)

/** A net promoter score as it is written: its sign, and no % (FOR-41). */
export const printScore = (score: number): string => (score > 0 ? `+${score}` : score < 0 ? `−${-score}` : '0')
