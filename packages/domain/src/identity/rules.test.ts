import { expect, test } from 'vitest'
import { maskedMail, maskedName } from './rules.ts'

test('P03: a name is shown by its first name and one letter', () => {
  expect(maskedName({ first_name: 'Julie', last_name: 'moreau' })).toBe('Julie M.')
  expect(maskedName({ first_name: 'Anne-Lise', last_name: 'Émond' })).toBe('Anne-Lise É.')
  expect(maskedName({ first_name: '', last_name: 'Noël' })).toBe('N.')
  expect(maskedName({ first_name: 'Alix', last_name: ' ' })).toBe('Alix')
})

test('P03: an address keeps its first letter and its domain', () => {
  expect(maskedMail('julie.moreau@cabinet.fr')).toBe('j…@cabinet.fr')
  expect(maskedMail('j@cabinet.fr')).toBe('j…@cabinet.fr')
})
