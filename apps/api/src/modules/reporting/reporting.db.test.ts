import { reportingContract } from '@kxo/domain/reporting/contract'
import { type FigureKey, figureKeys, figureOf } from '@kxo/domain/reporting/figures'
import { lastMonths, type Period } from '@kxo/domain/reporting/rules'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aPublishedForm } from '../../testing/a-published-form.ts'
import { aSignature } from '../../testing/a-signature.ts'
import { outsideSeries } from '../../testing/outside-series.ts'
import { type Program, startProgram } from '../../testing/program.ts'
import { runJobNow } from '../../testing/run-jobs.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from '../../testing/world.ts'

let program: Program
let tenant: TenantWorld
let admin: Persona

const march = '2026-03'
const february = '2026-02'
/** On the tenant's clock these two fall in March though UTC still says February (winter: one hour ahead). */
const lastUtcHourOfFebruary = '2026-02-28T23:30:00Z'
const inMarch = '2026-03-10T09:00:00Z'
const inFebruary = '2026-02-10T09:00:00Z'

beforeAll(async () => {
  program = await startProgram()
  tenant = await aTenant(program)
  admin = await tenant.anAdmin()
  await tenant.inTenant((db) =>
    db
      .updateTable('users')
      .set({ created_at: new Date('2025-01-01T00:00:00Z') })
      .execute(),
  )
  await outsideSeries(program, seed)
  await runJobNow(program, tenant.id, 'refresh-figures', {})
})
afterAll(() => program.close())

