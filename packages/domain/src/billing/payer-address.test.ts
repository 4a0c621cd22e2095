import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { draftAddressShape, isWholeOrLeft, missingInWords, missingOfAddress, PayerAddress, typedAddress } from './payer-address.ts'

const lyon = { address: '8 rue des Tanneurs', code_postal: '69003', town: 'Lyon', country: 'FR' }

it.each([
  [lyon, []],
  [{ ...lyon, address: ' ' }, ['address']],
  [{ ...lyon, code_postal: null }, ['code_postal']],
  [{ ...lyon, country: 'MC', code_postal: '' }, ['code_postal']],
  [{ ...lyon, country: 'AE', code_postal: null }, []],
  [{ country: 'FR' }, ['address', 'code_postal', 'town']],
])('INV-20 %j lacks %j', (address, missing) => {
  expect(missingOfAddress(address)).toEqual(missing)
  expect(z.safeParse(PayerAddress, address).success).toBe(missing.length === 0)
})

it('what lacks is named', () => {
  expect(missingInWords({ country: 'FR', address: '1 quai' })).toEqual({ fr: 'le code postal, la ville', en: 'the postal code, the town' })
})

it('a draft leaves the address for later, or takes it whole', () => {
  const Draft = z.object(draftAddressShape).check(...isWholeOrLeft)
  expect(z.safeParse(Draft, { country: 'FR' }).success).toBe(true)
  expect(typedAddress({ country: 'FR', address: null, town: ' ' })).toBeUndefined()
  const half = z.safeParse(Draft, { country: 'FR', address: '8 rue des Tanneurs' })
  expect(half.error?.issues.map(({ path }) => path[0])).toEqual(['code_postal', 'town'])
  expect(z.safeParse(Draft, lyon).success).toBe(true)
  expect(typedAddress(lyon)).toEqual({ ...lyon, address_complement: null })
})
