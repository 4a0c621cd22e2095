import { contactActsContract } from '@kxo/domain/contacts/acts-contract'
import { mergesContract } from '@kxo/domain/contacts/merge/merges-contract'
import { accountContract } from '@kxo/domain/identity/account-contract'
import { identityContract } from '@kxo/domain/identity/contract'
import { accountStatus } from '@kxo/domain/identity/status'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Program, startProgram } from '../../../testing/program.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from '../../../testing/world.ts'
import { hashPassword } from './passwords.ts'

let program: Program
let tenant: TenantWorld
let password_hash: string
const password = 'Corbeille-7-Lune'
const renewed = 'Tournesol-9-Vent'
beforeAll(async () => {
  program = await startProgram()
  tenant = await aTenant(program)
  password_hash = await hashPassword(password)
})
// Every call comes from one address: what one test gets wrong closes no door of the next.
beforeEach(() => tenant.inTenant((db) => db.deleteFrom('login_failures').execute()))
afterAll(() => program.close())

const login = (mail: string, secret = password) =>
  callAs(program, null, identityContract.login, { body: { identifier: mail, password: secret, client: tenant.name } })
const of = (who: Persona) => ({ params: { client: tenant.name, id: who.id } })
const refresh = (token: string) => callAs(program, null, identityContract.refresh, { body: { refresh: token } })
const me = (token: string) => callAs(program, { id: 0, mail: '', token }, identityContract.me, {})
const dead = { status: 401, code: 'noSession' }
/** A person signed in twice, from a computer and from a telephone. */
async function aMember(overrides: Parameters<TenantWorld['aPerson']>[0] = {}) {
  const person = await tenant.aPerson({ ...overrides, password_hash })
  await tenant.inTenant((db) => db.deleteFrom('sessions').where('user_id', '=', person.id).execute())
  const [computer, telephone] = [await login(person.mail), await login(person.mail)]
  return { ...person, token: computer.access, computer, telephone }
}
const mailsTo = (recipient: string) =>
  tenant.inTenant((db) => db.selectFrom('mails').select(['moment', 'subject']).where('recipient', '=', recipient).orderBy('id').execute())

describe('the list of my open sessions (PRV-41)', () => {
  test('holds mine alone, this one marked, and nobody else reads it, an administrator neither', async () => {
    const [mine, other] = [await aMember(), await aMember()]
    const admin = await tenant.anAdmin()
    const sessions = await callAs(program, mine, accountContract.listSessions, of(mine))
    expect([sessions.length, sessions.filter(({ is_current }) => is_current).length]).toEqual([2, 1])
    await expect(callAs(program, mine, accountContract.listSessions, of(other))).rejects.toMatchObject({ status: 404 })
    await expect(callAs(program, admin, accountContract.listSessions, of(mine))).rejects.toMatchObject({ status: 404 })
  })

  test('a session closed is refused at once, its access and its refresh tokens, and the other lives on', async () => {
    const mine = await aMember()
    const away = (await callAs(program, mine, accountContract.listSessions, of(mine))).find(({ is_current }) => !is_current)!
    expect(await me(mine.telephone.access)).toMatchObject({ id: mine.id })
    const session = { params: { ...of(mine).params, session: away.id } }
    await callAs(program, mine, accountContract.closeSession, session)
    await expect(me(mine.telephone.access)).rejects.toMatchObject(dead)
    await expect(refresh(mine.telephone.refresh)).rejects.toMatchObject(dead)
    expect(await me(mine.token)).toMatchObject({ id: mine.id })
    await expect(callAs(program, mine, accountContract.closeSession, session)).rejects.toMatchObject({ status: 404 })
  })

  test('the session of someone else is not found, and stays open', async () => {
    const [mine, other] = [await aMember(), await aMember()]
    const theirs = (await callAs(program, other, accountContract.listSessions, of(other)))[0]!.id
    for (const id of [mine.id, other.id]) {
      const request = { params: { client: tenant.name, id, session: theirs } }
      await expect(callAs(program, mine, accountContract.closeSession, request)).rejects.toMatchObject({ status: 404 })
    }
    expect(await me(other.computer.access)).toMatchObject({ id: other.id })
    expect(await me(other.telephone.access)).toMatchObject({ id: other.id })
  })

  test('« close the others » keeps this one only', async () => {
    const mine = await aMember()
    expect(await callAs(program, mine, accountContract.closeOtherSessions, of(mine))).toEqual({ closed: 1 })
    await expect(me(mine.telephone.access)).rejects.toMatchObject(dead)
    expect(await me(mine.token)).toMatchObject({ id: mine.id })
  })
})