type People = Record<'a' | 'b' | 'c' | 'd', number>
async function seed(): Promise<void> {
  const people: Partial<People> = {}
  for (const [name, fields] of Object.entries({
    a: { created_at: inFebruary, is_adherent: true },
    b: { created_at: inMarch, is_prospect: true },
    c: { created_at: lastUtcHourOfFebruary, is_prospect: true, is_adherent: true },
    d: { created_at: inMarch, status: 9 },
  })) {
    const { id } = await tenant.aPerson()
    people[name as keyof People] = id
    await tenant.inTenant((db) => db.updateTable('users').set(fields).where('id', '=', id).execute())
  }
  const { a, b, c, d } = people as People
  await tenant.inTenant(async (db) => {
    const event = async (fields: object): Promise<number> => {
      const { id } = await db
        .insertInto('events')
        .values({ nature: 1, is_active: true, title: 'Rencontre', url: `e${Math.random()}`, ...fields } as never)
        .returning('id')
        .executeTakeFirstOrThrow()
      await db.insertInto('event_places').values({ event_id: id }).execute()
      return id
    }
    const training = await event({ start_date: inMarch, is_training: true, title: 'Formation' })
    const meeting = await event({ start_date: lastUtcHourOfFebruary })
    await event({ start_date: inFebruary })
    await event({ start_date: inMarch, cancelled_at: inMarch })
    await event({ start_date: inMarch, nature: 2 })
    await event({ start_date: inMarch, is_active: false, title: 'Brouillon' })
    await event({ start_date: inMarch, nature: 3 })

    let rank = 0
    const registration = async (event_id: number, user_id: number, status: number, created_at: string): Promise<number> =>
      (
        await db
          .insertInto('registrations')
          .values({ event_id, user_id, status, created_at, code: `r${rank++}` })
          .returning('id')
          .executeTakeFirstOrThrow()
      ).id
    const signed = await registration(training, a, 7, inMarch)
    const late = await registration(training, b, 6, inMarch)
    const absent = await registration(training, c, 8, lastUtcHourOfFebruary)
    await registration(training, d, 4, inMarch)
    await registration(meeting, a, 0, inMarch)
    await registration(meeting, b, 3, inFebruary)
    await registration(meeting, c, 9, inMarch)
    await registration(meeting, d, 1, inFebruary)

    const slot = async (start_at: string, end_at: string): Promise<number> =>
      (await db.insertInto('slots').values({ event_id: training, start_at, end_at }).returning('id').executeTakeFirstOrThrow()).id
    const morning = await slot('2026-03-10T08:00:00Z', '2026-03-10T11:30:00Z')
    const afternoon = await slot('2026-03-10T13:00:00Z', '2026-03-10T16:30:00Z')
    await slot('2099-03-10T13:00:00Z', '2099-03-10T16:30:00Z')
    const present = (slot_id: number, registration_id: number, state: number, facts: object = {}) =>
      db
        .insertInto('presences')
        .values({ slot_id, registration_id, state, source: 'mark', ...facts })
        .execute()
    await present(morning, signed, 1)
    await present(morning, late, 2, { minutes_late: 20 })
    await present(morning, absent, 3)
    await present(afternoon, absent, 3)
    await present(afternoon, signed, 1, { minutes_away: 40, source: 'regularisation' })
    // Seen there, and nothing proves it.
    await present(afternoon, late, 1)
    await db
      .insertInto('attendance_settings')
      .values({ event_id: training, means: [1], open_minutes: 15, close_hours: 24, rounding: 30 })
      .execute()
    const sign = (slot_id: number, registration_id: number) => aSignature(db, { event_id: training, slot_id, registration_id })
    await sign(morning, signed)
    await sign(morning, late)

    const entity = await db.selectFrom('entities').select('id').executeTakeFirstOrThrow()
    let number = 0
    const bill = (fields: Record<string, unknown>) =>
      db
        .insertInto('bills')
        .values({
          entity_id: entity.id,
          category: 1,
          nature: 1,
          status: 4,
          morph: 'Event',
          user_id: a,
          issue_date: '2026-03-05',
          number: `F-${++number}`,
          amount: 0,
          ...fields,
        } as never)
        .execute()
    await bill({ amount_ht: 100_000, amount: 120_000 })
    await bill({ amount_ht: 50_000, amount: 60_000, status: 7, issue_date: '2026-03-01' })
    await bill({ amount_ht: 30_000, amount: 36_000, issue_date: '2026-02-28' })
    const credited = await db.selectFrom('bills').select('id').where('number', '=', `F-${number}`).executeTakeFirstOrThrow()
    await bill({ amount_ht: 30_000, amount: 36_000, category: 2, status: 7, issue_date: '2026-04-02', corrects_bill_id: credited.id })
    await db.updateTable('bills').set({ status: 8 }).where('id', '=', credited.id).execute()
    await bill({ amount_ht: 10_000, amount: 12_000, category: 2, status: 7, issue_date: '2026-03-31' })
    await bill({ amount_ht: 20_000, amount: 24_000, is_deposit: true, status: 7 })
    // The deposit bore less tax than the rest: its own total is deducted, not a share of the whole.
    const deposit = { total_ht: 20_000, taxes: [{ vat_rate: 2000, tax: 4_000 }] }
    const printed = JSON.stringify({ document: { deposits: [deposit] } })
    await bill({ amount_ht: 80_000, amount: 92_000, deducted: 24_000, printed })
    await bill({ amount_ht: 99_999, amount: 120_000, status: 1, number: null, issue_date: null })
    for (const [status, issue_date, amount_ht] of [
      [3, '2026-03-01', 3_000],
      [6, '2026-03-31', 6_000],
      [8, '2026-03-10', 8_000],
      [9, '2026-02-28', 9_000],
      [1, null, 1_000],
    ] as const)
      await db
        .insertInto('quotes')
        .values({
          entity_id: entity.id,
          morph: 'User',
          user_id: a,
          status,
          issue_date,
          amount_ht,
          ...(issue_date && { number: `DE-${status}`, valid_until: '2099-12-31', printed: '{}' }),
        })
        .execute()

    for (const [status, created_at] of [
      [7, inMarch],
      [7, inFebruary],
      [5, inMarch],
      [7, lastUtcHourOfFebruary],
    ] as const)
      await db
        .insertInto('mails')
        .values({
          moment: 'm',
          occurrence: `${Math.random()}`,
          recipient: 'x@essai.test',
          subject: 'S',
          html: '',
          body_text: '',
          status,
          created_at,
        })
        .execute()
    const file = await db
      .insertInto('files')
      .values({ name: 'f', content_type: 'application/pdf', size: 1, sha256: 'x', storage_key: 'x' })
      .returning('id')
      .executeTakeFirstOrThrow()
    for (const [status, created_at] of [
      [3, inMarch],
      [4, inMarch],
      [3, inFebruary],
    ] as const)
      await db.insertInto('documents').values({ category: 12, name: 'D', status, created_at, file_id: file.id }).execute()
    for (const [status, todo_date] of [
      ['todo', inMarch],
      ['done', inMarch],
      ['todo', inFebruary],
      ['todo', '2099-01-01T00:00:00Z'],
    ] as const)
      await db
        .insertInto('tasks')
        .values({
          label: 'T',
          todo_user_id: admin.id,
          status,
          todo_date,
          ...(status === 'done' && { closed_at: inMarch, closed_by: admin.id }),
        })
        .execute()
    const { form_id, version_id } = await aPublishedForm(
      db,
      'À chaud',
      [{ name: 'overall', label: 'Note', input_type: 14 }],
      'questionnaire',
    )
    const sending = await db
      .insertInto('event_questionnaires')
      .values({ event_id: training, form_id, audience: 1, moment: 2, days: 0 })
      .returning('id')
      .executeTakeFirstOrThrow()
    for (const [answered_on, points, recommendation] of [
      ['2026-03-10', 4, 10],
      ['2026-03-11', 3, 9],
      ['2026-03-31', 1, 3],
      ['2026-02-28', 2, 8],
    ] as const)
      await db
        .insertInto('questionnaire_responses')
        .values({ event_questionnaire_id: sending.id, version_id, answered_on, answers: '{}', points, points_max: 4, recommendation })
        .execute()
  })
}

