import { randomBytes, randomUUID } from 'node:crypto'
import { Agent } from 'node:http'
import { fillPath } from '@kxo/domain/kernel/contract'
import { registrationsContract } from '@kxo/domain/registrations/contract'
import { startPostgres } from '../scripts/postgres.mjs'
import { type Figure, percentile } from './figure.ts'
import { asForm, openClients, post, type Served, whileServed } from './served.ts'

const people = 8_000
const clients = 200
const pool = 20

/** Free registrations confirmed a second on one limited event, through HTTP with 200 parallel clients, against the same statements from bare clients. */
export async function run(): Promise<Figure[]> {
  const postgres = await startPostgres()
  try {
    return await whileServed({ databaseUrl: postgres.url, people, seats: people + people }, async (served) => {
      const http = await throughHttp(served)
      const floor = await bareClients(served)
      return [
        { name: 'same statements from bare clients (floor)', value: floor.perSecond, unit: '/s' },
        { name: `their transaction, p95 with ${pool} of them`, value: floor.p95, unit: 'ms' },
        {
          name: `confirmed through HTTP, ${clients} parallel clients`,
          value: http.perSecond,
          unit: '/s',
          ratio: http.perSecond / floor.perSecond,
          aim: '≥ 0.5',
        },
        { name: 'confirmed a minute', value: http.perSecond * 60, unit: '/min', aim: '> 20 000' },
        { name: 'answer time, p95', value: http.p95, unit: 'ms', aim: '< 500' },
      ]
    })
  } finally {
    await postgres.stop()
  }
}

async function throughHttp({ url, tenant, event, tokens }: Served): Promise<{ perSecond: number; p95: number }> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients })
  const address = `${url}/api${fillPath(registrationsContract.start.path, { client: tenant.name, id: event })}`
  const waits: number[] = []
  const signIn = async (token: string): Promise<void> => {
    const { status, text, took } = await post(address, { agent, token, headers: asForm, body: 'submit=true' })
    waits.push(took)
    if (status !== 201 || JSON.parse(text).status !== 5) throw new Error(`${status} ${text}`)
  }
  const queue = tokens.values()
  for (let n = 0; n < 200; n++) await signIn(queue.next().value as string)
  waits.length = 0
  const begun = performance.now()
  await Promise.all(
    Array.from({ length: clients }, async () => {
      for (const token of queue) await signIn(token)
    }),
  )
  const perSecond = (waits.length * 1000) / (performance.now() - begun)
  agent.destroy()
  return { perSecond, p95: percentile(waits, 0.95) }
}

/** Read the event, insert the registration with its history and trace under the lock of its counter, write the job, commit. */
async function bareClients({ databaseUrl, tenant, event }: Served): Promise<{ perSecond: number; p95: number }> {
  const waits: number[] = []
  const connections = await openClients(databaseUrl, pool)
  const [first] = connections
  const { rows } = await first!.query<{ id: number }>(`insert into users (tenant_id, unique_id, mail, first_name, last_name)
    select ${tenant.id}, gen_random_uuid()::text, gen_random_uuid()::text || '@essai.test', 'Camille', 'Durand' from generate_series(1, ${people}) returning id`)
  const queue = rows.values()
  const begun = performance.now()
  await Promise.all(
    connections.map(async (client) => {
      for (const { id } of queue) {
        const startedAt = performance.now()
        await client.query(`begin; set local role kxo_app; set local app.tenant_id = '${tenant.id}'`)
        await client.query(
          'select e.*, p.max_participants, p.taken from events e join event_places p on p.tenant_id = e.tenant_id and p.event_id = e.id where e.id = $1',
          [event],
        )
        await client.query(
          `with taken as (insert into registrations (event_id, user_id, status, code, created_by) values ($1, $2, 5, $3, $2) returning *),
             line as (insert into registration_history (registration_id, from_status, to_status, by_user_id)
               select id, step.former, step.status, user_id from taken cross join (values (null::smallint, 0::smallint), (0::smallint, 5::smallint)) step(former, status)),
             told as (insert into traces (action, user_id, event_id, subject, subject_id, request_id) select 'start-registration', user_id, event_id, 'registration', id, $4 from taken)
           select * from taken`,
          [event, id, randomBytes(15).toString('base64url'), randomUUID()],
        )
        await client.query(`insert into pgboss.job_common (name, data, policy) values ('deliver-mail', $1, 'standard')`, [
          JSON.stringify({ tenant_id: tenant.id, mail_id: 1 }),
        ])
        await client.query('commit')
        waits.push(performance.now() - startedAt)
      }
    }),
  )
  const perSecond = (people * 1000) / (performance.now() - begun)
  await Promise.all(connections.map((client) => client.end()))
  return { perSecond, p95: percentile(waits, 0.95) }
}
