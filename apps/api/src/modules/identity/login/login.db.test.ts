import { identityContract } from '@kxo/domain/identity/contract'
import { accountStatus } from '@kxo/domain/identity/status'
import { waysInContract } from '@kxo/domain/identity/ways-in-contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Program, startProgram } from '../../../testing/program.ts'
import { runJobNow, waitingJobs } from '../../../testing/run-jobs.ts'
import { aTenant, callAs, type TenantWorld } from '../../../testing/world.ts'
import { hashPassword } from '../account/passwords.ts'
import { sendPasswordLink } from '../jobs.ts'

let program: Program
let tenant: TenantWorld
let password_hash: string
const password = 'Corbeille-7-Lune'
beforeAll(async () => {
  program = await startProgram()
  tenant = await aTenant(program)
  password_hash = await hashPassword(password)
})
afterAll(() => program.close())

const aMember = async (mail: string, change: { status?: number } = {}) => {
  const person = await tenant.aPerson({ mail })
  await tenant.inTenant((db) =>
    db
      .updateTable('users')
      .set({ password_hash, ...change })
      .where('id', '=', person.id)
      .execute(),
  )
  return person
}
const login = (identifier: string, secret: string) =>
  callAs(program, null, identityContract.login, { body: { identifier, password: secret, client: tenant.name } })

describe('login', () => {
  test('opens a session with the person’s flags', async () => {
    const person = await aMember('une@essai.test')
    const session = await login('UNE@essai.test ', password)
    expect(session).toMatchObject({
      client: tenant.name,
      client_id: tenant.id,
      is_partner: false,
      user: { id: person.id, profile_code: 'USR' },
    })
    expect(await callAs(program, { ...person, token: session.access }, identityContract.me, {})).toMatchObject({ mail: 'une@essai.test' })
  })

  test('answers the same for a wrong password and for an unknown mail', async () => {
    await aMember('deux@essai.test')
    const wrong = { status: 401, code: 'badCredentials', message: 'Identifiants incorrects' }
    await expect(login('deux@essai.test', 'Mauvais2026!')).rejects.toMatchObject(wrong)
    await expect(login('inconnue@essai.test', password)).rejects.toMatchObject(wrong)
  })

  test('another tenant’s account does not exist here', async () => {
    const elsewhere = await aTenant(program)
    await aMember('trois@essai.test')
    await expect(
      callAs(program, null, identityContract.login, { body: { identifier: 'trois@essai.test', password, client: elsewhere.name } }),
    ).rejects.toMatchObject({ code: 'badCredentials' })
  })

  test('PRV-40: ten failures close the door for the account, even with the right password', async () => {
    await aMember('quatre@essai.test')
    for (let n = 0; n < 10; n++) await login('quatre@essai.test', 'Mauvais2026!').catch(() => {})
    await expect(login('quatre@essai.test', password)).rejects.toMatchObject({
      status: 429,
      message: 'Trop de tentatives. Réessayez dans 15 minutes.',
    })
    await tenant.inTenant((db) => db.deleteFrom('login_failures').execute())
  })

  test('PRV-40: ten failures from one address close it for every account; another address stays open', async () => {
    const from = (remoteAddress: string, identifier: string, secret: string) =>
      program.app.inject({
        method: 'POST',
        url: '/api/login/',
        remoteAddress,
        payload: { identifier, password: secret, client: tenant.name },
      })
    await aMember('adresse@essai.test')
    for (let n = 0; n < 10; n++) expect((await from('192.0.2.7', `inconnue-${n}@essai.test`, 'Mauvais2026!')).statusCode).toBe(401)
    expect((await from('192.0.2.7', 'adresse@essai.test', password)).statusCode).toBe(429)
    expect((await from('192.0.2.8', 'adresse@essai.test', password)).statusCode).toBe(200)
    await tenant.inTenant((db) => db.deleteFrom('login_failures').execute())
  })

  test('a suspended account is told so only after the right password', async () => {
    await aMember('cinq@essai.test', { status: 6 })
    await expect(login('cinq@essai.test', 'Mauvais2026!')).rejects.toMatchObject({ code: 'badCredentials' })
    await expect(login('cinq@essai.test', password)).rejects.toMatchObject({ status: 403, code: 'suspended' })
  })
})

