import { quizzesContract as contract } from '@kxo/domain/quizzes/contract'
import type { Question } from '@kxo/domain/quizzes/question'
import { registrationStatus } from '@kxo/domain/registrations/status'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { anOpenEvent } from '../../testing/an-open-event.ts'
import { control } from '../../testing/control.ts'
import { many, type Program, startProgram } from '../../testing/program.ts'
import { noRowLockOn, withoutProtection } from '../../testing/without-locks.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from '../../testing/world.ts'

let program: Program
let tenant: TenantWorld
let learner: Persona
let eventQuiz: number
beforeAll(async () => {
  program = await startProgram({ connections: many })
})
afterAll(() => program.close())

const crowd = 8
const questions = Array.from({ length: crowd }, (_, at): Question => {
  const common = { statement: `Question ${at}`, explanation: '', objective: '', points: 1 }
  return { kind: 'number', id: `nombre${at}`, ...common, value: at, tolerance: 0 }
})

beforeEach(async () => {
  tenant = await aTenant(program, { params: { use_quiz: true } })
  const admin = await tenant.anAdmin()
  learner = await tenant.aPerson()
  const event = await anOpenEvent(tenant)
  await tenant.inTenant((db) =>
    db
      .insertInto('registrations')
      .values({ event_id: event, user_id: learner.id, status: registrationStatus.codeOf('registered'), code: `Q${event}` })
      .execute(),
  )
  const params = { client: tenant.name }
  const { id, version } = await callAs(program, admin, contract.create, { params, body: { kind: 'quiz', title: 'Compter' } })
  await callAs(program, admin, contract.change, { params: { ...params, id }, body: { version, questions } })
  await callAs(program, admin, contract.publish, { params: { ...params, id }, body: {} })
  const body = { quiz: id, moment: 'subscription' as const, days: 0, open_days: null, is_required: false }
  const [row] = await callAs(program, admin, contract.give, { params: { ...params, id: event }, body })
  eventQuiz = row?.id ?? 0
})

const begin = () => callAs(program, learner, contract.begin, { params: { client: tenant.name, id: eventQuiz }, body: {} })

describe('a second attempt begun in many windows at once', () => {
  /** What each window got: the number of its attempt, or null when it was refused. */
  const beginAtOnce = async () => {
    const { attempt } = await begin()
    const first = { client: tenant.name, id: eventQuiz, attempt: attempt?.id ?? 0 }
    await callAs(program, learner, contract.submit, { params: first, body: {} })
    const settled = await Promise.allSettled(Array.from({ length: crowd }, begin))
    return settled.map((one) => (one.status === 'fulfilled' ? (one.value.attempt?.id ?? null) : null))
  }

  it('is one, which all of them show', async () => {
    const got = await beginAtOnce()
    expect(new Set(got).size).toBe(1)
    expect(got[0]).not.toBeNull()
  })

  it('control: without the wait for each other, some are refused', control, async () => {
    const { result } = await withoutProtection(program, { strip: noRowLockOn('quiz_allowances') }, beginAtOnce)
    expect(result).toContain(null)
  })
})

describe('answers saved at once', () => {
  const answerAtOnce = async () => {
    const { attempt } = await begin()
    const params = { client: tenant.name, id: eventQuiz, attempt: attempt?.id ?? 0 }
    await Promise.all(
      questions.map(({ id }, at) => callAs(program, learner, contract.answerOne, { params, body: { question: id, answer: String(at) } })),
    )
    const stored = await tenant.inTenant((db) => db.selectFrom('quiz_attempts').select(['answers', 'percent']).executeTakeFirstOrThrow())
    return { answers: Object.keys(stored.answers as object).length, percent: stored.percent }
  }

  it('are all there, and all count', async () => {
    expect(await answerAtOnce()).toEqual({ answers: crowd, percent: 100 })
  })

  it('control: without the wait for each other, some are lost', control, async () => {
    const { result } = await withoutProtection(program, { strip: noRowLockOn('quiz_attempts') }, answerAtOnce)
    expect(result.answers).toBeLessThan(crowd)
  })
})
