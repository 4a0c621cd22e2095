import { kernelErrors, ProductError } from '@kxo/domain/kernel/errors'
import type { Filter, ListQuery } from '@kxo/domain/kernel/listing'
import { readXlsx } from 'hucre/xlsx'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Program, startProgram } from '../../testing/program.ts'
import { aTenant, type TenantWorld } from '../../testing/world.ts'
import type { Context } from '../context.ts'
import type { Queries } from '../database/tenancy.ts'
import { exportTable } from '../tables/table-export.ts'
import { batched } from './list-batches.ts'
import type { ListPlan } from './list-filters.ts'
import { listed } from './listing.ts'

let program: Program
let tenant: TenantWorld
const names = ['Zoé', 'éric', 'Adèle', '=HYPERLINK("x")', 'Bruno', 'Émile', '100 %', 'a_b']
beforeAll(async () => {
  program = await startProgram()
  tenant = await aTenant(program)
  await tenant.inTenant((db) =>
    db
      .insertInto('companies')
      .values(names.map((name, index) => ({ name, employees_number: index % 3 === 0 ? null : index * 10, is_school: index % 2 === 0 })))
      .execute(),
  )
})
afterAll(() => program.close())

const plan: ListPlan = {
  fields: {
    name: { at: sql`companies.name`, kind: 'text' },
    employees: { at: sql`companies.employees_number`, kind: 'number' },
    school: { at: sql`companies.is_school`, kind: 'flag' },
    made: { at: sql`companies.created_at`, kind: 'instant' },
    size: { at: sql`companies.employees_number`, kind: 'code', codeOf: (key) => ({ small: 10, big: 70 })[key] ?? unknown(key) },
  },
  search: sql`companies.search`,
  sort: 'name',
  id: sql`companies.id`,
}
const unknown = (key: string): never => {
  throw new Error(key)
}
const companies = (db: Queries) => db.selectFrom('companies').select(['companies.id', 'companies.name', 'companies.employees_number'])
type Row = { id: number; name: string; employees_number: number | null }
const queryOf = (overrides: Partial<ListQuery> = {}): ListQuery => ({ page: 1, page_size: 25, ...overrides })
const page = (overrides: Partial<ListQuery>) => tenant.inTenant((db) => listed(companies(db), plan, queryOf(overrides)))
const found = async (...filters: Filter[]): Promise<string[]> => (await page({ filters })).results.map(({ name }) => name)
const refusal = async (attempt: Promise<unknown>): Promise<string> => {
  const error = await attempt.then(
    () => undefined,
    (failure: unknown) => failure,
  )
  return error instanceof ProductError ? error.kind.code : String(error)
}

