import { eventsContract } from '@kxo/domain/events/contract'
import { locationsContract } from '@kxo/domain/locations/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aSession } from '../../testing/a-session.ts'
import { control } from '../../testing/control.ts'
import { many, type Program, startProgram } from '../../testing/program.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from '../../testing/world.ts'

let program: Program
let tenant: TenantWorld
let admin: Persona
let room: { id: number }
const parallel = 100
beforeAll(async () => {
  program = await startProgram({ connections: many })
  tenant = await aTenant(program)
  admin = await tenant.anAdmin()
})
afterAll(() => program.close())

const client = () => tenant.name
beforeEach(async () => {
  const location = await callAs(program, admin, locationsContract.create, {
    params: { client: client() },
    body: { name: 'Halle', country: 'FR' },
  })
  room = await callAs(program, admin, locationsContract.addRoom, {
    params: { client: client(), id: location.id },
    body: { name: `Salle ${Math.random()}`, capacity: 20, margin_before: 10, margin_after: 10 },
  })
})

/** A hundred events ask at once for the same room; each a few minutes apart, close enough for margins to touch. */
async function bookAtOnce(): Promise<{ booked: number; refused: number }> {
  const events = await Promise.all(Array.from({ length: parallel }, () => aSession(tenant)))
  const answers = await Promise.allSettled(
    events.map(({ id }, at) =>
      callAs(program, admin, eventsContract.addSlot, {
        params: { client: client(), id },
        body: {
          start_at: new Date(Date.UTC(2031, 2, 4, 8, at % 10)),
          end_at: new Date(Date.UTC(2031, 2, 4, 12, at % 10)),
          title: '',
          room_id: room.id,
        },
      }),
    ),
  )
  const refusals = answers.filter((answer) => answer.status === 'rejected')
  for (const { reason } of refusals) expect(reason).toMatchObject({ status: 409 })
  return { booked: parallel - refusals.length, refused: refusals.length }
}

test('a hundred parallel bookings of one room give one', async () => {
  expect(await bookAtOnce()).toEqual({ booked: 1, refused: parallel - 1 })
}, 120_000)

test('control: without its constraints, the room is booked several times', control, async () => {
  const { pool } = program.database
  await pool.query('alter table room_bookings drop constraint room_already_booked, drop constraint room_margins_booked')
  try {
    expect((await bookAtOnce()).booked).toBeGreaterThan(1)
  } finally {
    await tenant.inTenant((db) => db.deleteFrom('slots').where('room_id', '=', room.id).execute())
    await pool.query(`alter table room_bookings
      add constraint room_already_booked exclude using gist (tenant_id with =, room_id with =, during with &&) deferrable initially immediate,
      add constraint room_margins_booked exclude using gist (tenant_id with =, room_id with =, holder with <>, held with &&) deferrable initially immediate`)
  }
})
