import { addMonths } from '@kxo/domain/reporting/rules'
import { teamFiguresContract } from '@kxo/domain/reporting/team-contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aBill, servedToday } from '../../testing/a-bill.ts'
import { aSignature } from '../../testing/a-signature.ts'
import { type Program, startProgram } from '../../testing/program.ts'
import { aTenant, callAs, type Persona, postalAddress, type TenantWorld } from '../../testing/world.ts'

let program: Program
let tenant: TenantWorld
beforeAll(async () => {
  program = await startProgram()
  tenant = await aTenant(program)
})
afterAll(() => program.close())

const aCompany = async (name: string) =>
  (
    await tenant.inTenant((db) =>
      db
        .insertInto('companies')
        .values({ name, siret: null, ...postalAddress })
        .returning('id')
        .executeTakeFirstOrThrow(),
    )
  ).id
const figuresOf = (who: Persona, period = 'all') =>
  callAs(program, who, teamFiguresContract.teamFigures, { params: { client: tenant.name }, query: { period } })

/** An event of March whose half-day of three hours is over, with registrations at the statuses given. */
async function aTraining(url: string, start: string, company: number, statuses: readonly number[]): Promise<void> {
  const people = await Promise.all(statuses.map(() => tenant.aPerson({ company_id: company })))
  await tenant.inTenant(async (db) => {
    const begins = new Date(start)
    const { id: event } = await db
      .insertInto('events')
      .values({ nature: 1, title: 'Formation', url, is_training: true, is_active: true, start_date: begins })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db.insertInto('event_places').values({ event_id: event }).execute()
    const { id: slot } = await db
      .insertInto('slots')
      .values({ event_id: event, start_at: begins, end_at: new Date(begins.getTime() + 3 * 3_600_000) })
      .returning('id')
      .executeTakeFirstOrThrow()
    const rows = await db
      .insertInto('registrations')
      .values(people.map(({ id }, n) => ({ event_id: event, user_id: id, company_id: company, status: statuses[n]!, code: `${url}${id}` })))
      .returning(['id', 'status'])
      .execute()
    const seen = rows.find(({ status }) => status === 6)
    if (seen) await aSignature(db, { event_id: event, slot_id: slot, registration_id: seen.id })
  })
}

test('a referent follows their own company, by month and altogether, and no other', async () => {
  const [own, other] = [await aCompany('Atelier Roy'), await aCompany('Verrier')]
  const referent = await tenant.aReferent(own)
  await aTraining('mars', '2026-03-10T08:00:00Z', own, [6, 5, 9])
  await aTraining('fevrier', '2026-02-10T08:00:00Z', own, [6])
  await aTraining('autre', '2026-03-11T08:00:00Z', other, [6, 6])

  const march = await figuresOf(referent, '2026-03')
  expect(march).toMatchObject({ people: 1, minutes: 180, billed: 0, due: 0, before: { people: 1, minutes: 180, billed: 0 } })
  expect(march.statuses).toEqual([
    { status: 'registered', count: 1 },
    { status: 'present', count: 1 },
    { status: 'cancelled', count: 1 },
  ])
  const all = await figuresOf(referent)
  expect(all).toMatchObject({ people: 2, minutes: 360, before: null })
  expect(all.statuses.reduce((sum, { count }) => sum + count, 0)).toBe(4)
  expect((await figuresOf(await tenant.aReferent(other))).people).toBe(2)
})

test('a rate of presence is the time followed out of the time planned, of their own people alone', async () => {
  const [own, other] = [await aCompany('Atelier Roy'), await aCompany('Verrier')]
  const referent = await tenant.aReferent(own)
  await aTraining('taux', '2026-03-10T08:00:00Z', own, [6, 5, 8, 9])
  await aTraining('taux-autre', '2026-03-10T08:00:00Z', other, [5])
  // One of three expected signed their three hours; who gave their place up is not expected.
  expect(await figuresOf(referent, '2026-03')).toMatchObject({ attendance: 3333, expected: 3, before: { attendance: null, expected: 0 } })
  expect(await figuresOf(await tenant.aReferent(other), '2026-03')).toMatchObject({ attendance: 0, expected: 1 })
})

test('a referent takes their month away, line by line, and nobody else’s', async () => {
  const [own, other] = [await aCompany('Atelier Roy'), await aCompany('Verrier')]
  const referent = await tenant.aReferent(own)
  await aTraining('mois', '2026-05-10T08:00:00Z', own, [6, 5])
  await aTraining('mois-autre', '2026-05-11T08:00:00Z', other, [5])
  const listOf = (who: Persona, period: string, format?: 'csv') =>
    callAs(program, who, teamFiguresContract.teamTrainings, {
      params: { client: tenant.name },
      query: { period, page: 1, page_size: 25, ...(format && { format }) },
    })
  const may = await listOf(referent, '2026-05')
  expect(
    'results' in may && may.results.map(({ half_days, minutes }) => [half_days, minutes]).toSorted(([one], [other]) => one! - other!),
  ).toEqual([
    [0, 0],
    [1, 180],
  ])
  expect(await listOf(referent, '2026-06')).toMatchObject({ count: 0 })
  await expect(listOf(await tenant.anAdmin(), '2026-05')).rejects.toMatchObject({ status: 403 })
  const { body } = await program.app.inject({
    url: `/api/clients/${tenant.name}/team-trainings/?period=2026-05&format=csv`,
    headers: { authorization: `Bearer ${referent.token}` },
  })
  const [head, ...lines] = body.trim().split('\n')
  expect(head).toContain('Demi-journées signées')
  expect(lines).toHaveLength(2)
  expect(lines.some((line) => /;1;3\s*$/.test(line))).toBe(true)
})

test('what is billed and what is left to pay are the company’s alone', async () => {
  const company = await aCompany('Atelier Roy')
  const referent = await tenant.aReferent(company)
  const mate = await tenant.aPerson({ company_id: company })
  const admin = await tenant.anAdmin()
  const { name: client } = tenant
  await aBill(program, admin, { client, company, user: mate.id, euros: 100 })
  await aBill(program, admin, { client, user: mate.id, euros: 50 })
  await aBill(program, admin, { client, company, user: mate.id, euros: 70, issued: false })
  const month = servedToday.service_start.slice(0, 7)
  expect(await figuresOf(referent, month)).toMatchObject({ billed: 12_000, due: 12_000 })
  expect(await figuresOf(referent, addMonths(month, 1))).toMatchObject({ billed: 0, due: 12_000, before: { billed: 12_000 } })
})

test('nobody but a referent reads them', async () => {
  for (const who of [await tenant.aPerson(), await tenant.anAdmin()]) await expect(figuresOf(who)).rejects.toMatchObject({ status: 403 })
})
