import { createHash } from 'node:crypto'
import { inflateRawSync } from 'node:zlib'
import { tasksContract } from '@kxo/domain/tasks/contract'
import { settingsContract as contract, tenantSheetsContract } from '@kxo/domain/tenants/settings/settings-contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Program, startProgram } from '../../../testing/program.ts'
import { runJobNow, waitingJobs } from '../../../testing/run-jobs.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from '../../../testing/world.ts'

let program: Program
let world: TenantWorld
let boss: Persona
beforeAll(async () => {
  program = await startProgram()
  world = await aTenant(program)
  boss = await world.anAdmin({ last_name: 'Lefebvre' })
})
afterAll(() => program.close())

const here = () => ({ params: { client: world.name } })
const archive = (who: Persona, url = `/api/clients/${world.name}/settings/data/export/archive/`) =>
  program.app.inject({ method: 'GET', url, headers: { authorization: `Bearer ${who.token}` } })

/** Reads an archive by its directory. */
function filesIn(zip: Buffer): Map<string, Buffer> {
  const end = zip.lastIndexOf(Buffer.from('PK\u0005\u0006'))
  let at = zip.readUInt32LE(end + 16)
  const files = new Map<string, Buffer>()
  for (let n = zip.readUInt16LE(end + 10); n > 0; n--) {
    const [packed, length, local] = [zip.readUInt32LE(at + 20), zip.readUInt16LE(at + 28), zip.readUInt32LE(at + 42)]
    const begins = local + 30 + length
    files.set(zip.toString('utf8', at + 46, at + 46 + length), inflateRawSync(zip.subarray(begins, begins + packed)))
    at += 46 + length
  }
  return files
}
const rowsOf = (files: Map<string, Buffer>, table: string): Record<string, unknown>[] =>
  (files.get(`tables/${table}.jsonl`)?.toString() ?? '')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Record<string, unknown>)

async function anArchive(): Promise<Map<string, Buffer>> {
  await callAs(program, boss, contract.askTenantExport, here())
  const [data] = (await waitingJobs(program, world.id, 'export-tenant')).slice(-1)
  await runJobNow(program, world.id, 'export-tenant', data ?? {})
  const answer = await archive(boss)
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/zip'])
  return filesIn(answer.rawPayload)
}

