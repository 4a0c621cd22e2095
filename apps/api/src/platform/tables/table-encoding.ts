import { createReadStream } from 'node:fs'

export const encodings = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'] as const
export type Encoding = (typeof encodings)[number]

/** Bytes Windows-1252 gives no character to. */
const unused = new Set([0x81, 0x8d, 0x8f, 0x90, 0x9d])
const isControl = (byte: number): boolean => byte < 0x20 && byte !== 0x09 && byte !== 0x0a && byte !== 0x0d

/** UTF-16 without a mark: every other byte of a Latin text is zero. */
function wideEncodingOf(head: Uint8Array): Encoding | undefined {
  let even = 0
  let odd = 0
  for (const [index, byte] of head.entries()) {
    if (byte !== 0) continue
    if (index % 2 === 0) even++
    else odd++
  }
  const half = head.length / 2
  if (odd > half * 0.6 && even < half * 0.1) return 'utf-16le'
  if (even > half * 0.6 && odd < half * 0.1) return 'utf-16be'
  return undefined
}

function markedEncodingOf(head: Uint8Array): Encoding | undefined {
  if (head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf) return 'utf-8'
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le'
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be'
  return wideEncodingOf(head)
}

/**
 * The encoding of a text file, told from all of its bytes: UTF-8 when every byte agrees, UTF-16 by its mark or its zeros, else Windows-1252.
 * @returns 'binary' for what is no text, undefined for a text no encoding explains
 */
export async function encodingOf(path: string): Promise<Encoding | 'binary' | undefined> {
  const utf8 = new TextDecoder('utf-8', { fatal: true })
  let marked: Encoding | undefined
  let isFirst = true
  let isUtf8 = true
  let isWestern = true
  for await (const chunk of createReadStream(path)) {
    const bytes = chunk as Buffer
    if (isFirst) marked = markedEncodingOf(bytes.subarray(0, 4096))
    isFirst = false
    if (marked && marked !== 'utf-8') return marked
    for (const byte of bytes) {
      if (isControl(byte)) return 'binary'
      if (unused.has(byte)) isWestern = false
    }
    if (isUtf8) {
      try {
        utf8.decode(bytes, { stream: true })
      } catch {
        isUtf8 = false
      }
    }
  }
  try {
    if (isUtf8) utf8.decode()
  } catch {
    isUtf8 = false
  }
  if (isUtf8) return 'utf-8'
  return isWestern && !marked ? 'windows-1252' : undefined
}

/** The text of a file, piece by piece; its byte order mark is dropped. */
export async function* decoded(path: string, encoding: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding)
  for await (const chunk of createReadStream(path)) yield decoder.decode(chunk as Buffer, { stream: true })
  const rest = decoder.decode()
  if (rest !== '') yield rest
}
