import { contactActsContract as acts } from '@kxo/domain/contacts/acts-contract'
import { contactsContract as contract } from '@kxo/domain/contacts/contract'
import { mergesContract as merges } from '@kxo/domain/contacts/merge/merges-contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aTask } from '../../../testing/a-task.ts'
import { anOpenEvent } from '../../../testing/an-open-event.ts'
import { outsideSeries } from '../../../testing/outside-series.ts'
import { type Program, startProgram } from '../../../testing/program.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from '../../../testing/world.ts'
import { startRegistration } from '../../registrations/index.ts'
import { followers, staying } from '../team/followers.ts'

let program: Program
let tenant: TenantWorld
let admin: Persona
beforeAll(async () => {
  program = await startProgram()
  tenant = await aTenant(program)
  admin = await tenant.anAdmin()
})
afterAll(() => program.close())

const client = () => ({ client: tenant.name })
const merge = (who: Persona, survivorId: number, ids: number[], from: object = {}) =>
  callAs(program, who, merges.merge, { params: client(), body: { kept: survivorId, ids, from } })
const read = (id: number) => callAs(program, admin, contract.get, { params: { ...client(), id } })
const undo = (who: Persona, id: number) => callAs(program, who, merges.undo, { params: { ...client(), id } })
const register = (user_id: number, event_id: number) =>
  tenant.asMachine((context) => startRegistration(context, { event_id, user_id, submit: true }))
const registrationsOf = (id: number) =>
  tenant.inTenant((db) => db.selectFrom('registrations').select('event_id').where('user_id', '=', id).orderBy('event_id').execute())
/** An issued bill of a person, as the register keeps it. */
const anIssuedBill = (user_id: number) =>
  outsideSeries(program, () =>
    tenant.inTenant(async (db) => {
      const { id: entity_id } = await db.selectFrom('entities').select('id').executeTakeFirstOrThrow()
      const { id } = await db
        .insertInto('bills')
        .values({
          entity_id,
          user_id,
          category: 1,
          nature: 1,
          status: 4,
          morph: 'User',
          morph_id: user_id,
          number: `T-${user_id}`,
        } as never)
        .returning('id')
        .executeTakeFirstOrThrow()
      return id
    }),
  )

