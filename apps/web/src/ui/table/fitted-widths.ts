import type { Arrangement, Column } from './column.ts'

/** What a column asks for when it names no width and shows nothing yet. */
export const usual = 150
/** No column goes under that, nor the first one, which names the row, under the second: the list is pushed along instead. */
const least = 88
const leastOfName = 180
/** A long text asks for no more. */
const most = 420

/** Figures, dates, states and codes are never cut. */
const isFixed = ({ key, align, filter, isWhole }: Pick<Column<never>, 'key' | 'align' | 'filter' | 'isWhole'>): boolean =>
  key === 'status' || align === 'end' || filter === 'day' || isWhole === true

/** `weight`: where room lacks, how many times as much as others the column is given. */
type Part = { key: string; natural: number; least: number; weight: number }
const sum = (widths: readonly number[]): number => widths.reduce((total, width) => total + width, 0)

/** As much to each as to the others, no more than it asks for and no less than it is read by. */
function leveled(parts: readonly Part[], room: number): [string, number][] {
  const at = (level: number) =>
    parts.map(({ key, natural, least: floor, weight }): [string, number] => [
      key,
      Math.max(floor, Math.min(natural, Math.floor(level * weight))),
    ])
  let [low, high] = [0, Math.max(...parts.map(({ natural }) => natural), 0)]
  while (high - low > 0.25) {
    const level = (low + high) / 2
    if (sum(at(level).map(([, width]) => width)) <= room) low = level
    else high = level
  }
  return at(low)
}

type Fitting = {
  arrangement: Arrangement
  /** Pixels the columns may take; 0 while unknown. */
  room: number
  /** Pixels of the widest title or cell of each column, once drawn. */
  content?: Readonly<Record<string, number>>
}

/**
 * Widths in pixels: those a person chose stay, the others take what they show, or declare as long as nothing is drawn. Room left is shared; where
 * it lacks, the longest texts are cut first, the name of the row last, figures never.
 */
export function fittedWidths<Row>(columns: readonly Column<Row>[], { arrangement, room, content = {} }: Fitting): Record<string, number> {
  const chosen: Record<string, number> = {}
  const parts: Part[] = []
  for (const [place, column] of columns.entries()) {
    const { key, width: declared = usual } = column
    const width = arrangement.find((item) => item.key === key)?.width ?? declared
    const natural = content[key] ? Math.min(content[key], most) : declared
    if (width !== declared) chosen[key] = width
    else {
      const floor = isFixed(column) ? natural : Math.min(place === 0 ? leastOfName : least, natural)
      parts.push({ key, natural, least: floor, weight: place === 0 ? 2 : 1 })
    }
  }
  const natural = sum(parts.map((part) => part.natural))
  if (room <= 0) return { ...chosen, ...Object.fromEntries(parts.map((part) => [part.key, part.natural])) }
  const left = room - sum(Object.values(chosen))
  const shares = left < natural ? leveled(parts, left) : parts.map((part) => [part.key, Math.floor((part.natural * left) / natural)])
  return { ...chosen, ...Object.fromEntries(shares) }
}