describe('lists', () => {
  it('sorts names without accents nor case, absent values last either way', async () => {
    expect((await page({})).results.map(({ name }) => name)).toEqual([
      '100 %',
      '=HYPERLINK("x")',
      'a_b',
      'Adèle',
      'Bruno',
      'Émile',
      'éric',
      'Zoé',
    ])
    const sizes = async (sort: string) => (await page({ sort })).results.map(({ employees_number }) => employees_number)
    expect(await sizes('employees')).toEqual([10, 20, 40, 50, 70, null, null, null])
    expect(await sizes('-employees')).toEqual([70, 50, 40, 20, 10, null, null, null])
  })
  it('pages, and counts all', async () => {
    const second = await page({ page: 2, page_size: 10 })
    expect([second.results, second.count]).toEqual([[], 8])
  })
  it('of some rows alone, answers and counts them, under the filters asked too', async () => {
    const numbers = (await page({})).results.map(({ id }) => id)
    const three = numbers.slice(1, 4)
    const chosen = await page({ ids: three })
    expect([chosen.results.map(({ id }) => id), chosen.count]).toEqual([three, 3])
    expect((await page({ ids: three, q: 'adèle' })).results.map(({ name }) => name)).toEqual(['Adèle'])
    const batches = batched<never, never, Row, Row[]>(plan, queryOf({ ids: three }), (read) =>
      tenant.inTenant((db) => read(companies(db) as never)),
    )
    const exported: number[] = []
    for await (const batch of batches) exported.push(...batch.map(({ id }) => id))
    expect(exported).toEqual(three)
  })
  it('a further page, read by the numbers of the list’s own table, is the one that follows', async () => {
    const bare = (overrides: Partial<ListQuery>) =>
      tenant.inTenant((db) => listed(companies(db), plan, { ...queryOf(overrides), page_size: 3 }, db.selectFrom('companies').select('id')))
    for (const sort of ['name', '-employees'])
      for (const overrides of [
        { sort },
        { sort, q: 'e' },
        { sort, filters: [{ field: 'school', comparator: '=' as const, value: true }] },
      ]) {
        const all = (await page(overrides)).results.map(({ name }) => name)
        const pages = await Promise.all([1, 2, 3].map((number) => bare({ ...overrides, page: number })))
        expect(pages.flatMap(({ results }) => results.map(({ name }) => name))).toEqual(all)
        expect(pages.every(({ count }) => count === all.length)).toBe(true)
      }
  })
  it('an instant is compared with whole days of the tenant’s clock', async () => {
    const other = await aTenant(program)
    const made = ['2026-03-09T22:59:59Z', '2026-03-09T23:00:00Z', '2026-03-10T22:59:59Z', '2026-03-10T23:00:00Z']
    const among = (comparator: Filter['comparator']) =>
      other.inTenant(async (db) => {
        const filters = [{ field: 'made', comparator, value: '2026-03-10' }]
        return (await listed(companies(db), plan, queryOf({ filters }))).results.map(({ name }) => Number(name))
      })
    await other.inTenant((db) =>
      db
        .insertInto('companies')
        .values(made.map((created_at, index) => ({ name: `${index}`, created_at })))
        .execute(),
    )
    expect([await among('='), await among('!='), await among('<'), await among('>')]).toEqual([[1, 2], [0, 3], [0], [3]])
  })
  it('an order no index gives is refused of a list that long, and offered once it is narrowed', async () => {
    const byReading: ListPlan = {
      ...plan,
      fields: { ...plan.fields, employees: { ...plan.fields['employees']!, isSortedByReading: true } },
    }
    const long = await aTenant(program)
    const sorted = (overrides: Partial<ListQuery>) =>
      long.inTenant(async (db) => {
        const rows = sql`generate_series(1, 150000) as companies(id)`
        const query = db.selectFrom(
          sql<{ id: number }>`(select id, id as employees_number, 'n' || id as name from ${rows})`.as('companies'),
        )
        return listed(query.selectAll(), byReading, queryOf({ sort: 'employees', ...overrides }))
      })
    expect(await refusal(sorted({}))).toBe(kernelErrors.sortFailed.code)
    const byName = await sorted({ sort: 'name' })
    expect(byName.results).toHaveLength(25)
    expect(byName.unsortable).toEqual(['employees'])
    const narrowed = await sorted({ filters: [{ field: 'employees', comparator: '=', value: 7 }] })
    expect(narrowed.results).toEqual([expect.objectContaining({ id: 7 })])
    expect(narrowed.unsortable).toBeUndefined()
  })
  it('estimates beyond what it counts, and says so', async () => {
    const count = async (rows: number) => {
      const other = await aTenant(program)
      await other.inTenant((db) => sql`insert into companies (name) select 'n' || n from generate_series(1, ${rows}::int) n`.execute(db))
      const answer = await other.inTenant(async (db) => {
        await sql`set local role none`.execute(db)
        await sql`analyze companies`.execute(db)
        await sql`set local role kxo_app`.execute(db)
        return listed(companies(db), plan, queryOf({}))
      })
      return { ...answer, other }
    }
    const exact = await count(10_000)
    expect([exact.count, exact.is_estimate]).toEqual([10_000, undefined])
    const beyond = await count(15_000)
    expect(beyond.is_estimate).toBe(true)
    expect(beyond.count).toBeGreaterThan(10_000)
    expect(beyond.count).toBeLessThan(22_000)
    const searched = await beyond.other.inTenant((db) => listed(companies(db), plan, queryOf({ q: 'n' })))
    expect([searched.count, searched.is_estimate]).toEqual([15_000, undefined])
  })
  it('searches without accents nor case, every word, wildcards taken as typed', async () => {
    expect((await page({ q: 'EMILE' })).results.map(({ name }) => name)).toEqual(['Émile'])
    expect((await page({ q: '%' })).results.map(({ name }) => name)).toEqual(['100 %'])
    expect((await page({ q: '_' })).results.map(({ name }) => name)).toEqual(['a_b'])
  })
  it('filters by each comparator', async () => {
    expect(await found({ field: 'name', comparator: '=', value: 'eric' })).toEqual(['éric'])
    expect(await found({ field: 'name', comparator: 'contains', value: 'RU' })).toEqual(['Bruno'])
    expect(await found({ field: 'name', comparator: '!=', value: 'zoe' })).toHaveLength(7)
    expect(await found({ field: 'employees', comparator: '>', value: 40 })).toEqual(['a_b', 'Émile'])
    expect(await found({ field: 'employees', comparator: '<', value: 20 })).toEqual(['éric'])
    expect(await found({ field: 'employees', comparator: 'X' })).toEqual(['100 %', '=HYPERLINK("x")', 'Zoé'])
    expect(await found({ field: 'school', comparator: '=', value: true }, { field: 'employees', comparator: 'X' })).toEqual([
      '100 %',
      'Zoé',
    ])
    expect(await found({ field: 'made', comparator: '>', value: '2999-01-01' })).toEqual([])
    expect(await found({ field: 'size', comparator: '=', value: 'big' })).toEqual(['a_b'])
    expect(await found({ field: 'size', comparator: '=', value: 70 })).toEqual(['a_b'])
  })
  it('refuses what it does not have, and never runs it', async () => {
    expect(await refusal(found({ field: 'password', comparator: '=', value: 'x' }))).toBe(kernelErrors.invalid.code)
    expect(await refusal(found({ field: '__proto__', comparator: 'X' }))).toBe(kernelErrors.invalid.code)
    expect(await refusal(page({ sort: 'name; drop table companies' }))).toBe(kernelErrors.sortFailed.code)
    expect(await refusal(found({ field: 'employees', comparator: '>', value: 'beaucoup' }))).toBe(kernelErrors.invalid.code)
    expect(await refusal(found({ field: 'size', comparator: '=', value: 'huge' }))).toBe(kernelErrors.invalid.code)
    expect(await found({ field: 'name', comparator: '=', value: "' or 1=1 --" })).toEqual([])
  })
})

