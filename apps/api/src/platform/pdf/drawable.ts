import type { Family } from './font-coverage.ts'

const plain = /^[\t\n\r\x20-\x7e]*$/
// Neither a control nor half a pair has a shape; tab and line ends are layout.
const shapeless = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]|\p{Surrogate}/gu
const invisible = /\p{Default_Ignorable_Code_Point}/u
const mark = /\p{M}/u
const clusters = new Intl.Segmenter('fr', { granularity: 'grapheme' })
const codeOf = (character: string): number => character.codePointAt(0) ?? 0

/** One letter no family has: its ordinary form (𝓐 is A, ① is 1), else its Unicode number, which a reader can look up. */
function replaced(character: string, families: readonly Family[]): string {
  const ordinary = character.normalize('NFKC')
  const isDrawn = [...ordinary].every((part) => families.some((has) => has(codeOf(part))))
  return ordinary !== character && isDrawn ? ordinary : `[U+${codeOf(character).toString(16).toUpperCase().padStart(4, '0')}]`
}

/** A letter with its marks is drawn by one family or not at all: what a family does not have of it is left out. */
function drawnCluster(cluster: string, families: readonly Family[]): string {
  const characters = [...cluster]
  const shown = characters.filter((character) => !invisible.test(character))
  const whole = families.find((has) => shown.every((character) => has(codeOf(character))))
  if (whole) return characters.filter((character) => whole(codeOf(character))).join('')
  let last: Family | undefined
  let result = ''
  for (const character of shown) {
    if (mark.test(character)) {
      if (last?.(codeOf(character))) result += character
      continue
    }
    last = families.find((has) => has(codeOf(character)))
    result += last ? character : replaced(character, families)
  }
  return result
}

/**
 * Text the fonts can draw, families in the order of the page: composed form, controls and invisible signs no font has left out, and what no
 * family draws written so that it can still be read. Without it one character makes an archive document impossible.
 */
export function drawable(text: string, families: readonly Family[]): string {
  if (plain.test(text)) return text
  let result = ''
  for (const { segment } of clusters.segment(text.normalize('NFC').replace(shapeless, ''))) {
    result += plain.test(segment) ? segment : drawnCluster(segment, families)
  }
  return result
}
