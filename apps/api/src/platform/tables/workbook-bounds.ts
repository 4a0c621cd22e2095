import { crc32, inflateRawSync } from 'node:zlib'
import { UnreadableTable } from './unreadable-table.ts'

/** What a workbook may unpack to: as told by its directory, and as really found. Beyond, it is no file that people keep. */
export const workbookLimits = {
  entries: 2_000,
  bytes: 200 * 1024 * 1024,
  sheet: 150 * 1024 * 1024,
  other: 48 * 1024 * 1024,
  rows: 200_000,
  name: 255,
  depth: 8,
}

type Entry = { name: string; method: number; packed: number; size: number; crc: number; offset: number }

const damaged = (): never => {
  throw new UnreadableTable('workbook')
}
const tooLarge = (): never => {
  throw new UnreadableTable('unpacked')
}
const endOfDirectory = 0x06054b50
const inDirectory = 0x02014b50
const atEntry = 0x04034b50
/** Of a file whose sizes do not fit 32 bits: no workbook of the size accepted needs it. */
const wide = 0xffff_ffff

/** The entries an archive's own directory names (APPNOTE 6.3). @throws UnreadableTable before anything is unpacked */
function directoryOf(bytes: Buffer): Entry[] {
  const end = bytes.lastIndexOf(Buffer.from('PK\u0005\u0006'))
  if (end < 0 || end + 22 > bytes.length || bytes.readUInt32LE(end) !== endOfDirectory) return damaged()
  const count = bytes.readUInt16LE(end + 10)
  if (count > workbookLimits.entries) return tooLarge()
  const entries: Entry[] = []
  let at = bytes.readUInt32LE(end + 16)
  for (let index = 0; index < count; index++) {
    if (at + 46 > end || bytes.readUInt32LE(at) !== inDirectory) return damaged()
    const isEncrypted = (bytes.readUInt16LE(at + 8) & 1) === 1
    const length = bytes.readUInt16LE(at + 28)
    const name = bytes.toString('utf8', at + 46, at + 46 + length)
    const entry = {
      name,
      method: bytes.readUInt16LE(at + 10),
      crc: bytes.readUInt32LE(at + 16),
      packed: bytes.readUInt32LE(at + 20),
      size: bytes.readUInt32LE(at + 24),
      offset: bytes.readUInt32LE(at + 42),
    }
    if (isEncrypted || length > workbookLimits.name || name.split('/').length > workbookLimits.depth) return damaged()
    if ([entry.packed, entry.size, entry.offset].includes(wide)) return tooLarge()
    entries.push(entry)
    at += 46 + length + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  if (new Set(entries.map(({ name }) => name.toLowerCase())).size !== entries.length) return damaged()
  return entries
}

/** The bytes of an entry, unpacked no further than it says of itself. */
function unpacked(bytes: Buffer, { method, packed, size, crc, offset }: Entry): Buffer {
  if (offset + 30 > bytes.length || bytes.readUInt32LE(offset) !== atEntry) return damaged()
  const begins = offset + 30 + bytes.readUInt16LE(offset + 26) + bytes.readUInt16LE(offset + 28)
  if (begins + packed > bytes.length) return damaged()
  const packedBytes = bytes.subarray(begins, begins + packed)
  if (method !== 0 && method !== 8) return damaged()
  const found = method === 0 ? packedBytes : inflated(packedBytes, size)
  return found.length === size && crc32(found) === crc ? found : damaged()
}

function inflated(packedBytes: Buffer, size: number): Buffer {
  try {
    return inflateRawSync(packedBytes, { maxOutputLength: Math.max(1, size) })
  } catch (error) {
    return (error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE' ? tooLarge() : damaged()
  }
}

const isRead = (name: string): boolean => /\.(xml|rels)$/i.test(name)
const isSheet = (name: string): boolean => /worksheets\/[^/]+\.xml$/i.test(name)

/** Whether a sheet holds more rows than are worth reading, empty ones too. */
function hasTooManyRows(found: Buffer): boolean {
  let rows = 0
  for (let at = found.indexOf('<row'); at >= 0; at = found.indexOf('<row', at + 4)) if (++rows > workbookLimits.rows) return true
  return false
}

/** A document type brings entities that grow as they are read; no workbook has one. */
const hasEntities = (found: Buffer): boolean => found.includes('<!DOCTYPE') || found.includes('<!ENTITY')

/**
 * The parts of a workbook that are read, unpacked within bounds and put in an archive that only stores them: what reads it next unpacks nothing.
 * @throws UnreadableTable when it is damaged, lies about its sizes, or holds more than `workbookLimits`
 */
export function boundedWorkbook(bytes: Buffer): Buffer {
  const entries = directoryOf(bytes)
  if (entries.reduce((sum, { size }) => sum + size, 0) > workbookLimits.bytes) tooLarge()
  for (const { name, size } of entries) if (isRead(name) && size > (isSheet(name) ? workbookLimits.sheet : workbookLimits.other)) tooLarge()
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const entry of entries.filter(({ name }) => isRead(name))) {
    const found = unpacked(bytes, entry)
    if (hasEntities(found)) damaged()
    if (isSheet(entry.name) && hasTooManyRows(found)) tooLarge()
    const name = Buffer.from(entry.name)
    const head = Buffer.alloc(30)
    head.writeUInt32LE(atEntry, 0)
    head.writeUInt16LE(20, 4)
    head.writeUInt32LE(entry.crc, 14)
    head.writeUInt32LE(found.length, 18)
    head.writeUInt32LE(found.length, 22)
    head.writeUInt16LE(name.length, 26)
    const line = Buffer.alloc(46)
    line.writeUInt32LE(inDirectory, 0)
    head.copy(line, 6, 4, 30)
    line.writeUInt32LE(offset, 42)
    parts.push(head, name, found)
    directory.push(line, name)
    offset += head.length + name.length + found.length
  }
  const end = Buffer.alloc(22)
  end.writeUInt32LE(endOfDirectory, 0)
  end.writeUInt16LE(directory.length / 2, 8)
  end.writeUInt16LE(directory.length / 2, 10)
  end.writeUInt32LE(Buffer.concat(directory).length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...parts, ...directory, end])
}
