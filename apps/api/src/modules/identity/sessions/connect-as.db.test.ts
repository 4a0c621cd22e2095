import { contactActsContract } from '@kxo/domain/contacts/acts-contract'
import { accountContract } from '@kxo/domain/identity/account-contract'
import { identityContract } from '@kxo/domain/identity/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Program, startProgram } from '../../../testing/program.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from '../../../testing/world.ts'

let program: Program
let tenant: TenantWorld
const people: Record<string, Persona> = {}
beforeAll(async () => {
  program = await startProgram()
  tenant = await aTenant(program, { label: 'Forma' })
  people.admin = await tenant.anAdmin({ first_name: 'Claire', last_name: 'Moreau' })
  people.otherAdmin = await tenant.anAdmin()
  people.limited = await tenant.anAdmin({ is_restricted: 2 })
  people.readonly = await tenant.anAdmin({ is_restricted: 1 })
  people.super = await tenant.anAdmin({ is_super_admin: true })
  people.consultant = await tenant.aPerson({ profile_code: 'CNS' })
  people.recruiter = await tenant.aPerson({ profile_code: 'REC', is_admin: true })
  people.user = await tenant.aPerson({ first_name: 'Julien', last_name: 'Roux' })
  people.other = await tenant.aPerson()
})
afterAll(() => program.close())

const connect = (who: Persona, target: Persona, at = tenant) =>
  callAs(program, who, accountContract.connectAs, { params: { client: at.name, id: target.id } })
const tracesOf = (at: TenantWorld, action: string) =>
  at.inTenant((db) =>
    db
      .selectFrom('traces')
      .select(['action', 'user_id', 'acting_admin_id', 'acting_admin_name', 'subject', 'subject_id', 'info'])
      .where('action', '=', action)
      .orderBy('id')
      .execute(),
  )

