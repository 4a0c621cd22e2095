import { afterAll, beforeAll, expect, test } from 'vitest'
import { acrossTenants } from '../src/platform/database/tenancy.ts'
import { seedDemo } from '../src/seed.ts'
import { type Program, startProgram } from '../src/testing/program.ts'
import { livedInWorlds } from './worlds.ts'

let program: Program
beforeAll(async () => {
  program = await startProgram()
  const { forma: _, kxo: __, ...small } = livedInWorlds
  await seedDemo(program.services, program.jobs, small)
}, 240_000)
afterAll(() => program.close())

const counted = (name: string) =>
  acrossTenants(program.database, async ({ db }) => {
    const tenant = await db.selectFrom('tenants').select('id').where('name', '=', name).executeTakeFirstOrThrow()
    const [events, registrations] = [
      await db.selectFrom('events').select('id').where('tenant_id', '=', tenant.id).where('is_active', '=', true).execute(),
      await db.selectFrom('registrations').select('status').where('tenant_id', '=', tenant.id).execute(),
    ]
    return { events: events.length, registrations: registrations.length, statuses: new Set(registrations.map(({ status }) => status)) }
  })

test.each(['club', 'barreau', 'recrut', 'event', 'salon', 'congres', 'groupe', 'reseau'])(
  '%s shows events and who comes to them',
  async (name) => {
    const { events, registrations } = await counted(name)
    expect(events).toBeGreaterThan(0)
    expect(registrations).toBeGreaterThan(1)
  },
)

test('a recruiting platform has companies that recruit, a school, and applications that wait for a decision', async () => {
  const companies = await acrossTenants(program.database, ({ db }) =>
    db
      .selectFrom('companies')
      .innerJoin('tenants', 'tenants.id', 'companies.tenant_id')
      .select(['is_recruiter', 'is_school'])
      .where('tenants.name', '=', 'recrut')
      .execute(),
  )
  expect(companies.filter(({ is_recruiter }) => is_recruiter).length).toBeGreaterThanOrEqual(2)
  expect(companies.some(({ is_school }) => is_school)).toBe(true)
  expect((await counted('recrut')).statuses).toContain(4)
})

test('a bar has members whose contribution is paid, a club one that waits to be validated', async () => {
  const memberships = await acrossTenants(program.database, ({ db }) =>
    db
      .selectFrom('contribution_members')
      .innerJoin('tenants', 'tenants.id', 'contribution_members.tenant_id')
      .select(['tenants.name', 'contribution_members.status'])
      .execute(),
  )
  const statuses = (name: string) => memberships.filter((one) => one.name === name).map(({ status }) => status)
  expect(statuses('barreau')).toEqual([5, 5, 5])
  expect(statuses('club').toSorted((a, b) => a - b)).toEqual([2, 5, 5])
})

test('a recruiting platform has an offer shown first, paid for, and applications noted, retained, declined and silent', async () => {
  const [boosts, notes] = await acrossTenants(program.database, async ({ db }) => [
    (await db.selectFrom('running_boosts').select('event_id').execute()).length,
    (await db.selectFrom('registration_notes').select('score').where('score', 'is not', null).execute()).length,
  ])
  expect([boosts, notes]).toEqual([1, 4])
  const { statuses } = await counted('recrut')
  expect([...statuses].toSorted((a, b) => a - b)).toEqual([4, 5, 9])
})

test('a group that invoices has bills issued, paid and late', async () => {
  const bills = await acrossTenants(program.database, ({ db }) =>
    db
      .selectFrom('bills')
      .innerJoin('tenants', 'tenants.id', 'bills.tenant_id')
      .select(['bills.number', 'bills.to_be_paid'])
      .where('tenants.name', '=', 'groupe')
      .where('bills.number', 'is not', null)
      .execute(),
  )
  expect(bills.filter(({ to_be_paid }) => to_be_paid === 0).length).toBeGreaterThanOrEqual(2)
  expect(bills.filter(({ to_be_paid }) => to_be_paid > 0).length).toBeGreaterThanOrEqual(2)
})

test.each(['congres', 'groupe', 'reseau', 'club', 'barreau'])('%s held an event whose half-days were signed', async (name) => {
  const signed = await acrossTenants(program.database, ({ db }) =>
    db
      .selectFrom('signatures')
      .innerJoin('tenants', 'tenants.id', 'signatures.tenant_id')
      .select('signatures.id')
      .where('tenants.name', '=', name)
      .execute(),
  )
  expect(signed.length).toBeGreaterThan(2)
})

test('a congress sells options beside its places, and some are taken', async () => {
  const taken = await acrossTenants(program.database, ({ db }) =>
    db
      .selectFrom('event_options')
      .innerJoin('tenants', 'tenants.id', 'event_options.tenant_id')
      .select(['event_options.name', 'event_options.taken'])
      .where('tenants.name', '=', 'congres')
      .where('event_options.taken', '>', 0)
      .execute(),
  )
  expect(taken.map(({ name }) => name)).toContain('Dîner des régions')
})
