import { Agent } from 'node:http'
import { attendanceContract } from '@kxo/domain/attendance/contract'
import { consentVersion } from '@kxo/domain/attendance/words'
import { fillPath } from '@kxo/domain/kernel/contract'
import { registrationStatus } from '@kxo/domain/registrations/status'
import pg from 'pg'
import sharp from 'sharp'
import { type Figure, percentile } from './figure.ts'
import { aPostgres } from './on-postgres.ts'
import { asJson, post, type Served, whileServed } from './served.ts'

const [small, large] = [30, 1500]
const rooms = 20
/** Signed in first, uncounted: what a program does all day is compiled by then. */
const warmUpRooms = 10
const clients = 30

type Room = { slot: number; tokens: string[] }
type Pace = { perSecond: number; p95: number }

/** Half-days signed a second by the people of one event, through HTTP: in rooms of 30 one after the other, then in one of 1,500. */
export async function run(): Promise<Figure[]> {
  const postgres = await aPostgres()
  try {
    return await whileServed({ databaseUrl: postgres.url, people: large, seats: 1 }, async (served) => {
      const client = new pg.Client({ connectionString: served.databaseUrl })
      await client.connect()
      const typed = { typed_name: 'Camille Durand' }
      const drawn = { drawing: await aDrawing() }
      let made = 0
      const room = (people: number) => aRoom(client, served, people, ++made)
      const smallRooms = async (count: number): Promise<Room[]> => {
        const made: Room[] = []
        while (made.length < count) made.push(await room(small))
        return made
      }
      const [warmUp, penWarmUp, hall] = [await smallRooms(warmUpRooms), await smallRooms(1), await room(large)]
      const [groups, byPen] = [await smallRooms(rooms), await smallRooms(rooms)]
      await client.query('vacuum analyze')
      await signed(served, warmUp, typed)
      const inRooms = await signed(served, groups, typed)
      const inHall = await signed(served, [hall], typed)
      await signed(served, penWarmUp, drawn)
      const byHand = await signed(served, byPen, drawn)
      await client.end()
      return [
        { name: `signed in events of ${small} (floor)`, value: inRooms.perSecond, unit: '/s', aim: '> 200' },
        {
          name: `signed in one event of ${large}`,
          value: inHall.perSecond,
          unit: '/s',
          ratio: inHall.perSecond / inRooms.perSecond,
          aim: '> 200, ≥ 0.8 ×',
        },
        { name: `answer time there, p95 with ${clients} parallel clients`, value: inHall.p95, unit: 'ms', aim: '< 500' },
        { name: `signed by hand in events of ${small}`, value: byHand.perSecond, unit: '/s', ratio: byHand.perSecond / inRooms.perSecond },
      ]
    })
  } finally {
    await postgres.stop()
  }
}

async function aDrawing(): Promise<string> {
  const lines =
    '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="200"><path d="M10 160 C120 0 240 200 560 40" stroke="#111" stroke-width="4" fill="none"/></svg>'
  return `data:image/png;base64,${(await sharp(Buffer.from(lines)).png().toBuffer()).toString('base64')}`
}

/** An event held now, with its first people confirmed. */
async function aRoom(client: pg.Client, { tenant, tokens }: Served, people: number, index: number): Promise<Room> {
  const theirs = tokens.slice(0, people)
  const sessions = theirs.map(
    (token) => (JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { sid: string }).sid,
  )
  const { rows } = await client.query<{ id: number }>(
    `with event as (insert into events (tenant_id, nature, url, title, is_active, start_date, end_date)
       values ($1, 1, $2, 'Salle', true, now() - interval '1 hour', now() + interval '1 hour') returning id),
     place as (insert into event_places (tenant_id, event_id) select $1, id from event)
     insert into slots (tenant_id, event_id, start_at, end_at) select $1, id, now() - interval '1 hour', now() + interval '1 hour' from event returning id`,
    [tenant.id, `salle-${index}`],
  )
  const slot = Number(rows[0]?.id)
  await client.query(
    `insert into registrations (tenant_id, event_id, user_id, status, code)
     select $1, (select event_id from slots where tenant_id = $1 and id = $2), s.user_id, $3, gen_random_uuid()::text
     from sessions s where s.tenant_id = $1 and s.id = any($4::uuid[])`,
    [tenant.id, slot, registrationStatus.codeOf('registered'), sessions],
  )
  return { slot, tokens: theirs }
}

async function signed({ url, tenant }: Served, rooms: readonly Room[], signature: object): Promise<Pace> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients })
  const waits: number[] = []
  const body = JSON.stringify({ consent_version: consentVersion, ...signature })
  const sign = async (token: string, slot: number): Promise<void> => {
    const address = `${url}/api${fillPath(attendanceContract.sign.path, { client: tenant.name, slot })}`
    const { status, text, took } = await post(address, { agent, token, headers: asJson, body })
    waits.push(took)
    if (status !== 201) throw new Error(`${status} ${text}`)
  }
  const begun = performance.now()
  for (const { slot, tokens } of rooms) {
    const queue = tokens.values()
    await Promise.all(
      Array.from({ length: clients }, async () => {
        for (const token of queue) await sign(token, slot)
      }),
    )
  }
  const perSecond = (waits.length * 1000) / (performance.now() - begun)
  agent.destroy()
  return { perSecond, p95: percentile(waits, 0.95) }
}
