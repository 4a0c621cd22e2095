import { companyMergeContract } from '@kxo/domain/companies/merge-contract'
import { reportingContract } from '@kxo/domain/reporting/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { printedText } from '../../platform/pdf/printed-text.ts'
import { aBill } from '../../testing/a-bill.ts'
import { aSignature } from '../../testing/a-signature.ts'
import { type Program, startProgram } from '../../testing/program.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from '../../testing/world.ts'

let program: Program
let tenant: TenantWorld
let admin: Persona
beforeAll(async () => {
  program = await startProgram()
  tenant = await aTenant(program)
  admin = await tenant.anAdmin()
})
afterAll(() => program.close())

const aCompany = (name: string, siret: string | null = null) =>
  tenant.inTenant(async (db) => {
    const values = { name, siret, address: '1 rue Neuve', code_postal: '35000', town: 'Rennes' }
    return (await db.insertInto('companies').values(values).returning('id').executeTakeFirstOrThrow()).id
  })
const yearsOf = async (id: number, who = admin) =>
  (
    await callAs(program, who, reportingContract.companyYears, {
      params: { client: tenant.name, id },
      query: { page: 1, page_size: 25 },
    })
  ).results

test('a company is summed up by the calendar years of the tenant’s zone: wholes, people, followed time less lateness, money', async () => {
  const company = await aCompany('Alizé')
  const [a, b] = [await tenant.aPerson({ company_id: company }), await tenant.aPerson({ company_id: company })]
  const stranger = await tenant.aPerson()
  await tenant.inTenant(async (db) => {
    const event = async (fields: object): Promise<number> => {
      const { id } = await db
        .insertInto('events')
        .values({ nature: 2, title: 'Atelier', url: `a${Math.random()}`, ...fields } as never)
        .returning('id')
        .executeTakeFirstOrThrow()
      await db.insertInto('event_places').values({ event_id: id }).execute()
      return id
    }
    // Half past eleven in the evening of 31 December in London is already the next year in Paris.
    const whole = await event({ nature: 1, start_date: '2025-12-31T23:30:00Z', end_date: '2026-01-02T10:00:00Z' })
    const part = await event({ parent_id: whole, start_date: '2026-01-02T08:00:00Z' })
    const cancelled = await event({ start_date: '2026-02-01T08:00:00Z' })
    const before = await event({ start_date: '2024-05-01T08:00:00Z' })
    let rank = 0
    const register = async (event_id: number, user_id: number, status: number, company_id: number | null = company): Promise<number> =>
      (
        await db
          .insertInto('registrations')
          .values({ event_id, user_id, company_id, status, code: `y${rank++}` })
          .returning('id')
          .executeTakeFirstOrThrow()
      ).id
    const signed = await register(whole, a.id, 7)
    await register(part, a.id, 7)
    await register(part, b.id, 5)
    await register(whole, b.id, 9)
    await register(cancelled, b.id, 5)
    await db.updateTable('events').set({ cancelled_at: '2026-01-15T08:00:00Z' }).where('id', '=', cancelled).execute()
    await register(before, b.id, 8)
    const other = await register(whole, stranger.id, 7, null)
    const slot = async (start_at: string, end_at: string): Promise<number> =>
      (await db.insertInto('slots').values({ event_id: whole, start_at, end_at }).returning('id').executeTakeFirstOrThrow()).id
    const morning = await slot('2026-01-02T08:00:00Z', '2026-01-02T11:30:00Z')
    const afternoon = await slot('2026-01-02T13:00:00Z', '2026-01-02T16:00:00Z')
    const sign = (slot_id: number, registration_id: number) => aSignature(db, { event_id: whole, slot_id, registration_id })
    await sign(morning, signed)
    await sign(afternoon, signed)
    await sign(morning, other)
    const evening = await slot('2026-01-02T17:00:00Z', '2026-01-02T18:00:00Z')
    const unsigned = await slot('2026-01-02T18:00:00Z', '2026-01-02T19:00:00Z')
    const seen = (slot_id: number, source: string, minutes_late = 0) => ({
      slot_id,
      registration_id: signed,
      state: 2,
      minutes_late,
      source,
    })
    await db
      .insertInto('presences')
      .values([seen(morning, 'mark', 20), seen(evening, 'regularisation', 5), seen(unsigned, 'mark')])
      .execute()
  })
  expect(await yearsOf(company)).toEqual([{ year: 2026, events: 1, people: 2, half_days: 3, minutes: 425, billed: 0, paid: 0 }])
})

