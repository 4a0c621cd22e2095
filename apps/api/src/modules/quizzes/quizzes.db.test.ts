import { eventsContract } from '@kxo/domain/events/contract'
import { pathContract } from '@kxo/domain/events/path/path-contract'
import { quizzesContract as contract } from '@kxo/domain/quizzes/contract'
import type { TestType } from '@kxo/domain/quizzes/kinds'
import type { Question } from '@kxo/domain/quizzes/question'
import { quizResultsContract } from '@kxo/domain/quizzes/results-contract'
import { duesContract } from '@kxo/domain/registrations/dues/dues-contract'
import { registrationStatus } from '@kxo/domain/registrations/status'
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest'
import { anOpenEvent } from '../../testing/an-open-event.ts'
import { type Program, startProgram } from '../../testing/program.ts'
import { runJobNow, waitingJobs } from '../../testing/run-jobs.ts'
import { sendDueAt } from '../../testing/send-due-at.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from '../../testing/world.ts'
import { openPersonalLink } from '../identity/links/open-link.ts'
import { assessedObjectives } from './index.ts'
import { mailQuiz } from './jobs.ts'

let program: Program
let tenant: TenantWorld
let admin: Persona
let learner: Persona
let event: number
beforeAll(async () => {
  program = await startProgram()
})
afterAll(() => program.close())
beforeEach(async () => {
  tenant = await aTenant(program, { params: { use_quiz: true } })
  admin = await tenant.anAdmin()
  learner = await tenant.aPerson()
  // Mails leave by day: what opens at the hour of the event opens by day, whenever the test runs.
  const start = new Date(`${new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)}T10:00:00Z`)
  event = await anOpenEvent(tenant, { is_training: true, start_date: start, end_date: new Date(start.getTime() + 8 * 3_600_000) })
  await register(learner)
})

const register = (who: Persona) =>
  tenant.inTenant((db) =>
    db
      .insertInto('registrations')
      .values({ event_id: event, user_id: who.id, status: registrationStatus.codeOf('registered'), code: `Q${event}-${who.id}` })
      .execute(),
  )
const common = { explanation: 'Voir le guide', points: 2 }
const questions: Question[] = [
  {
    kind: 'single',
    id: 'aaaa',
    statement: 'Quelle fonction additionne\u202F?',
    objective: 'Calculer',
    ...common,
    choices: [
      { text: 'SOMME', is_right: true },
      { text: 'MOYENNE', is_right: false },
    ],
  },
  {
    kind: 'order',
    id: 'bbbb',
    statement: 'Remettez dans l’ordre',
    objective: 'Organiser',
    ...common,
    items: ['Ouvrir', 'Saisir', 'Enregistrer'],
  },
  { kind: 'number', id: 'cccc', statement: '6 × 7', objective: 'Calculer', ...common, value: 42, tolerance: 0 },
]
const essay: Question = { kind: 'text', id: 'dddd', statement: 'Expliquez', objective: '', ...common, accepted: [] }

const inTenant = <Params extends object>(params: Params) => ({ params: { client: tenant.name, ...params } })
type Kind = { kind: 'quiz' | 'test'; test_type?: TestType }
async function aQuiz(
  change: Record<string, unknown> = {},
  put: readonly Question[] = questions,
  kind: Kind = { kind: 'quiz' },
): Promise<number> {
  const { id, version } = await callAs(program, admin, contract.create, { ...inTenant({}), body: { title: 'Tableur', ...kind } })
  await callAs(program, admin, contract.change, { ...inTenant({ id }), body: { version, questions: [...put], ...change } })
  await callAs(program, admin, contract.publish, { ...inTenant({ id }), body: {} })
  return id
}
type Timing = { moment?: 'subscription' | 'start' | 'end'; days?: number; open_days?: number | null; is_required?: boolean }
const give = async (quiz: number, timing: Timing = {}) => {
  const body = { quiz, moment: 'subscription' as const, days: 0, open_days: null, is_required: false, ...timing }
  const eventQuiz = await callAs(program, admin, contract.give, { ...inTenant({ id: event }), body })
  return eventQuiz.find((one) => one.quiz === quiz)?.id ?? 0
}
const own = (eventQuiz: number, who: Persona = learner) => callAs(program, who, contract.ownOne, inTenant({ id: eventQuiz }))
const begin = async (eventQuiz: number, who: Persona = learner) => {
  const { attempt } = await callAs(program, who, contract.begin, { ...inTenant({ id: eventQuiz }), body: {} })
  if (!attempt) throw new Error('no attempt under way')
  return attempt
}
const answer = (eventQuiz: number, attempt: number, question: string, answered: number[] | string, who: Persona = learner) =>
  callAs(program, who, contract.answerOne, { ...inTenant({ id: eventQuiz, attempt }), body: { question, answer: answered } })
