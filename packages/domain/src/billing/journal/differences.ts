import type { AccountingEntry } from './accounting-entries.ts'
import type { HandedLine, SaleDifference } from './journal-contract.ts'

/** An entry as it is remembered once handed: neither its number in a file nor its lettering, which follow the rest. */
export type HandedEntry = { source: string; piece: string; day: string; lines: HandedLine[] }

export const handedOf = ({ source, piece, day, lines }: AccountingEntry): HandedEntry => ({
  source,
  piece,
  day,
  lines: lines.map(({ account, customer, label, debit, credit }) => ({ account, customer: customer?.code ?? '', label, debit, credit })),
})

const isSame = (one: HandedEntry, other: HandedEntry): boolean =>
  one.day === other.day &&
  one.piece === other.piece &&
  one.lines.length === other.lines.length &&
  one.lines.every((line, index) => {
    const there = other.lines[index]!
    return (['account', 'customer', 'label', 'debit', 'credit'] as const).every((key) => line[key] === there[key])
  })

/** Compares entries one by one with what was handed; `rest` then answers what is no longer there. */
export function comparison(handed: readonly HandedEntry[]) {
  const before = new Map(handed.map((entry) => [entry.source, entry]))
  return {
    /** What an entry is to what was handed; undefined where it is the same. */
    compare: (entry: HandedEntry): SaleDifference | undefined => {
      const there = before.get(entry.source)
      before.delete(entry.source)
      const { piece, day, lines: after } = entry
      if (!there) return { kind: 'added', piece, day, before: [], after }
      return isSame(there, entry) ? undefined : { kind: 'changed', piece, day, before: there.lines, after }
    },
    rest: (): SaleDifference[] =>
      [...before.values()].map(({ piece, day, lines }) => ({ kind: 'missing', piece, day, before: lines, after: [] })),
  }
}
