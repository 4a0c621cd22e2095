import { catalogue, type KeyOf } from '../../kernel/catalogue.ts'

/** How one comes to an activity of an event. */
export const enrolment = catalogue({
  mandatory: { code: 1, label: { fr: 'Obligatoire', en: 'Required' } },
  optional: { code: 2, label: { fr: 'Au choix', en: 'Optional' } },
})
export type Enrolment = KeyOf<typeof enrolment>

type Offered = { id: number; enrolment: Enrolment; choice_group: string; is_cancelled: boolean }
export type ChoiceProblem = { kind: 'unknown' } | { kind: 'several' | 'missing'; group: string }

/**
 * `awaited`: those somebody waits for, which stand for the choice of their group until a place is theirs.
 * What is wrong with the activities somebody chose: one that is not theirs to choose, two of one group, or none of a group.
 * Optional ones outside any group are taken or left.
 */
export function choiceProblem(
  offered: readonly Offered[],
  chosen: readonly number[],
  awaited: readonly number[] = [],
): ChoiceProblem | undefined {
  const open = offered.filter((activity) => activity.enrolment === 'optional' && !activity.is_cancelled)
  if (chosen.some((id) => !open.some((activity) => activity.id === id))) return { kind: 'unknown' }
  for (const group of new Set(open.map(({ choice_group }) => choice_group).filter(Boolean))) {
    const ofGroup = open.filter((activity) => activity.choice_group === group)
    const taken = ofGroup.filter(({ id }) => chosen.includes(id)).length
    if (taken > 1) return { kind: 'several', group }
    if (taken === 0 && !ofGroup.some(({ id }) => awaited.includes(id))) return { kind: 'missing', group }
  }
  return undefined
}
