import { open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { crc32, createDeflateRaw, deflateRaw } from 'node:zlib'

const deflate = promisify(deflateRaw)

/** One file of an archive, whole or as it comes; `/` in its name makes folders. */
export type ZipEntry = { name: string; bytes: Uint8Array } | { name: string; chunks: AsyncIterable<Uint8Array> }

/** A name that stays inside the archive whatever the file is called. */
export const nameInZip = (name: string): string =>
  name
    .replace(/[^\p{L}\p{N}._ -]/gu, '_')
    .replace(/^\.+/, '_')
    .slice(0, 120)

const utf8Names = 0x0800
const deflated = 8
const limit = 0xffff_ffff

/** The wall clock of UTC as MS-DOS writes it: seconds by two. */
function dosTime(at: Date): [time: number, day: number] {
  const time = (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1)
  const day = ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate()
  return [time, day]
}

/** The fields a local header and the directory share, from `version needed`. */
function sharedFields(name: Buffer, { crc, packed, size, at }: { crc: number; packed: number; size: number; at: Date }): Buffer {
  const fields = Buffer.alloc(26)
  const [time, day] = dosTime(at)
  fields.writeUInt16LE(20, 0)
  fields.writeUInt16LE(utf8Names, 2)
  fields.writeUInt16LE(deflated, 4)
  fields.writeUInt16LE(time, 6)
  fields.writeUInt16LE(day, 8)
  fields.writeUInt32LE(crc, 10)
  fields.writeUInt32LE(packed, 14)
  fields.writeUInt32LE(size, 18)
  fields.writeUInt16LE(name.length, 22)
  return fields
}

type EntrySums = { crc: number; packed: number; size: number }

/** Packs what comes as it comes. */
async function pour(chunks: AsyncIterable<Uint8Array>, put: (bytes: Uint8Array) => Promise<void>): Promise<EntrySums> {
  const sums: EntrySums = { crc: 0, packed: 0, size: 0 }
  async function* counted(): AsyncGenerator<Uint8Array> {
    for await (const chunk of chunks) {
      sums.crc = crc32(chunk, sums.crc)
      sums.size += chunk.length
      yield chunk
    }
  }
  const source = Readable.from(counted())
  const packer = createDeflateRaw()
  source.on('error', (error) => packer.destroy(error))
  for await (const packed of source.pipe(packer) as AsyncIterable<Buffer>) {
    sums.packed += packed.length
    await put(packed)
  }
  return sums
}

/** The directory that ends an archive. */
function directoryAt(at: Date) {
  const lines: Buffer[] = []
  return {
    /** @throws Error beyond 4 GB or 65,535 entries */
    add: (name: Buffer, sums: EntrySums, { begins, ends }: { begins: number; ends: number }): void => {
      if (ends > limit || sums.size > limit || lines.length >= 0xffff) throw new Error('the archive is too large')
      const central = Buffer.alloc(14)
      central.writeUInt32LE(begins, 10)
      lines.push(Buffer.concat([Buffer.from('PK\u0001\u0002'), Buffer.from([20, 0]), sharedFields(name, { ...sums, at }), central, name]))
    },
    end: (begins: number): Buffer => {
      const listed = Buffer.concat(lines)
      const end = Buffer.alloc(18)
      end.writeUInt16LE(lines.length, 4)
      end.writeUInt16LE(lines.length, 6)
      end.writeUInt32LE(listed.length, 8)
      end.writeUInt32LE(begins, 12)
      return Buffer.concat([listed, Buffer.from('PK\u0005\u0006'), end])
    },
  }
}

const headOf = (name: Buffer, sums: EntrySums, at: Date): Buffer =>
  Buffer.concat([Buffer.from('PK\u0003\u0004'), sharedFields(name, { ...sums, at }), name])

/**
 * A ZIP archive (APPNOTE 6.3, UTF-8 names) as it is sent, one whole entry in memory at a time.
 * @throws Error beyond 4 GB or 65,535 entries
 */
export async function* zipChunks(
  entries: AsyncIterable<{ name: string; bytes: Uint8Array }>,
  at = new Date(),
): AsyncGenerator<Uint8Array, void> {
  const directory = directoryAt(at)
  let offset = 0
  for await (const { name, bytes } of entries) {
    const [written, packed, begins] = [Buffer.from(name), await deflate(bytes), offset]
    const sums = { crc: crc32(bytes), packed: packed.length, size: bytes.length }
    const head = headOf(written, sums, at)
    offset += head.length + packed.length
    directory.add(written, sums, { begins, ends: offset })
    yield head
    yield packed
  }
  yield directory.end(offset)
}

/**
 * Writes a ZIP archive (APPNOTE 6.3, UTF-8 names) to a path, one entry or one of its chunks in memory at a time.
 * @throws Error beyond 4 GB or 65,535 entries
 */
export async function writeZip(path: string, entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>, at = new Date()): Promise<void> {
  const file = await open(path, 'w')
  const directory = directoryAt(at)
  let offset = 0
  const put = async (bytes: Uint8Array): Promise<void> => {
    await file.write(bytes)
    offset += bytes.length
  }
  try {
    for await (const entry of entries) {
      const written = Buffer.from(entry.name)
      const begins = offset
      let sums: EntrySums
      if ('bytes' in entry) {
        const packed = await deflate(entry.bytes)
        sums = { crc: crc32(entry.bytes), packed: packed.length, size: entry.bytes.length }
        await put(headOf(written, sums, at))
        await put(packed)
      } else {
        await put(headOf(written, { crc: 0, packed: 0, size: 0 }, at))
        sums = await pour(entry.chunks, put)
        // Its sizes are known only now: the header is written again over itself.
        const head = headOf(written, sums, at)
        await file.write(head, 0, head.length, begins)
      }
      directory.add(written, sums, { begins, ends: offset })
    }
    await put(directory.end(offset))
  } finally {
    await file.close()
  }
}
