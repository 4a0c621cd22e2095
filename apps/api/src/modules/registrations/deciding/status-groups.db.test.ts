import { holdsPlaceSql, registrationStatus } from '@kxo/domain/registrations/status'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { anOpenEvent } from '../../../testing/an-open-event.ts'
import { type Program, startProgram } from '../../../testing/program.ts'
import { aTenant, type TenantWorld } from '../../../testing/world.ts'

let program: Program
let tenant: TenantWorld
beforeAll(async () => {
  program = await startProgram()
  tenant = await aTenant(program)
})
afterAll(() => program.close())

it('the database says what holds a place as the catalogue does, an unknown code taking one', async () => {
  const codes = Array.from({ length: 40 }, (_, code) => code - 10)
  const { rows } = await tenant.inTenant((db) =>
    sql<{ code: number; holds: boolean }>`select code, holds_place(code::smallint) as holds from unnest(${codes}::int[]) code`.execute(db),
  )
  const known = new Map(registrationStatus.keys.map((key) => [registrationStatus.codeOf(key), registrationStatus.isIn(key, 'holdsPlace')]))
  expect(new Map(rows.map(({ code, holds }) => [code, holds]))).toEqual(new Map(codes.map((code) => [code, known.get(code) ?? true])))
})

it('the function is the one the catalogue writes: a new status says here what its migration must hold', async () => {
  const { rows } = await tenant.inTenant((db) =>
    sql<{ prosrc: string }>`select prosrc from pg_proc where proname = 'holds_place'`.execute(db),
  )
  expect(rows.map(({ prosrc }) => prosrc.trim())).toEqual([`select ${holdsPlaceSql}`])
})

it('a code that is in no catalogue is not stored', async () => {
  const event_id = await anOpenEvent(tenant)
  const person = await tenant.aPerson()
  const store = (status: number) =>
    tenant.inTenant((db) =>
      db
        .insertInto('registrations')
        .values({ event_id, user_id: person.id, status, code: `code ${status}` })
        .execute(),
    )
  for (const code of [-1, Math.max(...registrationStatus.codesOf(...registrationStatus.keys)) + 1])
    await expect(store(code)).rejects.toMatchObject({ constraint: 'registrations_status_check' })
  await store(registrationStatus.codeOf('pending'))
})
