import { request } from 'node:http'
import { documentsContract } from '@kxo/domain/documents/contract'
import { openUploads, uploadBytes } from '@kxo/domain/documents/upload-contract'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Program, startProgram } from '../../../testing/program.ts'
import { runJobNow } from '../../../testing/run-jobs.ts'
import { partsOf } from '../../../testing/send-parts.ts'
import { aTenant, type Persona, type TenantWorld } from '../../../testing/world.ts'

let program: Program
let tenant: TenantWorld
let person: Persona
let port: number
beforeAll(async () => {
  program = await startProgram()
  port = Number(new URL(await program.app.listen({ port: 0, host: '127.0.0.1' })).port)
  tenant = await aTenant(program)
})
afterAll(() => program.close())

const pdf = Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(30_000, 32), Buffer.from('\n%%EOF')])
const deposit = `/api${documentsContract.uploadUserFile.path}?category=document`
const idIn = (url: string): string => /(\d+)\/$/.exec(url)![1]!

/** Somebody who has begun to send a file. */
async function aBeginning({ name = 'pièce.pdf', size = pdf.length } = {}) {
  person = await tenant.aPerson()
  const parts = partsOf(program, person)
  const { statusCode, headers } = await parts.begin(name, size)
  expect(statusCode).toBe(201)
  const url = String(headers['location'])
  return { ...parts, url, id: idIn(url) }
}
const stored = (id: string) => tenant.inTenant((db) => db.selectFrom('uploads').selectAll().where('id', '=', Number(id)).executeTakeFirst())
const isInStore = (key: string) =>
  program.services.storage.read(key).then(
    () => true,
    () => false,
  )

test('a file sent in parts becomes a document like any other, once for one key', async () => {
  const { url, id, append, head, use } = await aBeginning()
  expect((await append(url, 0, pdf.subarray(0, 10_000))).headers).toMatchObject({ 'upload-offset': '10000', 'tus-resumable': '1.0.0' })
  const middle = await head(url)
  expect(middle.headers).toMatchObject({ 'upload-offset': '10000', 'upload-length': String(pdf.length), 'cache-control': 'no-store' })
  expect(middle.body).toBe('')
  expect((await use(deposit, id)).statusCode, 'before it is whole').toBe(404)
  const last = await append(url, 10_000, pdf.subarray(10_000))
  expect([last.statusCode, last.headers['upload-offset']]).toEqual([204, String(pdf.length)])

  const first = await use(deposit, id, 'same')
  expect(first.statusCode).toBe(201)
  const { path, name, content_type } = first.json()
  expect([name, content_type]).toEqual(['pièce.pdf', 'application/pdf'])
  expect(Buffer.from(await program.services.storage.read(path))).toEqual(pdf)
  expect((await use(deposit, id, 'same')).json(), 'an answer that was lost is given again').toEqual(first.json())
  expect((await head(url)).statusCode, 'it does not go on once used').toBe(404)
})

test('a line cut in the middle loses nothing of what came: it goes on from there', async () => {
  const { url, id, append, head, use } = await aBeginning()
  const cut = request({
    port,
    host: '127.0.0.1',
    method: 'PATCH',
    path: url,
    headers: {
      authorization: `Bearer ${person.token}`,
      'upload-offset': 0,
      'content-type': 'application/offset+octet-stream',
      'content-length': pdf.length,
    },
  })
  cut.on('error', () => {})
  await new Promise((sent) => cut.write(pdf.subarray(0, 8000), sent))
  await vi.waitFor(() => expect(cut.socket?.bytesWritten).toBeGreaterThan(8000))
  cut.destroy()
  await vi.waitFor(async () => expect((await head(url)).headers['upload-offset']).toBe('8000'), { timeout: 10_000 })
  expect((await append(url, 8000, pdf.subarray(8000))).statusCode).toBe(204)
  const { path } = (await use(deposit, id)).json()
  expect(Buffer.from(await program.services.storage.read(path))).toEqual(pdf)
})

