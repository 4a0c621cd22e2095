import { companiesContract as contract } from '@kxo/domain/companies/contract'
import { companyMergeContract as merging } from '@kxo/domain/companies/merge-contract'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { aBill } from '../../../testing/a-bill.ts'
import { aTraining } from '../../../testing/a-training.ts'
import { type Program, startProgram } from '../../../testing/program.ts'
import { aTenant, callAs, type Persona, type Refused, type TenantWorld } from '../../../testing/world.ts'

let program: Program
let tenant: TenantWorld
let admin: Persona
beforeAll(async () => {
  program = await startProgram()
})
afterAll(() => program.close())
beforeEach(async () => {
  tenant = await aTenant(program)
  admin = await tenant.anAdmin()
})

const inTenant = () => ({ params: { client: tenant.name } })
const add = (body: { name: string } & Record<string, unknown>) =>
  callAs(program, admin, contract.create, { ...inTenant(), body: body as never })
const get = (id: number) => callAs(program, admin, contract.get, { params: { client: tenant.name, id } })
const merge = (body: { kept: number; merged: number[]; take?: Record<string, number> }) =>
  callAs(program, admin, merging.merge, { ...inTenant(), body: { take: {}, ...body } as never })
const undo = (id: number) => callAs(program, admin, merging.undo, { params: { client: tenant.name, id } })
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => expect.unreachable('it was accepted'),
    ({ status, code }: Refused) => ({ status, code }),
  )
const companyOf = (table: 'users' | 'registrations' | 'bills', id: number) =>
  tenant.inTenant(async (db) => (await db.selectFrom(table).select('company_id').where('id', '=', id).executeTakeFirstOrThrow()).company_id)

/** Two records of one company, the second with a person, a registration, a draft, an issued bill and a headcount. */
async function twoRecords() {
  const survivor = await add({ name: 'Morel', code_postal: '44000', town: 'Nantes' })
  const other = await add({
    name: 'Morel Impr.',
    siret: '73282932000074',
    address: '4 rue Basse',
    code_postal: '44400',
    town: 'Rezé',
    phone: '0199001234',
  })
  const learner = await tenant.aPerson({ company_id: other.id })
  const event = await aTraining(tenant, admin.id)
  const rows = await tenant.inTenant(async (db) => {
    const registration = await db
      .insertInto('registrations')
      .values({ event_id: event.id, user_id: learner.id, company_id: other.id, status: 5, code: 'R1' })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db.insertInto('headcounts').values({ company_id: other.id, year: 2024, employees: 8, independents: 0 }).execute()
    return { registration: registration.id }
  })
  await tenant.inTenant((db) =>
    db.updateTable('companies').set({ address: '4 rue Basse', code_postal: '44400' }).where('id', '=', other.id).execute(),
  )
  const { id: draft } = await aBill(program, admin, { client: tenant.name, company: other.id, issued: false })
  const { id: issued } = await aBill(program, admin, { client: tenant.name, company: other.id })
  return { survivor, other, learner, draft, issued, ...rows }
}

it('merging takes fields one by one; people, registrations, drafts and headcounts follow, an issued bill stays as it is (INV-10)', async () => {
  const { survivor, other, learner, registration, draft, issued } = await twoRecords()
  const { company } = await merge({ kept: survivor.id, merged: [other.id], take: { siret: other.id, phone: other.id } })
  expect(company).toMatchObject({ name: 'Morel', town: 'Nantes', siret: '73282932000074', phone: '+33199001234', people: 1 })
  expect(await companyOf('users', learner.id)).toBe(survivor.id)
  expect(await companyOf('registrations', registration)).toBe(survivor.id)
  expect(await companyOf('bills', draft)).toBe(survivor.id)
  expect(await companyOf('bills', issued)).toBe(other.id)
  expect(await get(other.id)).toMatchObject({ merged_into: survivor.id, is_archived: true, siret: null, people: 0 })
  // What the kept one owes holds what was issued to the other.
  expect(company.amount_due).toBe(1200)
  const stored = await tenant.inTenant((db) => db.selectFrom('headcounts').select(['company_id', 'employees']).execute())
  expect(stored).toEqual([{ company_id: survivor.id, employees: 8 }])
  expect(await refusal(add({ name: 'Encore', siret: '73282932000074' }))).toMatchObject({ code: 'alreadyKnown' })
})

