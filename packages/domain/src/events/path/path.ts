import { catalogue, type KeyOf } from '../../kernel/catalogue.ts'

/** What a step of an event's path is. */
export const pathKind = catalogue({
  activity: { code: 1, label: { fr: '{activity:cap}', en: '{activity:cap}' } },
  slot: { code: 2, label: { fr: 'Demi-journée', en: 'Half-day' } },
  document: { code: 3, label: { fr: 'Document', en: 'Document' } },
  paper: { code: 4, label: { fr: 'Pièce', en: 'Supporting document' } },
  form: { code: 5, label: { fr: 'Formulaire', en: 'Form' } },
  questionnaire: { code: 6, label: { fr: '{questionnaire:cap}', en: '{questionnaire:cap}' } },
  quiz: { code: 7, label: { fr: '{quiz:cap}', en: '{quiz:cap}' } },
})
export type PathKind = KeyOf<typeof pathKind>

/** What may stand in a path; `holds_place`: without it nobody’s place is confirmed. `opens_at`: nobody may do it before. */
export type Candidate = {
  kind: PathKind
  target: number
  title: string
  holds_place: boolean
  start_at: Date | null
  opens_at: Date | null
}
export const pathKey = ({ kind, target }: Pick<Candidate, 'kind' | 'target'>): string => `${kind} ${target}`

/**
 * The first step that could never open: what must be provided to have a place comes after something only those who have one do.
 * Nobody would reach it, and the order would shut everybody out.
 */
export function deadEnd<C extends Candidate>(ordered: readonly C[]): { blocked: C; by: C } | undefined {
  const by = ordered.find(({ holds_place }) => !holds_place)
  const blocked = by && ordered.slice(ordered.indexOf(by)).find(({ holds_place }) => holds_place)
  return by && blocked ? { blocked, by } : undefined
}

/** The first step that would have begun before what must come first opens: nobody could do both in that order. */
export function lateOpening<C extends Candidate>(ordered: readonly C[]): { missed: C; by: C } | undefined {
  for (const [index, by] of ordered.entries()) {
    const { opens_at } = by
    const missed = opens_at && ordered.slice(index + 1).find(({ start_at }) => start_at !== null && start_at < opens_at)
    if (missed) return { missed, by }
  }
  return undefined
}

type Dated = Pick<Candidate, 'title'> & { opens_on: string | null; due_on: string | null }
/** The first step due before it opens. */
export const dueTooSoon = <D extends Dated>(ordered: readonly D[]): D | undefined =>
  ordered.find(({ opens_on, due_on }) => opens_on !== null && due_on !== null && due_on < opens_on)

/** How steps stand for somebody who has done none, on a day: in an imposed order only the first is open. */
export const asNewcomer = <D extends Dated>(ordered: readonly D[], isImposed: boolean, today: string) =>
  ordered.map((step, index) => {
    const waits = isImposed && step.opens_on !== null && step.opens_on > today
    const first = isImposed && index > 0 ? (ordered[0]?.title ?? null) : null
    return { ...step, is_done: false, is_open: first === null && !waits, first, opens_on: waits ? step.opens_on : null }
  })

/** The order of a list once one of its lines has moved by some places; the same list when it cannot. */
export function moved<T>(list: readonly T[], from: number, to: number): readonly T[] {
  if (from === to || from < 0 || to < 0 || from >= list.length || to >= list.length) return list
  const rest = list.filter((_, index) => index !== from)
  return [...rest.slice(0, to), list[from]!, ...rest.slice(to)]
}