describe('connect as', () => {
  test.each([
    ['admin', 'user', 200],
    ['admin', 'otherAdmin', 200],
    ['admin', 'super', 403],
    ['admin', 'admin', 403],
    ['super', 'admin', 200],
    ['limited', 'user', 200],
    ['admin', 'consultant', 200],
    ['limited', 'consultant', 403],
    ['limited', 'otherAdmin', 403],
    ['limited', 'super', 403],
    ['readonly', 'user', 403],
    ['consultant', 'user', 403],
    ['recruiter', 'user', 403],
    ['user', 'other', 403],
  ] as const)('%s as %s: %d', async (who, target, status) => {
    const attempt = connect(people[who]!, people[target]!)
    if (status === 200) expect((await attempt).user.id).toBe(people[target]!.id)
    else await expect(attempt).rejects.toMatchObject({ status })
  })

  test('every trace written meanwhile names the administrator, whatever writes it; so does the end, with its length', async () => {
    const session = await connect(people.admin!, people.user!)
    expect(session.user).toMatchObject({ id: people.user!.id, acting_admin: 'Claire Moreau' })
    expect(await tracesOf(tenant, 'connect_as')).toContainEqual(
      expect.objectContaining({ user_id: people.admin!.id, subject: 'user', subject_id: people.user!.id, info: 'Julien Roux' }),
    )
    const acting = { ...people.user!, token: session.access }
    await callAs(program, acting, identityContract.logout, {})
    const named = { user_id: people.user!.id, acting_admin_id: people.admin!.id, acting_admin_name: 'Claire Moreau' }
    expect(await tracesOf(tenant, 'logout')).toEqual([expect.objectContaining(named)])
    expect(await tracesOf(tenant, 'connect_as_end')).toEqual([expect.objectContaining({ ...named, info: 'Julien Roux · 1 min' })])
  })

  test('ending it closes that session and leaves the administrator’s own', async () => {
    const session = await connect(people.admin!, people.user!)
    const acting = { ...people.user!, token: session.access }
    await callAs(program, acting, accountContract.endActing, { params: { client: tenant.name } })
    await expect(callAs(program, acting, identityContract.me, {})).rejects.toMatchObject({ status: 401 })
    expect(await callAs(program, people.admin!, identityContract.me, {})).toMatchObject({ id: people.admin!.id, acting_admin: null })
    await expect(callAs(program, people.admin!, accountContract.endActing, { params: { client: tenant.name } })).rejects.toMatchObject({
      status: 403,
    })
  })

  test('nobody acts as a third person through the second, nor as someone of another tenant, nor as a closed account', async () => {
    const acting = { ...people.otherAdmin!, token: (await connect(people.admin!, people.otherAdmin!)).access }
    await expect(connect(acting, people.user!)).rejects.toMatchObject({ status: 403 })
    const elsewhere = await aTenant(program)
    const stranger = await elsewhere.aPerson()
    await expect(connect(people.admin!, stranger, elsewhere)).rejects.toMatchObject({ status: 404 })
    const closed = await tenant.aPerson()
    await tenant.inTenant((db) => db.updateTable('users').set({ status: 8 }).where('id', '=', closed.id).execute())
    await expect(connect(people.admin!, closed)).rejects.toMatchObject({ status: 404 })
  })

  describe('ends with what opened it', () => {
    const dead = [401, 401]
    const me = (token: string) => callAs(program, { id: 0, mail: '', token }, identityContract.me, {})
    const refresh = (token: string) => callAs(program, null, identityContract.refresh, { body: { refresh: token } })
    /** An administrator signed in, who holds a session in the name of a person. */
    const aConnectedSession = async (overrides: Parameters<TenantWorld['anAdmin']>[0] = {}) => {
      const [admin, target] = [await tenant.anAdmin(overrides), await tenant.aPerson()]
      return { admin, target, session: await connect(admin, target) }
    }
    const statusOf = (call: Promise<unknown>) =>
      call.then(
        () => 200,
        ({ status }: { status: number }) => status,
      )
    /** What its access and its refresh tokens are answered. */
    const answersTo = async (session: { access: string; refresh: string }) => [
      await statusOf(me(session.access)),
      await statusOf(refresh(session.refresh)),
    ]

    test('the administrator signs out, or closes that session', async () => {
      const { admin, session } = await aConnectedSession()
      expect(await me(session.access)).toMatchObject({ acting_admin: expect.any(String) })
      await callAs(program, admin, identityContract.logout, {})
      expect(await answersTo(session)).toEqual(dead)
    })

    test.each([
      ['the right to do it, taken', { is_restricted: 1 }],
      ['administration, taken', { is_admin: false, profile_code: 'USR' }],
      ['the account, closed', { status: 8 }],
    ])('%s', async (_, change) => {
      const { admin, session } = await aConnectedSession()
      await tenant.inTenant((db) => db.updateTable('users').set(change).where('id', '=', admin.id).execute())
      expect(await answersTo(session)).toEqual(dead)
    })

    test('the person rises above a restricted administrator', async () => {
      const { target, session } = await aConnectedSession({ is_restricted: 2 })
      await tenant.inTenant((db) => db.updateTable('users').set({ profile_code: 'CNS' }).where('id', '=', target.id).execute())
      expect(await answersTo(session)).toEqual(dead)
    })

    test('the administrator’s own session runs out', async () => {
      const { admin, session } = await aConnectedSession()
      const own = new Date(Date.now() + 60_000)
      await tenant.inTenant((db) => db.updateTable('sessions').set({ expires_at: own }).where('user_id', '=', admin.id).execute())
      const later = await connect(admin, people.user!)
      const { expires_at } = await tenant.inTenant((db) =>
        db
          .selectFrom('sessions')
          .select('expires_at')
          .where('acting_admin_id', '=', admin.id)
          .orderBy('expires_at')
          .limit(1)
          .executeTakeFirstOrThrow(),
      )
      expect(expires_at).toEqual(own)
      const past = new Date(Date.now() - 1000)
      await tenant.inTenant((db) => db.updateTable('sessions').set({ expires_at: past }).where('user_id', '=', admin.id).execute())
      expect(await answersTo(session)).toEqual(dead)
      expect(await answersTo(later)).toEqual(dead)
    })

    test('rights set again: what was open is closed at once, its open pages too', async () => {
      const boss = await tenant.anAdmin()
      const { admin, session } = await aConnectedSession()
      const { version } = await tenant.inTenant((db) =>
        db.selectFrom('users').select('version').where('id', '=', admin.id).executeTakeFirstOrThrow(),
      )
      await callAs(program, boss, contactActsContract.setRights, {
        params: { client: tenant.name, id: admin.id },
        body: { is_admin: true, is_restricted: 'readOnly', version },
      })
      const rows = await tenant.inTenant((db) =>
        db.selectFrom('sessions').select('revoked_because').where('acting_admin_id', '=', admin.id).execute(),
      )
      expect(rows).toEqual([{ revoked_because: 'rights changed' }])
      expect(await answersTo(session)).toEqual(dead)
    })
  })

  test('an administrator who closes their sessions closes those held in the name of others', async () => {
    const admin = await tenant.anAdmin()
    const second = await tenant.anAdmin()
    const acting = { ...people.user!, token: (await connect(admin, people.user!)).access }
    const { revokeSessionsOf } = await import('./revoke-sessions.ts')
    await tenant.asMachine((context) => revokeSessionsOf(context, admin.id, 'suspended'))
    await expect(callAs(program, acting, identityContract.me, {})).rejects.toMatchObject({ status: 401 })
    expect(await callAs(program, second, identityContract.me, {})).toMatchObject({ id: second.id })
  })
})

