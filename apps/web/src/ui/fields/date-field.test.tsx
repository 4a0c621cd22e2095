import { expect, test } from 'vitest'
import { readDay } from './date-field.tsx'
import { sizeText } from './file-field.tsx'

test.each([
  ['05/03/2027', '2027-03-05'],
  ['5/3/2027', '2027-03-05'],
  ['05032027', '2027-03-05'],
  ['29/02/2028', '2028-02-29'],
  ['2027-03-05', '2027-03-05'],
  ['29/02/2027', undefined],
  ['05/13/2027', undefined],
  ['demain', undefined],
])('%s is the day %s', (text, day) => expect(readDay(text)).toBe(day))

test.each([
  [900, '900\u00a0o'],
  [5 * 1024 * 1024, '5\u00a0Mo'],
  [1_572_864, '1,5\u00a0Mo'],
])('%i bytes are %s', (bytes, text) => expect(sizeText(bytes, 'fr')).toBe(text))