const submit = (eventQuiz: number, attempt: number, who: Persona = learner) =>
  callAs(program, who, contract.submit, { ...inTenant({ id: eventQuiz, attempt }), body: {} })
/** Answers every question of an attempt, right or wrong. */
async function take(eventQuiz: number, { right = true, who = learner }: { right?: boolean; who?: Persona } = {}) {
  const attempt = await begin(eventQuiz, who)
  const order = attempt.questions.find(({ kind }) => kind === 'order')
  await answer(eventQuiz, attempt.id, 'aaaa', [right ? 0 : 1], who)
  await answer(eventQuiz, attempt.id, 'cccc', right ? '42' : '41', who)
  if (order) {
    const places = ['Ouvrir', 'Saisir', 'Enregistrer'].map((item) => order.choices.indexOf(item))
    await answer(eventQuiz, attempt.id, 'bbbb', right ? places : [...places].reverse(), who)
  }
  return { attempt: attempt.id, page: await submit(eventQuiz, attempt.id, who) }
}

describe('what waits for a person', () => {
  const dues = (who: Persona) => callAs(program, who, duesContract.list, inTenant({}))

  it('a quiz to take, until it was; none of an event one is not registered for, nor where the space has none', async () => {
    const eventQuiz = await give(await aQuiz())
    expect(await dues(learner)).toEqual([
      { kind: 'quiz', name: 'Tableur', event_title: expect.any(String), until: expect.any(Date), path: `/quiz/${eventQuiz}` },
    ])
    expect(await dues(await tenant.aPerson())).toEqual([])
    await begin(eventQuiz)
    expect(await dues(learner)).toHaveLength(1)
    await take(eventQuiz)
    expect(await dues(learner)).toEqual([])
  })
})

