import { mkdirSync, mkdtempSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { openFolder, openStorage, type Storage } from './storage.ts'

/** The three acts of the S3 protocol the store uses, over real HTTP. */
function openBucket(): Server {
  const objects = new Map<string, Buffer>()
  const bodyOf = async (request: IncomingMessage): Promise<Buffer> => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const body = Buffer.concat(chunks)
    if (!String(request.headers['x-amz-content-sha256']).startsWith('STREAMING')) return body
    const end = body.indexOf('\r\n')
    return body.subarray(end + 2, end + 2 + Number.parseInt(body.toString('latin1'), 16))
  }
  return createServer(async (request, response) => {
    const key = request.url?.split('?')[0] ?? ''
    const body = await bodyOf(request)
    if (!String(request.headers.authorization).includes('Credential=AKID/')) return response.writeHead(403).end()
    if (request.method === 'PUT') objects.set(key, body)
    if (request.method === 'DELETE') objects.delete(key)
    if (request.method !== 'GET') return response.writeHead(200).end()
    const whole = objects.get(key)
    const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? []
    const part = start === undefined ? whole : whole?.subarray(Number(start), Number(end) + 1)
    return part
      ? response.writeHead(200, { 'content-length': part.length }).end(part)
      : response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>')
  })
}

let bucket: Server
let stores: Record<string, Storage>
beforeAll(async () => {
  bucket = openBucket()
  await new Promise<void>((ready) => bucket.listen(0, '127.0.0.1', ready))
  const { port } = bucket.address() as { port: number }
  const environment = {
    DATA_DIR: mkdtempSync(join(tmpdir(), 'store-')),
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_BUCKET: 'seau',
    S3_ACCESS_KEY_ID: 'AKID',
    S3_SECRET_ACCESS_KEY: 'secret',
  }
  stores = { folder: openFolder(mkdtempSync(join(tmpdir(), 'store-'))), s3: await openStorage(readConfig(environment)) }
})
afterAll(() => new Promise((closed) => bucket.close(closed)))

describe.each(['folder', 's3'])('the %s store', (kind) => {
  const store = (): Storage => stores[kind]!
  const content = Buffer.from('Reçu n° 1 — 1 234,50 €')

  test('keeps bytes, streams them back and forgets them', async () => {
    await store().put('2/reçu.txt', content, 'text/plain')
    expect(Buffer.from(await store().read('2/reçu.txt'))).toEqual(content)
    const chunks: Buffer[] = []
    for await (const chunk of await store().stream('2/reçu.txt')) chunks.push(chunk as Buffer)
    expect(Buffer.concat(chunks)).toEqual(content)
    const part: Buffer[] = []
    for await (const chunk of await store().stream('2/reçu.txt', { start: 1, end: 4 })) part.push(chunk as Buffer)
    expect(Buffer.concat(part)).toEqual(content.subarray(1, 5))
    await store().remove('2/reçu.txt')
    await expect(store().read('2/reçu.txt')).rejects.toThrow(/ENOENT|NoSuchKey|UnknownError/)
  })

  test('keeps a file from disk', async () => {
    const path = join(mkdtempSync(join(tmpdir(), 'from-')), 'a')
    writeFileSync(path, content)
    await store().putFile('2/copie', path, 'text/plain')
    expect(Buffer.from(await store().read('2/copie'))).toEqual(content)
  })
})

test('a key never leaves the folder', async () => {
  await expect(async () => stores.folder!.read('../../etc/passwd')).rejects.toThrow('leaves the store')
})

test('no half-written file stays beside', async () => {
  const root = mkdtempSync(join(tmpdir(), 'store-'))
  await openFolder(root).put('a/b', Buffer.from('x'), 'text/plain')
  expect(readdirSync(join(root, 'a'))).toEqual(['b'])
})

test.skipIf(process.platform !== 'linux')('a full disk leaves no part of a file behind', async () => {
  const root = mkdtempSync(join(tmpdir(), 'full-'))
  const storage = openFolder(root)
  mkdirSync(join(root, '1'))
  const source = join(root, 'source')
  writeFileSync(source, 'x'.repeat(100_000))
  // What is written there finds no room left.
  const fill = (key: string) => symlinkSync('/dev/full', join(root, `${key}.${process.pid}.part`))
  fill('1/a')
  await expect(storage.put('1/a', Buffer.alloc(1000), 'text/plain')).rejects.toMatchObject({ code: 'ENOSPC' })
  fill('1/b')
  await expect(storage.putFile('1/b', source, 'text/plain')).rejects.toMatchObject({ code: 'ENOSPC' })
  expect(readdirSync(join(root, '1'))).toEqual([])
})
