import { randomUUID } from 'node:crypto'
import { attendanceContract } from '@kxo/domain/attendance/contract'
import { bpfContract } from '@kxo/domain/bpf/contract'
import { questionnairesContract } from '@kxo/domain/questionnaires/contract'
import { quizzesContract } from '@kxo/domain/quizzes/contract'
import { reportingContract } from '@kxo/domain/reporting/contract'
import { signaturesContract } from '@kxo/domain/signatures/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { verifyChains } from '../../src/modules/billing/index.ts'
import type { Context } from '../../src/platform/context.ts'
import { withTenant } from '../../src/platform/database/tenancy.ts'
import { seedDemo } from '../../src/seed.ts'
import { type Program, startProgram } from '../../src/testing/program.ts'
import { runJobNow, waitingJobs } from '../../src/testing/run-jobs.ts'
import { callAs, type Persona } from '../../src/testing/world.ts'
import { machineContext } from '../../src/worker.ts'
import { userNamed } from '../seed-event.ts'
import { livedInWorlds } from '../worlds.ts'

let program: Program
let claire: Persona

async function within<T>(client: string, work: (context: Context) => Promise<T>): Promise<T> {
  const { services } = program
  const tenant = await services.tenants.find(client)
  if (!tenant) throw new Error(`no demo tenant ${client}`)
  return withTenant(services.database, tenant.id, (transaction) =>
    work(machineContext(services, tenant, transaction, async () => expect.unreachable())),
  )
}
const inForma = <T>(work: (context: Context) => Promise<T>): Promise<T> => within('forma', work)

beforeAll(async () => {
  program = await startProgram()
  const { kxo, forma } = livedInWorlds
  await seedDemo(program.services, program.jobs, { ...(kxo && { kxo }), ...(forma && { forma }) })
  claire = await inForma(async (context) => {
    const [id, sid] = [await userNamed(context, 'admin'), randomUUID()]
    await context.db
      .insertInto('sessions')
      .values({ id: sid, user_id: id, is_link: false, expires_at: new Date(Date.now() + 3_600_000) })
      .execute()
    return { id, mail: 'admin@forma.test', token: program.services.signAccess({ tid: context.tenant.id, sid }) }
  })
}, 240_000)
afterAll(() => program.close())

test.each(['forma', 'kxo'])('the bills of %s follow each other without a gap, in the order of their days (INV-03)', async (client) => {
  const { chains, bills } = await within(client, async (context) => ({
    chains: await verifyChains(context),
    bills: await context.db
      .selectFrom('bills')
      .select(['number', 'issue_date'])
      .where('number', 'is not', null)
      .orderBy('number')
      .execute(),
  }))
  expect(chains).toMatchObject({ is_whole: true, broken: [], bills: bills.length })
  for (const series of new Set(bills.map(({ number }) => number?.slice(0, -7)))) {
    const own = bills.filter(({ number }) => number?.startsWith(series ?? ''))
    expect(own.map(({ number }) => Number(number?.slice(-6)))).toEqual(own.map((_, rank) => rank + 1))
    const days = own.map(({ issue_date }) => issue_date ?? '')
    expect(days).toEqual(days.toSorted((one, other) => one.localeCompare(other)))
  }
  expect(bills.length).toBeGreaterThan(3)
})

test('the dashboard adds up to the bills, and each month to its own', async () => {
  const bills = await inForma(({ db }) =>
    db.selectFrom('bills').select(['number', 'issue_date', 'amount_ht']).where('number', 'is not', null).execute(),
  )
  const sum = (month = '') =>
    bills
      .filter(({ issue_date }) => issue_date?.startsWith(month))
      .reduce((total, { number, amount_ht }) => total + (number?.startsWith('AV') ? -amount_ht : amount_ht), 0)
  const all = await callAs(program, claire, reportingContract.dashboard, { params: { client: 'forma' }, query: { period: 'all' } })
  expect(all.figures.find(({ key }) => key === 'turnover')).toMatchObject({ amount: sum() })
  // What follows the half-days is counted too, from the first minute.
  expect(all.figures.find(({ key }) => key === 'training_time')?.value).toBeGreaterThan(0)
  expect(all.figures.find(({ key }) => key === 'attendance_rate')?.value).toBeGreaterThan(0)
  for (const { month, turnover } of all.series) expect([month, turnover]).toEqual([month, sum(month)])
  expect(all.series.filter(({ turnover }) => turnover > 0).length).toBeGreaterThan(7)
})