describe('changing one’s password (PRV-40)', () => {
  const change = (who: Persona, current: string, confirmation = renewed, id = who.id) =>
    callAs(program, who, accountContract.changePassword, {
      params: { client: tenant.name, id },
      body: { current, password: renewed, confirmation },
    })

  test('closes the other sessions, keeps this one, and is told by mail', async () => {
    const mine = await aMember()
    await change(mine, password)
    await expect(me(mine.telephone.access)).rejects.toMatchObject(dead)
    await expect(refresh(mine.telephone.refresh)).rejects.toMatchObject(dead)
    expect(await me(mine.token)).toMatchObject({ id: mine.id })
    expect((await mailsTo(mine.mail)).map(({ moment }) => moment)).toEqual(['password_changed'])
    await expect(login(mine.mail)).rejects.toMatchObject({ code: 'badCredentials' })
    expect(await login(mine.mail, renewed)).toMatchObject({ user: { id: mine.id } })
  })

  test('two different entries, or somebody else’s account, change nothing', async () => {
    const [mine, other] = [await aMember(), await aMember()]
    await expect(change(mine, password, `${renewed}!`)).rejects.toMatchObject({ status: 422, details: [{ field: 'confirmation' }] })
    await expect(change(mine, password, renewed, other.id)).rejects.toMatchObject({ status: 404 })
    expect(await login(mine.mail)).toMatchObject({ user: { id: mine.id } })
    expect(await login(other.mail)).toMatchObject({ user: { id: other.id } })
  })

  test('ten wrong former passwords close the door, even to the right one', async () => {
    const mine = await aMember()
    for (let n = 0; n < 10; n++) await expect(change(mine, `Faux-${n}-Essai`)).rejects.toMatchObject({ status: 422, code: 'wrongPassword' })
    await expect(change(mine, password)).rejects.toMatchObject({ status: 429 })
    await expect(login(mine.mail)).rejects.toMatchObject({ status: 429 })
  })
})

describe('changing one’s mail', () => {
  const change = (who: Persona, body: { mail: string; code?: string; password?: string }, id = who.id) =>
    callAs(program, who, accountContract.changeMail, { params: { client: tenant.name, id }, body: { password, ...body } })
  const codeSentTo = async (mail: string) =>
    /\d{6}/.exec((await mailsTo(mail)).find(({ moment }) => moment === 'validation_code')!.subject)![0]

  test('a code to the new address proves it; both addresses are told, and the former one signs in no more', async () => {
    const mine = await aMember()
    const mail = 'nouvelle@essai.test'
    expect(await change(mine, { mail })).toEqual({ changed: false })
    expect(await mailsTo(mine.mail)).toEqual([])
    expect(await login(mine.mail)).toMatchObject({ user: { mail: mine.mail } })
    expect(await change(mine, { mail, code: await codeSentTo(mail) })).toEqual({ changed: true })
    expect((await mailsTo(mine.mail)).map(({ moment }) => moment)).toEqual(['change_mail'])
    expect((await mailsTo(mail)).map(({ moment }) => moment)).toEqual(['validation_code', 'change_mail'])
    await expect(login(mine.mail)).rejects.toMatchObject({ code: 'badCredentials' })
    expect(await login(mail)).toMatchObject({ user: { id: mine.id, mail } })
  })

  test('the password is asked both times, and a wrong one counts as a failed login', async () => {
    const mine = await aMember()
    const mail = 'sans-mot-de-passe@essai.test'
    const wrong = { status: 422, code: 'wrongPassword', details: [{ field: 'password' }] }
    await expect(change(mine, { mail, password: 'Faux-1-Essai' })).rejects.toMatchObject(wrong)
    expect(await mailsTo(mail)).toEqual([])
    await change(mine, { mail })
    const code = await codeSentTo(mail)
    await expect(change(mine, { mail, code, password: 'Faux-1-Essai' })).rejects.toMatchObject(wrong)
    expect(await login(mine.mail)).toMatchObject({ user: { mail: mine.mail } })
    expect((await tenant.inTenant((db) => db.selectFrom('login_failures').select('subject').execute())).length).toBeGreaterThan(1)
    expect(await change(mine, { mail, code })).toEqual({ changed: true })
  })

  test('a wrong code, the code of another address and the code of another person change nothing', async () => {
    const [mine, other] = [await aMember(), await aMember()]
    await change(mine, { mail: 'un@essai.test' })
    await change(other, { mail: 'deux@essai.test' })
    const code = await codeSentTo('un@essai.test')
    const wrong = { status: 422, message: 'Ce code de validation est incorrect' }
    await expect(change(mine, { mail: 'un@essai.test', code: code === '000000' ? '111111' : '000000' })).rejects.toMatchObject(wrong)
    await expect(change(mine, { mail: 'trois@essai.test', code })).rejects.toMatchObject(wrong)
    await expect(change(other, { mail: 'un@essai.test', code })).rejects.toMatchObject(wrong)
    expect(await change(mine, { mail: 'un@essai.test', code })).toEqual({ changed: true })
  })

  test('that an address is taken is told only to who holds its mailbox', async () => {
    const [mine, taken] = [await aMember(), await tenant.aPerson()]
    expect(await change(mine, { mail: taken.mail })).toEqual({ changed: false })
    const code = await codeSentTo(taken.mail)
    await expect(change(mine, { mail: taken.mail, code })).rejects.toMatchObject({
      status: 409,
      message: 'L’e-mail existe probablement déjà',
    })
    expect(await login(mine.mail)).toMatchObject({ user: { mail: mine.mail } })
  })

  test('one’s own only, and not in the name of another', async () => {
    const [admin, mine] = [await tenant.anAdmin(), await aMember()]
    await expect(change(admin, { mail: 'vole@essai.test' }, mine.id)).rejects.toMatchObject({ status: 404 })
    const acting = await callAs(program, admin, accountContract.connectAs, of(mine))
    await expect(change({ ...mine, token: acting.access }, { mail: 'vole@essai.test' })).rejects.toMatchObject({ status: 403 })
  })
})