describe('taking a quiz', () => {
  it('is answered as one goes, without a solution in sight, then sent once and for all', async () => {
    const eventQuiz = await give(await aQuiz())
    expect(await own(eventQuiz)).toMatchObject({ state: 'open', questions: 3, attempts_left: null, attempt: null, result: null })
    const begun = await callAs(program, learner, contract.begin, { ...inTenant({ id: eventQuiz }), body: {} })
    expect(JSON.stringify(begun)).not.toMatch(/is_right|"value"|tolerance|Voir le guide|items/)
    const attempt = begun.attempt
    expect(attempt).toMatchObject({ number: 1, answers: {} })
    await answer(eventQuiz, attempt?.id ?? 0, 'aaaa', [0])
    // Another device finds it where it was.
    expect(await own(eventQuiz)).toMatchObject({ state: 'started', attempt: { id: attempt?.id, answers: { aaaa: [0] } } })
    expect((await begin(eventQuiz)).id).toBe(attempt?.id)
    const page = await submit(eventQuiz, attempt?.id ?? 0)
    expect(page).toMatchObject({ state: 'open', attempt: null, result: { percent: 33, state: 'failed' } })
    await expect(answer(eventQuiz, attempt?.id ?? 0, 'aaaa', [1])).rejects.toMatchObject({ status: 409, code: 'attemptOver' })
    await expect(submit(eventQuiz, attempt?.id ?? 0)).rejects.toMatchObject({ code: 'attemptOver' })
  })

  it('counts the best attempt, or the last, or the first, and no more than allowed', async () => {
    const best = await give(await aQuiz({ attempts: 2 }))
    await take(best, { right: true })
    const { page } = await take(best, { right: false })
    expect(page).toMatchObject({ state: 'done', attempts_left: 0, result: { percent: 100, state: 'passed' } })
    await expect(begin(best)).rejects.toMatchObject({ code: 'noAttemptLeft' })
    const last = await give(await aQuiz({ counted: 'last' }))
    await take(last, { right: true })
    expect((await take(last, { right: false })).page.result?.percent).toBeLessThan(70)
  })

  it('shows the right answers when it says so, and a score that waits for the closing stays hidden', async () => {
    const shown = await take(await give(await aQuiz()))
    const read = (attempt: number) => callAs(program, learner, quizResultsContract.ownResult, inTenant({ attempt }))
    const detail = await read(shown.attempt)
    expect(detail).toMatchObject({ percent: 100, state: 'passed' })
    expect(detail.questions.map(({ got, explanation }) => [got, explanation])).toEqual([
      [2, 'Voir le guide'],
      [2, 'Voir le guide'],
      [2, 'Voir le guide'],
    ])
    expect(detail.objectives).toEqual([
      { objective: 'Calculer', percent: 100, mastery: 'acquired' },
      { objective: 'Organiser', percent: 100, mastery: 'acquired' },
    ])
    const never = await take(await give(await aQuiz({ feedback: 'never' })))
    expect(await read(never.attempt)).toMatchObject({ percent: 100, questions: [] })
    const closing = await take(await give(await aQuiz({ feedback: 'closing' })))
    expect(await read(closing.attempt)).toMatchObject({ percent: null, objectives: null, questions: [] })
    await tenant.inTenant((db) =>
      db
        .updateTable('events')
        .set({ start_date: new Date(Date.now() - 60_000) })
        .where('id', '=', event)
        .execute(),
    )
    expect(await read(closing.attempt)).toMatchObject({ percent: 100, questions: [{}, {}, {}] })
    const results = await callAs(program, learner, quizResultsContract.ownResults, { ...inTenant({}), query: { user: 'me' } })
    expect(results).toHaveLength(3)
    const other = await tenant.aPerson()
    await expect(callAs(program, other, quizResultsContract.ownResult, inTenant({ attempt: shown.attempt }))).rejects.toMatchObject({
      status: 404,
    })
  })

  it('ends with its time: late answers are refused, and what was saved counts', async () => {
    const eventQuiz = await give(await aQuiz({ minutes: 10 }))
    const attempt = await begin(eventQuiz)
    expect(attempt.ends_at).not.toBeNull()
    await answer(eventQuiz, attempt.id, 'aaaa', [0])
    const backdate = (seconds: number) =>
      tenant.inTenant((db) =>
        db
          .updateTable('quiz_attempts')
          .set({ started_at: new Date(Date.now() - 601_000), ends_at: new Date(Date.now() - seconds * 1000) })
          .where('id', '=', attempt.id)
          .execute(),
      )
    await backdate(30)
    await answer(eventQuiz, attempt.id, 'cccc', '42')
    await backdate(61)
    await expect(answer(eventQuiz, attempt.id, 'bbbb', [0])).rejects.toMatchObject({ code: 'attemptOver' })
    expect(await own(eventQuiz)).toMatchObject({ state: 'open', attempt: null, result: { percent: 67, state: 'failed' } })
  })

  it('is for those of the event alone, when it is open', async () => {
    const eventQuiz = await give(await aQuiz(), { moment: 'end', days: 0, open_days: 5 })
    await expect(own(eventQuiz, await tenant.aPerson())).rejects.toMatchObject({ status: 404 })
    expect((await own(eventQuiz)).state).toBe('notYet')
    await expect(begin(eventQuiz)).rejects.toMatchObject({ code: 'quizNotYet' })
    const end = (daysAgo: number) =>
      tenant.inTenant((db) =>
        db
          .updateTable('events')
          .set({ start_date: new Date(Date.now() - (daysAgo + 1) * 86_400_000), end_date: new Date(Date.now() - daysAgo * 86_400_000) })
          .where('id', '=', event)
          .execute(),
      )
    await end(1)
    expect((await own(eventQuiz)).state).toBe('open')
    await end(6)
    expect((await own(eventQuiz)).state).toBe('closed')
    await expect(begin(eventQuiz)).rejects.toMatchObject({ code: 'quizClosed' })
  })
})

