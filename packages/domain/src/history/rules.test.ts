import { expect, test } from 'vitest'
import { changesOf, formerValue, mask, maskedAddress } from './rules.ts'

test.each<[string, unknown]>([
  ['pairs', { town: ['Nantes', 'Rezé'] }],
  ['both sides of each field', { town: { before: 'Nantes', after: 'Rezé' } }],
  ['both sides whole', { before: { town: 'Nantes' }, after: { town: 'Rezé' } }],
])('a change is read as it was written: %s (A35)', (_, change) => {
  expect(changesOf(change, 'user')).toEqual([{ field: 'town', before: 'Nantes', after: 'Rezé', is_masked: false, is_restorable: true }])
  expect(formerValue(change, 'town')).toBe('Nantes')
})

test('what did not change is not told, what only came is', () => {
  expect(changesOf({ town: ['Nantes', 'Nantes'], phone: [null, ''] }, 'user')).toEqual([])
  expect(changesOf({ name: 'Salle 2' }, 'location')).toMatchObject([
    { field: 'name', before: null, after: 'Salle 2', is_restorable: false },
  ])
})

test('bank details, secrets and health are masked, and cannot be restored (A35)', () => {
  expect(changesOf({ iban: ['FR76 1', null], health_note: [null, 'asthme'] }, 'user')).toEqual([
    { field: 'iban', before: mask, after: null, is_masked: true, is_restorable: false },
    { field: 'health_note', before: null, after: mask, is_masked: true, is_restorable: false },
  ])
})

test('only plain fields of a person are restored', () => {
  const restorable = (change: object, subject: string) => changesOf(change, subject).map(({ is_restorable }) => is_restorable)
  expect(restorable({ company: ['A', 'B'] }, 'user')).toEqual([false])
  expect(restorable({ town: ['A', 'B'] }, 'company')).toEqual([false])
})

test.each([
  ['ana.roy@exemple.fr', 'a•••@exemple.fr'],
  ['a@exemple.fr', 'a•••@exemple.fr'],
  ['', ''],
  ['sans arobase', 'sans arobase'],
])('a former address is recognised, not read (A36): %j is %j', (address, shown) => expect(maskedAddress(address)).toBe(shown))

test.each([null, undefined, 'text', 3, []])('a change that is not one tells nothing: %j', (change) =>
  expect(changesOf(change, 'user')).toEqual([]),
)
