import { partnersContract } from '@kxo/domain/partners/contract'
import { partnerKind } from '@kxo/domain/partners/kind'
import { partnerStatus } from '@kxo/domain/partners/status'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aSession } from '../../../testing/a-session.ts'
import { control } from '../../../testing/control.ts'
import { many, type Program, startProgram } from '../../../testing/program.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from '../../../testing/world.ts'

let program: Program
let tenant: TenantWorld
let admin: Persona
const parallel = 100
beforeAll(async () => {
  program = await startProgram({ connections: many })
  tenant = await aTenant(program)
  admin = await tenant.anAdmin()
})
afterAll(() => program.close())

/** A hundred events of the same morning ask at once for the same person. */
async function assignAtOnce(): Promise<number> {
  const partner = await tenant.aPartner()
  // They are one already: nothing but the constraint stands between the assignments.
  await tenant.inTenant((db) =>
    db
      .insertInto('partners')
      .values({ user_id: partner.id, kind: partnerKind.codeOf('provider'), status: partnerStatus.codeOf('validated') })
      .execute(),
  )
  const slots = [{ start_at: new Date('2031-03-04T08:00:00Z'), end_at: new Date('2031-03-04T11:30:00Z') }]
  const events = await Promise.all(Array.from({ length: parallel }, () => aSession(tenant, { slots })))
  const answers = await Promise.allSettled(
    events.map(({ id }) =>
      callAs(program, admin, partnersContract.addPartner, {
        params: { client: tenant.name, id },
        body: { user_id: partner.id, kind: 'provider', role_title: '', status: 'inProgress' },
      }),
    ),
  )
  const refusals = answers.filter((answer) => answer.status === 'rejected')
  for (const { reason } of refusals) expect(reason).toMatchObject({ status: 409 })
  return parallel - refusals.length
}

test('a hundred parallel assignments of one partner give one', async () => {
  expect(await assignAtOnce()).toBe(1)
}, 120_000)

test('control: without its constraint, the partner is in several places at once', control, async () => {
  const { pool } = program.database
  await pool.query('alter table partner_bookings drop constraint partner_already_booked')
  try {
    expect(await assignAtOnce()).toBeGreaterThan(1)
  } finally {
    await tenant.inTenant((db) => db.deleteFrom('slot_partners').execute())
    await pool.query(`alter table partner_bookings
      add constraint partner_already_booked exclude using gist (tenant_id with =, user_id with =, during with &&)`)
  }
})
