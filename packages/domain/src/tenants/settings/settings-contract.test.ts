import { expect, test } from 'vitest'
import type { Endpoint } from '../../kernel/contract.ts'
import { settingsContract, tenantSheetsContract } from './settings-contract.ts'

const reads = (contract: Record<string, Endpoint>) => Object.entries(contract).filter(([, { method }]) => method === 'GET')

test('reading one’s own settings opens no writing transaction; taking the archive away is traced', () => {
  const writing = reads(settingsContract).filter(([, { writes }]) => writes)
  expect(reads(settingsContract).length).toBeGreaterThan(10)
  expect(writing.map(([name]) => name)).toEqual(['downloadTenantExport'])
})

test('each sheet another tenant’s visitor reads is traced on both sides', () =>
  expect(reads(tenantSheetsContract).filter(([, { writes }]) => !writes)).toEqual([]))
