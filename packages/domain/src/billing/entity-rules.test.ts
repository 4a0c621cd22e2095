import { describe, expect, it } from 'vitest'
import { hasEntityVat, isEntitySiret, mentionKeys, missingMentions, seriesPrefix } from './entity-rules.ts'

const whole = {
  ...(Object.fromEntries(mentionKeys.map((key) => [key, 'x'])) as Record<(typeof mentionKeys)[number], string>),
  is_vat_franchise: false,
}

describe('INV-20: mentions of an issuer', () => {
  it('are sixteen, and what is blank is missing', () => {
    expect(mentionKeys).toHaveLength(16)
    expect(missingMentions(whole)).toEqual([])
    expect(missingMentions({ ...whole, bic: ' ', registry: '', activity_number: null })).toEqual(['registry', 'activity_number', 'bic'])
  })

  it('INV-31: no VAT number is asked in franchise', () => {
    expect(missingMentions({ ...whole, vat_number: null })).toEqual(['vat_number'])
    expect(missingMentions({ ...whole, vat_number: null, is_vat_franchise: true })).toEqual([])
  })
})

it('ID-01, ID-02: a SIRET of 14 digits, and the VAT number of its SIREN', () => {
  expect(isEntitySiret({ siret: '732 829 320 00074' })).toBe(true)
  expect(isEntitySiret({ siret: '732829320' })).toBe(false)
  expect(hasEntityVat({ siret: '73282932000074', vat_number: 'FR44732829320' })).toBe(true)
  expect(hasEntityVat({ siret: '73282932000074', vat_number: 'FR11123456782' })).toBe(false)
})

it('INV-02: a prefix leaves room for the year and the rank', () => {
  expect(['FA', 'F', 'FACTURE1'].every((prefix) => seriesPrefix.test(prefix))).toBe(true)
  expect(['', 'fa', '1F', 'FA-', 'FACTURE12'].some((prefix) => seriesPrefix.test(prefix))).toBe(false)
})
