import { expect, test } from 'vitest'
import { kindStarts, tenantKinds } from './kind.ts'

test('PRV-52, PRV-53: a kind where individuals can pay starts with the consumer’s two functions', () => {
  for (const kind of tenantKinds) {
    const { params, features } = kindStarts[kind]
    const isPaidByPeople = features.includes('payment') && params.is_recruiting_platform !== true
    expect([kind, params.sells_to_consumers === true]).toEqual([kind, isPaidByPeople])
  }
})

test('a recruiting platform starts with what its companies buy visibility with', () => {
  const { params, features } = kindStarts.recruiting
  expect([params.manage_products, features.includes('payment'), features.includes('accounting')]).toEqual([true, true, true])
})
