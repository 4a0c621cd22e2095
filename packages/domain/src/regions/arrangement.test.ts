import { describe, expect, test } from 'vitest'
import { regionOfDepartment } from '../kernel/geography.ts'
import { frenchRegions, holderOf, overlapsOf, uncoveredDepartements, unknownDepartements } from './arrangement.ts'
import { departments } from './departments.ts'

const region = (id: number, name: string, departements: string[], country = 'FR') => ({ id, name, country, departements, is_abroad: false })

test('ID-20: 101 départements have a name, and each is in a région of France', () => {
  expect(departments).toHaveLength(101)
  expect(new Set(departments.map(({ name }) => name)).size).toBe(101)
  expect(departments.filter(({ code }) => regionOfDepartment(code) === undefined)).toEqual([])
  expect(frenchRegions).toHaveLength(18)
  expect(frenchRegions.find(({ name }) => name === 'Corse')?.departements).toEqual(['2A', '2B'])
})

describe('what a region lists', () => {
  test.each(['01', '2A', '971', '977', '75008', '690', '20', '201', '97', '2001'])('%s is a prefix of French codes', (code) =>
    expect(unknownDepartements([code], 'FR')).toEqual([]),
  )
  test.each(['96', '00', '7', '7500A', '2C', '750081'])('%s is not', (code) => expect(unknownDepartements([code], 'FR')).toEqual([code]))
  test('abroad, anything short', () => expect(unknownDepartements(['10', 'SW1', 'trop'], 'GB')).toEqual(['trop']))

  test('one region only, of one country', () => {
    const known = [region(1, 'A', ['69', '75']), region(2, 'B', ['10'], 'BE')]
    expect(holderOf(known, { country: 'FR', departements: ['01', '75'] })).toEqual({ departement: '75', holder: known[0] })
    expect(holderOf(known, { id: 1, country: 'FR', departements: ['75'] })).toBeUndefined()
    expect(holderOf(known, { country: 'FR', departements: ['10'] })).toBeUndefined()
    expect(holderOf(known, { country: 'FR', departements: ['750'] })).toBeUndefined()
  })
  test('overlaps are told with both names', () =>
    expect(overlapsOf([region(1, 'A', ['69', '75']), region(2, 'B', ['69']), region(3, 'C', ['69'], 'BE')])).toEqual([
      { departement: '69', names: ['A', 'B'] },
    ]))
})

test('what is not covered', () => {
  const all = frenchRegions.map(({ name, departements }, id) => region(id, name, departements))
  expect(uncoveredDepartements(all)).toEqual([])
  expect(uncoveredDepartements(all.filter(({ name }) => !['Corse', 'Mayotte', 'Bretagne'].includes(name)))).toEqual([
    '2A',
    '2B',
    '22',
    '29',
    '35',
    '56',
    '976',
  ])
  expect(uncoveredDepartements([...all.filter(({ name }) => name !== 'Corse'), region(90, 'Île', ['20'])])).toEqual([])
  expect(uncoveredDepartements([region(1, 'Huitième', ['75008'])])).toContain('75')
})