it('undoing within the day gives everything back, and keeps what was changed since', async () => {
  const { survivor, other, learner, registration } = await twoRecords()
  const before = [await get(survivor.id), await get(other.id)]
  const { merge: id, company } = await merge({ kept: survivor.id, merged: [other.id], take: { siret: other.id, phone: other.id } })
  await callAs(program, admin, contract.change, {
    params: { client: tenant.name, id: survivor.id },
    body: { version: company.version, phone: '0199009999' } as never,
  })
  await undo(id)
  const after = [await get(survivor.id), await get(other.id)]
  // Undoing is itself an act on the record.
  const writtenOn = ({ version, changed_at, changed_by }: (typeof after)[number]) => ({ version, changed_at, changed_by })
  expect(after[0]).toMatchObject({ ...before[0], ...writtenOn(after[0]!), phone: '+33199009999' })
  expect(after[1]).toEqual({ ...before[1], ...writtenOn(after[1]!) })
  expect(await companyOf('users', learner.id)).toBe(other.id)
  expect(await companyOf('registrations', registration)).toBe(other.id)
  expect(await refusal(undo(id))).toEqual({ status: 409, code: 'undoTooLate' })
  const merges = await callAs(program, admin, merging.merges, { params: { client: tenant.name, id: survivor.id } })
  expect(merges).toMatchObject([{ id, names: ['Morel Impr.'], is_undoable: false, done_by_name: 'Camille Durand' }])
})

it('a merge of more than a day ago stays, the later of two is undone first, and who may not delete may not merge', async () => {
  const [a, b, c] = [await add({ name: 'A' }), await add({ name: 'B' }), await add({ name: 'C' })]
  const first = await merge({ kept: a.id, merged: [b.id] })
  expect(await refusal(merge({ kept: c.id, merged: [b.id] }))).toEqual({ status: 409, code: 'mergedAlready' })
  await merge({ kept: c.id, merged: [a.id] })
  expect((await get(b.id)).merged_into).toBe(c.id)
  expect(await refusal(undo(first.merge))).toEqual({ status: 409, code: 'undoInOrder' })
  const other = await merge({ kept: c.id, merged: [(await add({ name: 'D' })).id] })
  await tenant.inTenant((db) =>
    db
      .updateTable('merges')
      .set({ done_at: new Date(Date.now() - 24.1 * 3_600_000) })
      .where('id', '=', other.merge)
      .execute(),
  )
  expect(await refusal(undo(other.merge))).toEqual({ status: 409, code: 'undoTooLate' })
  const consultant = await tenant.aPerson({ profile_code: 'CNS' })
  const attempt = callAs(program, consultant, merging.merge, { ...inTenant(), body: { kept: a.id, merged: [c.id], take: {} } })
  expect(await refusal(attempt)).toMatchObject({ status: 403 })
  expect(await refusal(merge({ kept: c.id, merged: [c.id] }))).toMatchObject({ status: 422 })
})

it('INV-10: an issued bill keeps the name and address it was issued with, a later one bears the new ones', async () => {
  const company = await add({ name: 'Morel', siret: '73282932000074', address: '4 rue Basse', code_postal: '44000', town: 'Nantes' })
  const first = await aBill(program, admin, { client: tenant.name, company: company.id })
  await callAs(program, admin, contract.change, {
    params: { client: tenant.name, id: company.id },
    body: {
      version: company.version,
      name: 'Morel Frères',
      billing_address: 'BP 12',
      billing_code_postal: '44002',
      billing_town: 'Nantes cedex',
    } as never,
  })
  const second = await aBill(program, admin, { client: tenant.name, company: company.id })
  const buyerOf = (id: number) =>
    tenant.inTenant(async (db) => {
      const { printed } = await db.selectFrom('bills').select('printed').where('id', '=', id).executeTakeFirstOrThrow()
      const { buyer } = (printed as { document: { buyer: { name: string; siret: string; address: object } } }).document
      return { name: buyer.name, siret: buyer.siret, address: buyer.address }
    })
  expect(await buyerOf(first.id)).toMatchObject({
    name: 'Morel',
    siret: '73282932000074',
    address: { lines: ['4 rue Basse'], postal_code: '44000' },
  })
  expect(await buyerOf(second.id)).toMatchObject({
    name: 'Morel Frères',
    address: { lines: ['BP 12'], postal_code: '44002', city: 'Nantes cedex' },
  })
})
