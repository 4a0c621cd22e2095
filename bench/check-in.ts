import { randomBytes, randomUUID } from 'node:crypto'
import { Agent } from 'node:http'
import { attendanceContract } from '@kxo/domain/attendance/contract'
import { fillPath } from '@kxo/domain/kernel/contract'
import { codeFrom } from '@kxo/domain/registrations/pass-text'
import { registrationStatus } from '@kxo/domain/registrations/status'
import pg from 'pg'
import { type Figure, percentile } from './figure.ts'
import { aPostgres } from './on-postgres.ts'
import { processorOf } from './processor-time.ts'
import { asJson, openClients, post, type Served, whileServed } from './served.ts'

const people = 1_500
const doors = 12
const batch = 25

type Pace = { perSecond: number; p95: number }

/** Scans of the doors of one event a second, one a request and as a device that comes back sends them, against the bare transactions of a passage. */
export async function run(): Promise<Figure[]> {
  const postgres = await aPostgres()
  try {
    return await whileServed({ databaseUrl: postgres.url, people, seats: 1 }, async (served) => {
      const client = new pg.Client({ connectionString: served.databaseUrl })
      await client.connect()
      await client.query(`update users set is_admin = true, profile_code = 'ADM' where tenant_id = $1 and unique_id = 'u1'`, [
        served.tenant.id,
      ])
      const halls = []
      for (let n = 0; n < 4; n++) halls.push(await aHall(client, served, n))
      await client.query('vacuum analyze')
      const [bare, warming, single, together] = halls as [Hall, Hall, Hall, Hall]
      const floor = await bareDoors(served, bare)
      await scanned(served, { ...warming, codes: warming.codes.slice(0, 200) }, 1)
      let one: Pace = { perSecond: 0, p95: 0 }
      const used = await processorOf(client, served.pid, async () => {
        one = await scanned(served, single, 1)
      })
      const many = await scanned(served, together, batch)
      await client.end()
      return [
        { name: `bare passages, ${doors} connections (floor)`, value: floor.perSecond, unit: '/s' },
        { name: `a bare passage, p95`, value: floor.p95, unit: 'ms' },
        {
          name: `scans at ${doors} doors of an event of ${people}`,
          value: one.perSecond,
          unit: '/s',
          ratio: one.perSecond / floor.perSecond,
          aim: '> 300',
        },
        { name: 'answer to a scan, p95', value: one.p95, unit: 'ms', ratio: one.p95 / floor.p95, aim: '< 100' },
        { name: 'processor time of the program for a scan', value: used.program / people, unit: 'ms' },
        { name: 'processor time of the database for a scan', value: used.database / people, unit: 'ms' },
        { name: `scans sent ${batch} at a time`, value: many.perSecond, unit: '/s', ratio: many.perSecond / floor.perSecond, aim: '> 300' },
      ]
    })
  } finally {
    await postgres.stop()
  }
}

type Hall = { event: number; codes: string[]; registrations: number[] }
/** An event held now, everybody registered. */
async function aHall(client: pg.Client, { tenant }: Served, index: number): Promise<Hall> {
  const { rows } = await client.query<{ id: number }>(
    `with event as (insert into events (tenant_id, nature, url, title, is_active, start_date, end_date)
       values ($1, 1, $2, 'Salle', true, now() - interval '1 hour', now() + interval '3 hours') returning id),
     place as (insert into event_places (tenant_id, event_id) select $1, id from event)
     insert into slots (tenant_id, event_id, start_at, end_at) select $1, id, now() - interval '1 hour', now() + interval '3 hours' from event returning event_id as id`,
    [tenant.id, `salle-${index}`],
  )
  const event = Number(rows[0]?.id)
  const made = await client.query<{ id: string; code: string }>(
    `insert into registrations (tenant_id, event_id, user_id, status, code)
     select $1, $2, id, $3, ($4::text[])[row_number() over ()] from users where tenant_id = $1 and unique_id like 'u%' returning id, code`,
    [tenant.id, event, registrationStatus.codeOf('registered'), Array.from({ length: people + 10 }, () => codeFrom(randomBytes(10)))],
  )
  return { event, codes: made.rows.map(({ code }) => code), registrations: made.rows.map(({ id }) => Number(id)) }
}

async function scanned({ url, tenant, tokens }: Served, { event, codes }: Hall, atOnce: number): Promise<Pace> {
  const agent = new Agent({ keepAlive: true, maxSockets: doors })
  const waits: number[] = []
  const address = `${url}/api${fillPath(attendanceContract.recordScans.path, { client: tenant.name, id: event })}`
  const send = async (read: readonly string[], door: number): Promise<void> => {
    const at = new Date().toISOString()
    const scans = read.map((code) => ({ id: randomUUID(), code, kind: 1, at, is_offline: false }))
    const body = JSON.stringify({ sent_at: at, door: `Porte ${door}`, scans })
    const { status, text, took } = await post(address, { agent, token: tokens[0]!, headers: asJson, body })
    waits.push(took)
    const welcome = text.split('"outcome":1').length - 1
    if (status !== 200 || welcome !== read.length) throw new Error(`${status} ${text.slice(0, 500)}`)
  }
  const queue = [...codes]
  const begun = performance.now()
  await Promise.all(
    Array.from({ length: doors }, async (_, door) => {
      for (let read = queue.splice(0, atOnce); read.length > 0; read = queue.splice(0, atOnce)) await send(read, door)
    }),
  )
  const perSecond = (codes.length * 1000) / (performance.now() - begun)
  agent.destroy()
  return { perSecond, p95: percentile(waits, 0.95) }
}

/** Lock the registration, write the passage, the presence, the status with its history, the trace; commit. */
async function bareDoors({ tenant, databaseUrl }: Served, { event, registrations }: Hall): Promise<Pace> {
  const waits: number[] = []
  const connections = await openClients(databaseUrl, doors)
  const queue = registrations.values()
  const begun = performance.now()
  await Promise.all(
    connections.map(async (client) => {
      for (const id of queue) {
        const startedAt = performance.now()
        await client.query(`begin; set local role kxo_app; set local app.tenant_id = '${tenant.id}'`)
        await client.query('select * from registrations where id = $1 for update', [id])
        await client.query(
          `with entered as (insert into presences (slot_id, registration_id, state, source, recorded_at) select id, $1, 1, 'checkin', now() from slots where event_id = $2 returning slot_id),
             passed as (insert into passages (id, event_id, registration_id, slot_id, kind, outcome, passed_at, received_at, is_offline, door)
               select gen_random_uuid(), $2, $1, slot_id, 1, 1, now(), now(), false, 'Porte' from entered),
             changed as (update registrations set status = 6, checked_in_at = now() where id = $1 returning id),
             line as (insert into registration_history (registration_id, from_status, to_status) select id, 5, 6 from changed)
           insert into traces (action, event_id, subject, subject_id) select 'checkin', $2, 'registration', id from changed`,
          [id, event],
        )
        await client.query('commit')
        waits.push(performance.now() - startedAt)
      }
    }),
  )
  const perSecond = (registrations.length * 1000) / (performance.now() - begun)
  await Promise.all(connections.map((client) => client.end()))
  return { perSecond, p95: percentile(waits, 0.95) }
}
