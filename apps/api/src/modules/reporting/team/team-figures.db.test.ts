import { addMonths } from '@kxo/domain/reporting/rules'
import { teamFiguresContract } from '@kxo/domain/reporting/team-contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aBill, servedToday } from '../../../testing/a-bill.ts'
import { aSignature } from '../../../testing/a-signature.ts'
import { type Program, startProgram } from '../../../testing/program.ts'
import { aTenant, callAs, type Persona, postalAddress, type TenantWorld } from '../../../testing/world.ts'

let program: Program
let tenant: TenantWorld
beforeAll(async () => {
  program = await startProgram()
  tenant = await aTenant(program)
})
afterAll(() => program.close())

const aCompany = async (name: string) =>
  (
    await tenant.inTenant((db) =>
      db
        .insertInto('companies')
        .values({ name, siret: null, ...postalAddress })
        .returning('id')
        .executeTakeFirstOrThrow(),
    )
  ).id
const figuresOf = (who: Persona, period = 'all') =>
  callAs(program, who, teamFiguresContract.teamFigures, { params: { client: tenant.name }, query: { period } })

/** An event of March whose half-day of three hours is over, with registrations at the statuses given. */
async function aTraining(url: string, start: string, company: number, statuses: readonly number[]): Promise<void> {
  const people = await Promise.all(statuses.map(() => tenant.aPerson({ company_id: company })))
  await tenant.inTenant(async (db) => {
    const begins = new Date(start)
    const { id: event } = await db
      .insertInto('events')
      .values({ nature: 1, title: 'Formation', url, is_training: true, is_active: true, start_date: begins })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db.insertInto('event_places').values({ event_id: event }).execute()
    const { id: slot } = await db
      .insertInto('slots')
      .values({ event_id: event, start_at: begins, end_at: new Date(begins.getTime() + 3 * 3_600_000) })
      .returning('id')
      .executeTakeFirstOrThrow()
    const rows = await db
      .insertInto('registrations')
      .values(people.map(({ id }, n) => ({ event_id: event, user_id: id, company_id: company, status: statuses[n]!, code: `${url}${id}` })))
      .returning(['id', 'status'])
      .execute()
    const seen = rows.find(({ status }) => status === 6)
    if (seen) await aSignature(db, { event_id: event, slot_id: slot, registration_id: seen.id })
  })
}

test('a referent follows their own company, by month and altogether, and no other', async () => {
  const [own, other] = [await aCompany('Atelier Roy'), await aCompany('Verrier')]
  const referent = await tenant.aReferent(own)
  await aTraining('mars', '2026-03-10T08:00:00Z', own, [6, 5, 9])
  await aTraining('fevrier', '2026-02-10T08:00:00Z', own, [6])
  await aTraining('autre', '2026-03-11T08:00:00Z', other, [6, 6])

  const march = await figuresOf(referent, '2026-03')
  expect(march).toMatchObject({ people: 1, minutes: 180, billed: 0, due: 0, before: { people: 1, minutes: 180, billed: 0 } })
  expect(march.statuses).toEqual([
    { status: 'registered', count: 1 },
    { status: 'present', count: 1 },
    { status: 'cancelled', count: 1 },
  ])
  const all = await figuresOf(referent)
  expect(all).toMatchObject({ people: 2, minutes: 360, before: null })
  expect(all.statuses.reduce((sum, { count }) => sum + count, 0)).toBe(4)
  expect((await figuresOf(await tenant.aReferent(other))).people).toBe(2)
})

test('a rate of presence is the time followed out of the time planned, of their own people alone', async () => {
  const [own, other] = [await aCompany('Atelier Roy'), await aCompany('Verrier')]
  const referent = await tenant.aReferent(own)
  await aTraining('taux', '2026-03-10T08:00:00Z', own, [6, 5, 8, 9])
  await aTraining('taux-autre', '2026-03-10T08:00:00Z', other, [5])
  // One of three expected signed their three hours; who gave their place up is not expected.
  expect(await figuresOf(referent, '2026-03')).toMatchObject({ attendance: 3333, expected: 3, before: { attendance: null, expected: 0 } })
  expect(await figuresOf(await tenant.aReferent(other), '2026-03')).toMatchObject({ attendance: 0, expected: 1 })
})

