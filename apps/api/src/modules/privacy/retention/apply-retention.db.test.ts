import { documentCategory } from '@kxo/domain/documents/category'
import { settingsContract } from '@kxo/domain/tenants/settings/settings-contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aRegistration, aSession } from '../../../testing/a-session.ts'
import { type Program, startProgram } from '../../../testing/program.ts'
import { runJobNow } from '../../../testing/run-jobs.ts'
import { aTenant, callAs, type TenantWorld } from '../../../testing/world.ts'
import { keepFile } from '../../documents/index.ts'

let program: Program
beforeAll(async () => {
  program = await startProgram()
})
afterAll(() => program.close())

const years = (n: number) => new Date(Date.now() - n * 366 * 86_400_000)

/** A person with a signed half-day, a proof, an act and a consent of so long ago. */
async function aLife(world: TenantWorld, ago: Date) {
  const person = await world.aPerson()
  const session = await aSession(world, { slots: [{ start_at: ago, end_at: new Date(ago.getTime() + 3_600_000) }] })
  const registration = await aRegistration(world, session.id, person.id)
  const [slot_id] = session.slots
  const key = await world.asMachine(async (context) => {
    const { db } = context
    const bytes = Buffer.from('%PDF-1.7 proof')
    const file_id = await keepFile(context, { name: 'preuve.pdf', content_type: 'application/pdf', bytes })
    await db
      .insertInto('signatures')
      .values({
        event_id: session.id,
        slot_id: slot_id!,
        registration_id: registration.id,
        signed_at: ago,
        typed_name: 'Élodie Œuvrard',
        consent_version: '1',
        evidence: '{}',
        previous_hash: '',
        hash: 'h',
      })
      .execute()
    await db.insertInto('meeting_entries').values({ event_id: session.id, user_id: person.id, entered_at: ago }).execute()
    await db.insertInto('attendance_sheets').values({ event_id: session.id, last_hash: 'h' }).execute()
    const { id: document_id } = await db
      .insertInto('documents')
      .values({
        category: documentCategory.codeOf('attestation'),
        name: 'Attestation',
        user_id: person.id,
        event_id: session.id,
        file_id,
        created_at: ago,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('presences')
      .values({ slot_id: slot_id!, registration_id: registration.id, state: 1, source: 'signature', document_id })
      .execute()
    await db.insertInto('traces').values({ action: 'sign_attendance', user_id: person.id, event_id: session.id, at: ago }).execute()
    await db.insertInto('traces').values({ action: 'update_user', user_id: person.id, at: ago }).execute()
    const consent = { user_id: person.id, channel: 'mail', is_given: false, wording: 'Oui ?', source: 'profile', at: ago }
    await db.insertInto('consents').values(consent).execute()
    return (await db.selectFrom('files').select('storage_key').where('id', '=', file_id).executeTakeFirstOrThrow()).storage_key
  })
  return { person, session, key }
}

const leftOf = ({ person, session }: Awaited<ReturnType<typeof aLife>>, world: TenantWorld) =>
  world.inTenant(async (db) => {
    const { rows } = await sql<Record<string, number>>`select
      (select count(*)::int from signatures where event_id = ${session.id}) as signatures,
      (select count(*)::int from presences where slot_id in (select id from slots where event_id = ${session.id})) as presences,
      (select count(*)::int from meeting_entries where event_id = ${session.id}) as meetings,
      (select count(*)::int from attendance_sheets where event_id = ${session.id}) as sheets,
      (select count(*)::int from documents where event_id = ${session.id}) as documents,
      (select count(*)::int from traces where user_id = ${person.id} and action in ('sign_attendance', 'update_user')) as traces,
      (select count(*)::int from consents where user_id = ${person.id}) as consents`.execute(db)
    return rows[0]
  })

test('PRV-22, FOR-37: what an erasure report promised goes in tenants that live, the rest stays, and the administrator reads it', async () => {
  const [world, other] = [await aTenant(program), await aTenant(program)]
  const admin = await world.anAdmin()
  const [gone, recent] = [await aLife(world, years(8)), await aLife(world, years(4))]
  const elsewhere = await aLife(other, years(8))
  await world.inTenant((db) =>
    db
      .updateTable('users')
      .set({ erased_at: years(4) })
      .where('id', 'in', [gone.person.id, recent.person.id])
      .execute(),
  )
  for (let time = 0; time < 2; time++) await runJobNow(program, world.id, 'apply-retention', {})
  expect(await leftOf(gone, world)).toEqual({ signatures: 0, presences: 0, meetings: 0, sheets: 0, documents: 0, traces: 0, consents: 0 })
  expect(await leftOf(recent, world)).toEqual({ signatures: 1, presences: 1, meetings: 1, sheets: 1, documents: 1, traces: 0, consents: 0 })
  expect(await leftOf(elsewhere, other)).toEqual({
    signatures: 1,
    presences: 1,
    meetings: 1,
    sheets: 1,
    documents: 1,
    traces: 2,
    consents: 1,
  })
  const readable = (key: string) =>
    program.services.storage.read(key).then(
      () => true,
      () => false,
    )
  await expect.poll(() => readable(gone.key)).toBe(false)
  expect(await readable(recent.key)).toBe(true)
  const report = await callAs(program, admin, settingsContract.retention, { params: { client: world.name } })
  expect(report).toMatchObject({
    runs: [
      {
        removed: [
          { kind: 'signatures', n: 1 },
          { kind: 'presences', n: 1 },
          { kind: 'meeting_entries', n: 1 },
          { kind: 'documents', n: 1 },
          { kind: 'traces', n: 4 },
          { kind: 'consents', n: 2 },
        ],
      },
    ],
  })
})

test('FOR-37 the scan a presence was read from stays as long as its sheet, whose last half-day came later', async () => {
  const world = await aTenant(program)
  const { session } = await aLife(world, years(8))
  const later = { event_id: session.id, start_at: years(2), end_at: new Date(years(2).getTime() + 3_600_000) }
  await world.inTenant((db) => db.insertInto('slots').values(later).execute())
  await runJobNow(program, world.id, 'apply-retention', {})
  expect(await leftOf({ session, person: await world.aPerson(), key: '' }, world)).toMatchObject({ presences: 1, sheets: 1, documents: 1 })
})

test('FOR-37 younger evidence is refused by the database, even to the role that removes it', async () => {
  const world = await aTenant(program)
  const { session, person } = await aLife(world, years(4))
  for (const removal of [
    sql`delete from signatures where event_id = ${session.id}`,
    sql`delete from traces where action = 'add_document' or at > now() - interval '1 month'`,
  ])
    await expect(
      world.inTenant(async (db) => {
        await sql`insert into traces (action, user_id) values ('update_user', ${person.id})`.execute(db)
        await sql`set local role kxo_purge`.execute(db)
        await removal.execute(db)
      }),
    ).rejects.toMatchObject({ code: 'KX002' })
})
