import { describe, expect, it } from 'vitest'
import type { VatReason } from '../kernel/vat.ts'
import { type ZeroRateSetting, zeroRateFault } from './zero-rate-rules.ts'

const issuer = { is_vat_franchise: false, vat_number: 'FR11123456782' }
const french = { country_code: 'FR', vat_number: 'FR83404833048' }
const setting: ZeroRateSetting = { issuer, buyer: french, trainingExemptFrom: '2024-03-01', day: '2026-11-20' }
type Changes = { issuer?: Partial<ZeroRateSetting['issuer']>; buyer?: Partial<ZeroRateSetting['buyer']> } & Partial<
  Pick<ZeroRateSetting, 'trainingExemptFrom' | 'day'>
>
const fault = (reason: VatReason, { issuer: seller, buyer, ...more }: Changes = {}) =>
  zeroRateFault(reason, { ...setting, ...more, issuer: { ...issuer, ...seller }, buyer: { ...french, ...buyer } })

describe('INV-31 a zero rate is tested against who buys and who sells', () => {
  it.each<[VatReason, string, Changes, string | undefined]>([
    ['franchise', 'an issuer that charges VAT', {}, 'reasonNeedsFranchise'],
    ['franchise', 'an issuer in franchise', { issuer: { is_vat_franchise: true, vat_number: null } }, undefined],
    ['reverse_charge_eu_service', 'a French buyer', {}, 'reasonNeedsEuropeanBuyer'],
    ['reverse_charge_eu_service', 'a German one', { buyer: { country_code: 'DE', vat_number: 'DE136695976' } }, undefined],
    ['reverse_charge_eu_service', 'a Greek one', { buyer: { country_code: 'GR', vat_number: 'EL 094259216' } }, undefined],
    ['reverse_charge_eu_service', 'one without number', { buyer: { country_code: 'DE', vat_number: null } }, 'reasonNeedsEuropeanBuyer'],
    ['reverse_charge_eu_service', 'a French number in Germany', { buyer: { country_code: 'DE' } }, 'reasonNeedsEuropeanBuyer'],
    ['reverse_charge_eu_service', 'a Swiss buyer', { buyer: { country_code: 'CH', vat_number: 'CHE123' } }, 'reasonNeedsEuropeanBuyer'],
    ['reverse_charge_eu_service', 'Monaco, which is France', { buyer: { country_code: 'MC' } }, 'reasonNeedsEuropeanBuyer'],
    [
      'reverse_charge_eu_service',
      'no number of its own',
      { issuer: { vat_number: null }, buyer: { country_code: 'DE', vat_number: 'DE136695976' } },
      'reasonNeedsSellerVat',
    ],
    ['export', 'a French buyer', {}, 'reasonNeedsDistantBuyer'],
    ['export', 'a buyer of the Union', { buyer: { country_code: 'ES' } }, 'reasonNeedsDistantBuyer'],
    ['export', 'a buyer in Monaco', { buyer: { country_code: 'MC' } }, 'reasonNeedsDistantBuyer'],
    ['export', 'a Swiss buyer without number', { buyer: { country_code: 'CH', vat_number: null } }, undefined],
    ['export', 'a seller without number', { issuer: { vat_number: ' ' }, buyer: { country_code: 'CH' } }, 'reasonNeedsSellerVat'],
    ['association_261_7', 'anyone', {}, undefined],
    ['out_of_scope', 'anyone', {}, undefined],
  ])('%s, %s', (reason, _, changes, expected) => expect(fault(reason, changes)).toBe(expected))

  it('INV-32 training is exempt from the day of its attestation on', () => {
    expect(fault('training_exempt')).toBeUndefined()
    expect(fault('training_exempt', { day: '2024-03-01' })).toBeUndefined()
    expect(fault('training_exempt', { day: '2024-02-29' })).toBe('reasonNeedsExemption')
    expect(fault('training_exempt', { trainingExemptFrom: null })).toBe('reasonNeedsExemption')
  })
})
