import { expect, test } from 'vitest'
import { readAddresses } from './addresses.ts'

test('addresses are read alone, beside a name, in cells, several on a line; once each', () => {
  const { people, unread } = readAddresses(
    [
      'ana.roy@forma.test',
      'Luc Petit <luc@forma.test>',
      'Durand;Camille;c.durand@forma.test;Paris',
      'a@forma.test; Zoé Leroy <z@forma.test>, ANA.ROY@forma.test',
      'Nom;Prénom;Mail',
      '',
    ].join('\r\n'),
  )
  expect(people).toEqual([
    { mail: 'ana.roy@forma.test', first_name: 'Ana', last_name: 'Roy' },
    { mail: 'luc@forma.test', first_name: 'Luc', last_name: 'Petit' },
    { mail: 'c.durand@forma.test', first_name: 'Camille', last_name: 'Durand' },
    { mail: 'a@forma.test', first_name: '', last_name: 'A' },
    { mail: 'z@forma.test', first_name: 'Zoé', last_name: 'Leroy' },
  ])
  expect(unread).toEqual(['Nom;Prénom;Mail'])
})

test('the heading of a table says where its names are, and is nobody', () => {
  const read = (heading: string, line: string) => readAddresses(`${heading}\n${line}\n`)
  const anna = { mail: 'anna@forma.test', first_name: 'Anna', last_name: 'Smith' }
  expect(read('First name;Last name;Email', 'Anna;Smith;anna@forma.test')).toEqual({ people: [anna], unread: [] })
  expect(read('Mail\tNom\tPrénom', 'anna@forma.test\tSmith\tAnna')).toEqual({ people: [anna], unread: [] })
  expect(read('Nom de famille,Prénom,Société,Mail', ',,Forma,a.roy@forma.test').people).toEqual([
    { mail: 'a.roy@forma.test', first_name: 'A', last_name: 'Roy' },
  ])
  expect(read('Nos contacts', 'Smith;Anna;anna@forma.test')).toEqual({ people: [anna], unread: ['Nos contacts'] })
})
