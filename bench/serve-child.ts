import { startProgram } from '../apps/api/src/testing/program.ts'
import { aTenant } from '../apps/api/src/testing/world.ts'

/** The API in a process of its own, as it runs for real; says where it listens, and makes the event and the people asked for. */
const [people = '0', seats = '0'] = process.argv.slice(2)
const program = await startProgram()
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
for (let n = 0; n < Number(people); n++) tokens.push((await tenant.aPerson()).token)
const url = await program.app.listen({ port: 0, host: '127.0.0.1' })
process.send?.({ url, tenant: { id: tenant.id, name: tenant.name }, event, tokens, databaseUrl: program.databaseUrl })
process.on('message', () => void program.close().then(() => process.exit(0)))