test('a referent takes their month away, line by line, and nobody else’s', async () => {
  const [own, other] = [await aCompany('Atelier Roy'), await aCompany('Verrier')]
  const referent = await tenant.aReferent(own)
  await aTraining('mois', '2026-05-10T08:00:00Z', own, [6, 5])
  await aTraining('mois-autre', '2026-05-11T08:00:00Z', other, [5])
  const listOf = (who: Persona, period: string, format?: 'csv') =>
    callAs(program, who, teamFiguresContract.teamTrainings, {
      params: { client: tenant.name },
      query: { period, page: 1, page_size: 25, ...(format && { format }) },
    })
  const may = await listOf(referent, '2026-05')
  expect(
    'results' in may && may.results.map(({ half_days, minutes }) => [half_days, minutes]).toSorted(([one], [other]) => one! - other!),
  ).toEqual([
    [0, 0],
    [1, 180],
  ])
  expect(await listOf(referent, '2026-06')).toMatchObject({ count: 0 })
  await expect(listOf(await tenant.anAdmin(), '2026-05')).rejects.toMatchObject({ status: 403 })
  const { body } = await program.app.inject({
    url: `/api/clients/${tenant.name}/team-trainings/?period=2026-05&format=csv`,
    headers: { authorization: `Bearer ${referent.token}` },
  })
  const [head, ...lines] = body.trim().split('\n')
  expect(head).toContain('Demi-journées signées')
  expect(lines).toHaveLength(2)
  expect(lines.some((line) => /;1;3\s*$/.test(line))).toBe(true)
})

test('what is billed and what is left to pay are the company’s alone', async () => {
  const company = await aCompany('Atelier Roy')
  const referent = await tenant.aReferent(company)
  const mate = await tenant.aPerson({ company_id: company })
  const admin = await tenant.anAdmin()
  const { name: client } = tenant
  await aBill(program, admin, { client, company, user: mate.id, euros: 100 })
  await aBill(program, admin, { client, user: mate.id, euros: 50 })
  await aBill(program, admin, { client, company, user: mate.id, euros: 70, issued: false })
  const month = servedToday.service_start.slice(0, 7)
  expect(await figuresOf(referent, month)).toMatchObject({ billed: 12_000, due: 12_000 })
  expect(await figuresOf(referent, addMonths(month, 1))).toMatchObject({ billed: 0, due: 12_000, before: { billed: 12_000 } })
})