/** What each figure must be, worked out by hand from the facts above: [all, March, February]. Money in cents, time in minutes, shares in basis points. */
const expected: Record<FigureKey, [number | null, number | null, number | null]> = {
  registrations_to_validate: [1, 1, 0],
  registrations_not_finalised: [2, 1, 1],
  documents_to_validate: [2, 1, 1],
  tasks_overdue: [2, 1, 1],
  slots_unsigned: [1, 1, 0],
  mail_errors: [3, 2, 1],
  contacts: [4, 4, 2],
  clients: [2, 2, 1],
  new_prospects: [2, 2, 0],
  events: [3, 2, 1],
  registrations: [7, 5, 2],
  training_time: [210 + 150 + 180, 540, 0],
  turnover: [100_000 + 50_000 + 30_000 - 30_000 - 10_000 + 20_000 + 60_000, 100_000 + 50_000 - 10_000 + 20_000 + 60_000, 30_000],
  bills: [5, 4, 1],
  quote_amount: [9_000, 9_000, 0],
  quotes: [4, 3, 1],
  attendance_rate: [Math.round((10_000 * (210 + 150 + 180)) / (6 * 210)), Math.round((10_000 * 540) / 1260), null],
  satisfaction: [6250, 6667, null],
  net_promoter_score: [25, 33, null],
  recommendation_rate: [5000, 6667, null],
  trainings: [1, 1, 0],
  other_events: [2, 1, 1],
}

const read = (period: Period, who = admin) =>
  callAs(program, who, reportingContract.dashboard, { params: { client: tenant.name }, query: { period } })
const rowsOf = (figure: FigureKey, period: Period) =>
  callAs(program, admin, reportingContract.figure, { params: { client: tenant.name, figure }, query: { period, page: 1, page_size: 100 } })
const periods = ['all', march, february] as const

