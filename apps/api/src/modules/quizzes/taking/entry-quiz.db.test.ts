import { quizzesContract as contract } from '@kxo/domain/quizzes/contract'
import { registrationsContract } from '@kxo/domain/registrations/contract'
import { registrationDetailContract } from '@kxo/domain/registrations/detail/detail-contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anOpenEvent } from '../../../testing/an-open-event.ts'
import { type Program, startProgram } from '../../../testing/program.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from '../../../testing/world.ts'

let program: Program
let tenant: TenantWorld
let admin: Persona
beforeAll(async () => {
  program = await startProgram()
  tenant = await aTenant(program, { params: { use_quiz: true } })
  admin = await tenant.anAdmin()
})
afterAll(() => program.close())

const inTenant = <Params extends object>(params: Params) => ({ params: { client: tenant.name, ...params } })
const common = { explanation: '', points: 1, objective: '' }
async function aTest(): Promise<number> {
  const { id, version } = await callAs(program, admin, contract.create, {
    ...inTenant({}),
    body: { title: 'Positionnement', kind: 'test', test_type: 'positioning' },
  })
  const questions = [{ kind: 'number' as const, id: 'cccc', statement: '6 × 7', ...common, value: 42, tolerance: 0 }]
  await callAs(program, admin, contract.change, { ...inTenant({ id }), body: { version, questions } })
  await callAs(program, admin, contract.publish, { ...inTenant({ id }), body: {} })
  return id
}
/** An open event that gives the test with the registration. */
async function anEvent(is_required: boolean) {
  const event = await anOpenEvent(tenant, { is_training: true })
  const body = { quiz: await aTest(), moment: 'subscription' as const, days: 0, open_days: null, is_required }
  const [quiz] = await callAs(program, admin, contract.give, { ...inTenant({ id: event }), body })
  return { event, quiz: quiz!.id }
}
const register = (who: Persona, event: number) =>
  callAs(program, who, registrationsContract.start, { ...inTenant({ id: event }), body: { submit: true } })
const sheet = (who: Persona, id: number) => callAs(program, who, registrationsContract.get, inTenant({ id }))
async function take(who: Persona, quiz: number): Promise<void> {
  const { attempt } = await callAs(program, who, contract.begin, { ...inTenant({ id: quiz }), body: {} })
  await callAs(program, who, contract.submit, { ...inTenant({ id: quiz, attempt: attempt!.id }), body: {} })
}

test('a required test holds the registration until its answers are sent, which confirms it', async () => {
  const { event, quiz } = await anEvent(true)
  const learner = await tenant.aPerson()
  const { id, status } = await register(learner, event)
  expect(status).toBe('toComplete')
  expect((await sheet(learner, id)).quizzes).toEqual([
    { id: quiz, name: 'Positionnement', questions: 1, minutes: null, is_required: true, is_taken: false, path: `/quiz/${quiz}` },
  ])
  await take(learner, quiz)
  expect(await sheet(learner, id)).toMatchObject({ status: 'registered', quizzes: [{ is_taken: true }] })
  expect(await callAs(program, admin, registrationDetailContract.detail, inTenant({ id }))).toMatchObject({
    quizzes: [{ name: 'Positionnement', is_required: true, is_taken: true }],
  })
})

test('one that is not required holds nobody', async () => {
  const { event } = await anEvent(false)
  expect(await register(await tenant.aPerson(), event)).toMatchObject({ status: 'registered' })
})

test('no longer required, or given no more, those it alone held go on', async () => {
  const [former, latter] = [await anEvent(true), await anEvent(true)]
  const learner = await tenant.aPerson()
  const [one, other] = [await register(learner, former.event), await register(learner, latter.event)]
  await callAs(program, admin, contract.requireEventQuiz, {
    ...inTenant({ id: former.event, event_quiz: former.quiz }),
    body: { is_required: false },
  })
  await callAs(program, admin, contract.takeBack, inTenant({ id: latter.event, event_quiz: latter.quiz }))
  expect([(await sheet(learner, one.id)).status, (await sheet(learner, other.id)).status]).toEqual(['registered', 'registered'])
})

test('a test given at another moment is required of nobody', async () => {
  const { event, quiz } = await anEvent(false)
  const body = { quiz: await aTest(), moment: 'end' as const, days: 0, open_days: null, is_required: true }
  const quizzes = await callAs(program, admin, contract.give, { ...inTenant({ id: event }), body })
  const atEnd = quizzes.find(({ id }) => id !== quiz)!
  expect(atEnd.is_required).toBe(false)
  await expect(
    callAs(program, admin, contract.requireEventQuiz, { ...inTenant({ id: event, event_quiz: atEnd.id }), body: { is_required: true } }),
  ).rejects.toMatchObject({ status: 422 })
})