test('some bills are paid, some are not, one is credited and handed back, and what came in is what the bills say', async () => {
  const { bills, received } = await inForma(async ({ db }) => ({
    bills: await db.selectFrom('bills').selectAll().where('number', 'is not', null).execute(),
    received: await db
      .selectFrom('payments')
      .select((eb) => ['bill_id', eb.fn.sum<string>('amount').as('amount')])
      .groupBy('bill_id')
      .execute(),
  }))
  for (const { id, number, paid } of bills)
    expect([number, paid]).toEqual([number, Number(received.find(({ bill_id }) => bill_id === id)?.amount ?? 0)])
  const invoices = bills.filter(({ number }) => number?.startsWith('FA'))
  expect(bills.filter(({ number }) => number?.startsWith('AV'))).toMatchObject([{ to_be_paid: 0, amount: 65_000 }])
  expect(invoices.filter(({ credited }) => credited > 0)).toMatchObject([{ paid: 65_000, credited: 65_000, to_be_paid: 0 }])
  expect(invoices.filter(({ to_be_paid }) => to_be_paid > 0).length).toBeGreaterThan(4)
  expect(invoices.filter(({ paid, amount }) => paid > 0 && paid < amount).length).toBe(1)
})

test('every locked sheet verifies; the session of last week is still to lock, one half-day of it to sign', async () => {
  const { sheets, open } = await inForma(async ({ db }) => ({
    sheets: await db.selectFrom('attendance_sheets').select(['event_id', 'locked_at']).execute(),
    open: await db.selectFrom('attendance_sheets').select('event_id').where('locked_at', 'is', null).execute(),
  }))
  for (const { event_id } of sheets) {
    const report = await callAs(program, claire, attendanceContract.verifySheet, { params: { client: 'forma', id: event_id } })
    expect(report).toMatchObject({ is_unbroken: true, broken_at: null })
    expect(report.count).toBeGreaterThan(3)
  }
  expect([sheets.length, open.length]).toEqual([8, 1])
  // Figures are brought up to date each minute.
  await runJobNow(program, (await program.services.tenants.find('forma'))?.id ?? 0, 'refresh-figures', {})
  const { figures } = await callAs(program, claire, reportingContract.dashboard, { params: { client: 'forma' }, query: { period: 'all' } })
  expect(figures.find(({ key }) => key === 'slots_unsigned')).toMatchObject({ value: 1 })
})

test('acts are dated when they happened: none after today, no place held that nobody pays for', async () => {
  const dated = await inForma(async ({ db }) => ({
    registrations: await db.selectFrom('registrations').select(['created_at', 'hold_expires_at']).execute(),
    history: await db.selectFrom('registration_history').select('at').execute(),
    traces: await db.selectFrom('traces').select('at').execute(),
    payments: await db.selectFrom('payments').select(['created_at as at', 'paid_on']).execute(),
  }))
  const now = Date.now()
  for (const { created_at, hold_expires_at } of dated.registrations) {
    expect(created_at.getTime()).toBeLessThanOrEqual(now)
    expect(hold_expires_at).toBeNull()
  }
  for (const { at } of [...dated.history, ...dated.traces, ...dated.payments]) expect(at.getTime()).toBeLessThanOrEqual(now)
  for (const { at, paid_on } of dated.payments) expect(Math.abs(at.getTime() - Date.parse(paid_on))).toBeLessThan(2 * 86_400_000)
  const months = new Set(dated.registrations.map(({ created_at }) => created_at.toISOString().slice(0, 7)))
  expect(months.size).toBeGreaterThan(5)
})

