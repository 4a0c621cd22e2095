import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { personName, personNameOrNone, printedName } from './person-name.ts'

const refusal = (name: string) => z.safeDecode(personName(100), name).error?.issues.map(({ message }) => message)

test.each(['Élodie', 'J.-P.', 'St.Pierre', 'M. d’Œuvrard', 'Jean-Luc', '李', 'O’Neil jr.', 'A.B. Martin'])('%j is a name', (name) => {
  expect(refusal(name)).toBeUndefined()
  expect(printedName(name)).toBe(name)
})

test.each([
  'https://mal.test/a',
  'www.mal.test',
  'Gagnez sur mal.com',
  'MAL.COM',
  'mal.fr/prix',
  'a@mal.test',
  'ftp://x',
  'cliquez mal.click !',
])('%j would carry a link', (name) => {
  expect(refusal(name)).toEqual(['nameAddress'])
  expect(refusal(printedName(name))).toBeUndefined()
})

test('a name that may be unknown is refused a link all the same', () => {
  const refused = (name: string) => z.safeDecode(personNameOrNone(100), name).error?.issues.map(({ message }) => message)
  expect([refused(''), refused('Élodie'), refused('www.mal.test')]).toEqual([undefined, undefined, ['nameAddress']])
})
