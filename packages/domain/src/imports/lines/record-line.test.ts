import { describe, expect, test } from 'vitest'
import type { ImportField } from '../kind-fields.ts'
import type { ImportKind } from '../kinds.ts'
import { countryFrom } from './country-from.ts'
import { readRecordLine } from './record-line.ts'

const read = (kind: ImportKind, cells: Partial<Record<ImportField, string>>) =>
  readRecordLine(kind, (field) => cells[field], { zone: 'Europe/Paris', dates: new Map() })

describe('a line of people', () => {
  test('says what its cells mean; a column left out says nothing, an empty cell that there is nothing', () => {
    expect(
      read('contacts', {
        mail: 'Ines@Exemple.fr',
        last_name: 'Garnier',
        first_name: ' Inès ',
        civility: 'Madame',
        birth_date: '14/05/1988',
        phone: '',
      }),
    ).toEqual({
      values: { mail: 'ines@exemple.fr', last_name: 'Garnier', first_name: 'Inès', civility: 'mrs', birth_date: '1988-05-14', phone: null },
      problems: [],
    })
  })

  test.each([
    ['14/05/1988 00:00', '1988-05-14'],
    ['29/02/2028', '2028-02-29'],
  ])('reads the day %s', (text, day) => {
    expect(read('contacts', { birth_date: text }).values.birth_date).toBe(day)
  })
  test.each(['31/02/1990', '1988-05-14', '14/05/88', '00/00/2000'])('refuses the day %s', (text) => {
    expect(read('contacts', { birth_date: text }).problems).toMatchObject([{ field: 'birth_date', kind: 'wrongDay' }])
  })

  test('names each cell to correct', () => {
    const { problems } = read('contacts', {
      mail: 'x',
      last_name: '',
      first_name: '=1+1',
      civility: 'Dr',
      is_adherent: 'vrai',
      country: 'Atlantide',
    })
    expect(problems.map(({ field, kind }) => [field, kind])).toEqual([
      ['mail', 'invalidEmail'],
      ['last_name', 'required'],
      ['first_name', 'formula'],
      ['civility', 'unknownValue'],
      ['country', 'unknownCountry'],
      ['is_adherent', 'notABoolean'],
    ])
  })
})

test.each([
  ['France', 'FR'],
  ['fr', 'FR'],
  ['BELGIQUE', 'BE'],
  ['Belgium', 'BE'],
  ['Côte d’Ivoire', 'CI'],
  ['la réunion', 'RE'],
])('the country %s is %s', (text, code) => {
  expect(countryFrom(text)).toBe(code)
})
test('what is no country is none', () => {
  expect(countryFrom('Atlantide')).toBeUndefined()
})