/** An event of April with the people given, their answers to its questionnaire and their score at its entry test. */
async function anAnsweredTraining(company: number, opinions: readonly { points: number; recommendation: number; percent: number }[]) {
  const people = await Promise.all(opinions.map(() => tenant.aPerson({ company_id: company })))
  await tenant.inTenant(async (db) => {
    const { id: event } = await db
      .insertInto('events')
      .values({
        nature: 1,
        title: 'Bilan',
        url: `bilan-${company}`,
        is_active: true,
        company_id: company,
        start_date: new Date('2026-04-10T08:00:00Z'),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db.insertInto('event_places').values({ event_id: event, max_participants: 10 }).execute()
    const rows = people.map(({ id }) => ({ event_id: event, user_id: id, company_id: company, status: 5, code: `bilan${id}` }))
    await db.insertInto('registrations').values(rows).execute()
    const { id: form } = await db
      .insertInto('forms')
      .values({ name: 'À chaud', category: 1, nature: 6 })
      .returning('id')
      .executeTakeFirstOrThrow()
    const { id: version } = await db
      .insertInto('form_versions')
      .values({ form_id: form, number: 1, published_at: new Date() })
      .returning('id')
      .executeTakeFirstOrThrow()
    const { id: sending } = await db
      .insertInto('event_questionnaires')
      .values({ event_id: event, form_id: form, audience: 1, moment: 2, days: 0 })
      .returning('id')
      .executeTakeFirstOrThrow()
    const { id: quiz } = await db
      .insertInto('quizzes')
      .values({ kind: 2, test_type: 1, title: 'Entrée', questions: '[]' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const { id: quizVersion } = await db
      .insertInto('quiz_versions')
      .values({ quiz_id: quiz, number: 1, questions: '[]', pass_mark: 70 })
      .returning('id')
      .executeTakeFirstOrThrow()
    const { id: eventQuiz } = await db
      .insertInto('event_quizzes')
      .values({ event_id: event, quiz_id: quiz, moment: 1 })
      .returning('id')
      .executeTakeFirstOrThrow()
    for (const [n, { points, recommendation, percent }] of opinions.entries()) {
      const user_id = people[n]!.id
      const answered = { event_questionnaire_id: sending, version_id: version, user_id, answered_on: '2026-04-11', answers: '{}' }
      await db
        .insertInto('questionnaire_responses')
        .values({ ...answered, points, points_max: 10, recommendation })
        .execute()
      const taken = { event_quiz_id: eventQuiz, user_id, version_id: quizVersion, number: 1, shuffles: '{}', answers: '{}' }
      await db
        .insertInto('quiz_attempts')
        .values({ ...taken, started_at: '2026-04-09', submitted_at: '2026-04-09', percent })
        .execute()
    }
  })
}
const opinion = (points: number, recommendation: number, percent: number) => ({ points, recommendation, percent })

test('half-days, places and registrations of a company are counted where they are, of its own people alone', async () => {
  const [own, other] = [await aCompany('Atelier Roy'), await aCompany('Verrier')]
  const referent = await tenant.aReferent(own)
  await aTraining('assidu', '2026-03-10T08:00:00Z', own, [6, 5, 9])
  await aTraining('assidu-autre', '2026-03-10T08:00:00Z', other, [6, 6])
  await anAnsweredTraining(own, [opinion(8, 9, 50)])
  const figures = await figuresOf(referent, '2026-03')
  expect(figures).toMatchObject({ half_days: { expected: 2, present: 1, late: 0, minutes_late: 0, absent: 0 }, fill: null })
  expect(figures.series).toHaveLength(12)
  expect(figures.series.at(-1)).toMatchObject({ open: 0, confirmed: 3, cancelled: 1 })
  expect((await figuresOf(referent, '2026-04')).fill).toEqual({ taken: 1, places: 10 })
})

/** Two companies of the tenant, with two people who said what they thought, and three. */
async function twoReferents() {
  const [two, three] = [await aCompany('Atelier Roy'), await aCompany('Verrier')]
  await anAnsweredTraining(two, [opinion(8, 9, 50), opinion(10, 10, 70)])
  await anAnsweredTraining(three, [opinion(8, 9, 50), opinion(10, 10, 70), opinion(9, 2, 60)])
  return { few: await tenant.aReferent(two), enough: await tenant.aReferent(three) }
}

test('FOR-40 opinions are shown from three answers on', async () => {
  const { few, enough } = await twoReferents()
  expect(await figuresOf(few)).toMatchObject({ feedback: { satisfaction: null, score: null }, tests: null })
  expect(await figuresOf(enough)).toMatchObject({
    feedback: { satisfaction: { value: 9_000, answers: 3 }, score: { value: 33, answers: 3 } },
    tests: null,
  })
})

test('scores at tests are shown from three people on, where the organisation shows them', async () => {
  tenant = await aTenant(program, { params: { referent_sees_results: true } })
  const { few, enough } = await twoReferents()
  expect((await figuresOf(few)).tests).toEqual({ before: null, after: null })
  expect((await figuresOf(enough)).tests).toEqual({ before: { percent: 6_000, people: 3 }, after: null })
})

test('nobody but a referent reads them', async () => {
  for (const who of [await tenant.aPerson(), await tenant.anAdmin()]) await expect(figuresOf(who)).rejects.toMatchObject({ status: 403 })
})
