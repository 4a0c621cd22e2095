import { describe, expect, test } from 'vitest'
import {
  isDeclarationNumber,
  isFrenchVatNumber,
  isIban,
  isSiren,
  isSiret,
  isVatNumber,
  maskIban,
  ribKey,
  shownSiret,
  vatNumberOf,
} from './identifiers.ts'

describe('ID-01 SIREN and SIRET', () => {
  test.each(['732829320', '123456782', '987654324', '356000000', '732 829 320', '732\u00A0829\u202F320', '732.829.320'])(
    'SIREN %s',
    (value) => expect(isSiren(value)).toBe(true),
  )
  test.each(['732829321', '123456789', '000000000', '', '73282932', '7328293200', '73282932A'])('no SIREN: %j', (value) =>
    expect(isSiren(value)).toBe(false),
  )
  test.each(['73282932000074', '12345678200010', '98765432400019', '732 829 320 00074'])('SIRET %s', (value) =>
    expect(isSiret(value)).toBe(true),
  )
  test.each(['35600000000048', '35600000000001', '35600000000010', '35600000049837', '35600000009075'])('SIRET of La Poste %s', (value) =>
    expect(isSiret(value)).toBe(true),
  )
  test.each(['73282932000075', '35600000000011', '35600000012345', '00000000000000', '12345678900011', '732829320', ''])(
    'no SIRET: %j',
    (value) => expect(isSiret(value)).toBe(false),
  )
})

test.each([
  ['73282932000074', '732\u202F829\u202F320\u202F00074'],
  ['732829320', '732\u202F829\u202F320'],
  ['CHE-123.456', 'CHE-123.456'],
  ['', ''],
])('ID-01 %s is read in groups', (number, shown) => expect(shownSiret(number)).toBe(shown))

describe('ID-02 French VAT number', () => {
  test.each(['FR44732829320', 'FR11123456782', 'FR14987654324', 'FR64443061841', 'FR39356000000', 'fr 44 732 829 320', 'FRAB732829320'])(
    '%s',
    (value) => {
      expect(isFrenchVatNumber(value)).toBe(true)
      expect(isVatNumber(value)).toBe(true)
    },
  )
  test.each(['FR45732829320', 'FRIO732829320', 'FR44732829321', '44732829320', 'FR4473282932'])('not %s', (value) =>
    expect(isVatNumber(value)).toBe(false),
  )
  test('key of a SIREN, and other countries by their shape', () => {
    expect(vatNumberOf('732829320')).toBe('FR44732829320')
    expect(isVatNumber('BE0123456789')).toBe(true)
    expect(isVatNumber('US123456789')).toBe(false)
  })
})

describe('ID-03 IBAN', () => {
  test.each(['FR1420041010050500013M02606', 'FR7630006000011234567890189', 'FR76 3000 6000 0112 3456 7890 189', 'DE89370400440532013000'])(
    '%s',
    (value) => expect(isIban(value)).toBe(true),
  )
  test.each(['FR7630006000011234567890188', 'FR763000600001123456789018', 'XX', '', 'DE89370400440532013001'])('not %j', (value) =>
    expect(isIban(value)).toBe(false),
  )
  test('account key, letters included', () => {
    expect(ribKey('20041', '01005', '0500013M026')).toBe('06')
    expect(ribKey('30006', '00001', '12345678901')).toBe('89')
  })
  test('mask', () => expect(maskIban('FR14 2004 1010 0505 0001 3M02 606')).toBe('FR14 •••• 2606'))
})

test('FOR-55 declaration number', () => {
  for (const valid of ['11755555575', '94 2A 01234 56', '942B0123456']) expect(isDeclarationNumber(valid)).toBe(true)
  for (const invalid of ['1175555557', '117555555755', '112C0123456', 'A1755555575']) expect(isDeclarationNumber(invalid)).toBe(false)
})
