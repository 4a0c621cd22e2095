import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { outsideSeries } from '../testing/outside-series.ts'
import { type Program, startProgram } from '../testing/program.ts'
import { aTenant, type TenantWorld } from '../testing/world.ts'

let program: Program
let tenant: TenantWorld
beforeAll(async () => {
  program = await startProgram()
  tenant = await aTenant(program)
})
afterAll(() => program.close())

/** What stands beside registrations and bills, and what it is a copy of. */
const copies = () =>
  tenant.inTenant(async (db) => {
    const { rows } = await sql<{ kept: string | null; fact: string | null }>`
      select r.company_label as kept, c.name as fact from registrations r
        left join companies c on c.tenant_id = r.tenant_id and c.id = r.company_id
      union all
      select unnest(array[b.recipient_label, b.event_label, b.search]),
             unnest(array[coalesce(c.name, u.last_name || ' ' || u.first_name, ''), coalesce(e.title, ''),
               searchable(concat_ws(' ', b.number, c.name, u.first_name, u.last_name, e.title))])
        from bills b
        left join companies c on c.tenant_id = b.tenant_id and c.id = b.company_id
        left join users u on u.tenant_id = b.tenant_id and u.id = b.user_id
        left join events e on e.tenant_id = b.tenant_id and e.id = b.morph_id and b.morph = 'Event'`.execute(db)
    return rows
  })

/** Numbers a bill out of any series: what names it is looked at here, not what counts it. */
const numberBill = (person: number) =>
  outsideSeries(program, () =>
    tenant.inTenant((db) => db.updateTable('bills').set({ number: 'F-1', status: 4 }).where('user_id', '=', person).execute()),
  )

test('what lists are sorted and searched by follows what it names, whatever is renamed or moved', async () => {
  const { id: person } = await tenant.aPerson({ first_name: 'Zoé', last_name: 'Ancien' })
  const [company, other] = await tenant.inTenant(async (db) => {
    const companies = await db
      .insertInto('companies')
      .values([{ name: 'Avant' }, { name: 'Autre' }])
      .returning('id')
      .execute()
    const [company, other] = companies.map(({ id }) => id) as [number, number]
    const { id: event } = await db
      .insertInto('events')
      .values({ nature: 1, title: 'Rencontre', url: 'rencontre' })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db.insertInto('event_places').values({ event_id: event }).execute()
    await db.insertInto('registrations').values({ event_id: event, user_id: person, company_id: company, code: 'a' }).execute()
    const { id: entity } = await db.selectFrom('entities').select('id').executeTakeFirstOrThrow()
    const bill = { entity_id: entity, category: 1, nature: 1, status: 1, morph: 'Event', morph_id: event }
    await db
      .insertInto('bills')
      .values([
        { ...bill, user_id: person },
        { ...bill, company_id: company },
        { ...bill, morph: 'Other', morph_id: null },
      ])
      .execute()
    await db.updateTable('companies').set({ name: 'Après' }).where('id', '=', company).execute()
    await db.updateTable('users').set({ last_name: 'Nouveau' }).where('id', '=', person).execute()
    await db.updateTable('events').set({ title: 'Séance' }).where('id', '=', event).execute()
    return [company, other]
  })
  await numberBill(person)
  await tenant.inTenant(async (db) => {
    expect(await db.selectFrom('bills').select('search').orderBy('id').execute()).toEqual([
      { search: 'f-1 zoe nouveau seance' },
      { search: 'apres seance' },
      { search: '' },
    ])
    await db.updateTable('registrations').set({ company_id: other }).execute()
    await db.updateTable('bills').set({ company_id: other }).where('company_id', '=', company).execute()
  })
  const labels = await copies()
  expect(labels).toHaveLength(10)
  expect(labels.map(({ kept }) => kept)).toEqual(labels.map(({ fact }) => fact))
  expect(labels.map(({ kept }) => kept)).toContain('Autre')
})
