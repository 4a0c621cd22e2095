import { accountStatus } from '@kxo/domain/identity/status'
import { waysInContract } from '@kxo/domain/identity/ways-in-contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Program, startProgram } from '../../../testing/program.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from '../../../testing/world.ts'
import { makeLink } from './personal-links.ts'

let program: Program
let tenant: TenantWorld
beforeAll(async () => {
  program = await startProgram()
  tenant = await aTenant(program)
})
afterAll(() => program.close())

const hour = 3_600_000
const aLink = (person: Persona, life = hour) =>
  tenant.asMachine((context) =>
    makeLink(context, { user_id: person.id, purpose: 'registration', path: '/events/7/signin', expires_at: new Date(Date.now() + life) }),
  )
const at = (code: string, client = tenant.name) => ({ params: { client, code } })
const read = (code: string, client?: string) => callAs(program, null, waysInContract.readLink, at(code, client))
const open = (code: string) => callAs(program, null, waysInContract.openLink, at(code))
const renew = (code: string) => callAs(program, null, waysInContract.renewLink, at(code))
const someone = () => tenant.aPerson({ first_name: 'Julie', last_name: 'Moreau' })
const setStatus = (person: Persona, status: Parameters<typeof accountStatus.codeOf>[0]) =>
  tenant.inTenant((db) =>
    db
      .updateTable('users')
      .set({ status: accountStatus.codeOf(status) })
      .where('id', '=', person.id)
      .execute(),
  )
const mailsTo = (person: Persona) =>
  tenant.inTenant((db) =>
    db
      .selectFrom('mails')
      .select(['body_text', 'is_secret'])
      .where('recipient', '=', person.mail)
      .where('moment', '=', 'new_link')
      .execute(),
  )

describe('P03: a personal link', () => {
  test('is read as often as one likes, under a masked name, and opens a restricted session', async () => {
    const person = await someone()
    const code = await aLink(person)
    const link = await read(code)
    expect(link).toMatchObject({ is_open: true, user: person.id, masked_name: 'Julie M.', path: '/events/7/signin' })
    expect(JSON.stringify(link)).not.toContain('Moreau')
    expect(JSON.stringify(link)).not.toContain(person.mail)
    await read(code)
    const { session, path } = await open(code)
    expect([path, session.user.id, session.user.is_restricted_session]).toEqual(['/events/7/signin', person.id, true])
  })

  test('of another tenant, or never given, is not found, to read, to open and to renew', async () => {
    const code = await aLink(await someone())
    const elsewhere = await aTenant(program)
    const missing = { status: 404, code: 'notFound' }
    await expect(read(code, elsewhere.name)).rejects.toMatchObject(missing)
    for (const act of [read, open, renew]) await expect(act('x'.repeat(32))).rejects.toMatchObject(missing)
    await expect(callAs(program, null, waysInContract.renewLink, at(code, elsewhere.name))).rejects.toMatchObject(missing)
  })

  test('of a suspended person says whom to ask; of a disabled or deleted one it is not found', async () => {
    const person = await someone()
    const code = await aLink(person)
    await setStatus(person, 'suspended')
    for (const act of [read, open]) await expect(act(code)).rejects.toMatchObject({ status: 403, code: 'suspended' })
    for (const status of ['disabled', 'deleted'] as const) {
      await setStatus(person, status)
      for (const act of [read, open, renew]) await expect(act(code)).rejects.toMatchObject({ status: 404 })
    }
  })

  test('password links are none of these', async () => {
    const person = await someone()
    const code = await tenant.asMachine((context) =>
      makeLink(context, { user_id: person.id, purpose: 'password', path: '', expires_at: new Date(Date.now() - 1), is_single_use: true }),
    )
    for (const act of [read, open, renew]) await expect(act(code)).rejects.toMatchObject({ status: 404 })
  })
})

describe('P03: a dead link', () => {
  test('says so, opens nothing, and another one goes to the address on file', async () => {
    const person = await someone()
    const code = await aLink(person, -hour)
    expect(await read(code)).toMatchObject({ is_open: false, masked_mail: expect.stringMatching(/^.…@essai\.test$/) })
    await expect(open(code)).rejects.toMatchObject({ status: 404 })
    await renew(code)
    const [mail] = await mailsTo(person)
    expect(mail?.is_secret).toBe(true)
    const fresh = /lien-sms\/([\w-]+)/.exec(mail?.body_text ?? '')?.[1] ?? ''
    expect(await open(fresh)).toMatchObject({ path: '/events/7/signin' })
    const [latest] = await tenant.inTenant((db) =>
      db.selectFrom('personal_links').select('replaced_id').where('user_id', '=', person.id).orderBy('id', 'desc').limit(1).execute(),
    )
    expect(latest?.replaced_id).not.toBeNull()
  })

  test('three new ones a day and no more, whatever the links they are asked with', async () => {
    const person = await someone()
    const codes = [await aLink(person, -hour), await aLink(person, -hour)]
    for (let n = 0; n < 3; n++) await renew(codes[n % 2] ?? '')
    await expect(renew(codes[1] ?? '')).rejects.toMatchObject({ status: 429, code: 'newLinksSpent' })
    expect(await mailsTo(person)).toHaveLength(3)
    await tenant.inTenant((db) =>
      db
        .updateTable('personal_links')
        .set({ created_at: new Date(Date.now() - 25 * hour) })
        .where('user_id', '=', person.id)
        .execute(),
    )
    await renew(codes[1] ?? '')
    expect(await mailsTo(person)).toHaveLength(4)
  })

  test('one that still opens is not sent again', async () => {
    await expect(renew(await aLink(await someone()))).rejects.toMatchObject({ status: 409, code: 'linkStillOpen' })
  })
})
