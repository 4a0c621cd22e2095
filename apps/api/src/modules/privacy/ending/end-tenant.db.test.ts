import { identityContract } from '@kxo/domain/identity/contract'
import { endingContract as contract } from '@kxo/domain/tenants/ending/ending-contract'
import { vendorContract } from '@kxo/domain/tenants/vendor/vendor-contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { acrossTenants } from '../../../platform/database/tenancy.ts'
import { aBill } from '../../../testing/a-bill.ts'
import { aRichLife, known } from '../../../testing/a-rich-life.ts'
import { aTraining } from '../../../testing/a-training.ts'
import { type Program, startProgram } from '../../../testing/program.ts'
import { runJobNow } from '../../../testing/run-jobs.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from '../../../testing/world.ts'
import { fencedTables } from '../retention/mark-retained.ts'
import { namedOnly, retainedAfterEnd } from '../retention/retained-after-end.ts'
import { tenantsToEnd } from './end-tenant.ts'

let program: Program
let vendor: TenantWorld
let first: Persona
let second: Persona
beforeAll(async () => {
  program = await startProgram()
  vendor = await aTenant(program, { label: 'Éditeur', name: 'kxo' })
  first = await vendor.anAdmin({ is_super_admin: true, first_name: 'Ada', last_name: 'Un' })
  second = await vendor.anAdmin({ is_super_admin: true, first_name: 'Bob', last_name: 'Deux' })
})
afterAll(() => program.close())

const at = ({ id }: TenantWorld) => ({ params: { id } })
const suspend = (world: TenantWorld) => callAs(program, first, vendorContract.suspend, { ...at(world), body: { reason: 'Fin de contrat' } })
const ask = (world: TenantWorld, confirmation = world.name, who = first) =>
  callAs(program, who, contract.ask, { ...at(world), body: { confirmation, reason: 'Contrat terminé' } })
const confirm = (world: TenantWorld, who = second, confirmation = world.name) =>
  callAs(program, who, contract.confirm, { ...at(world), body: { confirmation } })
const read = (world: TenantWorld) => callAs(program, first, contract.read, at(world))
/** The thirty days are over. */
const comeDue = (world: TenantWorld) =>
  world.inTenant((db) => db.updateTable('tenant_deletions').set({ due_at: sql`now() - interval '1 minute'` }).execute())
const end = (world: TenantWorld) => runJobNow(program, world.id, 'end-tenants', {})
/** Tables that still hold rows of the tenant, whatever the schema has become. */
const rowsOf = (world: TenantWorld) =>
  world.inTenant(async (db) => {
    const counts: Record<string, number> = {}
    for (const table of await fencedTables(db)) {
      const { rows } = await sql<{ n: number }>`select count(*)::integer as n from ${sql.table(table)}`.execute(db)
      if (rows[0]!.n > 0) counts[table] = rows[0]!.n
    }
    return counts
  })
async function whereIs(world: TenantWorld, needle: string): Promise<string[]> {
  return world.inTenant(async (db) => {
    const found: string[] = []
    for (const table of await fencedTables(db)) {
      const { rows } = await sql<{
        n: number
      }>`select count(*)::integer as n from ${sql.table(table)} t where to_jsonb(t)::text ~* ${needle}`.execute(db)
      if (rows[0]!.n > 0) found.push(table)
    }
    return found
  })
}

