import { waysInContract } from '@kxo/domain/identity/ways-in-contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Program, startProgram } from '../../../testing/program.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from '../../../testing/world.ts'

let program: Program
let tenant: TenantWorld
let admin: Persona
let follower: Persona
beforeAll(async () => {
  program = await startProgram()
  tenant = await aTenant(program)
  admin = await tenant.anAdmin()
  follower = await tenant.aPerson({ profile_code: 'CNS' })
  await tenant.inTenant((db) =>
    db
      .insertInto('companies')
      .values([
        { name: 'Cabinet Étienne', siret: '73282932000074', manager_id: follower.id },
        { name: 'Jumelle', code_postal: '35000' },
        { name: 'Jumelle', code_postal: '44000' },
      ])
      .execute(),
  )
})
afterAll(() => program.close())

let n = 0
/** A visitor opens an account, saying where they work. */
async function signUp(company: string | null) {
  const mail = `visiteur${++n}@essai.test`
  const params = { client: tenant.name }
  await callAs(program, null, waysInContract.sendValidationCode, { params, body: { mail } })
  const { subject } = await tenant.inTenant((db) =>
    db.selectFrom('mails').select('subject').where('recipient', '=', mail).executeTakeFirstOrThrow(),
  )
  const code = /\d{6}/.exec(subject)![0]
  const body = { mail, code, first_name: 'Alix', last_name: 'Noël', password: 'Corbeille-7-Lune', terms: true, company }
  const { user } = await callAs(program, null, waysInContract.createAccount, { params, body })
  const tasks = await tenant.inTenant((db) =>
    db.selectFrom('tasks').select(['label', 'todo_user_id', 'detail_text']).where('user_id', '=', user.id).execute(),
  )
  return { user, tasks }
}
const companies = () => tenant.inTenant((db) => db.selectFrom('companies').select('name').orderBy('id').execute())

describe('P02: the company one says is one’s own at sign-up', () => {
  it.each([
    ['its SIRET', '732 829 320 00074'],
    ['its SIREN', '732829320'],
    ['its name, accents aside', 'cabinet etienne'],
  ])('known by %s, attaches nothing: who follows it is asked to check', async (_, said) => {
    const { user, tasks } = await signUp(said)
    expect(user).toMatchObject({ company: null, company_name: null })
    expect(tasks).toMatchObject([{ label: 'Rattachement à vérifier\u00A0: Alix Noël, Cabinet Étienne', todo_user_id: follower.id }])
    expect(tasks[0]!.detail_text).toContain('dit faire partie de Cabinet Étienne')
  })

  it.each([['Inconnue et Fils'], ['Jumelle'], ['73282932000075']])(
    '“%s” names none for sure: nothing is created, an administrator is told',
    async (said) => {
      const before = await companies()
      const { user, tasks } = await signUp(said)
      expect(user.company).toBeNull()
      expect(tasks).toMatchObject([{ todo_user_id: admin.id }])
      expect(tasks[0]!.detail_text).toContain(`«\u00A0${said}\u00A0»`)
      expect(await companies()).toEqual(before)
    },
  )

  it('left empty, asks nobody anything', async () => {
    expect((await signUp(null)).tasks).toEqual([])
  })
})
