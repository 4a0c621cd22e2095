import { accountContract } from '@kxo/domain/identity/account-contract'
import { identityContract } from '@kxo/domain/identity/contract'
import { waysInContract } from '@kxo/domain/identity/ways-in-contract'
import { tasksContract } from '@kxo/domain/tasks/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { codeNow, withSecondFactor } from '../../../testing/a-code-app.ts'
import { type Program, startProgram } from '../../../testing/program.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from '../../../testing/world.ts'
import { hashPassword } from '../account/passwords.ts'

let program: Program
let tenant: TenantWorld
const password = 'Corbeille-7-Lune'
beforeAll(async () => {
  program = await startProgram()
  tenant = await aTenant(program)
})
afterAll(() => program.close())
beforeEach(() => tenant.inTenant((db) => db.deleteFrom('login_failures').execute()))

const aMember = async (make: () => Promise<Persona> = () => tenant.aPerson()) => {
  const who = await make()
  const password_hash = await hashPassword(password)
  await tenant.inTenant((db) => db.updateTable('users').set({ password_hash }).where('id', '=', who.id).execute())
  return who
}
const login = (who: Persona, totp?: string, secret = password) =>
  callAs(program, null, identityContract.login, {
    body: { identifier: who.mail, password: secret, client: tenant.name, ...(totp !== undefined && { totp }) },
  })
const on = (who: Persona) => ({ params: { client: tenant.name, id: who.id } })
const actionsOf = (who: Persona) =>
  tenant.inTenant(async (db) =>
    (await db.selectFrom('traces').select('action').where('user_id', '=', who.id).orderBy('id').execute()).map(({ action }) => action),
  )

