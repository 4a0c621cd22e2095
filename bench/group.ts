import { collectiveContract } from '@kxo/domain/registrations/collective/collective-contract'
import pg from 'pg'
import { anOpenEvent } from '../apps/api/src/testing/an-open-event.ts'
import { aTenant, callAs, postalAddress } from '../apps/api/src/testing/world.ts'
import { type Figure, percentile } from './figure.ts'
import { onPostgres } from './on-postgres.ts'

const people = 50
const rounds = 12

/** A referent registers fifty people together, free or on one bill, against the bare transaction that writes fifty registrations. */
export const run = (): Promise<Figure[]> =>
  onPostgres(async (program) => {
    const tenant = await aTenant(program)
    const client = new pg.Client({ connectionString: program.databaseUrl })
    await client.connect()
    const company = await tenant.inTenant(
      async (db) =>
        (
          await db
            .insertInto('companies')
            .values({ name: 'Atelier', ...postalAddress })
            .returning('id')
            .executeTakeFirstOrThrow()
        ).id,
    )
    const referent = await tenant.aReferent(company)
    const users: number[] = []
    while (users.length < people) users.push((await tenant.aPerson({ company_id: company })).id)
    const settings = [
      { name: 'free', event: {}, billing: 'each' },
      { name: 'one bill', event: { price_ht: 10_000 }, billing: 'one' },
      { name: 'a bill each', event: { price_ht: 10_000 }, billing: 'each' },
    ] as const
    const figures: Figure[] = []
    for (const { name, event, billing } of settings) {
      const [floor, api]: [number[], number[]] = [[], []]
      for (let round = -2; round < rounds; round++) {
        const [bare, open] = [
          await anOpenEvent(tenant, { max_participants: 100 }),
          await anOpenEvent(tenant, { max_participants: 100, ...event }),
        ]
        const begun = performance.now()
        await client.query(`begin; set local role kxo_app; set local app.tenant_id = '${tenant.id}'`)
        for (const user of users)
          await client.query(
            `with taken as (insert into registrations (event_id, user_id, status, code) values ($1, $2, 5, gen_random_uuid()::text) returning *),
              line as (insert into registration_history (registration_id, to_status) select id, 5 from taken)
              insert into traces (action, user_id, event_id, subject, subject_id) select 'start-registration', user_id, event_id, 'registration', id from taken`,
            [bare, user],
          )
        await client.query('commit')
        const between = performance.now()
        await callAs(program, referent, collectiveContract.register, {
          params: { client: tenant.name, id: open },
          body: { users, billing },
        })
        if (round < 0) continue
        floor.push(between - begun)
        api.push(performance.now() - between)
      }
      const [least, value] = [percentile(floor, 0.95), percentile(api, 0.95)]
      figures.push(
        { name: `${name}: bare registrations of ${people}, p95 (floor)`, value: least, unit: 'ms' },
        { name: `${name}: group of ${people}, p95`, value, unit: 'ms', ratio: value / least, aim: '≤ 1 000' },
      )
    }
    await client.end()
    return figures
  })
