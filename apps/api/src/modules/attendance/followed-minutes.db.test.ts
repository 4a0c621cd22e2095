import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Program, startProgram } from '../../testing/program.ts'
import { aTenant, type TenantWorld } from '../../testing/world.ts'
import { type PresenceSource, standsForSignature } from './signing/slot-facts.ts'

let program: Program
let tenant: TenantWorld
beforeAll(async () => {
  program = await startProgram()
  tenant = await aTenant(program)
})
afterAll(() => program.close())

test('the database and the program say alike what proves a presence', async () => {
  const sources: Record<PresenceSource, true> = {
    checkin: true,
    entry: true,
    markedEntry: true,
    meeting: true,
    signature: true,
    mark: true,
    closing: true,
    regularisation: true,
  }
  const said = await tenant.inTenant(async (db) => {
    const { rows } = await sql<{ source: string; proves: boolean }>`select source, is_followed(false, source, 1::smallint, true) as proves
      from unnest(${Object.keys(sources)}::text[]) source`.execute(db)
    return new Map(rows.map(({ source, proves }) => [source, proves]))
  })
  expect(said).toEqual(new Map(Object.keys(sources).map((source) => [source, standsForSignature(source)])))
})
