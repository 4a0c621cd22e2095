import { bpfContract } from '@kxo/domain/bpf/contract'
import { historyContract } from '@kxo/domain/history/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest'
import { printedText } from '../../platform/pdf/printed-text.ts'
import { anIssuedBill, aTrainingYear } from '../../testing/a-training-year.ts'
import { anOpenEvent } from '../../testing/an-open-event.ts'
import { type Program, startProgram } from '../../testing/program.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from '../../testing/world.ts'

let program: Program
beforeAll(async () => {
  program = await startProgram()
})
afterAll(() => program.close())

let tenant: TenantWorld
let admin: Persona
let year: Awaited<ReturnType<typeof aTrainingYear>>
beforeEach(async () => {
  tenant = await aTenant(program)
  admin = await tenant.anAdmin()
  year = await aTrainingYear(program, tenant)
})
const of = () => ({ params: { client: tenant.name, year: '2025' } })
const read = (who: Persona = admin) => callAs(program, who, bpfContract.read, { ...of(), query: {} })
const rows = (code: string) =>
  callAs(program, admin, bpfContract.rows, { params: { client: tenant.name, year: '2025', code }, query: { page: 1, page_size: 50 } })
const inClient = () => ({ params: { client: tenant.name } })
const missingNone = { payers: 0, learners: 0, specialities: 0, levels: 0 }

describe('BPF-09 the worked example, from its bills and its signatures', () => {
  it('makes every figure of the form', async () => {
    const { figures, checks, missing, from, until, deadline } = await read()
    const euros = Object.fromEntries(figures.products.filter((row) => row.euros !== 0).map((row) => [row.line, row.euros]))
    expect(euros).toEqual({ companies: 2700, plan: 1800, franceTravail: 1050, individuals: 300, trainingBodies: 1400 })
    expect(figures).toMatchObject({
      funded: 1800,
      total: 7250,
      share: 100,
      is_remote: true,
      own_trainers: { people: 1, hours: 25 },
      external_trainers: { people: 1, hours: 7 },
      all_learners: { people: 10, hours: 96 },
      given: { people: 3, hours: 21 },
      ordered: { people: 10, hours: 70 },
    })
    expect(figures.learners.map(({ people, hours }) => [people, hours])).toEqual([
      [5, 67],
      [0, 0],
      [3, 21],
      [2, 8],
      [0, 0],
    ])
    expect(figures.specialities).toEqual([
      { nsf: '326', people: 7, hours: 75 },
      { nsf: '314', people: 3, hours: 21 },
    ])
    expect(Object.fromEntries(figures.objectives.map((row) => [row.objective, row.people]))).toMatchObject({ rs: 3, other: 7, rncp: 0 })
    expect(checks.every(({ is_right }) => is_right)).toBe(true)
    expect(missing).toEqual({ ...missingNone, sheets: 4 })
    expect({ from, until, deadline }).toEqual({ from: '2025-01-01', until: '2025-12-31', deadline: '2026-04-30' })
  })

  it('opens each line on what it counts, and the rows add up to it', async () => {
    const bills = await rows('products.companies')
    expect(bills.results).toMatchObject([{ id: year.billOfA, detail: 'Verrier', amount: 270_000, line: 'companies', is_stated: false }])
    const people = await rows('learners.employee')
    expect([people.count, people.results.reduce((sum, { minutes }) => sum + (minutes ?? 0), 0)]).toEqual([5, 66.5 * 60])
    expect((await rows('learners.all')).count).toBe(10)
    expect((await rows('specialities.326')).results.map(({ label, people: n }) => [label, n])).toEqual([
      ['Tableur', 5],
      ['Tableur à distance', 2],
    ])
    expect((await rows('events.ordered')).results).toMatchObject([{ id: year.trainings.c, people: 10, minutes: 4200 }])
    expect((await rows('events.given')).results).toMatchObject([{ id: year.trainings.b, people: 3 }])
    expect((await rows('objectives.rs')).results).toMatchObject([{ id: year.trainings.b, line: 'rs', is_stated: false }])
    expect((await rows('trainers.own')).results).toMatchObject([{ id: year.own.id, minutes: 25 * 60 }])
    expect((await rows('sheets.missing')).count).toBe(4)
  })

  it('prints itself in the order of the form', async () => {
    const fileOf = (format: string) =>
      program.app.inject({
        url: `/api/clients/${tenant.name}/bpf/2025/file/?format=${format}`,
        headers: { authorization: `Bearer ${admin.token}`, 'accept-language': 'fr' },
      })
    const lines = (await fileOf('csv')).body.split('\r\n')
    expect(lines.filter((line) => /Total|France Travail;/.test(line)).map((line) => line.split(';').slice(1).join(';'))).toEqual([
      '2;Total des organismes gestionnaires de fonds (a à h);1800;',
      '7;France Travail;1050;',
      ';Total des produits (1 à 11);7250;',
      '(1);Total (1);10;96',
      '(2);Total (2);3;21',
      '(3);Total (3);10;96',
      '(4);Total (4);10;96',
      '(5);Total (5);10;70',
    ])
    const paper = (await printedText((await fileOf('pdf')).rawPayload)).join(' ').replace(/\s+/g, ' ')
    for (const expected of ['10443*17', 'Opérations', '7 250', 'H. Dirigeant'].slice(0, 1)) expect(paper).toContain(expected)
    expect(paper).toContain('H. Dirigeant')
  })
})

