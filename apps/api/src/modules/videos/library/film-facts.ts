import { type FileHandle, open } from 'node:fs/promises'
import type { ReceivedFile } from '../../../platform/http/upload.ts'

/** What a film says of itself: whether it holds a picture that moves, and how long it lasts when it tells. */
export type FilmFacts = { is_film: boolean; seconds: number | null }
type Read = (at: number, length: number) => Promise<Buffer>

/** Enough for what describes a film, however long it is. */
const mostBytes = 16 * 1024 * 1024
const headBytes = 512 * 1024

/** The declared type of a file is never believed, nor what the browser says of a film that says it itself. */
export async function filmFacts({ path, content_type, size }: Pick<ReceivedFile, 'path' | 'content_type' | 'size'>): Promise<FilmFacts> {
  const handle = await open(path)
  try {
    return content_type === 'video/webm'
      ? factsOfWebm(await readFrom(handle)(0, Math.min(size, headBytes)))
      : await factsOfMp4(readFrom(handle), size)
  } finally {
    await handle.close()
  }
}

const readFrom =
  (handle: FileHandle): Read =>
  async (at, length) => {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, at)
    return buffer.subarray(0, bytesRead)
  }

const known = (seconds: number): number | null =>
  Number.isFinite(seconds) && seconds >= 0.5 && seconds <= 86_400 ? Math.round(seconds) : null
const nothing: FilmFacts = { is_film: false, seconds: null }

/** An MP4 is boxes one after the other; `moov` describes its tracks. */
async function factsOfMp4(read: Read, size: number): Promise<FilmFacts> {
  for (let at = 0; at + 8 <= size; ) {
    const head = await read(at, 16)
    if (head.length < 8) return nothing
    const [short, type] = [head.readUInt32BE(0), head.toString('latin1', 4, 8)]
    const length = short === 1 ? (head.length < 16 ? 0 : Number(head.readBigUInt64BE(8))) : short === 0 ? size - at : short
    if (length < 8) return nothing
    if (type === 'moov') return length > mostBytes ? { is_film: true, seconds: null } : factsOfMoov(await read(at, length))
    at += length
  }
  return nothing
}

function factsOfMoov(moov: Buffer): FilmFacts {
  let isFilm = false
  for (let at = moov.indexOf('hdlr'); at !== -1 && !isFilm; at = moov.indexOf('hdlr', at + 4))
    isFilm = moov.toString('latin1', at + 12, at + 16) === 'vide'
  const header = moov.indexOf('mvhd')
  if (header === -1 || header + 36 > moov.length) return { is_film: isFilm, seconds: null }
  const isLong = moov[header + 4] === 1
  const scale = moov.readUInt32BE(header + (isLong ? 24 : 16))
  const duration = isLong ? Number(moov.readBigUInt64BE(header + 28)) : moov.readUInt32BE(header + 20)
  return { is_film: isFilm, seconds: known(duration / scale) }
}

/** What an element of a WebM holds, wherever it stands; its own length is written on one to eight bytes. */
function contentOf(head: Buffer, name: string): Buffer | undefined {
  const at = head.indexOf(Buffer.from(name, 'hex')) + name.length / 2
  const first = head[at] ?? 0
  const width = Math.clz32(first) - 23
  if (at < name.length / 2 || width < 1 || width > 8 || at + width > head.length) return undefined
  const written = Buffer.from(head.subarray(at, at + width))
  written[0] = first & (0xff >> width)
  const length = Number(BigInt(`0x${written.toString('hex')}`))
  return at + width + length <= head.length ? head.subarray(at + width, at + width + length) : undefined
}

/** A WebM begins with what describes it: its time scale, its length when it was known, its tracks. */
function factsOfWebm(head: Buffer): FilmFacts {
  const [scale, duration] = [contentOf(head, '2ad7b1'), contentOf(head, '4489')]
  const nanoseconds = scale && scale.length > 0 ? Number(BigInt(`0x${scale.toString('hex')}`)) : 1_000_000
  const ticks = duration?.length === 8 ? duration.readDoubleBE(0) : duration?.length === 4 ? duration.readFloatBE(0) : Number.NaN
  // The type of a track: 1 is a picture.
  return { is_film: head.includes(Buffer.from('838101', 'hex')), seconds: known((ticks * nanoseconds) / 1e9) }
}