test('nothing of the past is mailed: neither what was written, nor what is printed since', async () => {
  const written = await inForma(({ db }) => db.selectFrom('mails').select(['moment', 'recipient']).execute())
  expect(written.filter(({ recipient }) => !recipient.endsWith('@forma.test'))).toEqual([])
  const tenant = await program.services.tenants.find('forma')
  const of = (name: string) => waitingJobs(program, tenant?.id ?? 0, name)
  const [sealing, attesting, printing] = [await of('seal-attendance-sheet'), await of('issue-attestation'), await of('print-bill')]
  expect(attesting.every(({ is_silent }) => is_silent)).toBe(true)
  const certifying = await of('issue-certificate')
  expect([certifying.length > 0, certifying.every(({ is_silent }) => is_silent)]).toEqual([true, true])
  expect(printing.every(({ is_sent }) => is_sent === false)).toBe(true)
  const documents = () => inForma(({ db }) => db.selectFrom('documents').select('id').execute())
  const before = await documents()
  for (const [name, [data]] of [
    ['seal-attendance-sheet', sealing],
    ['issue-attestation', attesting],
    ['print-bill', printing],
  ] as const)
    await runJobNow(program, tenant?.id ?? 0, name, data ?? {})
  expect(await documents()).toHaveLength(before.length + 3)
  expect(await inForma(({ db }) => db.selectFrom('mails').select(['moment', 'recipient']).execute())).toEqual(written)
})

test('those who came said what they thought, and one of them is still expected to', async () => {
  const { results } = await callAs(program, claire, questionnairesContract.list, {
    params: { client: 'forma' },
    query: { page: 1, page_size: 25 },
  })
  const hot = results.find(({ name }) => name === 'Satisfaction à chaud')
  expect(hot?.answered).toBeGreaterThan(10)
  expect(hot?.invited).toBeGreaterThan(hot?.answered ?? 0)
  expect([hot?.satisfaction, hot?.score].every((figure) => typeof figure === 'number')).toBe(true)
})

test('what they would like better was decided, and carried out but for the last', async () => {
  const { results } = (await callAs(program, claire, questionnairesContract.actions, {
    params: { client: 'forma' },
    query: { page: 1, page_size: 25 },
  })) as { results: { status: string; said: string | null; result: string }[] }
  expect(results.length).toBeGreaterThan(2)
  expect(results.every(({ said }) => said !== null)).toBe(true)
  expect(results.some(({ status, result }) => status === 'done' && result !== '')).toBe(true)
})

test('those who came took the test of their session, most of them passed, and the yearly return counts it all', async () => {
  const { quiz, attempts } = await inForma(async ({ db }) => ({
    quiz: await db.selectFrom('quizzes').select('id').executeTakeFirstOrThrow(),
    attempts: await db.selectFrom('quiz_attempts').select(['percent', 'submitted_at']).execute(),
  }))
  expect(attempts.length).toBeGreaterThan(15)
  expect(attempts.every(({ submitted_at }) => submitted_at !== null)).toBe(true)
  const results = await callAs(program, claire, quizzesContract.results, { params: { client: 'forma', id: quiz.id }, query: {} })
  expect(results.taken).toBe(attempts.length)
  expect(results.pass_rate).toBeGreaterThan(50)
  expect(results.pass_rate).toBeLessThan(100)
  const params = { client: 'forma', year: String(new Date().getFullYear()) }
  const { figures, missing } = await callAs(program, claire, bpfContract.read, { params, query: {} })
  expect(figures.total).toBeGreaterThan(0)
  expect(figures.all_learners.people).toBeGreaterThan(0)
  expect(figures.unclassed_specialities.people).toBe(0)
  // One customer whose activity nobody entered waits to be classed.
  expect(missing.payers).toBeGreaterThan(0)
})

test('agreements of forma: one signed by both sides, one that waits, and more to prepare', async () => {
  const params = { client: 'forma' }
  const { results } = await callAs(program, claire, signaturesContract.list, { params, query: { page: 1, page_size: 25 } })
  expect(results.map(({ status, signed }) => ({ status, signed })).toSorted((a, b) => b.signed - a.signed)).toEqual([
    { status: 'signed', signed: 2 },
    { status: 'toSign', signed: 0 },
  ])
  const missing = await callAs(program, claire, signaturesContract.missing, { params, query: {} })
  expect(new Set(missing.map(({ kind }) => kind)).size).toBeGreaterThan(1)
})
