import { expect, test } from 'vitest'
import { cardOf } from './rules.ts'

const entry = {
  id: 1,
  first_name: 'Zoé',
  last_name: 'Le Gall; Martin',
  job: 'Avocate, associée',
  company: null,
  company_logo: null,
  town: 'Lyon',
  department: '69',
  region: null,
  specialities: [],
  presentation: 'Ligne une\nligne deux',
  phone: '+33612345678',
  mail: null,
  photo: null,
  is_partner: false,
}

test('a card holds what is shown and nothing else, escaped (RFC 6350)', () => {
  expect(cardOf(entry).split('\r\n')).toEqual([
    'BEGIN:VCARD',
    'VERSION:4.0',
    'FN:Zoé Le Gall\\; Martin',
    'N:Le Gall\\; Martin;Zoé;;;',
    'TITLE:Avocate\\, associée',
    'TEL;VALUE=uri:tel:+33612345678',
    'ADR:;;;Lyon;;;',
    'NOTE:Ligne une\\nligne deux',
    'END:VCARD',
    '',
  ])
})

test('no line of a card is longer than 75 bytes', () => {
  const lines = cardOf({ ...entry, presentation: 'é'.repeat(300) }).split('\r\n')
  expect(Math.max(...lines.map((line) => new TextEncoder().encode(line).length))).toBeLessThanOrEqual(75)
  expect(lines.join('').replaceAll(/(?<=é) (?=é)/g, '')).toContain('é'.repeat(300))
})
