import { publicEvents } from '@kxo/domain/events/paths'
import pg from 'pg'
import { aTenant } from '../apps/api/src/testing/world.ts'
import { buildWeb } from '../scripts/web-build.mjs'
import { compared } from './compared.ts'
import type { Figure } from './figure.ts'
import { onPostgres } from './on-postgres.ts'

const events = 10_000

/** The first page of a public catalogue of 10,000 events, written whole by the server, against the bare SQL of what it shows. */
export const run = async (): Promise<Figure[]> => {
  await buildWeb()
  return onPostgres(async (program) => {
    const tenant = await aTenant(program)
    const client = new pg.Client({ connectionString: program.databaseUrl })
    await client.connect()
    await client.query(`insert into events (tenant_id, nature, url, title, town, start_date, end_date, is_active, is_payable)
      select ${tenant.id}, 1, 'e' || n, 'Session ' || n, 'Ville ' || n % 40, now() + n * interval '1 hour',
        now() + n * interval '1 hour' + interval '3 hours', true, n % 2 = 0 from generate_series(1, ${events}) n`)
    await client.query(
      `insert into event_places (tenant_id, event_id, max_participants) select ${tenant.id}, id, 20 from events where tenant_id = ${tenant.id}`,
    )
    await client.query(`insert into themes (tenant_id, name, url, rank)
      select ${tenant.id}, 'Thème ' || n, 'theme-' || n, n from generate_series(0, 24) n`)
    await client.query(`insert into event_themes (tenant_id, event_id, theme_id)
      select e.tenant_id, e.id, t.id from events e join themes t on t.tenant_id = e.tenant_id and t.rank = substring(e.url from 2)::int % 25
      where e.tenant_id = ${tenant.id}`)
    await client.query(`insert into prices (tenant_id, event_id, name, amount_ht, vat_rate)
      select ${tenant.id}, id, 'Public', 10000, 2000 from events where tenant_id = ${tenant.id} and is_payable`)
    await client.query('vacuum analyze')
    const shown = `e.tenant_id = ${tenant.id} and e.is_active and e.onboarding in (1, 2) and e.cancelled_at is null and e.closed_at is null
      and e.parent_id is null and e.nature <> 3 and coalesce(e.end_date, e.start_date) >= now()`
    // The page, its count, and the values its filters offer.
    const bare = `select e.*, p.taken, p.max_participants from events e join event_places p on p.tenant_id = e.tenant_id and p.event_id = e.id
        where ${shown} order by e.is_displayed_first desc, e.start_date, e.id limit 25;
      select count(*) from events e where ${shown};
      select t.name, count(*) from events e join event_themes b on b.tenant_id = e.tenant_id and b.event_id = e.id
        join themes t on t.tenant_id = b.tenant_id and t.id = b.theme_id where ${shown} group by t.name order by t.name limit 50;
      select e.town, count(*) from events e where ${shown} group by e.town order by e.town limit 50`
    const url = publicEvents(tenant.name)
    const figures = await compared(client, {
      name: `catalogue of ${events} events, written by the server`,
      bare,
      ask: async () => {
        const { statusCode } = await program.app.inject({ url })
        if (statusCode !== 200) throw new Error(`${url} answered ${statusCode}`)
      },
    })
    await client.end()
    return figures
  })
}
