import { identityContract } from '@kxo/domain/identity/contract'
import { choosePassword, defaultLoginClient } from '@kxo/domain/identity/paths'
import { waysInContract } from '@kxo/domain/identity/ways-in-contract'
import { vendorContract } from '@kxo/domain/tenants/vendor/vendor-contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoPassword } from '../seeds/accounts.ts'
import { makeFirstAccount } from './first-account.ts'
import { hashPassword } from './modules/identity/index.ts'
import { acrossTenants } from './platform/database/tenancy.ts'
import { refuseDemoAccounts } from './refuse-demo-accounts.ts'
import { type Program, startProgram } from './testing/program.ts'
import { aTenant, callAs } from './testing/world.ts'

let program: Program
beforeAll(async () => {
  program = await startProgram({ environment: { NODE_ENV: 'production', PUBLIC_URL: 'https://essai.test' } })
})
afterAll(() => program.close())

const mail = 'marie@essai.example'
const password = 'Lampadaire-7-Lune'
const make = (to = mail) => makeFirstAccount(program.services, program.jobs, { mail: to, first_name: 'Marie', last_name: 'Durand' })
const codeIn = (address: string): string => {
  const begins = `https://essai.test${choosePassword(defaultLoginClient, 'x').slice(0, -1)}`
  expect(address).toContain(begins)
  return address.slice(begins.length)
}
const choose = (unique: string) =>
  callAs(program, null, waysInContract.choosePassword, {
    params: { client: defaultLoginClient, unique },
    body: { password, confirmation: password },
  })

test('the first account of an empty database administers the product from a link that opens once', async () => {
  const lost = codeIn(await make())
  const unique = codeIn(await make())
  await expect(choose(lost)).rejects.toMatchObject({ status: 404 })
  await choose(unique)
  await expect(choose(unique)).rejects.toMatchObject({ status: 404 })
  const { user, access } = await callAs(program, null, identityContract.login, { body: { identifier: mail, password } })
  expect(user).toMatchObject({ is_super_admin: true, is_admin: true, client: 1 })
  const { results } = await callAs(program, { id: user.id, mail, token: access }, vendorContract.list, {
    query: {} as never,
  })
  expect(results.map(({ name }) => name)).toEqual([defaultLoginClient])
})

test('nobody makes a second one by the command', async () => {
  await expect(make()).rejects.toThrow(`${mail} already administers the product`)
  await expect(make('autre@essai.example')).rejects.toThrow(`${mail} already administers the product`)
  await expect(make('personne')).rejects.toThrow('is no mail address')
})

test('production does not start while a demo password opens an account', async () => {
  await refuseDemoAccounts(program.database)
  const tenant = await aTenant(program)
  await tenant.aPerson({ mail: 'user@essai.test', password_hash: await hashPassword(demoPassword) })
  await expect(refuseDemoAccounts(program.database)).rejects.toThrow('the published demo password opens user@essai.test')
  await acrossTenants(
    program.database,
    async ({ db }) => void (await db.updateTable('users').set({ password_hash: null }).where('mail', '=', 'user@essai.test').execute()),
  )
  await refuseDemoAccounts(program.database)
})