describe('the deletion of a tenant', () => {
  test('is asked of a suspended one by its code, confirmed by another super administrator, and given up', async () => {
    const world = await aTenant(program)
    await expect(ask(world)).rejects.toMatchObject({ status: 409, code: 'suspendFirst' })
    await suspend(world)
    await expect(ask(world, 'autre')).rejects.toMatchObject({ status: 422, details: [{ field: 'confirmation' }] })
    await expect(ask(vendor, 'kxo')).rejects.toMatchObject({ status: 409, code: 'vendorStays' })
    expect((await ask(world)).ending).toMatchObject({ state: 'awaiting', asked_by: 'Ada Un', is_confirmable: false, due_at: null })
    await expect(ask(world)).rejects.toMatchObject({ status: 409 })
    await expect(confirm(world, first)).rejects.toMatchObject({
      status: 409,
      message: 'En attente de la confirmation d’un autre super administrateur.',
    })
    await expect(confirm(world, second, 'autre')).rejects.toMatchObject({ status: 422 })
    const { ending } = await confirm(world)
    expect(ending).toMatchObject({ state: 'confirmed', confirmed_by: 'Bob Deux' })
    expect(Math.round((ending!.due_at!.getTime() - Date.now()) / 86_400_000)).toBe(30)
    await expect(callAs(program, first, vendorContract.resume, at(world))).rejects.toMatchObject({ status: 409, code: 'deletionOn' })
    expect((await callAs(program, first, contract.cancel, at(world))).ending).toBeNull()
    expect((await callAs(program, first, vendorContract.resume, at(world))).is_suspended).toBe(false)
    const traces = await world.inTenant((db) =>
      db.selectFrom('traces').select('info').where('action', '=', 'delete_tenant').orderBy('id').execute(),
    )
    expect(traces.map(({ info }) => info)).toEqual(['asked Contrat terminé', 'confirmed', 'given up'])
  })

  test('is nobody else’s', async () => {
    const world = await aTenant(program)
    const boss = await world.anAdmin({ is_super_admin: true })
    for (const who of [boss, await vendor.anAdmin(), await vendor.aPerson()]) {
      await expect(callAs(program, who, contract.read, at(world))).rejects.toMatchObject({ status: 403 })
      await expect(ask(world, world.name, who)).rejects.toMatchObject({ status: 403 })
      await expect(confirm(world, who)).rejects.toMatchObject({ status: 403 })
      await expect(callAs(program, who, contract.cancel, at(world))).rejects.toMatchObject({ status: 403 })
    }
  })

  test('waits: neither before its day, nor unconfirmed, nor given up, nor of an open tenant', async () => {
    const world = await aTenant(program)
    await world.aPerson(known)
    const due = () => acrossTenants(program.database, ({ db }) => tenantsToEnd(db, new Date()))
    await suspend(world)
    await ask(world)
    await end(world)
    await confirm(world)
    await end(world)
    expect(await due()).not.toContain(world.id)
    expect(await whereIs(world, 'kerzan')).toContain('users')
    await comeDue(world)
    expect(await due()).toContain(world.id)
    // Open again by whatever way: it stays.
    await world.inTenant((db) => db.updateTable('tenants').set({ suspended_at: null }).execute())
    await end(world)
    expect(await whereIs(world, 'kerzan')).toContain('users')
  })

  test('leaves nothing but what the law keeps and what that names, whatever tables there are (INV-13, FOR-37)', async () => {
    const world = await aTenant(program)
    const boss = await world.anAdmin()
    const { person } = await aRichLife(world)
    await aTraining(world, boss.id, { price: { amount_ht: 10_000 }, question: { name: 'q', label: 'Q' } })
    const bill = await aBill(program, boss, { client: world.name, user: person.id })
    await aBill(program, boss, { client: world.name, user: person.id, issued: false })
    const before = await world.inTenant((db) => db.selectFrom('bills').selectAll().where('id', '=', bill.id).executeTakeFirstOrThrow())
    const files = await world.inTenant((db) => db.selectFrom('files').select('id').execute())
    await program.database.pool.query(
      `create table shoe_sizes (tenant_id integer not null default current_tenant() references tenants, id bigint generated always as identity, wearer_id bigint,
        primary key (tenant_id, id), foreign key (tenant_id, wearer_id) references users (tenant_id, id)); select fence_tenant('shoe_sizes')`,
    )
    try {
      await world.inTenant((db) => sql`insert into shoe_sizes (wearer_id) values (${person.id})`.execute(db))
      const untouched = await aTenant(program)
      await untouched.aPerson(known)
      const before = await rowsOf(untouched)
      await suspend(world)
      await ask(world)
      await confirm(world)
      await comeDue(world)
      await end(world)

      const left = await rowsOf(world)
      const allowed = new Set<string>([...Object.keys(retainedAfterEnd), ...namedOnly])
      expect(Object.keys(left).filter((table) => !allowed.has(table))).toEqual([])
      expect(left).toMatchObject({ bills: 2, signatures: 1, tenant_deletions: 1 })
      expect(left['shoe_sizes']).toBeUndefined()
      expect(await rowsOf(untouched)).toEqual(before)
    } finally {
      await program.database.pool.query('drop table shoe_sizes')
    }
    // The bill is as it was issued; of the person, only what proves something tells anything.
    const after = await world.inTenant((db) => db.selectFrom('bills').selectAll().execute())
    // What the list of bills is sorted and searched by follows who they name.
    const paper = ({ recipient_label: _recipient, event_label: _event, search: _search, ...bill }: typeof before) => bill
    expect(after.map(paper)).toContainEqual(paper(before))
    expect(JSON.stringify(after.map(({ recipient_label, search }) => [recipient_label, search]))).not.toMatch(/kerzan/i)
    expect(after.every(({ number }) => number !== null)).toBe(true)
    const tellers = await whereIs(world, 'kerzan|6 ?98 ?76 ?54|go.land')
    expect(tellers.filter((table) => !['bills', 'bill_lines', 'bank_lines', 'signatures', 'registration_history'].includes(table))).toEqual(
      [],
    )
    const { ending } = await read(world)
    expect(ending).toMatchObject({ state: 'done', report: { removed: { mails: 3, sessions: expect.any(Number) } } })
    expect(ending!.report!.kept).toMatchObject({ accounting: expect.any(Number), evidence: expect.any(Number), identity: 1 })
    expect(ending!.report!.files_removed).toBeLessThanOrEqual(files.length)

    // Nobody comes back, and it does not open again.
    await expect(callAs(program, boss, identityContract.me, {})).rejects.toMatchObject({ status: expect.any(Number) })
    await expect(callAs(program, first, vendorContract.resume, at(world))).rejects.toMatchObject({ status: 409, code: 'alreadyEnded' })
    await expect(callAs(program, first, contract.cancel, at(world))).rejects.toMatchObject({ status: 409 })
    // Run again, as a job that is tried twice would: nothing more happens.
    const once = await rowsOf(world)
    await end(world)
    expect(await rowsOf(world)).toEqual(once)
  })
})

