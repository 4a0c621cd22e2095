import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { archiveLimits } from '@kxo/domain/documents/archive'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aSession } from '../../../testing/a-session.ts'
import { type Program, startProgram } from '../../../testing/program.ts'
import { aTenant, type Persona, type TenantWorld } from '../../../testing/world.ts'
import { addDocument, keepFile } from '../index.ts'

let program: Program
let tenant: TenantWorld
let event_id: number
let admin: Persona
let anne: Persona
let bob: Persona
const folder = mkdtempSync(join(tmpdir(), 'archive-'))
beforeAll(async () => {
  program = await startProgram()
  tenant = await aTenant(program)
  event_id = (await aSession(tenant)).id
  admin = await tenant.anAdmin()
  anne = await tenant.aPerson({ first_name: 'Anne', last_name: 'Roux' })
  bob = await tenant.aPerson({ first_name: 'Bob', last_name: 'Leroy' })
})
afterAll(async () => {
  await program.close()
  rmSync(folder, { recursive: true, force: true })
})

const aProof = (of: Persona, text: string): Promise<{ id: number; file: number }> =>
  tenant.asMachine(async (context) => {
    const file = await keepFile(context, {
      name: 'Attestation.pdf',
      content_type: 'application/pdf',
      bytes: Buffer.from(`%PDF-1.7 ${text}`),
    })
    const id = await addDocument(context, {
      category: 'attestation',
      name: 'Attestation',
      file_id: file,
      restriction: 'contact',
      status: 'sent',
      user_id: of.id,
      event_id,
    })
    return { id, file }
  })
const archive = (who: Persona, ids: number[]) =>
  program.app.inject({
    method: 'POST',
    url: `/api/clients/${tenant.name}/documents/archive/`,
    headers: { authorization: `Bearer ${who.token}`, 'accept-language': 'fr' },
    payload: { ids },
  })
/** What an archive holds, as any program opens it. */
function opened(bytes: Buffer): Record<string, string> {
  const path = join(folder, `${crypto.randomUUID()}.zip`)
  writeFileSync(path, bytes)
  const read =
    'import json,sys,zipfile; z=zipfile.ZipFile(sys.argv[1]); z.testzip(); print(json.dumps({n: z.read(n).decode() for n in z.namelist()}))'
  return JSON.parse(execFileSync('python3', ['-c', read, path], { encoding: 'utf8' })) as Record<string, string>
}
const downloads = (id: number) =>
  tenant.inTenant(
    async (db) =>
      (await db.selectFrom('traces').select('id').where('action', '=', 'download_document').where('subject_id', '=', id).execute()).length,
  )

test('the files of a selection come in one archive, each under the name of its person, and each download is traced', async () => {
  const [first, second, other] = [await aProof(anne, 'un'), await aProof(anne, 'deux'), await aProof(bob, 'trois')]
  const { statusCode, headers, rawPayload } = await archive(admin, [first.id, second.id, other.id])
  expect([statusCode, headers['content-type']]).toEqual([200, 'application/zip'])
  expect(decodeURIComponent(String(headers['content-disposition']))).toMatch(/Documents du \d+.* 20\d\d\.zip$/)
  expect(opened(rawPayload)).toEqual({
    'Anne Roux - Attestation.pdf': '%PDF-1.7 un',
    'Anne Roux - Attestation (2).pdf': '%PDF-1.7 deux',
    'Bob Leroy - Attestation.pdf': '%PDF-1.7 trois',
  })
  expect([await downloads(first.id), await downloads(other.id)]).toEqual([1, 1])
})

test('each file keeps its own permission: one that is not visible, and nothing leaves', async () => {
  const [own, other] = [await aProof(anne, 'la sienne'), await aProof(bob, 'celle de Bob')]
  expect(Object.keys(opened((await archive(anne, [own.id])).rawPayload))).toEqual(['Anne Roux - Attestation.pdf'])
  expect((await archive(anne, [own.id, other.id])).statusCode).toBe(404)
  const elsewhere = await aTenant(program)
  const stranger = await elsewhere.anAdmin()
  const answer = await program.app.inject({
    method: 'POST',
    url: `/api/clients/${elsewhere.name}/documents/archive/`,
    headers: { authorization: `Bearer ${stranger.token}` },
    payload: { ids: [own.id] },
  })
  expect(answer.statusCode).toBe(404)
  expect(await downloads(other.id)).toBe(0)
})

test('a file that is no longer what was kept is left out, and named', async () => {
  const [intact, altered] = [await aProof(anne, 'intacte'), await aProof(bob, 'à changer')]
  const { storage_key } = await tenant.inTenant((db) =>
    db.selectFrom('files').select('storage_key').where('id', '=', altered.file).executeTakeFirstOrThrow(),
  )
  await program.services.storage.put(storage_key, Buffer.from('%PDF-1.7 autre'), 'application/pdf')
  const entries = opened((await archive(admin, [intact.id, altered.id])).rawPayload)
  expect(Object.keys(entries)).toEqual(['Anne Roux - Attestation.pdf', 'Fichiers non inclus.txt'])
  expect(entries['Fichiers non inclus.txt']).toContain('Bob Leroy - Attestation.pdf')
})

test('an archive holds so many documents, and so many megabytes', async () => {
  const proof = await aProof(anne, 'lourde')
  expect(
    (
      await archive(
        admin,
        Array.from({ length: archiveLimits.documents + 1 }, (_, at) => at + 1),
      )
    ).statusCode,
  ).toBe(422)
  const heavy = await tenant.asMachine(async (context) => {
    const size = (archiveLimits.megabytes + 1) * 1_000_000
    const { id: file_id } = await context.db
      .insertInto('files')
      .values({ name: 'a.pdf', content_type: 'application/pdf', size, sha256: 'x', storage_key: `${tenant.id}/heavy` })
      .returning('id')
      .executeTakeFirstOrThrow()
    return addDocument(context, {
      category: 'attestation',
      name: 'A',
      file_id,
      restriction: 'contact',
      status: 'sent',
      user_id: anne.id,
      event_id,
    })
  })
  const { statusCode, body } = await archive(admin, [proof.id, heavy])
  expect([statusCode, JSON.parse(body).code]).toEqual([413, 'archiveTooLarge'])
  expect(await downloads(proof.id)).toBe(0)
})