describe('the dashboard', () => {
  test.each(figureKeys)('%s is what the facts say, and so is the list it opens', async (key) => {
    const { unit } = figureOf(key)
    for (const [index, period] of periods.entries()) {
      const figure = (await read(period)).figures.find((one) => one.key === key)
      expect({ key, period, value: unit === 'money' ? figure?.amount : figure?.value }).toEqual({
        key,
        period,
        value: expected[key][index],
      })
      const list = await rowsOf(key, period)
      const sum = (field: 'value' | 'amount') => list.results.reduce((total, row) => total + (row[field] ?? 0), 0)
      expect(list.count).toBe(figure?.n)
      if (unit === 'count') expect(list.count).toBe(expected[key][index])
      if (unit === 'money') expect(sum('amount')).toBe(expected[key][index])
      if (unit === 'minutes') expect(sum('value')).toBe(expected[key][index])
    }
  })

  test('FOR-42: the presence rate comes with its N, and is not told without anybody expected', async () => {
    const rate = async (period: Period) => (await read(period)).figures.find(({ key }) => key === 'attendance_rate')
    expect(await rate(march)).toMatchObject({ value: 4286, n: 3 })
    expect(await rate(february)).toMatchObject({ value: null, n: 0 })
  })

  test('a month is compared with the one before, « Tout » with nothing', async () => {
    const turnover = async (period: Period) => (await read(period)).figures.find(({ key }) => key === 'turnover')
    expect(await turnover(march)).toMatchObject({ amount: expected.turnover[1], previous_amount: expected.turnover[2] })
    expect(await turnover('all')).toMatchObject({ previous_amount: null })
  })

  test('twelve months, the current one first, on the tenant’s clock', async () => {
    const { months, series } = await read('all')
    expect(months).toEqual(lastMonths(new Date(), 'Europe/Paris'))
    expect(months).toHaveLength(12)
    expect(series.map(({ month }) => month)).toEqual([...months].reverse())
    for (const point of series) {
      const own = (await read(point.month)).figures
      const of = (key: FigureKey) => own.find((figure) => figure.key === key)
      expect(point).toMatchObject({
        turnover: of('turnover')?.amount,
        registrations: of('registrations')?.value,
      })
    }
    const at = lastMonths(new Date('2026-02-28T23:30:00Z'), 'Europe/Paris')
    expect(at[0]).toBe(march)
  })

  test('one statement measures every figure, whatever their number', async () => {
    const statements: string[] = []
    const { pool } = program.database
    const client = await pool.connect()
    const query = client.query.bind(client)
    client.query = ((...args: Parameters<typeof query>) => {
      statements.push(typeof args[0] === 'string' ? args[0] : String((args[0] as { text?: string }).text))
      return (query as (...all: unknown[]) => unknown)(...args)
    }) as typeof client.query
    client.release()
    await read(march)
    const own = statements.filter((text) => /^\s*select/i.test(text))
    client.query = query as typeof client.query
    expect(own.length).toBeLessThanOrEqual(6)
    expect(own.filter((text) => text.includes('json_build_array'))).toHaveLength(1)
  })

  test('money is not shown without accounting nor payment', async () => {
    const plain = await aTenant(program, { own: ['catalog'] })
    const boss = await plain.anAdmin()
    const { figures } = await callAs(program, boss, reportingContract.dashboard, {
      params: { client: plain.name },
      query: { period: 'all' },
    })
    expect(figures.map(({ key }) => key).filter((key) => figureOf(key).band === 'money')).toEqual([])
    await expect(
      callAs(program, boss, reportingContract.figure, {
        params: { client: plain.name, figure: 'turnover' },
        query: { period: 'all', page: 1, page_size: 10 },
      }),
    ).rejects.toMatchObject({ status: 404 })
  })

  test('figures of trainings are shown to whoever holds some, and while nothing was held', async () => {
    const club = await aTenant(program)
    const boss = await club.anAdmin()
    const shown = async (): Promise<boolean[]> => {
      await runJobNow(program, club.id, 'refresh-figures', {})
      const { figures } = await callAs(program, boss, reportingContract.dashboard, {
        params: { client: club.name },
        query: { period: 'all' },
      })
      return ['slots_unsigned', 'training_time', 'trainings', 'other_events'].map((key) => figures.some((figure) => figure.key === key))
    }
    const hold = (is_training: boolean) =>
      club.inTenant(async (db) => {
        const event = { nature: 1, is_active: true, title: 'Dîner', url: `d${is_training}`, start_date: inMarch, is_training }
        const { id } = await db
          .insertInto('events')
          .values(event as never)
          .returning('id')
          .executeTakeFirstOrThrow()
        await db.insertInto('event_places').values({ event_id: id }).execute()
      })
    expect(await shown()).toEqual([true, true, true, true])
    await hold(false)
    expect(await shown()).toEqual([false, false, false, false])
    await hold(true)
    expect(await shown()).toEqual([true, true, true, true])
  })

  test('only administrators of the whole menu see it, and only their own tenant', async () => {
    for (const person of [
      await tenant.anAdmin({ is_restricted: 1 }),
      await tenant.anAdmin({ is_restricted: 2 }),
      await tenant.anAdmin({ profile_code: 'CNS' }),
      await tenant.aPerson(),
    ])
      await expect(read('all', person)).rejects.toMatchObject({ status: 403 })
    const elsewhere = await aTenant(program)
    const { figures, next_events } = await callAs(program, await elsewhere.anAdmin(), reportingContract.dashboard, {
      params: { client: elsewhere.name },
      query: { period: 'all' },
    })
    expect(figures.filter(({ key }) => key !== 'contacts').every(({ value, amount }) => !value && !amount)).toBe(true)
    expect(next_events).toEqual([])
  })

  test('a period that is none is refused', async () => {
    const answer = await program.app.inject({
      url: `/api/clients/${tenant.name}/dashboard/?period=2026-13`,
      headers: { authorization: `Bearer ${admin.token}` },
    })
    expect(answer.statusCode).toBe(422)
  })

  test('FEC-09: the list behind a figure is exported for a French spreadsheet', async () => {
    await tenant.inTenant((db) => db.updateTable('mails').set({ subject: '=1+1' }).where('created_at', '=', new Date(inFebruary)).execute())
    const answer = await program.app.inject({
      url: `/api/clients/${tenant.name}/dashboard/mail_errors/?period=${february}&format=csv`,
      headers: { authorization: `Bearer ${admin.token}`, 'accept-language': 'fr' },
    })
    expect(answer.body).toBe(`\uFEFFNom;Précision;Date\r\n'=1+1;x@essai.test;10/02/2026 10:00\r\n`)
  })

  test('the year 2026 adds up: months make « Tout » for what is counted at a date', async () => {
    const all = await tenant.inTenant((db) => sql<{ n: number }>`select count(*) as n from registrations where status <> 9`.execute(db))
    const months = await Promise.all(Array.from({ length: 12 }, (_, index) => read(`2026-${String(index + 1).padStart(2, '0')}`)))
    const sum = months.reduce((total, { figures }) => total + (figures.find(({ key }) => key === 'registrations')?.value ?? 0), 0)
    expect(sum).toBe(all.rows[0]?.n)
  })
})
