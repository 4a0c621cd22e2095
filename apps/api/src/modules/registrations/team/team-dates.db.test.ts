import { registrationsContract } from '@kxo/domain/registrations/contract'
import type { RegistrationStatus } from '@kxo/domain/registrations/status'
import { mostNamed, teamContract } from '@kxo/domain/registrations/team/team-contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aRegistration } from '../../../testing/a-session.ts'
import { anOpenEvent } from '../../../testing/an-open-event.ts'
import { type Program, startProgram } from '../../../testing/program.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from '../../../testing/world.ts'

let program: Program
let tenant: TenantWorld
let company: number
let referent: Persona
beforeAll(async () => {
  program = await startProgram()
  tenant = await aTenant(program)
  company = await aCompany('Atelier Martin')
  referent = await tenant.aReferent(company)
})
afterAll(() => program.close())

const aCompany = (name: string) =>
  tenant.inTenant(async (db) => (await db.insertInto('companies').values({ name }).returning('id').executeTakeFirstOrThrow()).id)
const day = (n: number) => new Date(Date.now() + n * 86_400_000)
const anEvent = (title: string, inDays: number) => anOpenEvent(tenant, { title, start_date: day(inDays), end_date: day(inDays) })
const dates = (who: Persona) => callAs(program, who, teamContract.dates, { params: { client: tenant.name } })
/** Somebody of a company, registered as one of its people. */
async function enrol(event: number, last_name: string, status: RegistrationStatus, company_id = company) {
  const person = await tenant.aPerson({ company_id, first_name: 'Ada', last_name })
  const { id } = await aRegistration(tenant, event, person.id, status)
  await tenant.inTenant((db) => db.updateTable('registrations').set({ company_id }).where('id', '=', id).execute())
  return { id, mail: person.mail }
}

test('a referent reads the next dates of their people: the nearest first, how many stand where, the first by name', async () => {
  const [late, near, past, other] = [
    await anEvent('Plus tard', 20),
    await anEvent('Bientôt', 3),
    await anEvent('Passé', -3),
    await anEvent('Ailleurs', 4),
  ]
  for (const name of ['Roux', 'Abadie', 'Morin', 'Colin', 'Leroy']) await enrol(near, name, name === 'Roux' ? 'toPay' : 'registered')
  await enrol(near, 'Parti', 'cancelled')
  await enrol(late, 'Zola', 'toValidate')
  await enrol(past, 'Hier', 'registered')
  await enrol(other, 'Voisin', 'registered', await aCompany('Une autre'))
  const read = await dates(referent)
  expect(read.map(({ event, people }) => [event, people])).toEqual([
    [near, 5],
    [late, 1],
  ])
  expect(read[0]).toMatchObject({
    event_title: 'Bientôt',
    names: ['Ada Abadie', 'Ada Colin', 'Ada Leroy', 'Ada Morin'],
    counts: [
      { status: 'toPay', count: 1 },
      { status: 'registered', count: 4 },
    ],
  })
  expect(read[0]?.names).toHaveLength(mostNamed)
  await expect(dates(await tenant.aPerson({ company_id: company }))).rejects.toMatchObject({ status: 403 })
})

test('a referent reminds those of their company alone', async () => {
  const event = await anEvent('À compléter', 9)
  const remind = (who: Persona, id: number) => callAs(program, who, registrationsContract.remind, { params: { client: tenant.name, id } })
  const own = await enrol(event, 'Bret', 'toComplete')
  const foreign = await enrol(event, 'Sorel', 'toComplete', await aCompany('Encore une'))
  expect(await remind(referent, own.id)).toEqual({ done: true })
  const sent = await tenant.inTenant((db) => db.selectFrom('mails').select('moment').where('recipient', '=', own.mail).execute())
  expect(sent).toEqual([{ moment: 'remind_complete' }])
  await expect(remind(referent, foreign.id)).rejects.toMatchObject({ status: 403 })
})
