import { companiesContract } from '@kxo/domain/companies/contract'
import { contactActsContract } from '@kxo/domain/contacts/acts-contract'
import { contactsContract } from '@kxo/domain/contacts/contract'
import { identityContract } from '@kxo/domain/identity/contract'
import { waysInContract } from '@kxo/domain/identity/ways-in-contract'
import type { Endpoint, Input } from '@kxo/domain/kernel/contract'
import { privacyContract } from '@kxo/domain/privacy/contract'
import { tenantsContract } from '@kxo/domain/tenants/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hashPassword } from './modules/identity/account/passwords.ts'
import { hashOf } from './modules/identity/sessions/hash-of.ts'
import { aFileFor } from './testing/a-file-for.ts'
import { type Program, startProgram } from './testing/program.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from './testing/world.ts'

/** The messages, specified word for word, that the server answers on the screens of people, companies, tenants and doors, as a person reads them. */
let program: Program
let tenant: TenantWorld
let admin: Persona
let person: Persona
const password = 'Corbeille-7-Lune'
const code = '123456'
beforeAll(async () => {
  program = await startProgram()
  tenant = await aTenant(program)
  admin = await tenant.anAdmin({ first_name: 'Claire', last_name: 'Moreau' })
  person = await tenant.aPerson({ password_hash: await hashPassword(password) })
})
afterAll(() => program.close())

type Said = { status: number; message: string; details: { field: string; message: string }[] }
type Speak = (language: 'fr' | 'en') => Promise<Said>
const here = () => ({ client: tenant.name })

/** What somebody is told of a call that is refused, in a language. */
const refused =
  <E extends Endpoint>(who: () => Persona | null, endpoint: E, input: () => Input<E>): Speak =>
  (language) =>
    callAs(program, who(), endpoint, { ...input(), headers: { 'accept-language': language } }).then(
      () => Promise.reject(new Error('it was accepted')),
      (error: Said) => error,
    )

/** A code of the account’s creation that waits in somebody’s mailbox. */
async function codeFor(mail: string): Promise<void> {
  const expires_at = new Date(Date.now() + 600_000)
  await tenant.inTenant((db) =>
    db
      .insertInto('validation_codes')
      .values({ mail, purpose: 'account', code_hash: hashOf(code), expires_at })
      .execute(),
  )
}
const account = (mail: string, entered = code) => ({
  params: here(),
  body: { mail, code: entered, first_name: 'Alix', last_name: 'Noël', password, terms: true },
})

const withoutItsTable =
  (table: string, speak: Speak): Speak =>
  async (language) => {
    await program.database.pool.query(`alter table ${table} rename to ${table}_away`)
    return speak(language).finally(() => program.database.pool.query(`alter table ${table}_away rename to ${table}`))
  }

const brokenPicture: Speak = async (language) => {
  const file = await aFileFor(contactActsContract.changeAvatar.upload, {})
  const response = await program.app.inject({
    method: 'POST',
    url: `/api/clients/${tenant.name}/users/${person.id}/avatar/`,
    headers: { 'accept-language': language, authorization: `Bearer ${admin.token}`, 'content-type': file.type },
    payload: file.payload,
  })
  return { ...(response.json() as never as Said), status: response.statusCode }
}

const byAdmin = () => admin
const byPerson = () => person
const byVisitor = () => null
const company = { name: 'Café de l’Île', code_postal: '44000' }

const messages: [status: number, fr: string, en: string, speak: Speak][] = [
  [403, 'Accès refusé', 'Access denied', refused(byPerson, contactsContract.list, () => ({ params: here(), query: {} as never }))],
  [
    401,
    'Identifiants incorrects',
    'Invalid credentials',
    refused(byVisitor, identityContract.login, () => ({
      body: { identifier: person.mail, password: 'Mauvais-2026!', client: tenant.name },
    })),
  ],
  [
    500,
    'Une erreur est survenue',
    'An error occurred',
    withoutItsTable(
      'contexts',
      refused(byPerson, tenantsContract.context, () => ({ params: here() })),
    ),
  ],
  [
    422,
    'Ce code de validation est incorrect',
    'This validation code is incorrect',
    async (language) => {
      await codeFor('code@essai.test')
      return refused(byVisitor, waysInContract.createAccount, () => account('code@essai.test', '000000'))(language)
    },
  ],
  [
    409,
    'L’e-mail existe probablement déjà',
    'This email address probably exists already',
    async (language) => {
      await codeFor(person.mail)
      return refused(byVisitor, waysInContract.createAccount, () => account(person.mail))(language)
    },
  ],
  [
    422,
    'Sauvegarde impossible',
    'Cannot save',
    refused(byVisitor, waysInContract.createAccount, () => ({
      ...account(' x@essai.test'),
      body: { ...account('x@essai.test').body, terms: false },
    })),
  ],
  [
    422,
    'Erreur dans le tri',
    'Sorting failed',
    refused(byAdmin, contactsContract.list, () => ({ params: here(), query: { sort: 'nulle_part' } as never })),
  ],
  [
    409,
    'Claire Moreau ne peut pas être supprimé(e)',
    'Claire Moreau cannot be deleted',
    refused(byAdmin, privacyContract.erase, () => ({ params: { ...here(), id: admin.id }, body: { confirmation: 'Claire Moreau' } })),
  ],
  [
    409,
    'Ce prospect existe déjà, veuillez contacter le référent ou saisir une autre entreprise',
    'This prospect already exists, please contact the referent or enter another company',
    async (language) => {
      const known = { params: here(), body: company as never }
      await callAs(program, admin, companiesContract.create, known).catch(() => {})
      return refused(byAdmin, companiesContract.create, () => known)(language)
    },
  ],
  [422, 'Erreur lors de chargement de l’image', 'Error while loading the image', brokenPicture],
]

describe('what the server answers', () => {
  test.each(messages)('%i %s · %s', async (status, fr, en, speak) => {
    expect(await speak('fr')).toMatchObject({ status, message: fr })
    expect(await speak('en')).toMatchObject({ status, message: en })
  })

  test('the fields behind « Sauvegarde impossible », in both languages', async () => {
    const body = { mail: 'x', code, first_name: ' ', last_name: 'Noël', password: 'court', terms: true }
    const said = (language: string) =>
      program.app
        .inject({
          method: 'POST',
          url: `/api/clients/${tenant.name}/accounts/`,
          headers: { 'accept-language': language },
          payload: body,
        })
        .then((response) => (response.json() as { details: { message: string }[] }).details.map(({ message }) => message))
    expect(await said('fr')).toEqual(expect.arrayContaining(['Requis', 'Email invalide', 'Au moins 8 caractères']))
    expect(await said('en')).toEqual(expect.arrayContaining(['Required', 'Invalid email', 'At least 8 characters']))
  })
})
