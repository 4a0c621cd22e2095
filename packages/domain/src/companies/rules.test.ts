import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { ownFields, rightNumbers } from './company-shape.ts'
import { departmentsFromText, hasRightNumber, hasRightVatNumber, isUndoable, lastHeadcountYear } from './rules.ts'

describe('departments joined by semicolons', () => {
  it.each([
    ['44;49', '44;49'],
    [' 2a, 2B ; 971 44 44', '2A;2B;971;44'],
    ['', ''],
    ['Loire', undefined],
    ['4', undefined],
    ['2C', undefined],
  ])('%j becomes %j', (typed, expected) => expect(departmentsFromText(typed)).toBe(expected))
})

describe('ID-01, ID-02: numbers of a company', () => {
  it('a SIRET or a SIREN is checked by its key, unless it is told to be of another country', () => {
    expect(hasRightNumber({ siret: '73282932000074' })).toBe(true)
    expect(hasRightNumber({ siret: '732829320' })).toBe(true)
    expect(hasRightNumber({ siret: '73282932000075' })).toBe(false)
    expect(hasRightNumber({ siret: '00000000000000' })).toBe(false)
    expect(hasRightNumber({ siret: 'BE0417497106', is_foreign: true })).toBe(true)
    expect(hasRightNumber({ siret: null })).toBe(true)
  })

  it('a French VAT number is that of the SIREN beside it', () => {
    expect(hasRightVatNumber({ vat_number: 'FR44732829320', siret: '73282932000074' })).toBe(true)
    expect(hasRightVatNumber({ vat_number: 'FR45732829320', siret: null })).toBe(false)
    expect(hasRightVatNumber({ vat_number: 'FR11123456782', siret: '73282932000074' })).toBe(false)
    expect(hasRightVatNumber({ vat_number: 'DE123456789', siret: '73282932000074' })).toBe(true)
    expect(hasRightVatNumber({ vat_number: 'CHE-123.456.789', is_foreign: true })).toBe(true)
  })

  it('the form lays the mistake on the number itself', () => {
    const body = z.object(ownFields).check(...rightNumbers)
    const issues = (value: object) => z.safeDecode(body, value as never).error?.issues.map(({ path, message }) => [path.join('.'), message])
    expect(issues({ siret: '732 829 320 00075' })).toEqual([['siret', 'siret']])
    expect(issues({ siret: '732 829 320 00074', vat_number: 'FR11123456782' })).toEqual([['vat_number', 'vatNumber']])
    expect(z.decode(body, { siret: '732 829 320 00074', naf: '85.59a', departments: '44, 2a' })).toEqual({
      siret: '73282932000074',
      naf: '8559A',
      departments: '44;2A',
    })
  })
})

it('a headcount is of a year that is over, in Paris', () => {
  expect(lastHeadcountYear(new Date('2026-12-31T22:59:59Z'))).toBe(2025)
  expect(lastHeadcountYear(new Date('2026-12-31T23:00:00Z'))).toBe(2026)
})

it('a merge is undone for 24 hours, once', () => {
  const done_at = new Date('2026-03-01T10:00:00Z')
  expect(isUndoable({ done_at, undone_at: null }, new Date('2026-03-02T09:59:59Z'))).toBe(true)
  expect(isUndoable({ done_at, undone_at: null }, new Date('2026-03-02T10:00:00Z'))).toBe(false)
  expect(isUndoable({ done_at, undone_at: done_at }, new Date('2026-03-01T10:01:00Z'))).toBe(false)
})
