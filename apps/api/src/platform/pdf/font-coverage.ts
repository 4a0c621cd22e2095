import { readFileSync } from 'node:fs'

/** Marks in `covered` every code point a TrueType/OpenType font has a glyph for (character map formats 4 and 12). */
function markFont(bytes: Buffer, covered: Uint8Array): void {
  const tables = bytes.readUInt16BE(4)
  for (let index = 0; index < tables; index++) {
    const entry = 12 + index * 16
    if (bytes.toString('latin1', entry, entry + 4) !== 'cmap') continue
    const map = bytes.readUInt32BE(entry + 8)
    const subtables = bytes.readUInt16BE(map + 2)
    for (let position = 0; position < subtables; position++)
      markSubtable(bytes, map + bytes.readUInt32BE(map + 4 + position * 8 + 4), covered)
  }
}

function markSubtable(bytes: Buffer, at: number, covered: Uint8Array): void {
  const format = bytes.readUInt16BE(at)
  if (format === 4) {
    const segments = bytes.readUInt16BE(at + 6) / 2
    for (let index = 0; index < segments; index++) {
      const end = bytes.readUInt16BE(at + 14 + index * 2)
      const start = bytes.readUInt16BE(at + 16 + (segments + index) * 2)
      if (start !== 0xffff) covered.fill(1, start, end + 1)
    }
  }
  if (format === 12) {
    const groups = bytes.readUInt32BE(at + 12)
    for (let index = 0; index < groups; index++) {
      const group = at + 16 + index * 12
      covered.fill(1, bytes.readUInt32BE(group), bytes.readUInt32BE(group + 4) + 1)
    }
  }
}

/** Whether a family has a glyph for a code point, whatever its weight. */
export type Family = (codePoint: number) => boolean

const coverOf = (file: string): Uint8Array => {
  const covered = new Uint8Array(0x110000)
  markFont(readFileSync(file), covered)
  return covered
}

/** What every given file of one family draws: a name printed in bold needs the letters of the bold file. */
export function familyOf(fontFiles: readonly string[]): Family {
  const covers = fontFiles.map(coverOf)
  return (codePoint) => covers.every((covered) => covered[codePoint] === 1)
}
