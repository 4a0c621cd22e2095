import { expect, test } from 'vitest'
import { TenantParams } from './params.ts'

test.each([
  [5, false],
  [6, true],
  [10, true],
  [11, false],
])('FOR-37 a tenant keeps its training evidence from 6 to 10 years: %i', (keep_evidence_years, accepted) => {
  expect(TenantParams.safeParse({ keep_evidence_years }).success).toBe(accepted)
})