test('bytes go on from where the file stops, and no further than its size', async () => {
  const { url, append } = await aBeginning()
  await append(url, 0, pdf.subarray(0, 100))
  const statusOf = async (offset: number, bytes: Buffer) => (await append(url, offset, bytes)).statusCode
  expect(await statusOf(0, pdf.subarray(0, 100)), 'sent twice').toBe(409)
  expect(await statusOf(200, pdf.subarray(200)), 'with a hole').toBe(409)
  expect(await statusOf(100, Buffer.concat([pdf.subarray(100), Buffer.alloc(1)])), 'one byte too many').toBe(413)
  expect(await statusOf(100, Buffer.alloc(17 * 1024 * 1024)), 'more than one request takes').toBe(413)
  expect(await statusOf(100, pdf.subarray(100))).toBe(204)
})

test('a file is the concern of whoever began it', async () => {
  const { url, id, append, head } = await aBeginning()
  await append(url, 0, pdf)
  const another = partsOf(program, await tenant.aPerson())
  const elsewhere = partsOf(program, await (await aTenant(program)).aPerson())
  for (const { head, append, drop, use } of [another, elsewhere])
    expect(
      await Promise.all([head(url), append(url, 0, pdf), drop(url), use(deposit, id)].map(async (one) => (await one).statusCode)),
    ).toEqual([404, 404, 404, 404])
  expect((await head(url)).statusCode).toBe(200)
})

test('what it holds is found out at the end, by its bytes', async () => {
  const { url, id, append, use } = await aBeginning({ name: 'page.pdf', size: 21 })
  await append(url, 0, Buffer.from('<!doctype html><html>'))
  expect((await use(deposit, id)).statusCode).toBe(415)
})

test('what one person sends is bounded: in one file, and in files on their way', async () => {
  const { begin } = partsOf(program, await tenant.aPerson())
  expect((await begin('film.mp4', uploadBytes.person + 1)).statusCode).toBe(413)
  for (let n = 0; n < openUploads.most; n++) expect((await begin(`${n}.pdf`, 100)).statusCode).toBe(201)
  expect((await begin('de trop.pdf', 100)).json()).toMatchObject({ code: 'uploadsOpen' })
  const greedy = partsOf(program, await tenant.aPerson())
  for (let n = 0; n < 8; n++) expect((await greedy.begin(`${n}.pdf`, uploadBytes.person)).statusCode).toBe(201)
  expect((await greedy.begin('9.pdf', uploadBytes.person)).json()).toMatchObject({ code: 'depositsOfDay' })
})

test('what was abandoned goes, with its bytes; what goes on stays', async () => {
  const one = await aBeginning()
  await one.append(one.url, 0, pdf.subarray(0, 100))
  const other = await aBeginning()
  await other.append(other.url, 0, pdf.subarray(0, 100))
  const [part] = (await stored(one.id))!.parts
  const [otherPart] = (await stored(other.id))!.parts
  await tenant.inTenant((db) =>
    db
      .updateTable('uploads')
      .set({ expires_at: new Date(0) })
      .where('id', '=', Number(one.id))
      .execute(),
  )
  expect((await one.head(one.url)).statusCode).toBe(404)
  await runJobNow(program, tenant.id, 'expire-uploads', {})
  expect(await stored(one.id)).toBeUndefined()
  await vi.waitFor(async () => expect(await isInStore(part!)).toBe(false))
  expect([await isInStore(otherPart!), (await other.drop(other.url)).statusCode]).toEqual([true, 204])
  await vi.waitFor(async () => expect(await isInStore(otherPart!)).toBe(false))
})

test('another version of the protocol is refused, naming the one spoken here', async () => {
  const { url } = await aBeginning()
  const answer = await program.app.inject({
    method: 'HEAD',
    url,
    headers: { authorization: `Bearer ${person.token}`, 'tus-resumable': '0.2.2' },
  })
  expect([answer.statusCode, answer.headers['tus-version']]).toEqual([412, '1.0.0'])
})
