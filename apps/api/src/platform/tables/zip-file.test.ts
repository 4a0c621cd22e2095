import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32, inflateRawSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { writeZip, zipChunks } from './zip-file.ts'

const folder = mkdtempSync(join(tmpdir(), 'zip-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const entries = [
  { name: 'données.json', bytes: Buffer.from('{"é":1}'.repeat(500)) },
  { name: 'fichiers/vide.txt', bytes: new Uint8Array() },
]

test('an archive reads back: names, bytes, sizes, in its directory', async () => {
  const path = join(folder, 'a.zip')
  await writeZip(path, entries)
  const zip = readFileSync(path)
  const end = zip.lastIndexOf(Buffer.from('PK\u0005\u0006'))
  expect(zip.readUInt16LE(end + 10)).toBe(2)
  let at = zip.readUInt32LE(end + 16)
  for (const { name, bytes } of entries) {
    const [packed, size, length, local] = [
      zip.readUInt32LE(at + 20),
      zip.readUInt32LE(at + 24),
      zip.readUInt16LE(at + 28),
      zip.readUInt32LE(at + 42),
    ]
    expect(zip.toString('utf8', at + 46, at + 46 + length)).toBe(name)
    const begins = local + 30 + length
    expect(inflateRawSync(zip.subarray(begins, begins + packed))).toEqual(Buffer.from(bytes))
    expect(size).toBe(bytes.length)
    at += 46 + length
  }
  expect(at).toBe(end)
})

test('an archive sent as it is made is the one that is written', async () => {
  const [path, at] = [join(folder, 's.zip'), new Date('2027-03-01T09:00:00Z')]
  await writeZip(path, entries, at)
  async function* comingIn() {
    yield* entries
  }
  const sent: Uint8Array[] = []
  for await (const chunk of zipChunks(comingIn(), at)) sent.push(chunk)
  expect(sent.length).toBeGreaterThan(entries.length)
  expect(Buffer.concat(sent)).toEqual(readFileSync(path))
})

async function* inChunks(text: string, times: number): AsyncGenerator<Buffer> {
  for (let n = 0; n < times; n++) yield Buffer.from(text)
}

test('what comes in chunks reads back as what was whole, and a failing source fails the archive', async () => {
  const path = join(folder, 'c.zip')
  await writeZip(path, [entries[0]!, { name: 'lignes.jsonl', chunks: inChunks('{"ligne":true}\n', 5000) }, entries[1]!])
  const zip = readFileSync(path)
  const second = zip.indexOf(Buffer.from('PK\u0003\u0004'), 4)
  const [crc, packed, size, length] = [14, 18, 22, 26].map((at, index) =>
    index === 3 ? zip.readUInt16LE(second + at) : zip.readUInt32LE(second + at),
  ) as [number, number, number, number]
  const begins = second + 30 + length
  const bytes = inflateRawSync(zip.subarray(begins, begins + packed))
  expect([bytes.toString(), size, crc]).toEqual(['{"ligne":true}\n'.repeat(5000), bytes.length, crc32(bytes)])
  async function* broken(): AsyncGenerator<Buffer> {
    yield Buffer.from('a')
    throw new Error('the source broke')
  }
  await expect(writeZip(join(folder, 'd.zip'), [{ name: 'a', chunks: broken() }])).rejects.toThrow('the source broke')
})

test('another program finds no fault in it', async ({ skip }) => {
  const path = join(folder, 'b.zip')
  await writeZip(path, [...entries, { name: 'suite.txt', chunks: inChunks('suite', 3) }])
  try {
    execFileSync('python3', ['--version'])
  } catch {
    skip('no python here')
  }
  const listing = execFileSync('python3', [
    '-c',
    `import zipfile; z = zipfile.ZipFile(${JSON.stringify(path)}); print(z.testzip(), z.namelist())`,
  ])
  expect(listing.toString().trim()).toBe("None ['données.json', 'fichiers/vide.txt', 'suite.txt']")
})
