import { describe, expect, test } from 'vitest'
import { administrativeRegion, departmentOf, departmentsOf, postalCodeFromText, regionOfDepartment } from './geography.ts'

describe('ID-20 postal code to département to région', () => {
  test.each([
    ['75008', '75', 'idf'],
    ['1000', '01', 'ara'],
    ['20000', '2A', 'cor'],
    ['20137', '2A', 'cor'],
    ['20200', '2B', 'cor'],
    ['20600', '2B', 'cor'],
    ['97400', '974', 'reu'],
    ['97133', '977', undefined],
    ['97150', '978', undefined],
    ['97500', '975', undefined],
    ['98600', '986', undefined],
    ['98700', '987', undefined],
    ['98800', '988', undefined],
    ['69001', '69', 'ara'],
    ['97600', '976', 'myt'],
    [' 75 008 ', '75', 'idf'],
  ])('%s is %s in %s', (code, department, region) => {
    expect(departmentOf(code)).toBe(department)
    expect(regionOfDepartment(department)).toBe(region)
  })
  test.each(['98000', '99999', '00100', '20300', '7500A', '', '123', '750081'])('%j has none', (code) =>
    expect(departmentOf(code)).toBeUndefined(),
  )

  test('what is stored: the lost zero comes back, a letter is an error, empty is accepted, abroad is left alone', () => {
    expect(postalCodeFromText('1000')).toBe('01000')
    expect(postalCodeFromText('7500A')).toBeUndefined()
    expect(postalCodeFromText('')).toBe('')
    expect(postalCodeFromText('1000', 'Belgique')).toBe('1000')
    expect(postalCodeFromText('EC1A', 'Royaume-Uni')).toBe('EC1A')
  })
  test('101 départements in 18 régions, none twice', () => {
    const all = administrativeRegion.keys.flatMap(departmentsOf)
    expect(administrativeRegion.keys).toHaveLength(18)
    expect(new Set(all).size).toBe(all.length)
    expect(all).toHaveLength(101)
    expect(administrativeRegion.codeOf('idf')).toBe(11)
  })
})