describe('what nothing tells', () => {
  it('BPF-07 a payer of an unknown kind is in no line until somebody says it', async () => {
    const unknown = await tenant.inTenant(
      async (db) => (await db.insertInto('companies').values({ name: 'Inconnue' }).returning('id').executeTakeFirstOrThrow()).id,
    )
    await anIssuedBill(program, tenant, year.trainings.a, { company_id: unknown, lines: [{ amount_ht: 40_000 }] })
    const before = await read()
    expect([before.figures.unclassed, before.figures.total, before.missing.payers]).toEqual([400, 7250, 1])
    expect(before.checks.find(({ key }) => key === 'payers')).toEqual({ key: 'payers', is_right: false, expected: 7650, found: 7250 })
    expect((await rows('payers.missing')).results).toMatchObject([{ id: unknown, label: 'Inconnue', amount: 40_000 }])
    await callAs(program, admin, bpfContract.classPayers, { ...inClient(), body: { ids: [unknown], nature: 'publicEmployer' } })
    const after = await read()
    expect(after.figures.products.find(({ line }) => line === 'publicAgents')?.euros).toBe(400)
    expect(after.missing.payers).toBe(0)
  })

  it('a speciality that is taken away turns a control red, and comes back from a theme', async () => {
    const body = { ids: [year.trainings.b], nsf_code: null }
    await callAs(program, admin, bpfContract.classEvents, { ...inClient(), body })
    const without = await read()
    expect(without.missing.specialities).toBe(1)
    expect(without.figures.unclassed_specialities).toEqual({ people: 3, hours: 21 })
    expect(without.checks.find(({ key }) => key === 'specialities')?.is_right).toBe(false)
    expect((await rows('specialities.missing')).results).toMatchObject([{ id: year.trainings.b, line: null }])
    await tenant.inTenant(async (db) => {
      const theme = await db
        .insertInto('themes')
        .values({ name: 'Gestion', nsf_code: '314t', url: 'gestion' })
        .returning('id')
        .executeTakeFirstOrThrow()
      await db.insertInto('event_themes').values({ event_id: year.trainings.b, theme_id: theme.id }).execute()
    })
    const again = await read()
    expect(again.figures.specialities[1]).toEqual({ nsf: '314', people: 3, hours: 21 })
    expect((await rows('specialities.314')).results).toMatchObject([{ is_stated: false }])
  })

  it('what leads to the RNCP waits for its level; a trainee is what was said of them', async () => {
    const facts = { params: { client: tenant.name, id: year.trainings.a } }
    await callAs(program, admin, bpfContract.writeEvent, { ...facts, body: { objective: 'rncp' } })
    expect((await read()).checks.find(({ key }) => key === 'levels')).toMatchObject({ is_right: false, expected: 5, found: 0 })
    const saved = await callAs(program, admin, bpfContract.writeEvent, { ...facts, body: { level: 'level5' } })
    expect(saved).toMatchObject({ objective: 'rncp', level: 'level5', nsf_code: '326', derived: { objective: 'other' } })
    const { figures } = await read()
    expect(figures.levels.find(({ level }) => level === 'level5')).toMatchObject({ people: 5, hours: 67 })
    const [apprentice = 0] = year.peopleOfA
    await callAs(program, admin, bpfContract.classLearners, { ...inClient(), body: { ids: [apprentice], status: 'apprentice' } })
    expect((await read()).figures.learners.slice(0, 2)).toMatchObject([{ people: 4 }, { people: 1, hours: 14 }])
  })
})

