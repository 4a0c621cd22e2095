import { expect, it } from 'vitest'
import { inputType } from '../inputs/input-type.ts'
import { comparatorsFor, meets } from './condition.ts'

it.each([
  [undefined, 'Lyon', 'Lyon', true],
  [undefined, 'Lyon', 'Paris;;Lyon', true],
  ['=', 'Lyon', '', false],
  ['!=', 'Lyon', 'Paris', true],
  ['!=', 'Lyon', '', true],
  ['!=', 'Lyon', 'Paris;;Lyon', false],
  ['>', '9', '10', true],
  ['>', '9', '9', false],
  ['<', '9', '', false],
  ['<', '10', '9.5', true],
  ['>', '2027-01-31', '2027-02-01', true],
  ['<', '2027-01-31', '2027-02-01', false],
  ['contains', 'eleve', 'Bac + 2, ÉLÈVE avocat', true],
  ['contains', 'x', '', false],
  ['X', '', '', true],
  ['X', '', 'false', true],
  ['X', '', 'Lyon', false],
] as const)('an answer %s “%s” when it reads “%s”: %s', (comparator, value, answer, met) => {
  expect(meets({ field: 'f', value, ...(comparator && { comparator }) }, { f: answer })).toBe(met)
})

it('offers a comparator for each type, none that cannot be met', () => {
  for (const type of inputType.keys) expect(comparatorsFor(type).length).toBeGreaterThan(0)
  expect(comparatorsFor('checkbox')).toEqual(['=', 'X'])
  expect(comparatorsFor('image')).toEqual(['X'])
})