test('a text waits for its mark, and the result is mailed once it has it', async () => {
  const quiz = await aQuiz({}, [...questions, essay])
  const eventQuiz = await give(quiz)
  const attempt = await begin(eventQuiz)
  await answer(eventQuiz, attempt.id, 'dddd', 'Parce que')
  await answer(eventQuiz, attempt.id, 'aaaa', [0])
  const page = await submit(eventQuiz, attempt.id)
  expect(page.result).toMatchObject({ state: 'toMark' })
  const place = inTenant({ id: quiz, attempt: attempt.id })
  const mark = (question: string, points: number) => callAs(program, admin, contract.mark, { ...place, body: { question, points } })
  await expect(mark('aaaa', 1)).rejects.toMatchObject({ code: 'notToMark' })
  await expect(mark('dddd', 3)).rejects.toMatchObject({ status: 422 })
  const mails = () => tenant.inTenant((db) => db.selectFrom('mails').select('body_text').where('moment', '=', 'quiz_result').execute())
  expect(await mails()).toEqual([])
  expect(await mark('dddd', 2)).toMatchObject({ percent: 50, state: 'failed' })
  expect((await mails()).map(({ body_text }) => body_text)).toEqual([expect.stringContaining('50')])
})

test('a cancelled question counts for nobody: scores are counted again, and it comes back', async () => {
  const quiz = await aQuiz()
  const eventQuiz = await give(quiz)
  const attempt = await begin(eventQuiz)
  await answer(eventQuiz, attempt.id, 'aaaa', [0])
  await answer(eventQuiz, attempt.id, 'cccc', '1')
  await submit(eventQuiz, attempt.id)
  const cancel = (is_cancelled: boolean) =>
    callAs(program, admin, contract.cancelQuestion, { ...inTenant({ id: quiz }), body: { question: 'cccc', is_cancelled } })
  expect(await cancel(true)).toMatchObject({ cancelled: ['cccc'] })
  expect((await own(eventQuiz)).result?.percent).toBe(50)
  await cancel(false)
  expect((await own(eventQuiz)).result?.percent).toBe(33)
})

test('another attempt and more time are granted to one person alone', async () => {
  const quiz = await aQuiz({ attempts: 1, minutes: 30 })
  const eventQuiz = await give(quiz)
  const { attempt } = await take(eventQuiz, { right: false })
  await expect(begin(eventQuiz)).rejects.toMatchObject({ code: 'noAttemptLeft' })
  const body = { extra_attempts: 1, extra_time: 33 }
  await callAs(program, admin, contract.grant, { ...inTenant({ id: quiz, attempt }), body })
  const again = await begin(eventQuiz)
  expect([again.number, (again.ends_at?.getTime() ?? 0) - again.started_at.getTime()]).toEqual([2, 2_394_000])
})