test('meals and goods are other income; a bill put in a line by hand stays there, until it follows its payer again', async () => {
  const lines = [
    { amount_ht: 30_000, accounting_code: '706200' },
    { amount_ht: 10_000, accounting_code: '708800' },
  ]
  const bill = await anIssuedBill(program, tenant, year.trainings.a, { company_id: year.employer, lines })
  const other = async () => {
    const { figures } = await read()
    const of = (line: string) => figures.products.find((row) => row.line === line)?.euros
    return [of('companies'), of('apprenticeship'), of('other'), figures.total]
  }
  expect(await other()).toEqual([3000, 0, 100, 7650])
  const put = (line: 'apprenticeship' | 'outside' | null) =>
    callAs(program, admin, bpfContract.classBills, { ...inClient(), body: { ids: [bill], line } })
  await put('apprenticeship')
  expect(await other()).toEqual([2700, 300, 100, 7650])
  await put('outside')
  expect(await other()).toEqual([2700, 0, 0, 7250])
  await put(null)
  expect(await other()).toEqual([3000, 0, 100, 7650])
})

test('BPF-03 a credit note takes back, a deposit is not counted twice, and another year, a draft or another activity is left out', async () => {
  const credit = { company_id: year.employer, category: 2, lines: [{ amount_ht: 20_000 }] }
  await anIssuedBill(program, tenant, year.trainings.a, credit)
  await anIssuedBill(program, tenant, year.trainings.a, {
    company_id: year.employer,
    is_deposit: true,
    lines: [{ amount_ht: 15_000 }],
  })
  const printed = JSON.stringify({ document: { deposits: [{ total_ht: 15_000, total_ttc: 15_000, taxes: [] }] } })
  await anIssuedBill(program, tenant, year.trainings.a, {
    company_id: year.employer,
    deducted: 15_000,
    printed,
    lines: [{ amount_ht: 50_000 }],
  })
  await anIssuedBill(program, tenant, year.trainings.a, {
    company_id: year.employer,
    issue_date: '2026-01-01',
    lines: [{ amount_ht: 1_000_000 }],
  })
  await tenant.inTenant(async (db) => {
    const { id } = await db.selectFrom('entities').select('id').executeTakeFirstOrThrow()
    const draft = {
      entity_id: id,
      category: 1,
      nature: 1,
      morph: 'Event',
      morph_id: year.trainings.a,
      amount_ht: 2_000_000,
      amount: 2_000_000,
    }
    await db.insertInto('bills').values(draft).execute()
  })
  const party = await anOpenEvent(tenant, { title: 'Gala' })
  await anIssuedBill(program, tenant, party, { company_id: year.employer, lines: [{ amount_ht: 775_000 }] })
  const { figures } = await read()
  expect([figures.products[0]?.euros, figures.total, figures.share]).toEqual([3000, 7550, 49])
})

test('BPF-06 a session over two years is split by the day of its half-days, and its people count in each', async () => {
  await tenant.inTenant(async (db) => {
    await db
      .updateTable('slots')
      .set({ start_at: new Date('2024-12-31T23:30:00Z'), end_at: new Date('2025-01-01T03:00:00Z') })
      .where('id', '=', year.slotsOfA[0] ?? 0)
      .execute()
    await db
      .updateTable('slots')
      .set({ start_at: new Date('2024-12-31T22:00:00Z'), end_at: new Date('2025-01-01T01:30:00Z') })
      .where('id', '=', year.slotsOfA[1] ?? 0)
      .execute()
  })
  const before = await callAs(program, admin, bpfContract.read, {
    params: { client: tenant.name, year: '2024' },
    query: {},
  })
  // The first starts in 2025 by the clock of the space, the second in 2024.
  expect(before.figures.all_learners).toEqual({ people: 5, hours: Math.round(5 * 3.5) })
  expect((await read()).figures.all_learners).toEqual({ people: 10, hours: Math.round(95.5 - 5 * 3.5) })
})

