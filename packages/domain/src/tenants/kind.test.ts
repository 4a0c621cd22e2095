import { expect, test } from 'vitest'
import { kindStarts, tenantKinds } from './kind.ts'

test('PRV-52, PRV-53: a kind where individuals can pay starts with the consumer’s two functions', () => {
  for (const kind of tenantKinds) {
    const { params, features } = kindStarts[kind]
    expect([kind, params.sells_to_consumers === true]).toEqual([kind, features.includes('payment')])
  }
})