describe('exports', () => {
  it.each(['name', '-name', 'employees', '-employees'])(
    'read %s batch after batch in the order of the list, each row once',
    async (sort) => {
      const read: (string | null)[] = []
      for await (const batch of batched(
        plan,
        queryOf({ sort }),
        (run) => tenant.inTenant(async (db) => (await run(companies(db))) as Row[]),
        3,
      ))
        read.push(...batch.map(({ name }) => name))
      expect(read).toEqual((await page({ sort })).results.map(({ name }) => name))
      expect(new Set(read).size).toBe(names.length)
    },
  )

  const exported = (context: Context, overrides: Partial<ListQuery>) =>
    exportTable(context, {
      name: 'essai',
      plan,
      asked: queryOf(overrides),
      query: companies,
      present: (rows) => rows,
      columns: {
        name: {
          label: { fr: 'Nom', en: 'Name' },
          kind: 'text',
          value: (row: { name: string; employees_number: number | null }) => row.name,
        },
        employees: { label: { fr: 'Effectif', en: 'Staff' }, kind: 'money', value: (row) => row.employees_number },
      },
    })
  const bytesOf = async (format: 'csv' | 'xlsx', overrides: Partial<ListQuery> = {}): Promise<Uint8Array> => {
    const context = await tenant.asMachine(async (machine): Promise<Context> => machine)
    const { body } = exported(context, { ...overrides, format })
    const parts: Uint8Array[] = []
    for await (const part of body as AsyncIterable<Uint8Array | string>) parts.push(typeof part === 'string' ? Buffer.from(part) : part)
    return Buffer.concat(parts)
  }

  it('FEC-09 a CSV has its mark, semicolons, decimal commas, and disarms formulas', async () => {
    const text = Buffer.from(await bytesOf('csv', { q: 'e' })).toString('utf8')
    expect(text.startsWith('\uFEFFNom;Effectif\r\n')).toBe(true)
    expect(text.slice(1).trimEnd().split('\r\n')).toEqual([
      'Nom;Effectif',
      `"'=HYPERLINK(""x"")";`,
      'Adèle;0,20',
      'Émile;0,50',
      'éric;0,10',
      'Zoé;',
    ])
  })
  it('a workbook holds the chosen columns and texts that stay texts', async () => {
    const workbook = await readXlsx(await bytesOf('xlsx', { columns: ['name'] }))
    const rows = workbook.sheets[0]?.rows ?? []
    expect(rows.map((row) => row[0])).toEqual(['Nom', '100 %', '=HYPERLINK("x")', 'a_b', 'Adèle', 'Bruno', 'Émile', 'éric', 'Zoé'])
    expect(rows.every((row) => row.length === 1)).toBe(true)
  })
  it('refuses a column, an order or a filter the list does not have before anything of the file leaves', () => {
    const made = (overrides: Partial<ListQuery>) => tenant.asMachine(async (context) => exported(context, { ...overrides, format: 'csv' }))
    return Promise.all([
      expect(refusal(made({ columns: ['password_hash'] }))).resolves.toBe(kernelErrors.invalid.code),
      expect(refusal(made({ sort: 'password_hash' }))).resolves.toBe(kernelErrors.sortFailed.code),
      expect(refusal(made({ filters: [{ field: 'password_hash', comparator: 'X' }] }))).resolves.toBe(kernelErrors.invalid.code),
    ])
  })
})