describe('the vendor enters a tenant', () => {
  let vendor: TenantWorld
  beforeAll(async () => {
    vendor = await aTenant(program, { label: 'KXO', name: 'kxo' })
  })
  const enter = (who: Persona, at: TenantWorld, id: number) =>
    callAs(program, who, accountContract.enterTenant, { params: { client: at.name }, body: { tenant: id } })

  test('as its first full administrator, traced in both tenants at the beginning and at the end', async () => {
    const sup = await vendor.anAdmin({ is_super_admin: true, first_name: 'Sophie', last_name: 'Laurent' })
    const club = await aTenant(program, { label: 'Club' })
    await club.anAdmin({ is_restricted: 1 })
    const boss = await club.anAdmin()
    const session = await enter(sup, vendor, club.id)
    expect(session).toMatchObject({ client: club.name, client_id: club.id, user: { id: boss.id, acting_admin: 'Sophie Laurent (KXO)' } })
    const acting = { ...boss, token: session.access }
    expect(await callAs(program, acting, identityContract.me, {})).toMatchObject({ id: boss.id })
    await callAs(program, acting, accountContract.endActing, { params: { client: club.name } })
    const named = { user_id: boss.id, acting_admin_id: 0, acting_admin_name: 'Sophie Laurent (KXO)' }
    expect(await tracesOf(club, 'connect_as')).toEqual([expect.objectContaining(named)])
    expect(await tracesOf(club, 'connect_as_end')).toEqual([expect.objectContaining(named)])
    const home = { user_id: sup.id, acting_admin_id: null, acting_admin_name: null, subject: 'tenant', subject_id: club.id }
    expect(await tracesOf(vendor, 'connect_as')).toEqual([expect.objectContaining({ ...home, info: 'Club' })])
    expect(await tracesOf(vendor, 'connect_as_end')).toEqual([expect.objectContaining({ ...home, info: 'Club · 1 min' })])
    expect(await callAs(program, sup, identityContract.me, {})).toMatchObject({ id: sup.id })
  })

  test('it ends when the vendor’s administrator signs out', async () => {
    const sup = await vendor.anAdmin({ is_super_admin: true })
    const club = await aTenant(program)
    const boss = await club.anAdmin()
    const session = await enter(sup, vendor, club.id)
    await callAs(program, sup, identityContract.logout, {})
    await expect(callAs(program, { ...boss, token: session.access }, identityContract.me, {})).rejects.toMatchObject({ status: 401 })
  })

  test('nobody else does, the same rights in another space included, and an unknown tenant or one without administrator refuses', async () => {
    const empty = await aTenant(program)
    await expect(enter(people.admin!, tenant, empty.id)).rejects.toMatchObject({ status: 403 })
    await expect(enter(people.super!, tenant, empty.id)).rejects.toMatchObject({ status: 403 })
    const sup = await vendor.anAdmin({ is_super_admin: true })
    await expect(enter(sup, vendor, 2_000_000_000)).rejects.toMatchObject({ status: 404 })
    await expect(enter(sup, vendor, empty.id)).rejects.toMatchObject({ status: 409, code: 'noAdministrator' })
    await expect(enter(sup, vendor, vendor.id)).rejects.toMatchObject({ status: 404 })
  })
})
