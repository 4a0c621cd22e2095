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

/** Which code points the given font files can draw together. */
export function coverageOf(fontFiles: readonly string[]): (codePoint: number) => boolean {
  const covered = new Uint8Array(0x110000)
  for (const file of fontFiles) markFont(readFileSync(file), covered)
  return (codePoint) => covered[codePoint] === 1
}

const replacement = '\uFFFD'
const invisible = /\p{Default_Ignorable_Code_Point}/u

/**
 * Text the fonts can draw: composed form, an unknown character (emoji, rare script) becomes U+FFFD and an invisible one is dropped.
 * Without it one such character makes an archive document impossible.
 */
export function drawable(text: string, covers: (codePoint: number) => boolean): string {
  let result = ''
  for (const character of text.normalize('NFC')) {
    const codePoint = character.codePointAt(0) ?? 0
    if (codePoint < 0x7f || covers(codePoint)) result += character
    else if (!invisible.test(character)) result += replacement
  }
  return result
}
