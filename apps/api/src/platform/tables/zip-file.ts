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

/**
 * Writes a ZIP archive (APPNOTE 6.3, UTF-8 names) to a path, one entry or one of its chunks in memory at a time.
 * @throws Error beyond 4 GB or 65,535 entries
 */
export async function writeZip(path: string, entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>, at = new Date()): Promise<void> {
  const file = await open(path, 'w')
  const directory: Buffer[] = []
  let offset = 0
  const put = async (bytes: Uint8Array): Promise<void> => {
    await file.write(bytes)
    offset += bytes.length
  }
  try {
    for await (const entry of entries) {
      const written = Buffer.from(entry.name)
      const begins = offset
      const headOf = (sums: EntrySums): Buffer =>
        Buffer.concat([Buffer.from('PK\u0003\u0004'), sharedFields(written, { ...sums, at }), written])
      let sums: EntrySums
      if ('bytes' in entry) {
        const packed = await deflate(entry.bytes)
        sums = { crc: crc32(entry.bytes), packed: packed.length, size: entry.bytes.length }
        await put(headOf(sums))
        await put(packed)
      } else {
        await put(headOf({ crc: 0, packed: 0, size: 0 }))
        sums = await pour(entry.chunks, put)
        // Its sizes are known only now: the header is written again over itself.
        const head = headOf(sums)
        await file.write(head, 0, head.length, begins)
      }
      if (offset > limit || sums.size > limit || directory.length >= 0xffff) throw new Error('the archive is too large')
      const fields = sharedFields(written, { ...sums, at })
      const central = Buffer.alloc(14)
      central.writeUInt32LE(begins, 10)
      directory.push(Buffer.concat([Buffer.from('PK\u0001\u0002'), Buffer.from([20, 0]), fields, central, written]))
    }
    const begins = offset
    for (const line of directory) await put(line)
    const end = Buffer.alloc(18)
    end.writeUInt16LE(directory.length, 4)
    end.writeUInt16LE(directory.length, 6)
    end.writeUInt32LE(offset - begins, 8)
    end.writeUInt32LE(begins, 12)
    await put(Buffer.concat([Buffer.from('PK\u0005\u0006'), end]))
  } finally {
    await file.close()
  }
}