describe('a return that is declared', () => {
  const write = (body: Record<string, unknown>) => callAs(program, admin, bpfContract.write, { ...of(), body })
  const freeze = () => callAs(program, admin, bpfContract.freeze, { ...of(), body: {} })

  it('is frozen once its expenses are there and its controls pass, and then only shows what drifted', async () => {
    await expect(freeze()).rejects.toMatchObject({ code: 'noCharges' })
    await write({ charges: 500_000, trainer_wages: 200_000, signatory: 'Maud Le Goff' })
    await callAs(program, admin, bpfContract.classEvents, { ...inClient(), body: { ids: [year.trainings.d], nsf_code: null } })
    await expect(freeze()).rejects.toMatchObject({ code: 'incomplete' })
    await callAs(program, admin, bpfContract.classEvents, { ...inClient(), body: { ids: [year.trainings.d], nsf_code: '326' } })
    const frozen = await freeze()
    expect(frozen).toMatchObject({ charges: 500_000, signatory: 'Maud Le Goff', drift: [], frozen_by: expect.any(String) })
    expect(frozen.frozen_at).not.toBeNull()
    await expect(freeze()).rejects.toMatchObject({ code: 'frozen' })
    await expect(write({ charges: 1 })).rejects.toMatchObject({ code: 'frozen' })
    await callAs(program, admin, bpfContract.classLearners, {
      ...inClient(),
      body: { ids: [year.peopleOfA[0] ?? 0], status: 'apprentice' },
    })
    const later = await read()
    expect(later.figures).toEqual(frozen.figures)
    expect(later.drift).toEqual([
      { code: 'learners.employee', frozen: [5, 67], now: [4, 53] },
      { code: 'learners.apprentice', frozen: [0, 0], now: [1, 14] },
    ])
    const traces = await callAs(program, admin, historyContract.traces, {
      params: { client: tenant.name },
      query: { action: 'freeze_bpf' } as never,
    })
    expect(traces.count).toBe(1)
  })

  it('is not frozen before its exercise is over', async () => {
    const running = { params: { client: tenant.name, year: '2099' } }
    await expect(callAs(program, admin, bpfContract.freeze, { ...running, body: {} })).rejects.toMatchObject({ code: 'notOver' })
  })

  it('keeps what was frozen whoever writes in the database', async () => {
    await write({ charges: 500_000 })
    await freeze()
    await expect(tenant.inTenant((db) => db.updateTable('bpf_returns').set({ charges: 1 }).execute())).rejects.toMatchObject({
      code: 'KX023',
    })
    await expect(tenant.inTenant((db) => db.deleteFrom('bpf_returns').execute())).rejects.toMatchObject({ code: 'KX023' })
  })
})

test('the return is written by full administrators, read by those who only read, and closed to the others', async () => {
  const reader = await tenant.anAdmin({ is_restricted: 1 })
  const limited = await tenant.anAdmin({ is_restricted: 2 })
  const consultant = await tenant.aPerson({ profile_code: 'CNS' })
  expect((await read(reader)).figures.total).toBe(7250)
  for (const who of [limited, consultant, year.own]) await expect(read(who)).rejects.toMatchObject({ code: 'accessDenied' })
  const body = { ids: [year.employer], nature: 'private' as const }
  for (const who of [reader, limited, consultant])
    await expect(callAs(program, who, bpfContract.classPayers, { ...inClient(), body })).rejects.toMatchObject({ code: 'accessDenied' })
})

test('records of another space are not classed', async () => {
  const other = await aTenant(program)
  const stranger = await other.anAdmin()
  const body = { ids: [year.employer], nature: 'private' as const }
  await expect(callAs(program, stranger, bpfContract.classPayers, { params: { client: other.name }, body })).rejects.toMatchObject({
    code: 'notFound',
  })
})
