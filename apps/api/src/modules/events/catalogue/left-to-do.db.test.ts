import { eventsContract } from '@kxo/domain/events/contract'
import { partnerStatus } from '@kxo/domain/partners/status'
import { registrationStatus } from '@kxo/domain/registrations/status'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aSession } from '../../../testing/a-session.ts'
import { type Program, startProgram } from '../../../testing/program.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from '../../../testing/world.ts'

let program: Program
let tenant: TenantWorld
let admin: Persona
const hour = 3_600_000
const at = (hours: number) => new Date(Date.now() + hours * hour)

beforeAll(async () => {
  program = await startProgram()
  tenant = await aTenant(program)
  admin = await tenant.anAdmin()
})
afterAll(() => program.close())

type Filter = { field: string; comparator: '=' | 'X' | 'contains'; value: string | boolean }
async function found(filter: Filter): Promise<string[]> {
  const query = { page: 1, page_size: 25 as const, space: 'admin' as const, tab: 'all' as const, filters: [filter] }
  const { results } = await callAs(program, admin, eventsContract.list, { params: { client: tenant.name }, query: query as never })
  return results.map(({ title }) => title).toSorted()
}
const registered = (event_id: number, status: 'registered' | 'cancelled' = 'registered') =>
  tenant.inTenant(async (db) => {
    const { id: user_id } = await tenant.aPerson()
    const { id } = await db
      .insertInto('registrations')
      .values({ event_id, user_id, status: registrationStatus.codeOf(status), code: `L${user_id}` })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  })

test('the working list finds what is left to do: unproved half-days, places to invoice, events nobody leads, the use of a room', async () => {
  const past = { start_at: at(-5), end_at: at(-2) }
  const [led, alone, coming] = [
    await aSession(tenant, { title: 'Menée', slots: [past] }),
    await aSession(tenant, { title: 'Sans personne', slots: [past] }),
    await aSession(tenant, { title: 'À venir', slots: [{ start_at: at(20), end_at: at(23) }] }),
  ]
  const proved = await registered(led.id)
  await registered(alone.id, 'cancelled')
  await registered(coming.id)
  const unsigned = { field: 'has_unsigned', comparator: '=', value: true } as const
  expect(await found(unsigned)).toEqual(['Menée'])
  await tenant.inTenant(async (db) => {
    await db.insertInto('presences').values({ slot_id: led.slots[0]!, registration_id: proved, state: 1, source: 'entry' }).execute()
    const { id: user_id } = await tenant.aPerson({ first_name: 'Paul', last_name: 'Girard' })
    await db
      .insertInto('event_partners')
      .values({ event_id: led.id, user_id, kind: 1, status: partnerStatus.codeOf('validated') })
      .execute()
    await db.updateTable('events').set({ is_payable: true }).where('id', '=', coming.id).execute()
  })
  expect(await found(unsigned)).toEqual([])
  expect(await found({ field: 'partner_names', comparator: 'contains', value: 'girard' })).toEqual(['Menée'])
  expect(await found({ field: 'partner_names', comparator: 'X', value: '' })).toEqual(['Sans personne', 'À venir'])
  expect(await found({ field: 'has_to_invoice', comparator: '=', value: true })).toEqual(['À venir'])
  expect(await found({ field: 'room_names', comparator: 'contains', value: 'saône' })).toEqual([])
})
