import pg from 'pg'
import { tenantsWithDueMails } from '../apps/api/src/modules/mailing/index.ts'
import { acrossTenants } from '../apps/api/src/platform/database/tenancy.ts'
import { aTenant } from '../apps/api/src/testing/world.ts'
import { type Figure, percentile } from './figure.ts'
import { onPostgres } from './on-postgres.ts'

const tenants = 1_000
const eventsEach = 10
const peopleEach = 20
const registrations = 100_000
const minutes = 60
const budgetMs = 200

/**
 * What is due each minute across a thousand tenants, over the hour around nine o'clock when most reminders leave, with a short history of mails then a
 * long one. Nothing is sent between: the minutes after nine find all there is to send.
 */
export const run = (): Promise<Figure[]> =>
  onPostgres(async (program) => {
    await aTenant(program)
    const client = new pg.Client({ connectionString: program.databaseUrl })
    await client.connect()
    await client.query(
      `insert into tenants (name, label, features) select 'du' || n, 'Espace ' || n, array['interactivity'] from generate_series(1, ${tenants}) n`,
    )
    await client.query(`alter table events disable trigger all; alter table registrations disable trigger all; alter table mails disable trigger all;
      insert into users (tenant_id, unique_id, mail, first_name, last_name)
        select t.id, t.name || 'u' || n, t.name || 'p' || n || '@essai.test', 'Prénom', 'Nom' || n from tenants t, generate_series(1, ${peopleEach}) n where t.name like 'du%';
      insert into events (tenant_id, nature, url, title, start_date, end_date, limit_date, is_active, is_training)
        select t.id, 1, 'e' || n, 'Session ' || n, now() + (n - 5) * interval '31 hours', now() + (n - 5) * interval '31 hours' + interval '7 hours', now() + (n - 8) * interval '31 hours', true, true
          from tenants t, generate_series(1, ${eventsEach}) n where t.name like 'du%';
      insert into forms (tenant_id, name, category, nature) select t.id, 'À chaud', 4, 6 from tenants t where t.name like 'du%';
      insert into form_versions (tenant_id, form_id, number, published_at) select tenant_id, id, 1, now() from forms;
      update forms f set published_version_id = v.id from form_versions v where v.tenant_id = f.tenant_id and v.form_id = f.id;
      insert into event_questionnaires (tenant_id, event_id, form_id, audience, moment, days, created_at)
        select e.tenant_id, e.id, f.id, 1, m.moment, m.days, now() - interval '90 days' from events e join forms f on f.tenant_id = e.tenant_id
          cross join (values (1, -15), (2, 0), (3, 60)) m (moment, days) where e.url like 'e%';
      insert into slots (tenant_id, event_id, start_at, end_at) select tenant_id, id, start_date, start_date + interval '3 hours' from events where url like 'e%';
      insert into registrations (tenant_id, event_id, user_id, status, code, created_at)
        select e.tenant_id, e.id, u.id, (array[5, 5, 5, 1, 2, 3, 6, 8])[1 + (e.id + u.id) % 8], 'c' || e.id || '-' || u.id, now() - interval '40 days'
          from events e join users u on u.tenant_id = e.tenant_id where e.url like 'e%' and u.unique_id like 'du%' order by e.tenant_id, e.id, u.id limit ${registrations};
      insert into registration_history (tenant_id, registration_id, to_status, at) select tenant_id, id, status, created_at + (id % 40) * interval '1 day' from registrations`)
    const history = (from: number, to: number) =>
      client.query(`insert into mails (tenant_id, moment, occurrence, recipient, subject, html, body_text, status, created_at)
        select t.id, 'remind_event_2', 'past ' || n, 'p@essai.test', 'Demain', '<p>Demain</p>', 'Demain', 5, now() - n * interval '1 hour'
          from tenants t, generate_series(${from}, ${to}) n where t.name like 'du%'`)
    const measure = async (): Promise<number> => {
      await client.query('vacuum analyze')
      const { rows } = await client.query<{ at: Date }>(
        `select (date_trunc('day', now() at time zone 'Europe/Paris') + time '08:30') at time zone 'Europe/Paris' as at`,
      )
      const times: number[] = []
      let found = 0
      for (let minute = -5; minute < minutes; minute++) {
        const now = new Date(rows[0]!.at.getTime() + minute * 60_000)
        const begun = performance.now()
        const woken = await acrossTenants(program.database, ({ db }) => tenantsWithDueMails(db, now))
        if (minute >= 0) times.push(performance.now() - begun)
        found = Math.max(found, woken.length)
      }
      if (found < tenants / 4) throw new Error(`only ${found} tenants had something due at nine`)
      return percentile(times, 0.95)
    }
    await history(1, 50)
    const short = await measure()
    await history(51, 500)
    const long = await measure()
    await client.query(`insert into mail_hours (tenant_id, opens, closes)
        select id, make_time(6 + id % 5, 30 * (id % 2), 0), make_time(17 + id % 4, 0, 0) from tenants where name like 'du%' and id % 3 = 0;
      insert into mail_settings (tenant_id, moment, timing)
        select id, 'remind_event_2', jsonb_build_array(jsonb_build_object('anchor', 'start', 'days', -1 - id % 4, 'at', '09:00')) from tenants where name like 'du%' and id % 5 = 0`)
    const own = await measure()
    await client.end()
    return [
      {
        name: `due each minute around nine, ${tenants} tenants, ${registrations} registrations (p95)`,
        value: short,
        unit: 'ms',
        ratio: short / budgetMs,
        aim: `≤ ${budgetMs} ms`,
      },
      { name: 'the same, its history ten times longer (p95)', value: long, unit: 'ms', ratio: long / short, aim: 'flat: about 1 ×' },
      {
        name: 'the same, a third of tenants with hours of their own, a fifth with delays (p95)',
        value: own,
        unit: 'ms',
        ratio: own / budgetMs,
        aim: `≤ ${budgetMs} ms`,
      },
    ]
  })
