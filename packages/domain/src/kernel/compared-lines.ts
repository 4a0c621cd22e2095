export type ComparedLine = { text: string; is: 'same' | 'added' | 'removed' }

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** A text beside its former one, line by line and in reading order: the fewest lines are said to have changed. */
export function comparedLines(former: string, current: string): ComparedLine[] {
  const [before, after] = [linesOf(former), linesOf(current)]
  // How many lines what remains of both, from each pair of places on, has in common.
  const common = Array.from({ length: before.length + 1 }, () => new Uint32Array(after.length + 1))
  const at = (i: number, j: number): number => common[i]?.[j] ?? 0
  for (let i = before.length - 1; i >= 0; i--)
    for (let j = after.length - 1; j >= 0; j--) {
      const row = common[i]
      if (row) row[j] = before[i] === after[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
    }
  const lines: ComparedLine[] = []
  let [i, j] = [0, 0]
  while (i < before.length || j < after.length) {
    const [removed, added] = [before[i], after[j]]
    if (removed !== undefined && removed === added) {
      lines.push({ text: removed, is: 'same' })
      i++
      j++
    } else if (removed !== undefined && (added === undefined || at(i + 1, j) >= at(i, j + 1))) {
      lines.push({ text: removed, is: 'removed' })
      i++
    } else {
      lines.push({ text: added ?? '', is: 'added' })
      j++
    }
  }
  return lines
}
