import { sumOf } from '../kernel/totals.ts'
import type { Figures } from './figures.ts'

/** What must hold before a return is declared (BPF-05); what it gives to others is inside F-1 by the way it is counted. */
export const checkKeys = ['payers', 'learners', 'specialities', 'levels', 'ordered'] as const
export type CheckKey = (typeof checkKeys)[number]
/** `expected` against `found`: euros for payers and ordered, people otherwise. */
export type ReturnCheck = { key: CheckKey; is_right: boolean; expected: number; found: number }

const sum = (rows: readonly { people: number }[]): number => sumOf(rows, ({ people }) => people)

/** Each control of a return, with its difference. */
export function checksOf(figures: Figures): ReturnCheck[] {
  const equal = (key: CheckKey, expected: number, found: number): ReturnCheck => ({ key, is_right: expected === found, expected, found })
  const ordered = figures.products.find(({ line }) => line === 'trainingBodies')?.euros ?? 0
  const registered = figures.objectives.find(({ objective }) => objective === 'rncp')?.people ?? 0
  return [
    equal('payers', figures.total + figures.unclassed, figures.total),
    equal('learners', figures.all_learners.people, sum(figures.learners)),
    equal('specialities', figures.all_learners.people, sum(figures.specialities) + figures.other_specialities.people),
    equal('levels', registered, sum(figures.levels)),
    { key: 'ordered', is_right: ordered > 0 === figures.ordered.people > 0, expected: ordered, found: figures.ordered.people },
  ]
}