describe('writing a quiz', () => {
  it('is published only when each question has a right answer, and people go on with the version they began', async () => {
    const { id, version } = await callAs(program, admin, contract.create, { ...inTenant({}), body: { kind: 'quiz', title: 'Brouillon' } })
    const publish = () => callAs(program, admin, contract.publish, { ...inTenant({ id }), body: {} })
    await expect(publish()).rejects.toMatchObject({ status: 409, code: 'noQuestion' })
    const wrong = {
      ...questions[0],
      choices: [
        { text: 'A', is_right: false },
        { text: 'B', is_right: false },
      ],
    } as Question
    const saved = await callAs(program, admin, contract.change, { ...inTenant({ id }), body: { version, questions: [wrong] } })
    await expect(publish()).rejects.toMatchObject({ code: 'noRightAnswer' })
    await expect(callAs(program, admin, contract.change, { ...inTenant({ id }), body: { version, title: 'Autre' } })).rejects.toMatchObject(
      { code: 'editedMeanwhile' },
    )
    const [first] = questions
    await callAs(program, admin, contract.change, {
      ...inTenant({ id }),
      body: { version: saved.version, questions: first ? [first] : [] },
    })
    expect(await publish()).toMatchObject({ status: 'published', published_number: 1, is_changed: false })
    const eventQuiz = await give(id)
    const attempt = await begin(eventQuiz)
    const now = await callAs(program, admin, contract.read, inTenant({ id }))
    await callAs(program, admin, contract.change, { ...inTenant({ id }), body: { version: now.version, questions } })
    expect(await callAs(program, admin, contract.read, inTenant({ id }))).toMatchObject({ is_changed: true })
    await publish()
    expect((await own(eventQuiz)).attempt?.questions).toHaveLength(1)
    await submit(eventQuiz, attempt.id)
    expect((await begin(eventQuiz)).questions).toHaveLength(3)
  })

  it('is copied, put away, and deleted while no event gave it', async () => {
    const quiz = await aQuiz()
    const copy = await callAs(program, admin, contract.copy, { ...inTenant({ id: quiz }), body: {} })
    expect(copy).toMatchObject({ title: 'Tableur (copie)', status: 'draft', questions })
    await expect(give(copy.id)).rejects.toMatchObject({ code: 'notPublished' })
    await give(quiz)
    await expect(give(quiz)).rejects.toMatchObject({ code: 'alreadyGiven' })
    await expect(callAs(program, admin, contract.remove, inTenant({ id: quiz }))).rejects.toMatchObject({ code: 'hasAttempts' })
    await callAs(program, admin, contract.remove, inTenant({ id: copy.id }))
    const archived = await callAs(program, admin, contract.archive, { ...inTenant({ id: quiz }), body: { is_archived: true } })
    expect(archived.status).toBe('archived')
    const list = await callAs(program, admin, contract.list, { ...inTenant({}), query: { kind: 'quiz', page: 1, page_size: 25 } })
    expect(list.results).toMatchObject([{ id: quiz, status: 'archived', questions: 3, events: 1, taken: 0, average: null }])
  })

  it('is read by who follows the space, and written by who may', async () => {
    const reader = await tenant.anAdmin({ is_restricted: 1 })
    const quiz = await aQuiz()
    expect(await callAs(program, reader, contract.read, inTenant({ id: quiz }))).toMatchObject({ title: 'Tableur' })
    await expect(callAs(program, reader, contract.publish, { ...inTenant({ id: quiz }), body: {} })).rejects.toMatchObject({ status: 403 })
    await expect(callAs(program, learner, contract.read, inTenant({ id: quiz }))).rejects.toMatchObject({ status: 403 })
    const stranger = await (await aTenant(program)).anAdmin()
    await expect(callAs(program, stranger, contract.read, inTenant({ id: quiz }))).rejects.toMatchObject({ status: 404 })
  })
})

test('results spread people, name the hardest questions and list every attempt', async () => {
  const quiz = await aQuiz()
  const eventQuiz = await give(quiz)
  const other = await tenant.aPerson()
  await register(other)
  await take(eventQuiz, { right: true })
  await take(eventQuiz, { right: false, who: other })
  const results = await callAs(program, admin, contract.results, { ...inTenant({ id: quiz }), query: {} })
  expect(results).toMatchObject({ taken: 2, pass_rate: 50, to_mark: 0, events: 1 })
  expect(results.spread.reduce((sum, n) => sum + n, 0)).toBe(2)
  expect(results.spread.at(9)).toBe(1)
  expect(results.questions.map(({ id, success }) => [id, success]).toSorted(([a], [b]) => ((a ?? '') < (b ?? '') ? -1 : 1))).toEqual([
    ['aaaa', 50],
    ['bbbb', expect.any(Number)],
    ['cccc', 50],
  ])
  const list = await callAs(program, admin, contract.attempts, {
    ...inTenant({ id: quiz }),
    query: { page: 1, page_size: 25, state: 'passed' },
  })
  expect(list.results).toMatchObject([{ person_id: learner.id, percent: 100, is_counted: true }])
  const event_list = await callAs(program, admin, contract.ofEvent, inTenant({ id: event }))
  expect(event_list).toMatchObject([{ expected: 2, taken: 2, passed: 1 }])
})