describe('PRV-41: the second factor', () => {
  test('is asked once on, passes with a code of the app, and the code serves once', async () => {
    const who = await aMember()
    const { secret } = await withSecondFactor(program, tenant, who)
    await expect(login(who)).rejects.toMatchObject({ status: 403, code: 'codeNeeded' })
    const code = codeNow(secret)
    expect(await login(who, code)).toMatchObject({ user: { id: who.id } })
    await expect(login(who, code)).rejects.toMatchObject({ status: 422, message: 'Ce code de validation est incorrect' })
  })

  test('is not turned on by an open session alone: the password is asked', async () => {
    const who = await aMember()
    const enrol = (secret: string) => callAs(program, who, accountContract.enrolSecondFactor, { ...on(who), body: { password: secret } })
    await expect(enrol('Mauvais2026!')).rejects.toMatchObject({ status: 422, code: 'wrongPassword' })
    expect(await enrol(password)).toMatchObject({ secret: expect.any(String) })
  })

  test('is never asked before the right password', async () => {
    const who = await aMember()
    const { secret } = await withSecondFactor(program, tenant, who)
    await expect(login(who, codeNow(secret), 'Mauvais2026!')).rejects.toMatchObject({ code: 'badCredentials' })
  })

  test('a code replayed by two at once opens one session', async () => {
    const who = await aMember()
    const { secret } = await withSecondFactor(program, tenant, who)
    const code = codeNow(secret)
    const answers = await Promise.allSettled([login(who, code), login(who, code), login(who, code)])
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test('five wrong codes close the door, even to the right one', async () => {
    const who = await aMember()
    const { secret } = await withSecondFactor(program, tenant, who)
    const wrong = codeNow(secret) === '000000' ? '111111' : '000000'
    for (let n = 0; n < 5; n++) await expect(login(who, wrong)).rejects.toMatchObject({ code: 'wrongValidationCode' })
    await expect(login(who, codeNow(secret))).rejects.toMatchObject({ status: 429 })
  })

  test('a recovery code replaces the app, whatever its case, and serves once', async () => {
    const who = await aMember()
    const { recovery_codes } = await withSecondFactor(program, tenant, who)
    expect(recovery_codes).toHaveLength(10)
    const typed = recovery_codes[3]!.toLowerCase().replace('-', ' ')
    expect(await login(who, typed)).toMatchObject({ user: { id: who.id } })
    await expect(login(who, typed)).rejects.toMatchObject({ code: 'wrongValidationCode' })
    expect((await callAs(program, who, accountContract.readSecondFactor, on(who))).recovery_codes_left).toBe(9)
  })

  test('a recovery code used by three at once opens one session', async () => {
    const who = await aMember()
    const { recovery_codes } = await withSecondFactor(program, tenant, who)
    const answers = await Promise.allSettled([1, 2, 3].map(() => login(who, recovery_codes[0])))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test('neither the secret nor a recovery code is kept in clear', async () => {
    const who = await aMember()
    const { secret, recovery_codes } = await withSecondFactor(program, tenant, who)
    const rows = await tenant.inTenant(async (db) => [
      await db.selectFrom('users').select('totp_secret').where('id', '=', who.id).execute(),
      await db.selectFrom('recovery_codes').select('code_hash').where('user_id', '=', who.id).execute(),
      await db.selectFrom('idempotency_keys').selectAll().execute(),
      await db.selectFrom('traces').selectAll().where('user_id', '=', who.id).execute(),
    ])
    const text = JSON.stringify(rows)
    for (const clear of [secret, ...recovery_codes, ...recovery_codes.map((code) => code.replace('-', ''))])
      expect(text).not.toContain(clear)
  })

  test('an answer that holds a token is not kept for a replay', async () => {
    const who = await aMember()
    const headers = { 'idempotency-key': 'clef-de-connexion' }
    const session = await callAs(program, null, identityContract.login, {
      body: { identifier: who.mail, password, client: tenant.name },
      headers,
    })
    const storedKeys = JSON.stringify(await tenant.inTenant((db) => db.selectFrom('idempotency_keys').selectAll().execute()))
    expect(storedKeys).not.toContain(session.refresh)
  })

  test('is turned off with the password only, and its codes die with it', async () => {
    const who = await aMember()
    const { recovery_codes } = await withSecondFactor(program, tenant, who)
    const off = (password: string) => callAs(program, who, accountContract.disableSecondFactor, { ...on(who), body: { password } })
    await expect(off('Mauvais2026!')).rejects.toMatchObject({
      status: 422,
      details: [{ field: 'password', message: 'Mot de passe incorrect' }],
    })
    await off(password)
    expect(await login(who)).toMatchObject({ user: { id: who.id } })
    const { recovery_codes: renewed } = await withSecondFactor(program, tenant, who)
    expect(renewed).not.toContain(recovery_codes[0])
    await expect(login(who, recovery_codes[0])).rejects.toMatchObject({ code: 'wrongValidationCode' })
    expect(await actionsOf(who)).toEqual(expect.arrayContaining(['enable_2fa', 'disable_2fa']))
  })

  test('new recovery codes ask the password and kill the former ones', async () => {
    const who = await aMember()
    const { recovery_codes } = await withSecondFactor(program, tenant, who)
    const renewed = await callAs(program, who, accountContract.renewRecoveryCodes, { ...on(who), body: { password } })
    await expect(login(who, recovery_codes[0])).rejects.toMatchObject({ code: 'wrongValidationCode' })
    expect(await login(who, renewed.recovery_codes[0])).toMatchObject({ user: { id: who.id } })
  })

  test('nobody sees or sets the second factor of someone else, nor while acting as them', async () => {
    const who = await aMember()
    const other = await tenant.anAdmin()
    await expect(callAs(program, other, accountContract.readSecondFactor, on(who))).rejects.toMatchObject({ status: 404 })
    await expect(callAs(program, other, accountContract.enrolSecondFactor, { ...on(who), body: { password } })).rejects.toMatchObject({
      status: 404,
    })
    const acting = { ...who, token: (await callAs(program, other, accountContract.connectAs, on(who))).access }
    await expect(callAs(program, acting, accountContract.enrolSecondFactor, { ...on(who), body: { password } })).rejects.toMatchObject({
      status: 403,
    })
  })

  test('a password link does not pass it: the new password still asks a code', async () => {
    const who = await aMember()
    await withSecondFactor(program, tenant, who)
    const path = await tenant.asMachine(async (context) => {
      const { passwordLinkPath } = await import('../account/password-links.ts')
      return passwordLinkPath(context, who.id)
    })
    const choose = callAs(program, null, waysInContract.choosePassword, {
      params: { client: tenant.name, unique: path.split('/').at(-1)! },
      body: { password: 'Tournesol-9-Vent', confirmation: 'Tournesol-9-Vent' },
    })
    await expect(choose).rejects.toMatchObject({ code: 'codeNeeded' })
    await expect(login(who, undefined, 'Tournesol-9-Vent')).rejects.toMatchObject({ code: 'codeNeeded' })
  })
})

describe('a tenant that requires it of its administrators', () => {
  test('answers nothing else until it is on, then everything; a user is not concerned', async () => {
    const strict = await aTenant(program, { params: { admins_need_totp: true } })
    const admin = await strict.anAdmin({ password_hash: await hashPassword(password) })
    const tasks = (who: Persona) => callAs(program, who, tasksContract.notifications, {})
    expect(await callAs(program, admin, identityContract.me, {})).toMatchObject({ held: 'secondFactor' })
    await expect(tasks(admin)).rejects.toMatchObject({ status: 403, code: 'needsSecondFactor' })
    await withSecondFactor(program, strict, admin)
    expect(await callAs(program, admin, identityContract.me, {})).toMatchObject({ held: null })
    await tasks(admin)
    const off = callAs(program, admin, accountContract.disableSecondFactor, {
      params: { client: strict.name, id: admin.id },
      body: { password },
    })
    await expect(off).rejects.toMatchObject({ status: 409, code: 'secondFactorRequired' })
    const user = await strict.aPerson()
    expect(await callAs(program, user, identityContract.me, {})).toMatchObject({ held: null })
    await tasks(user)
  })
})