describe('refresh', () => {
  const refresh = (token: string) => callAs(program, null, identityContract.refresh, { body: { refresh: token } })

  test('rotates, and the replay of a spent token revokes the whole family', async () => {
    const person = await aMember('six@essai.test')
    const first = await login('six@essai.test', password)
    const second = await refresh(first.refresh)
    await expect(refresh(first.refresh)).rejects.toMatchObject({ status: 401 })
    await expect(refresh(second.refresh)).rejects.toMatchObject({ status: 401 })
    await expect(callAs(program, { ...person, token: second.access }, identityContract.me, {})).rejects.toMatchObject({ status: 401 })
  })

  test('exchanged by several at once, it serves one of them, and the family dies with the others', async () => {
    const person = await aMember('onze@essai.test')
    const { refresh: spent } = await login('onze@essai.test', password)
    const answers = await Promise.allSettled(Array.from({ length: 8 }, () => refresh(spent)))
    const passed = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []))
    expect(passed).toHaveLength(1)
    await expect(refresh(passed[0]!.refresh)).rejects.toMatchObject({ status: 401 })
    await expect(callAs(program, { ...person, token: passed[0]!.access }, identityContract.me, {})).rejects.toMatchObject({ status: 401 })
  })

  test('a replayed one says why, in both languages', async () => {
    await aMember('douze@essai.test')
    const said = async (language: string): Promise<string> => {
      const { refresh: spent } = await login('douze@essai.test', password)
      await refresh(spent)
      const headers = { 'accept-language': language }
      return callAs(program, null, identityContract.refresh, { body: { refresh: spent }, headers }).then(
        () => 'exchanged',
        (error: Error) => error.message,
      )
    }
    expect(await said('fr')).toBe('Votre session a été fermée par sécurité.')
    expect(await said('en')).toBe('Your session was closed for security reasons.')
  })

  test('logging out kills the access token at once', async () => {
    const person = await aMember('sept@essai.test')
    const session = await login('sept@essai.test', password)
    const who = { ...person, token: session.access }
    await callAs(program, who, identityContract.logout, {})
    await expect(callAs(program, who, identityContract.me, {})).rejects.toMatchObject({ status: 401 })
  })
})

describe('an account closed meanwhile', () => {
  test.each(['suspended', 'disabled', 'deleted'] as const)(
    '%s: its access token, its refresh token and its sessions are dead',
    async (status) => {
      const mail = `${status}@essai.test`
      const person = await aMember(mail)
      const session = await login(mail, password)
      const who = { ...person, token: session.access }
      expect(await callAs(program, who, identityContract.me, {})).toMatchObject({ id: person.id })
      await tenant.inTenant((db) =>
        db
          .updateTable('users')
          .set({ status: accountStatus.codeOf(status) })
          .where('id', '=', person.id)
          .execute(),
      )
      await expect(callAs(program, who, identityContract.me, {})).rejects.toMatchObject({ status: 401, code: 'noSession' })
      await expect(callAs(program, null, identityContract.refresh, { body: { refresh: session.refresh } })).rejects.toMatchObject({
        status: 401,
      })
      await tenant.inTenant((db) =>
        db
          .updateTable('users')
          .set({ status: accountStatus.codeOf('active') })
          .where('id', '=', person.id)
          .execute(),
      )
      await expect(callAs(program, who, identityContract.me, {})).rejects.toMatchObject({ status: 401 })
    },
  )
})

describe('creating one’s account', () => {
  const codeFor = async (mail: string) => {
    await callAs(program, null, waysInContract.sendValidationCode, { params: { client: tenant.name }, body: { mail } })
    const written = await tenant.inTenant((db) =>
      db
        .selectFrom('mails')
        .select('subject')
        .where('recipient', '=', mail)
        .where('moment', '=', 'validation_code')
        .executeTakeFirstOrThrow(),
    )
    return /\d{6}/.exec(written.subject)?.[0] ?? ''
  }
  const create = (mail: string, code: string, terms = true) =>
    callAs(program, null, waysInContract.createAccount, {
      params: { client: tenant.name },
      body: { mail, code, first_name: 'Alix', last_name: 'Noël', password, terms },
    })

  test('P02: the terms are accepted by a tick, and its wording is kept', async () => {
    const mail = 'conditions@essai.test'
    const code = await codeFor(mail)
    await expect(create(mail, code, false)).rejects.toMatchObject({ status: 422, details: [{ field: 'terms' }] })
    const { user } = await create(mail, code)
    const accepted = await tenant.inTenant((db) =>
      db.selectFrom('traces').select('info').where('action', '=', 'accept_terms').where('user_id', '=', user.id).execute(),
    )
    expect(accepted).toEqual([{ info: 'J’accepte les conditions d’utilisation d’Essai.' }])
  })

  describe('in a space that validates its accounts', () => {
    let validating: TenantWorld
    beforeAll(async () => {
      validating = await aTenant(program, { params: { self_signup: 'validated', signup_domains: ['essai.test'] } })
    })
    const requestCode = async (mail: string) => {
      const params = { client: validating.name }
      await callAs(program, null, waysInContract.sendValidationCode, { params, body: { mail } })
      const [written] = await mailsTo(mail)
      return { params, code: /\d{6}/.exec(written?.subject ?? '')?.[0] ?? '' }
    }
    const mailsTo = (mail: string) =>
      validating.inTenant((db) =>
        db.selectFrom('mails').select(['moment', 'subject', 'body_text']).where('recipient', '=', mail).orderBy('id').execute(),
      )

    test('P02: the account is made and waits, the mail says so and leads nowhere yet, and signing in says so too', async () => {
      const mail = 'attend@essai.test'
      const { params, code } = await requestCode(mail)
      const body = { mail, code, first_name: 'Alix', last_name: 'Noël', password, terms: true }
      const waits = { status: 403, message: 'Votre compte attend sa validation.' }
      await expect(callAs(program, null, waysInContract.createAccount, { params, body })).rejects.toMatchObject(waits)
      const [, welcome] = await mailsTo(mail)
      expect(welcome).toMatchObject({ moment: 'create_user', body_text: expect.stringContaining('Essai doit encore le valider') })
      expect(welcome!.body_text).not.toMatch(/vous connecter|https?:/)
      const signIn = { body: { identifier: mail, password, client: validating.name } }
      await expect(callAs(program, null, identityContract.login, signIn)).rejects.toMatchObject(waits)
    })

    test('P02: an address of another domain is told which ones open an account, and gets no code', async () => {
      await expect(requestCode('ailleurs@autre.test')).rejects.toMatchObject({
        status: 403,
        message: 'Les comptes s’ouvrent avec une adresse essai.test.',
      })
      expect(await mailsTo('ailleurs@autre.test')).toEqual([])
    })
  })

  test('takes the code received by mail, and tells a wrong one', async () => {
    const code = await codeFor('alix@essai.test')
    const wrong = code === '000000' ? '111111' : '000000'
    await expect(create('alix@essai.test', wrong)).rejects.toMatchObject({ status: 422, message: 'Ce code de validation est incorrect' })
    expect(await create('alix@essai.test', code)).toMatchObject({ user: { first_name: 'Alix', profile_code: 'USR' } })
    await expect(create('alix@essai.test', code)).rejects.toMatchObject({ code: 'wrongValidationCode' })
  })

  test('five wrong codes kill the code', async () => {
    const code = await codeFor('marin@essai.test')
    const wrong = code === '000000' ? '111111' : '000000'
    for (let n = 0; n < 5; n++) await create('marin@essai.test', wrong).catch(() => {})
    await expect(create('marin@essai.test', code)).rejects.toMatchObject({ code: 'wrongValidationCode' })
  })

  test('an account that exists is told only to who holds its mailbox', async () => {
    await aMember('huit@essai.test')
    const code = await codeFor('huit@essai.test')
    await expect(create('huit@essai.test', code)).rejects.toMatchObject({ status: 409, message: 'L’e-mail existe probablement déjà' })
  })
})