test('a quiz follows the dates of its event, is mailed when it opens, at once when it is asked, and never twice', async () => {
  const quiz = await aQuiz()
  const eventQuiz = await give(quiz, { moment: 'start', days: -7, open_days: null })
  const [row] = await callAs(program, admin, contract.ofEvent, inTenant({ id: event }))
  const start = (
    await tenant.inTenant((db) => db.selectFrom('events').select('start_date').where('id', '=', event).executeTakeFirstOrThrow())
  ).start_date
  expect(row?.closes_at).toEqual(start)
  expect(row?.opens_at && Math.round(((start?.getTime() ?? 0) - row.opens_at.getTime()) / 86_400_000)).toBe(7)
  const mails = () => tenant.inTenant((db) => db.selectFrom('mails').select('user_id').where('moment', '=', 'send_quiz').execute())
  await sendDueAt(program, tenant.id, new Date((row?.opens_at?.getTime() ?? 0) + 60_000))
  expect(await mails()).toEqual([{ user_id: learner.id }])
  await sendDueAt(program, tenant.id, new Date((row?.opens_at?.getTime() ?? 0) + 120_000))
  expect(await mails()).toHaveLength(1)
  const late = await tenant.aPerson()
  await register(late)
  expect(await callAs(program, admin, contract.sendEventQuiz, { ...inTenant({ id: event, event_quiz: eventQuiz }) })).toEqual({ people: 2 })
  for (const waiting of await waitingJobs(program, tenant.id, mailQuiz.name)) await runJobNow(program, tenant.id, mailQuiz.name, waiting)
  expect((await mails()).map(({ user_id }) => user_id)).toContain(late.id)
  // Written to, they may take it before its day.
  expect((await own(eventQuiz, late)).state).toBe('open')
})

test('the link of the mail opens that quiz without an account, and is enough to take it', async () => {
  const eventQuiz = await give(await aQuiz())
  await callAs(program, admin, contract.sendEventQuiz, inTenant({ id: event, event_quiz: eventQuiz }))
  const [{ tenant_id: _, ...data } = {}] = await waitingJobs(program, tenant.id, mailQuiz.name)
  await runJobNow(program, tenant.id, mailQuiz.name, data)
  const { body_text } = await tenant.inTenant((db) => db.selectFrom('mails').select('body_text').executeTakeFirstOrThrow())
  const code = /lien-sms\/([\w-]+)/.exec(body_text)?.[1] ?? ''
  const opened = await tenant.asMachine((context) => openPersonalLink(context, { params: { client: tenant.name, code } } as never))
  expect(opened.path).toBe(`/quiz/${eventQuiz}`)
  const linked = { ...learner, token: opened.session.access }
  expect((await take(eventQuiz, { who: linked })).page.result).toMatchObject({ percent: 100, state: 'passed' })
  await expect(callAs(program, linked, contract.own, inTenant({}))).rejects.toMatchObject({ status: 403 })
})