test('B7 Données: the whole tenant in one archive, checkable, without a secret nor a row of another tenant', async () => {
  const stranger = await (await aTenant(program)).aPerson({ last_name: 'Ailleurs' })
  await program.services.storage.put(`${world.id}/essai`, Buffer.from('contenu'), 'text/plain')
  await world.inTenant(async (db) => {
    await sql`update users set password_hash = 'scrypt-essai', phone = '+33612345678' where id = ${boss.id}`.execute(db)
    await sql`insert into files (name, content_type, size, sha256, storage_key) values ('../note.txt', 'text/plain', 7, 'x', ${`${world.id}/essai`}), ('perdu.txt', 'text/plain', 7, 'x', ${`${world.id}/perdu`})`.execute(
      db,
    )
    await sql`insert into mails (moment, occurrence, recipient, recipient_name, subject, html, body_text, status, is_secret)
      values ('m', 'a', 'a@essai.test', 'A', 'Code 907850', '<p>907850</p>', '907850', 5, true), ('m', 'b', 'a@essai.test', 'A', 'Bonjour', '<p>Salut</p>', 'Salut', 5, false)`.execute(
      db,
    )
  })
  expect(await callAs(program, boss, contract.tenantExport, here())).toEqual({ export: null })
  const files = await anArchive()
  expect(rowsOf(files, 'users')).toMatchObject([{ id: boss.id, last_name: 'Lefebvre', phone: '+33612345678' }])
  const whole = [...files.values()].map((bytes) => bytes.toString()).join('\n')
  for (const secret of ['scrypt-essai', '907850', 'Ailleurs', stranger.mail]) expect(whole).not.toContain(secret)
  expect(rowsOf(files, 'mails').map(({ subject, body_text }) => [subject, body_text])).toEqual([
    [undefined, undefined],
    ['Bonjour', 'Salut'],
  ])
  expect(files.has('tables/refresh_tokens.jsonl')).toBe(false)
  const [note] = [...files.keys()].filter((name) => name.startsWith('files/'))
  expect(note).toMatch(/^files\/\d+-_\.?_?note\.txt$/)
  expect(files.get(note ?? '')?.toString()).toBe('contenu')
  const manifest = JSON.parse(files.get('manifest.json')?.toString() ?? '') as {
    entries: { name: string; bytes: number; sha256: string }[]
    missing_files: number[]
  }
  expect(manifest.missing_files).toHaveLength(1)
  for (const { name, bytes, sha256 } of manifest.entries) {
    const found = files.get(name) ?? Buffer.from('absent')
    expect([name, bytes, sha256]).toEqual([name, found.length, createHash('sha256').update(found).digest('hex')])
  }
  const tables = await world.inTenant(async (db) => {
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from pg_class t join pg_attribute c on c.attrelid = t.oid
      where t.relkind = 'r' and t.relnamespace = 'public'::regnamespace and c.attname = 'tenant_id'`.execute(db)
    return rows[0]?.n
  })
  expect([...files.keys()].filter((name) => name.startsWith('tables/')).length).toBe((tables ?? 0) - 7)
})

test('a second archive holds no former one; after seven days it is gone', async () => {
  const files = await anArchive()
  expect([...files.keys()].some((name) => name.endsWith('.zip'))).toBe(false)
  await world.inTenant((db) => sql`update works set finished_at = now() - interval '8 days' where kind = 'export_tenant'`.execute(db))
  expect((await archive(boss)).statusCode).toBe(404)
  await runJobNow(program, world.id, 'forget-exports', {})
  const left = await world.inTenant((db) => db.selectFrom('files').select('id').where('content_type', '=', 'application/zip').execute())
  expect(left).toEqual([])
})

test('only who sets the tenant reaches it; one asked twice is prepared once; the vendor’s people, traced in both', async () => {
  for (const profile of [{ is_admin: true, is_restricted: 2 }, { profile_code: 'CNS' }, {}] as const)
    expect((await archive(await world.aPerson(profile))).statusCode).toBe(403)
  const before = (await waitingJobs(program, world.id, 'export-tenant')).length
  await callAs(program, boss, contract.askTenantExport, here())
  const again = await callAs(program, boss, contract.askTenantExport, here())
  expect(again.export).toMatchObject({ status: 'running', done: 0 })
  expect((await waitingJobs(program, world.id, 'export-tenant')).length).toBe(before + 1)
  const vendor = await aTenant(program, { name: 'kxo' })
  const superAdmin = await vendor.anAdmin({ is_super_admin: true })
  const seen = await callAs(program, superAdmin, tenantSheetsContract.tenantExport, { params: { id: world.id } })
  expect(seen.export).toMatchObject({ status: 'running' })
  // Who launched it is told in the bell; the vendor's people have none here, and their work ends all the same.
  const [job] = (await waitingJobs(program, world.id, 'export-tenant')).slice(-1)
  await runJobNow(program, world.id, 'export-tenant', job ?? {})
  expect((await callAs(program, boss, tasksContract.notifications, {}))[0]).toMatchObject({
    label: 'Export de tout l’espace\u00A0: terminé',
    path: '/admin/history/task?tab=works',
  })
  await callAs(program, superAdmin, tenantSheetsContract.askTenantExport, { params: { id: world.id } })
  const [theirs] = (await waitingJobs(program, world.id, 'export-tenant')).slice(-1)
  await runJobNow(program, world.id, 'export-tenant', theirs ?? {})
  expect((await callAs(program, superAdmin, tenantSheetsContract.tenantExport, { params: { id: world.id } })).export).toMatchObject({
    status: 'done',
  })
  const crossed = (of: TenantWorld) =>
    of.inTenant((db) =>
      db.selectFrom('traces').select('info').where('action', '=', 'cross_tenant').orderBy('id', 'desc').executeTakeFirst(),
    )
  expect([(await crossed(vendor))?.info, (await crossed(world))?.info]).toEqual([`${world.name} tenantExport`, 'tenantExport'])
  await expect(callAs(program, boss, tenantSheetsContract.tenantExport, { params: { id: world.id } })).rejects.toMatchObject({
    status: 403,
  })
})