test('what is billed and paid counts in its year, a merged record’s too, and is told to the payments right alone', async () => {
  const [company, absorbed] = [await aCompany('Mistral', '73282932000074'), await aCompany('Autan', '35600000000048')]
  const bill = await aBill(program, admin, { client: tenant.name, company, euros: 100 })
  await aBill(program, admin, { client: tenant.name, company: absorbed, euros: 10 })
  await aBill(program, admin, { client: tenant.name, company, euros: 7, issued: false })
  const year = new Date().getUTCFullYear()
  const paid = (amount: number, paid_on: string) =>
    tenant.inTenant((db) => db.insertInto('payments').values({ bill_id: bill.id, amount, mode: 1, paid_on }).execute())
  await paid(5_000, `${year - 1}-12-31`)
  await paid(2_000, `${year}-01-01`)
  await callAs(program, admin, companyMergeContract.merge, {
    params: { client: tenant.name },
    body: { kept: company, merged: [absorbed], take: {} },
  })
  expect(await yearsOf(company)).toMatchObject([
    { year, billed: 13_200, paid: 2_000 },
    { year: year - 1, billed: 0, paid: 5_000 },
  ])
  const limited = await tenant.anAdmin({ is_restricted: 2 })
  expect((await yearsOf(company, limited))[0]).toMatchObject({ year, billed: null, paid: null })
  await expect(yearsOf(company, await tenant.aPerson())).rejects.toMatchObject({ status: 403 })
  const elsewhere = await aTenant(program)
  const attempt = callAs(program, await elsewhere.anAdmin(), reportingContract.companyYears, {
    params: { client: elsewhere.name, id: company },
    query: { page: 1, page_size: 25 },
  })
  await expect(attempt).rejects.toMatchObject({ status: 404 })
})

test('a year on paper names the people, their hours and what proves them, the sums for the payments right alone', async () => {
  const company = await aCompany('Tramontane', '55208131766522')
  const person = await tenant.aPerson({ first_name: 'Zoé', last_name: 'Marin', company_id: company })
  await tenant.inTenant(async (db) => {
    const { id } = await db
      .insertInto('events')
      .values({
        nature: 1,
        title: 'Lire un bilan',
        url: 'bilan',
        start_date: '2026-03-02T08:00:00Z',
        end_date: '2026-03-02T16:00:00Z',
      } as never)
      .returning('id')
      .executeTakeFirstOrThrow()
    await db.insertInto('event_places').values({ event_id: id }).execute()
    await db
      .insertInto('registrations')
      .values({ event_id: id, user_id: person.id, company_id: company, status: 5, code: 'paper' })
      .execute()
    const file = await db
      .insertInto('files')
      .values({ name: 'a.pdf', content_type: 'application/pdf', size: 1, storage_key: 'k', sha256: 's' } as never)
      .returning('id')
      .executeTakeFirstOrThrow()
    const paper = { category: 1, status: 5, user_id: person.id, event_id: id, file_id: file.id }
    await db
      .insertInto('documents')
      .values([
        { ...paper, name: 'Attestation de Zoé' },
        { ...paper, name: 'Brouillon', status: 0 },
      ])
      .execute()
  })
  await aBill(program, admin, { client: tenant.name, company, euros: 100 })
  const print = async (year: number, who = admin) => {
    const response = await program.app.inject({
      url: `/api/clients/${tenant.name}/companies/${company}/summary/${year}/`,
      headers: { authorization: `Bearer ${who.token}`, 'accept-language': 'fr' },
    })
    const text = response.statusCode === 200 ? (await printedText(response.rawPayload)).join(' ').replace(/\s+/g, ' ') : ''
    return { status: response.statusCode, text }
  }
  const { text } = await print(2026)
  for (const expected of ['Tramontane', 'Zoé Marin', 'Lire un bilan', 'Confirmé', 'Attestation de Zoé', 'Récapitulatif 2026'])
    expect(text).toContain(expected)
  expect(text).not.toContain('Brouillon')
  const now = new Date().getUTCFullYear()
  expect((await print(now)).text).toContain('120,00 €')
  expect((await print(now, await tenant.anAdmin({ is_restricted: 2 }))).text).not.toContain('120,00')
  expect([(await print(1999)).status, (await print(2026, await tenant.aPerson())).status]).toEqual([404, 403])
})
