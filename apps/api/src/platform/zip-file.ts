import { open } from 'node:fs/promises'
import { promisify } from 'node:util'
import { crc32, deflateRaw } from 'node:zlib'

const deflate = promisify(deflateRaw)

/** One file of an archive; `/` in its name makes folders. */
export type ZipEntry = { name: string; bytes: Uint8Array }

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

/**
 * Writes a ZIP archive (APPNOTE 6.3, UTF-8 names) to a path, one entry in memory at a time.
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
    for await (const { name, bytes } of entries) {
      const packed = await deflate(bytes)
      if (offset + packed.length + name.length > limit || directory.length >= 0xffff) throw new Error('the archive is too large')
      const written = Buffer.from(name)
      const fields = sharedFields(written, { crc: crc32(bytes), packed: packed.length, size: bytes.length, at })
      const begins = offset
      await put(Buffer.concat([Buffer.from('PK\u0003\u0004'), fields, written]))
      await put(packed)
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
