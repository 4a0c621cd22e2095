import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Queries, withTenant } from '../../platform/database/tenancy.ts'
import { aSession } from '../../testing/a-session.ts'
import { control } from '../../testing/control.ts'
import { many, type Program, startProgram } from '../../testing/program.ts'
import { aTenant, type TenantWorld } from '../../testing/world.ts'

let program: Program
let tenant: TenantWorld
let room_id: number
const morning = { start_at: new Date('2031-03-04T08:00:00Z'), end_at: new Date('2031-03-04T11:30:00Z') }

beforeAll(async () => {
  program = await startProgram({ connections: many })
  tenant = await aTenant(program)
  room_id = await tenant.inTenant(async (db) => {
    const { id: location_id } = await db.insertInto('locations').values({ name: 'Halle' }).returning('id').executeTakeFirstOrThrow()
    const room = await db
      .insertInto('rooms')
      .values({ location_id, name: 'Grande salle', capacity: 20 })
      .returning('id')
      .executeTakeFirstOrThrow()
    return room.id
  })
})
afterAll(() => program.close())

type Booking = (db: Queries) => Promise<unknown>
const waiting = async (): Promise<number> => {
  const { rows } = await program.database.pool.query<{ n: number }>(
    `select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows[0]!.n
}
const codeOf = (error: unknown): string => String((error as { code?: string }).code)

/** The first books, then gives up once the others wait for it: what became of each of them. */
async function theFirstGivesUp(bookings: readonly Booking[]): Promise<string[]> {
  const [first, ...others] = bookings.map(
    (book) => (then: () => Promise<void>) =>
      withTenant(
        program.database,
        tenant.id,
        async ({ db }) => {
          await book(db)
          await then()
        },
        { tries: 1 },
      ),
  )
  let booked = (): void => {}
  const hasBooked = new Promise<void>((resolve) => {
    booked = resolve
  })
  const gaveUp = first!(async () => {
    booked()
    await expect.poll(waiting).toBe(others.length)
    throw new Error('gives up')
  })
  const ended = hasBooked.then(() => Promise.all(others.map((one) => one(() => wait(20)).then(() => 'booked', codeOf))))
  await expect(gaveUp).rejects.toThrow('gives up')
  return (await ended).toSorted()
}

/** Three events that ask for the same morning of one person. */
async function bookingsOfOnePerson(): Promise<Booking[]> {
  const { id: user_id } = await tenant.aPartner()
  const sessions = await Promise.all([1, 2, 3].map(() => aSession(tenant, { slots: [morning] })))
  return sessions.map(
    ({ slots: [slot_id] }) =>
      (db) =>
        db
          .insertInto('slot_partners')
          .values({ slot_id: slot_id!, user_id, ...morning })
          .execute(),
  )
}

/** Three events that ask for the same morning of one room. */
async function bookingsOfOneRoom(): Promise<Booking[]> {
  await tenant.inTenant((db) => db.deleteFrom('room_bookings').execute())
  const sessions = await Promise.all([1, 2, 3].map(() => aSession(tenant, { slots: [morning] })))
  return sessions.map(
    ({ slots: [slot_id] }) =>
      (db) =>
        db.updateTable('slots').set({ room_id }).where('id', '=', slot_id!).execute(),
  )
}

const kinds = [
  { table: 'partner_bookings', bookings: bookingsOfOnePerson },
  { table: 'room_bookings', bookings: bookingsOfOneRoom },
] as const

test.each(kinds)('when who booked first gives up, the next one has it: $table', async ({ bookings }) => {
  expect(await theFirstGivesUp(await bookings())).toEqual(['23P01', 'booked'])
})

test.each(kinds)('control: not in turn, who waited is ended by a deadlock: $table', control, async ({ table, bookings }) => {
  const { pool } = program.database
  await pool.query(`alter table ${table} disable trigger book_in_turn`)
  try {
    expect(await theFirstGivesUp(await bookings())).toContain('40P01')
  } finally {
    await pool.query(`alter table ${table} enable trigger book_in_turn`)
  }
})