describe('a session whose person is no more', () => {
  test('merged into another record: its tokens are refused at once', async () => {
    const [admin, survivor, mine] = [await tenant.anAdmin(), await aMember(), await aMember()]
    await callAs(program, admin, mergesContract.merge, {
      params: { client: tenant.name },
      body: { kept: survivor.id, ids: [survivor.id, mine.id], from: {} },
    })
    await expect(me(mine.token)).rejects.toMatchObject(dead)
    await expect(refresh(mine.telephone.refresh)).rejects.toMatchObject(dead)
    await expect(login(mine.mail)).rejects.toMatchObject({ code: 'badCredentials' })
    expect(await me(survivor.token)).toMatchObject({ id: survivor.id })
  })

  test('erased: its tokens are refused at once', async () => {
    const mine = await aMember()
    await tenant.inTenant((db) =>
      db
        .updateTable('users')
        .set({ status: accountStatus.codeOf('deleted') })
        .where('id', '=', mine.id)
        .execute(),
    )
    await expect(me(mine.token)).rejects.toMatchObject(dead)
    await expect(refresh(mine.telephone.refresh)).rejects.toMatchObject(dead)
  })

  test('held by an administrator disabled since: the token of the person they act as is refused at once', async () => {
    const [boss, admin, mine] = [await tenant.anAdmin(), await tenant.anAdmin(), await aMember()]
    const acting = await callAs(program, admin, accountContract.connectAs, of(mine))
    expect(await me(acting.access)).toMatchObject({ id: mine.id })
    await callAs(program, boss, contactActsContract.disable, { ...of(admin), body: {} })
    await expect(me(acting.access)).rejects.toMatchObject(dead)
    await expect(refresh(acting.refresh)).rejects.toMatchObject(dead)
    expect(await me(mine.token)).toMatchObject({ id: mine.id })
  })

  test('held by the vendor in another tenant: it ends with the account of who acts', async () => {
    const home = await aTenant(program, { name: 'kxo' })
    const [boss, vendor] = [await home.anAdmin({ is_super_admin: true }), await home.anAdmin({ is_super_admin: true })]
    const elsewhere = await aTenant(program)
    await elsewhere.anAdmin()
    const enter = { params: { client: home.name }, body: { tenant: elsewhere.id } }
    const [theirs, bosses] = [
      await callAs(program, vendor, accountContract.enterTenant, enter),
      await callAs(program, boss, accountContract.enterTenant, enter),
    ]
    await callAs(program, boss, contactActsContract.disable, { params: { client: home.name, id: vendor.id }, body: {} })
    await expect(me(theirs.access)).rejects.toMatchObject(dead)
    await expect(refresh(theirs.refresh)).rejects.toMatchObject(dead)
    expect(await me(bosses.access)).toMatchObject({ client: elsewhere.id })
  })
})