describe('choosing a password', () => {
  const askReset = async (mail: string) => {
    const before = (await waitingJobs(program, tenant.id, sendPasswordLink.name)).length
    await callAs(program, null, waysInContract.requestPasswordReset, { params: { client: tenant.name }, body: { mail } })
    // Known or not, the same job waits: nothing in the answer tells them apart.
    expect(await waitingJobs(program, tenant.id, sendPasswordLink.name)).toHaveLength(before + 1)
    await runJobNow(program, tenant.id, sendPasswordLink.name, { mail })
  }

  test('the link serves once and revokes open sessions', async () => {
    const person = await aMember('neuf@essai.test')
    const open = await login('neuf@essai.test', password)
    await askReset('neuf@essai.test')
    const written = await tenant.inTenant((db) =>
      db
        .selectFrom('mails')
        .select('body_text')
        .where('recipient', '=', 'neuf@essai.test')
        .where('moment', '=', 'reset_password')
        .executeTakeFirstOrThrow(),
    )
    const unique = /choose-password\/([\w-]+)/.exec(written.body_text)?.[1] ?? ''
    const choose = (confirmation: string) =>
      callAs(program, null, waysInContract.choosePassword, {
        params: { client: tenant.name, unique },
        body: { password: 'Tournesol-9-Vent', confirmation },
      })
    await expect(choose('Autrement-8-Vent')).rejects.toMatchObject({ status: 422 })
    expect(await choose('Tournesol-9-Vent')).toMatchObject({ user: { id: person.id } })
    await expect(choose('Tournesol-9-Vent')).rejects.toMatchObject({ status: 404 })
    await expect(callAs(program, { ...person, token: open.access }, identityContract.me, {})).rejects.toMatchObject({ status: 401 })
  })

  test('the link of a person disabled since tells nothing of them', async () => {
    const person = await aMember('dix@essai.test')
    await askReset('dix@essai.test')
    const { body_text } = await tenant.inTenant((db) =>
      db.selectFrom('mails').select('body_text').where('recipient', '=', 'dix@essai.test').executeTakeFirstOrThrow(),
    )
    const params = { client: tenant.name, unique: /choose-password\/([\w-]+)/.exec(body_text)?.[1] ?? '' }
    expect(await callAs(program, null, waysInContract.readPasswordLink, { params })).toMatchObject({ mail: 'dix@essai.test' })
    await tenant.inTenant((db) =>
      db
        .updateTable('users')
        .set({ status: accountStatus.codeOf('disabled') })
        .where('id', '=', person.id)
        .execute(),
    )
    await expect(callAs(program, null, waysInContract.readPasswordLink, { params })).rejects.toMatchObject({ status: 404 })
  })

  test('an unknown mail gets the same answer and no mail', async () => {
    await askReset('personne@essai.test')
    expect(
      await tenant.inTenant((db) => db.selectFrom('mails').select('id').where('recipient', '=', 'personne@essai.test').execute()),
    ).toEqual([])
  })
})
