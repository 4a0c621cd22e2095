/**
 * The tabs one line holds, and the rest: as many of the first as fit beside the button of the rest, the current one always among them.
 * Widths in pixels; a line that is not laid out yet (0) holds them all.
 */
export function tabsThatFit<T extends { key: string }>(
  tabs: readonly T[],
  { widthOf, line, more, current }: { widthOf: (key: string) => number; line: number; more: number; current: string },
): { shown: readonly T[]; rest: readonly T[] } {
  const total = tabs.reduce((sum, { key }) => sum + widthOf(key), 0)
  if (line === 0 || total <= line) return { shown: tabs, rest: [] }
  const own = tabs.find(({ key }) => key === current)
  const shown: T[] = []
  let left = line - more - (own ? widthOf(own.key) : 0)
  for (const tab of tabs) {
    if (tab === own) continue
    left -= widthOf(tab.key)
    if (left < 0) break
    shown.push(tab)
  }
  const all = tabs.filter((tab) => tab === own || shown.includes(tab))
  return { shown: all, rest: tabs.filter((tab) => !all.includes(tab)) }
}
