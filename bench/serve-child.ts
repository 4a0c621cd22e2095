import { sql } from 'kysely'
import { many, startProgram } from '../apps/api/src/testing/program.ts'
import { aTenant } from '../apps/api/src/testing/world.ts'

/** The API in a process of its own, as it runs for real; says where it listens, and makes the event and the people asked for. */
const [people = '0', seats = '0'] = process.argv.slice(2)
const program = await startProgram({ connections: many })
const tenant = await aTenant(program)
const tokens: string[] = []
const event = await tenant.inTenant(async (db) => {
  const row = await db
    .insertInto('events')
    .values({
      nature: 1,
      url: 'ouverture',
      title: 'Ouverture',
      is_active: true,
      onboarding: 2,
      start_date: new Date(Date.now() + 86_400_000),
      end_date: new Date(Date.now() + 90_000_000),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('event_places')
    .values({ event_id: row.id, max_participants: Number(seats) })
    .execute()
  return row.id
})
await tenant.inTenant(async (db) => {
  const { rows } = await sql<{ id: string }>`
    with person as (insert into users (unique_id, mail, first_name, last_name) select 'u' || n, 'u' || n || '@essai.test', 'Camille', 'Durand' from generate_series(1, ${Number(people)}) n returning id)
    insert into sessions (id, user_id, expires_at) select gen_random_uuid(), id, now() + interval '1 hour' from person returning id`.execute(
    db,
  )
  tokens.push(...rows.map(({ id }) => program.services.signAccess({ tid: tenant.id, sid: id })))
})
const url = await program.app.listen({ port: 0, host: '127.0.0.1' })
const { dataDir, secretKey } = program.services.config
process.send?.({
  pid: process.pid,
  url,
  dataDir,
  secretKey,
  tenant: { id: tenant.id, name: tenant.name },
  event,
  tokens,
  databaseUrl: program.databaseUrl,
})
process.on('message', () => void program.close().then(() => process.exit(0)))
