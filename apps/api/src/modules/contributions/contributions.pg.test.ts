import { contributionsContract as contract } from '@kxo/domain/contributions/contract'
import { bandPresets } from '@kxo/domain/contributions/presets'
import { addDays, dayInZone } from '@kxo/domain/kernel/dates'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { control } from '../../testing/control.ts'
import { many, type Program, startProgram } from '../../testing/program.ts'
import { noRowLockOn, withoutProtection } from '../../testing/without-locks.ts'
import { aTenant, callAs, type Persona, postalAddress, type TenantWorld } from '../../testing/world.ts'

const crowd = 8
let program: Program
let tenant: TenantWorld
let admin: Persona
let company: number
let team: Persona[]
let contribution: number
beforeAll(async () => {
  if (!process.env['TEST_DATABASE_URL']) throw new Error('This test needs a real PostgreSQL: TEST_DATABASE_URL.')
  program = await startProgram({ connections: many })
})
afterAll(() => program.close())
beforeEach(async () => {
  tenant = await aTenant(program)
  admin = await tenant.anAdmin()
  company = await tenant.inTenant(
    async (db) =>
      (
        await db
          .insertInto('companies')
          .values({ name: 'Cabinet Aubry', ...postalAddress })
          .returning('id')
          .executeTakeFirstOrThrow()
      ).id,
  )
  team = await Promise.all(Array.from({ length: crowd }, () => tenant.aPerson({ company_id: company })))
  const today = dayInZone(new Date(), 'Europe/Paris')
  const { id } = await callAs(program, admin, contract.create, {
    params: { client: tenant.name },
    body: {
      name: 'Adhésion',
      period: 'fixed',
      starts_on: today,
      ends_on: addDays(today, 300),
      profiles: [],
      is_prorated: false,
      basis: 'members',
      unit_price: null,
      vat: 2000,
      accounting: '756000',
      mode: 'reached',
      bands: [...bandPresets.club.bands],
    },
  })
  await callAs(program, admin, contract.open, { params: { client: tenant.name, id }, body: { is_written: false } })
  contribution = id
})

const take = (people: readonly Persona[]) =>
  callAs(program, admin, contract.take, {
    params: { client: tenant.name, id: contribution },
    body: { company, people: people.map(({ id }) => id) },
  })
const members = () =>
  tenant.inTenant(async (db) =>
    (await db.selectFrom('contribution_members').select('user_id').where('status', '<>', 9).execute()).map((row) => row.user_id),
  )
/** Everybody, ordered many times at once. */
const everybodyAtOnce = () => Promise.allSettled(Array.from({ length: crowd }, () => take(team)))

describe('one membership a person under parallel orders', () => {
  it('one order has everybody, the others are refused whole', async () => {
    const results = await everybodyAtOnce()
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const result of results)
      if (result.status === 'rejected') expect(result.reason).toMatchObject({ status: 409, code: 'alreadyMember' })
    expect((await members()).toSorted((a, b) => a - b)).toEqual(team.map(({ id }) => id).toSorted((a, b) => a - b))
  })

  it('without the row lock of the contribution, the database still refuses the same days twice', async () => {
    const { result } = await withoutProtection(program, { strip: noRowLockOn('contributions') }, everybodyAtOnce)
    expect(result.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await members()).toHaveLength(crowd)
  })

  // The last one: what it lets in would not let the constraint come back.
  it('control: without the constraint, people are members twice', control, async () => {
    await program.database.pool.query('alter table contribution_members drop constraint if exists contribution_members_once')
    const { result } = await withoutProtection(program, { strip: noRowLockOn('contributions') }, everybodyAtOnce)
    expect(result.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(1)
    expect((await members()).length).toBeGreaterThan(crowd)
  })
})
