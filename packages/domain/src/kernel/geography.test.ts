import { describe, expect, test } from 'vitest'
import {
  administrativeRegion,
  departmentOf,
  departmentSteps,
  departmentsOf,
  everyDepartment,
  labelOfDepartment,
  ofRegion,
  postalCodeFromText,
  postalRangesOf,
  regionOfDepartment,
} from './geography.ts'

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

  test('the ranges of a département hold its postal codes and no other: all 100,000 are tried', () => {
    const ranged = (department?: string) =>
      postalRangesOf(department).flatMap(({ from, before }) =>
        Array.from({ length: Number(before) - Number(from) }, (_, n) => String(Number(from) + n).padStart(5, '0')),
      )
    const grouped = Object.groupBy(
      Array.from({ length: 100_000 }, (_, n) => String(n).padStart(5, '0')),
      (code) => departmentOf(code) ?? 'none',
    )
    for (const { code } of everyDepartment) expect(ranged(code), code).toEqual(grouped[code])
    expect(ranged()).toHaveLength(100_000 - grouped['none']!.length)
    expect(postalRangesOf('38')).toEqual([{ from: '38000', before: '39000' }])
    expect(postalRangesOf('2B')).toHaveLength(2)
    expect(postalRangesOf('20')).toEqual([])
  })

  test('the steps tell the département of every postal code, whatever the exception', () => {
    const steps = departmentSteps()
    const wrong = Array.from({ length: 100_000 }, (_, code) => code).filter(
      (code) => steps.findLast(({ from }) => from <= code)?.department !== (departmentOf(String(code).padStart(5, '0')) ?? null),
    )
    expect(wrong).toEqual([])
  })

  test('107 codes are named', () => {
    expect(everyDepartment).toHaveLength(107)
    expect([labelOfDepartment('38'), labelOfDepartment('2A'), labelOfDepartment('988'), labelOfDepartment('96')]).toEqual([
      '38 – Isère',
      '2A – Corse-du-Sud',
      '988 – Nouvelle-Calédonie',
      '96',
    ])
  })
})

test('a région takes its own preposition', () => {
  const written = administrativeRegion.keys.map((key) => ofRegion(administrativeRegion.labelOf(key).fr))
  expect(written).toContain('d’Auvergne-Rhône-Alpes')
  expect(written).toContain('du Centre-Val de Loire')
  expect(written).toContain('du Grand Est')
  expect(written).toContain('des Hauts-de-France')
  expect(written).toContain('d’Île-de-France')
  expect(written).toContain('des Pays de la Loire')
  expect(written).toContain('de La Réunion')
  expect(written).toContain('de Bretagne')
})