describe('what an ended tenant kept (INV-13, FOR-37, PRV-22)', () => {
  const inYears = (years: number): Date => new Date(Date.now() + years * 366 * 86_400_000)
  const purgeOn = async (world: TenantWorld, day: Date): Promise<void> => {
    vi.useFakeTimers({ toFake: ['Date'], now: day })
    try {
      await runJobNow(program, world.id, 'purge-ended-tenants', {})
    } finally {
      vi.useRealTimers()
    }
  }
  async function anEndedTenant() {
    const world = await aTenant(program)
    const boss = await world.anAdmin()
    const { person } = await aRichLife(world)
    await aBill(program, boss, { client: world.name, user: person.id })
    await world.inTenant(async (db) => {
      await db
        .insertInto('consents')
        .values({ user_id: person.id, channel: 'mail', is_given: true, wording: 'Oui', source: 'own' })
        .execute()
      await db.insertInto('contract_endings').values({ kind: 'withdrawal', name: 'Léa', contract: '12', mail: 'lea@x.test' }).execute()
    })
    await suspend(world)
    await ask(world)
    await confirm(world)
    await comeDue(world)
    await end(world)
    return world
  }

  test('goes reason by reason when its years are over, then the tenant itself; its code is never given again', {
    timeout: 120_000,
  }, async () => {
    const world = await anEndedTenant()
    const living = await aTenant(program)
    await living.aPerson()
    const untouched = await rowsOf(living)
    const first_day = await rowsOf(world)
    expect(first_day).toMatchObject({ consents: 1, contract_endings: 1, signatures: 1, bills: 2 })
    await purgeOn(world, new Date())
    expect(await rowsOf(world)).toEqual(first_day)

    // Logs a year, agreements and exchanges five, evidence the sixth year after, books the tenth.
    await purgeOn(world, inYears(2))
    const { traces, ...after_two } = await rowsOf(world)
    expect([traces, after_two['bills'], after_two['signatures'], after_two['consents']]).toEqual([
      undefined,
      first_day['bills'],
      first_day['signatures'],
      first_day['consents'],
    ])
    await purgeOn(world, inYears(5.1))
    const after_five = await rowsOf(world)
    expect([after_five['consents'], after_five['contract_endings'], after_five['signatures']]).toEqual([
      undefined,
      undefined,
      first_day['signatures'],
    ])
    await purgeOn(world, inYears(7.1))
    const after_seven = await rowsOf(world)
    expect([after_seven['signatures'], after_seven['registration_history'], after_seven['bills']]).toEqual([
      undefined,
      undefined,
      first_day['bills'],
    ])
    await purgeOn(world, inYears(12))
    expect(await rowsOf(world)).toEqual({ spent_codes: 1 })
    const rest = await acrossTenants(program.database, ({ db }) =>
      db.selectFrom('tenants').select('id').where('id', '=', world.id).execute(),
    )
    expect(rest).toEqual([])
    await expect(
      callAs(program, first, vendorContract.create, {
        body: { name: world.name, label: 'Encore', kind: 'training', formula: null, first_name: 'A', last_name: 'B', mail: 'a@b.test' },
      }),
    ).rejects.toMatchObject({ status: 422, details: [{ field: 'name' }] })
    expect(await rowsOf(living)).toEqual(untouched)
    const traced = await vendor.inTenant((db) =>
      db
        .selectFrom('traces')
        .select('change')
        .where('action', '=', 'purge_ended_tenant')
        .where('subject_id', '=', world.id)
        .orderBy('id')
        .execute(),
    )
    expect(traced.map(({ change }) => (change as { isGone: boolean }).isGone)).toEqual([false, false, false, true])
  })

  test('control: nothing of a tenant that lives is removed, neither by the job years later nor by the role that purges', async () => {
    const world = await aTenant(program)
    const boss = await world.anAdmin()
    const { person } = await aRichLife(world)
    await aBill(program, boss, { client: world.name, user: person.id })
    const before = await rowsOf(world)
    await purgeOn(world, inYears(50))
    expect(await rowsOf(world)).toEqual(before)
    for (const table of ['signatures', 'traces', 'bills', 'bill_lines', 'registration_history']) {
      expect(before[table], table).toBeGreaterThan(0)
      await expect(
        world.inTenant(async (db) => {
          await sql`set local role kxo_purge`.execute(db)
          await sql`delete from ${sql.table(table)}`.execute(db)
        }),
      ).rejects.toMatchObject({ code: 'KX002' })
    }
  })
})
