import { companiesContract } from '@kxo/domain/companies/contract'
import { contactsContract } from '@kxo/domain/contacts/contract'
import { eventsContract } from '@kxo/domain/events/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Program, startProgram } from '../../testing/program.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from '../../testing/world.ts'

let program: Program
let tenant: TenantWorld
let own: number
beforeAll(async () => {
  program = await startProgram()
  tenant = await aTenant(program, { params: { is_recruiting_platform: true } })
  const admin = await tenant.anAdmin()
  const companies = await tenant.inTenant((db) =>
    db
      .insertInto('companies')
      .values([{ name: 'Ateliers Morel' }, { name: 'Boulangerie Blin' }])
      .returning('id')
      .execute(),
  )
  own = companies[0]!.id
  for (const [index, { id }] of companies.entries()) {
    const day = { start_date: new Date('2031-03-04T09:00:00Z'), end_date: new Date('2031-03-04T17:00:00Z') }
    const body = { title: `Offre ${index}`, nature: 'master' as const, is_training: false, is_asynchronous: false, company_id: id, ...day }
    await callAs(program, admin, eventsContract.create, { params: { client: tenant.name }, body })
  }
})
afterAll(() => program.close())

const titles = async (who: Persona) => {
  const answer = await callAs(program, who, eventsContract.list, { params: { client: tenant.name }, query: { space: 'admin' } as never })
  return (answer as { results: { title: string }[] }).results.map(({ title }) => title)
}
const contacts = (who: Persona) => callAs(program, who, contactsContract.list, { params: { client: tenant.name }, query: {} as never })

it.each([
  ['a recruiter', { profile_code: 'REC' as const }],
  ['a recruiter with the flag of administrators', { profile_code: 'REC' as const, is_admin: true }],
  ['the referent who administers a recruiting platform', { profile_code: 'REF' as const, is_admin: true }],
])('%s runs the events of their own company, and nothing of the standard menu', async (_, persona) => {
  const who = await tenant.aPerson({ ...persona, company_id: own })
  expect(await titles(who)).toEqual(['Offre 0'])
  await expect(contacts(who)).rejects.toMatchObject({ status: 403 })
  const companies = callAs(program, who, companiesContract.list, { params: { client: tenant.name }, query: {} as never })
  await expect(companies).rejects.toMatchObject({ status: 403 })
})

it('a consultant reads all of them', async () => {
  const who = await tenant.aPerson({ profile_code: 'CNS' })
  expect((await titles(who)).sort()).toEqual(['Offre 0', 'Offre 1'])
  await expect(contacts(who)).resolves.toMatchObject({ page: 1 })
})

it('a user has no admin list', async () => {
  await expect(titles(await tenant.aPerson({}))).rejects.toMatchObject({ status: 403 })
})

it('elsewhere than at a recruiting platform, a referent with the flag administers', async () => {
  const other = await aTenant(program)
  const who = await other.aPerson({ profile_code: 'REF', is_admin: true })
  await expect(callAs(program, who, contactsContract.list, { params: { client: other.name }, query: {} as never })).resolves.toMatchObject({
    page: 1,
  })
})