test('what follows a quiz in the path waits until it is passed', async () => {
  const first = await give(await aQuiz())
  const second = await give(await aQuiz({ title: 'Suite' }), { moment: 'start', days: -60 })
  await tenant.inTenant((db) => db.updateTable('events').set({ sequential_mode: 2 }).where('id', '=', event).execute())
  const steps = [first, second].map((target) => ({ kind: 'quiz' as const, target, opens_on: null, due_on: null, minutes: null }))
  await callAs(program, admin, pathContract.setPath, { ...inTenant({ id: event }), body: { mode: 'activityAll', steps } } as never)
  expect(await own(second)).toMatchObject({ state: 'blocked', first: 'Tableur' })
  await expect(begin(second)).rejects.toMatchObject({ status: 409 })
  const due = async () => (await callAs(program, learner, duesContract.list, inTenant({}))).map(({ path }) => path)
  expect(await due()).toEqual([`/quiz/${first}`])
  await take(first, { right: false })
  expect(await due()).toEqual([`/quiz/${first}`])
  expect((await own(second)).state).toBe('blocked')
  await take(first, { right: true })
  expect((await own(second)).state).toBe('open')
  expect(await due()).toEqual([`/quiz/${second}`])
  const list = await callAs(program, learner, contract.own, inTenant({}))
  expect(list.map(({ title, state }) => [title, state])).toEqual([
    ['Tableur', 'done'],
    ['Suite', 'open'],
  ])
})

test('the page of an event lists what it gives at a moment, and a space without quizzes has none', async () => {
  const eventQuiz = await give(await aQuiz())
  const at = (moment: string) => callAs(program, learner, eventsContract.quizzes, { ...inTenant({ id: event }), query: { moment } })
  expect(await at('Subscription')).toEqual([{ id: eventQuiz, name: 'Tableur', is_required: false }])
  expect(await at('End')).toEqual([])
  const off = await aTenant(program)
  await expect(callAs(program, await off.aPerson(), contract.own, { params: { client: off.name } })).rejects.toMatchObject({ status: 404 })
})

test('a quiz nobody began is taken back without a mark, another keeps its attempts', async () => {
  const quiz = await aQuiz()
  const eventQuiz = await give(quiz, { moment: 'end', days: 1 })
  const taken = await give(await aQuiz({ title: 'Pris' }))
  await take(taken)
  const left = await callAs(program, admin, contract.takeBack, inTenant({ id: event, event_quiz: taken }))
  expect(left.map(({ id }) => id)).toEqual([eventQuiz])
  expect((await own(taken)).result?.percent).toBe(100)
  expect(await callAs(program, admin, contract.takeBack, inTenant({ id: event, event_quiz: eventQuiz }))).toEqual([])
  const rows = await tenant.inTenant((db) => db.selectFrom('event_quizzes').select('id').execute())
  expect(rows).toEqual([{ id: taken }])
})

test('FOR-36 the objectives of a person are those of the counted attempts at tests, over and marked, never of a positioning', async () => {
  const assessed = () => tenant.inTenant((db) => assessedObjectives({ db, now: new Date() }, { event_id: event, user_id: learner.id }))
  await take(await give(await aQuiz()))
  await take(await give(await aQuiz({}, questions, { kind: 'test', test_type: 'positioning' })))
  expect(await assessed()).toEqual([])
  const middle = await give(await aQuiz({}, questions, { kind: 'test', test_type: 'intermediate' }))
  await take(middle, { right: false })
  expect(await assessed()).toEqual([
    { objective: 'Calculer', mastery: 'notAcquired' },
    { objective: 'Organiser', mastery: 'notAcquired' },
  ])
  const quiz = await aQuiz({}, [...questions, { ...essay, objective: 'Expliquer' }], { kind: 'test', test_type: 'final' })
  const final = await give(quiz)
  const { id: attempt } = await begin(final)
  await answer(final, attempt, 'aaaa', [0])
  await answer(final, attempt, 'cccc', '42')
  await answer(final, attempt, 'dddd', 'Parce que')
  await submit(final, attempt)
  // A person has still to mark it.
  expect(await assessed()).toContainEqual({ objective: 'Calculer', mastery: 'notAcquired' })
  await callAs(program, admin, contract.mark, { ...inTenant({ id: quiz, attempt }), body: { question: 'dddd', points: 1 } })
  expect(await assessed()).toEqual([
    { objective: 'Calculer', mastery: 'acquired' },
    { objective: 'Organiser', mastery: 'notAcquired' },
    { objective: 'Expliquer', mastery: 'inProgress' },
  ])
})
