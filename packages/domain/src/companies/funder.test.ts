import { expect, test } from 'vitest'
import { fundersOn, isFunderOver } from './funder.ts'

test('FOR-50 eleven operators since 1 April 2019, beside the funds of the self-employed', () => {
  expect(fundersOn('2019-03-31')).toEqual(['AGEFICE', 'FIF PL', 'FAFCEA', 'VIVEA'])
  expect(fundersOn('2019-04-01')).toHaveLength(11 + 4)
})

test('FOR-50 a body that a reform ended is named until its last day, its successor from the next', () => {
  const known = [
    { name: 'Ancien', from: '2019-04-01', until: '2027-12-31' },
    { name: 'Nouveau', from: '2028-01-01' },
  ]
  expect(fundersOn('2027-12-31', known)).toEqual(['Ancien'])
  expect(fundersOn('2028-01-01', known)).toEqual(['Nouveau'])
  expect([
    isFunderOver('Ancien', '2028-01-01', known),
    isFunderOver('Nouveau', '2027-12-31', known),
    isFunderOver('Autre', '2028-01-01', known),
  ]).toEqual([true, true, false])
})