describe('merging records', () => {
  it('takes each field where it was chosen, and everything follows: registrations, issued bills, tasks', async () => {
    const survivor = await tenant.aPerson({ first_name: 'Ana', last_name: 'Roy' })
    const other = await tenant.aPerson({ first_name: 'Anna', last_name: 'Roy' })
    const one = await anOpenEvent(tenant)
    const two = await anOpenEvent(tenant)
    await register(survivor.id, one)
    await register(other.id, two)
    const bill = await anIssuedBill(other.id)
    const task = await aTask(tenant, admin.id)
    await tenant.inTenant((db) => db.updateTable('tasks').set({ user_id: other.id }).where('id', '=', task).execute())

    const preview = await callAs(program, admin, merges.preview, { params: client(), query: { ids: [survivor.id, other.id] } })
    expect(preview).toMatchObject({ registrations: 2, bills: 1, tasks: 1, twice: [], admins: [] })
    const { id, contact } = await merge(admin, survivor.id, [survivor.id, other.id], { first_name: other.id, mail: other.id })
    expect(contact).toMatchObject({ id: survivor.id, first_name: 'Anna', mail: other.mail })
    expect((await registrationsOf(survivor.id)).map(({ event_id }) => event_id)).toEqual([one, two].toSorted((a, b) => a - b))
    const billOf = () => tenant.inTenant((db) => db.selectFrom('bills').select('user_id').where('id', '=', bill).executeTakeFirstOrThrow())
    const taskOf = () => tenant.inTenant((db) => db.selectFrom('tasks').select('user_id').where('id', '=', task).executeTakeFirstOrThrow())
    expect(await billOf()).toEqual({ user_id: survivor.id })
    expect(await taskOf()).toEqual({ user_id: survivor.id })
    await expect(read(other.id)).rejects.toMatchObject({
      status: 404,
      code: 'mergedAway',
      details: [{ field: 'merged_into', message: String(survivor.id) }],
    })
    await expect(callAs(program, other, contract.get, { params: { ...client(), id: other.id } })).rejects.toMatchObject({ status: 401 })

    expect(await callAs(program, admin, merges.ofContact, { params: { ...client(), id: survivor.id } })).toMatchObject([
      { id, may_undo: true },
    ])
    expect(await undo(admin, id)).toMatchObject({ first_name: 'Ana', mail: survivor.mail })
    expect(await read(other.id)).toMatchObject({ first_name: 'Anna', status: 'active' })
    expect(await registrationsOf(other.id)).toEqual([{ event_id: two }])
    expect(await billOf()).toEqual({ user_id: other.id })
    expect(await taskOf()).toEqual({ user_id: other.id })
    await expect(undo(admin, id)).rejects.toMatchObject({ status: 409, code: 'mergeSettled' })
    const history = await callAs(program, admin, acts.history, {
      params: { ...client(), id: survivor.id },
      query: { page: 1, page_size: 25 },
    })
    expect(history.results.map(({ action }) => action)).toEqual(expect.arrayContaining(['unmerge_users', 'merge_users']))
  })

  it('takes along the times that are blocked for a partner', async () => {
    const [survivor, other] = [await tenant.aPerson(), await tenant.aPerson()]
    const bookedTo = () =>
      tenant.inTenant((db) => db.selectFrom('partner_bookings').select('user_id').where('user_id', 'in', [survivor.id, other.id]).execute())
    await tenant.inTenant((db) =>
      db
        .insertInto('partner_unavailabilities')
        .values({ user_id: other.id, start_at: '2027-05-03T07:00:00Z', end_at: '2027-05-03T10:00:00Z' })
        .execute(),
    )
    expect(await bookedTo()).toEqual([{ user_id: other.id }])
    const { id } = await merge(admin, survivor.id, [survivor.id, other.id])
    expect(await bookedTo()).toEqual([{ user_id: survivor.id }])
    await undo(admin, id)
    expect(await bookedTo()).toEqual([{ user_id: other.id }])
  })

  it('is refused when one person would be registered twice to an event, naming it', async () => {
    const [a, b] = [await tenant.aPerson(), await tenant.aPerson()]
    const event = await anOpenEvent(tenant)
    await register(a.id, event)
    await register(b.id, event)
    const { title } = await tenant.inTenant((db) =>
      db.selectFrom('events').select('title').where('id', '=', event).executeTakeFirstOrThrow(),
    )
    await expect(merge(admin, a.id, [a.id, b.id])).rejects.toMatchObject({
      code: 'registeredTwice',
      message: expect.stringContaining(title),
    })
    expect(await read(b.id)).toMatchObject({ status: 'active' })
  })

  it('never removes an administrator, and is not for consultants nor for two tenants', async () => {
    const person = await tenant.aPerson()
    const boss = await tenant.anAdmin({ first_name: 'Paul', last_name: 'Petit' })
    await expect(merge(admin, person.id, [person.id, boss.id])).rejects.toMatchObject({
      code: 'notDeletable',
      message: 'Paul Petit ne peut pas être supprimé(e)',
    })
    const other = await tenant.aPerson()
    const consultant = await tenant.aPerson({ profile_code: 'CNS' })
    await expect(merge(consultant, person.id, [person.id, other.id])).rejects.toMatchObject({ status: 403 })
    const limited = await tenant.anAdmin({ is_restricted: 2 })
    await expect(merge(limited, boss.id, [boss.id, other.id])).rejects.toMatchObject({ status: 403 })
    const foreigner = await (await aTenant(program)).aPerson()
    await expect(merge(admin, person.id, [person.id, foreigner.id])).rejects.toMatchObject({ status: 404 })
  })

  it('can no longer be undone after a day, nor when its mail was taken since', async () => {
    const [a, b, c, d] = [await tenant.aPerson(), await tenant.aPerson(), await tenant.aPerson(), await tenant.aPerson()]
    const old = await merge(admin, a.id, [a.id, b.id])
    await tenant.inTenant((db) =>
      db
        .updateTable('merges')
        .set({ done_at: new Date(Date.now() - 24.5 * 3_600_000) })
        .where('id', '=', old.id)
        .execute(),
    )
    await expect(undo(admin, old.id)).rejects.toMatchObject({ code: 'mergeSettled' })
    const fresh = await merge(admin, c.id, [c.id, d.id])
    await tenant.aPerson({ mail: d.mail })
    await expect(undo(admin, fresh.id)).rejects.toMatchObject({ code: 'mailTaken' })
  })

  it('says of every column that names a person whether it follows or stays', async () => {
    const { rows } = await program.database.pool.query<{ name: string }>(
      `select c.conrelid::regclass::text || '.' || a.attname as name from pg_constraint c
       join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[2]
       where c.contype = 'f' and c.confrelid = 'users'::regclass`,
    )
    const known = new Set([...followers.map(({ table, column }) => `${table}.${column}`), ...staying])
    expect(rows.map(({ name }) => name).filter((name) => !known.has(name))).toEqual([])
    expect([...known].filter((name) => !rows.some((row) => row.name === name))).toEqual([])
  })
})

describe('groups of duplicates', () => {
  it('hold those of one phone, and those of one name in one company', async () => {
    const world = await aTenant(program)
    const boss = await world.anAdmin({ first_name: 'Seul', last_name: 'Unique' })
    const [a, b] = [
      await world.aPerson({ first_name: 'Léa', last_name: 'Noël' }),
      await world.aPerson({ first_name: 'LEA', last_name: 'Noel' }),
    ]
    const [c, d] = [
      await world.aPerson({ first_name: 'Un', last_name: 'Un' }),
      await world.aPerson({ first_name: 'Deux', last_name: 'Deux' }),
    ]
    await world.inTenant((db) => db.updateTable('users').set({ phone: '+33611223344' }).where('id', 'in', [c.id, d.id]).execute())
    const groups = await callAs(program, boss, merges.groups, { params: { client: world.name } })
    expect(groups.map(({ reason, people }) => [reason, people.map(({ id }) => id)])).toEqual([
      ['phone', [c.id, d.id]],
      ['name', [a.id, b.id]],
    ])
  })
})
