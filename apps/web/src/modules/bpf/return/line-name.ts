import type { Figures } from '@kxo/domain/bpf/figures'
import { type Frame, lineOfCode, missing } from '@kxo/domain/bpf/line-code'
import { productLine } from '@kxo/domain/bpf/product-line'
import { lineNamed } from '@kxo/domain/bpf/return-frames'
import { returnWords as w } from '@kxo/domain/bpf/return-legal'
import { specialityName } from '@kxo/domain/bpf/speciality'
import type { Sentence } from '@kxo/domain/kernel/sentence'

/** What waits to be classed, and what says how much of it. */
export const missingWords = {
  payers: w.missingPayers,
  learners: w.missingLearners,
  specialities: w.missingSpecialities,
  levels: w.missingLevels,
  sheets: w.openSheets,
} as const satisfies Partial<Record<Frame, Sentence>>
export type MissingKey = keyof typeof missingWords
export const missingKeys = Object.keys(missingWords) as MissingKey[]

/** What waits to be classed, when that is what a code opens. */
export function missingIn(code: string): MissingKey | undefined {
  const line = lineOfCode(code)
  return line?.key === missing ? missingKeys.find((key) => key === line.frame) : undefined
}

/** The name of a line and the frame it is of; a line the return no longer shows keeps the name of its key. */
export function lineName(figures: Figures, code: string): { label: Sentence; frame?: Sentence } {
  const named = lineNamed(figures, code)
  if (named) return named
  const { frame, key } = lineOfCode(code) ?? {}
  if (frame === 'products' && productLine.is(key)) return { label: productLine.labelOf(key), frame: w.frameC }
  if (frame === 'specialities' && key !== undefined) {
    const name = specialityName(key)
    return { label: { fr: name, en: name }, frame: w.frameF4 }
  }
  return { label: w.line }
}
