import { registrationsContract } from '@kxo/domain/registrations/contract'
import { visitorContract as contract } from '@kxo/domain/registrations/visitor/visitor-contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { anOpenEvent } from '../../../testing/an-open-event.ts'
import { type Program, startProgram } from '../../../testing/program.ts'
import { aTenant, callAs, Refused, type TenantWorld } from '../../../testing/world.ts'

let program: Program
let tenant: TenantWorld
beforeAll(async () => {
  program = await startProgram()
  tenant = await aTenant(program)
})
afterAll(() => program.close())

const at = (id: number) => ({ params: { client: tenant.name, id } })
const who = { first_name: 'Zoé', last_name: 'Passage' }
const ask = (event: number, mail: string) => callAs(program, null, contract.sendCode, { ...at(event), body: { mail } })
const codeSentTo = (mail: string) =>
  tenant.inTenant(async (db) => {
    const row = await db.selectFrom('mails').select('subject').where('recipient', '=', mail).orderBy('id', 'desc').executeTakeFirstOrThrow()
    return /\d{6}/.exec(row.subject)?.[0] ?? ''
  })
const enter = (event: number, mail: string, code: string) =>
  callAs(program, null, contract.enter, { ...at(event), body: { ...who, mail, code } })
const refused = async (attempt: Promise<unknown>): Promise<Refused> => {
  const error = await attempt.then(
    () => undefined,
    (failure: unknown) => failure,
  )
  if (!(error instanceof Refused)) throw new Error(`was not refused: ${String(error)}`)
  return error
}

it('registers a visitor whose address a code proves, before any account', async () => {
  const event = await anOpenEvent(tenant, { onboarding: 1 })
  await ask(event, 'zoe@passage.test')
  const { session, path } = await enter(event, 'zoe@passage.test', await codeSentTo('zoe@passage.test'))
  expect([path, session.user.is_restricted_session]).toEqual([`/events/${event}/signin`, true])
  const visitor = { id: session.user.id, mail: session.user.mail, token: session.access }
  const registration = await callAs(program, visitor, registrationsContract.start, { ...at(event), body: { submit: true } })
  expect(registration.status).toBe('registered')
  const sheet = await callAs(program, visitor, registrationsContract.get, at(registration.id))
  expect(sheet.has_account).toBe(false)
})

it('takes whoever is known by the address for themselves, changing nothing of them', async () => {
  const event = await anOpenEvent(tenant, { onboarding: 1 })
  const person = await tenant.aPerson()
  await ask(event, person.mail)
  const { session } = await enter(event, person.mail, await codeSentTo(person.mail))
  expect(session.user.id).toBe(person.id)
  expect(session.user.first_name).not.toBe(who.first_name)
})

it('refuses a wrong code, and an event that is not for visitors', async () => {
  const event = await anOpenEvent(tenant, { onboarding: 1 })
  await ask(event, 'lea@passage.test')
  const right = await codeSentTo('lea@passage.test')
  const wrong = right === '000000' ? '111111' : '000000'
  expect((await refused(enter(event, 'lea@passage.test', wrong))).code).toBe('wrongValidationCode')
  const invited = await anOpenEvent(tenant, { onboarding: 4 })
  expect((await refused(ask(invited, 'lea@passage.test'))).status).toBe(404)
})
