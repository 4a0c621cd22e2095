import { waysInContract } from '@kxo/domain/identity/ways-in-contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Program, startProgram } from '../../../testing/program.ts'
import { runJobNow, waitingJobs } from '../../../testing/run-jobs.ts'
import { aTenant, callAs, type TenantWorld } from '../../../testing/world.ts'

let program: Program
let vendor: TenantWorld
let forma: TenantWorld
beforeAll(async () => {
  program = await startProgram()
  vendor = await aTenant(program, { name: 'kxo', label: 'KXO' })
  forma = await aTenant(program, { label: 'Académie d’Évry' })
})
afterAll(() => program.close())

const find = (typed: string) => callAs(program, null, waysInContract.findSpace, { body: { asked: typed } })
const spacesMailed = async (mail: string) => {
  await runJobNow(program, vendor.id, 'mail-spaces', { mail, locale: 'fr' })
  return vendor.inTenant((db) => db.selectFrom('mails').select('body_text').where('recipient', '=', mail).execute())
}
const none = { space: null, is_sent: false }

test('a space is found by its whole name, whatever its accents, and by its code; never by a part', async () => {
  const space = { name: forma.name, label: 'Académie d’Évry' }
  for (const typed of ['Académie d’Évry', 'academie d’evry', forma.name, forma.name.toUpperCase()])
    expect(await find(typed), typed).toEqual({ space, is_sent: false })
  for (const typed of ['Académie', 'Évry', '%', 'personne']) expect(await find(typed), typed).toEqual(none)
})

test('of two spaces of one name neither is told', async () => {
  await aTenant(program, { label: 'Les Jumeaux' })
  await aTenant(program, { label: 'Les jumeaux' })
  expect(await find('Les Jumeaux')).toEqual(none)
})

test('by mail the answer is the same for everybody, and the list goes to the mailbox alone, once an hour', async () => {
  const other = await aTenant(program, { label: 'Club des Docks' })
  const mail = 'marie@essai.test'
  await forma.aPerson({ mail })
  await other.aPerson({ mail })
  const sent = { space: null, is_sent: true }
  expect(await find(mail)).toEqual(sent)
  expect(await find('inconnue@essai.test')).toEqual(sent)
  expect((await waitingJobs(program, vendor.id, 'mail-spaces')).map((data) => data['mail'])).toEqual([mail, 'inconnue@essai.test'])
  const mails = await spacesMailed(mail)
  expect(mails).toHaveLength(1)
  for (const text of [`Académie d’Évry\n`, `/login/${forma.name}`, `/login/${other.name}`]) expect(mails[0]!.body_text).toContain(text)
  expect(await spacesMailed(mail)).toHaveLength(1)
  expect(await spacesMailed('inconnue@essai.test')).toEqual([])
})

test('who closed their account there is told of no space', async () => {
  const gone = await forma.aPerson({ mail: 'partie@essai.test' })
  await forma.inTenant((db) => db.updateTable('users').set({ status: 8 }).where('id', '=', gone.id).execute())
  expect(await spacesMailed(gone.mail)).toEqual([])
})
