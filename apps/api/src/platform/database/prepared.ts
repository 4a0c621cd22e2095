import { isPlannedEachTime, isPlannedOnce } from '../lists/plan-hints.ts'

/** A statement this often used is worth keeping prepared, and each connection keeps at most so many: what is prepared is never let go. */
const enough = 20
const most = 256
const mostCounted = 5_000

/** The statements the connections of one database keep prepared: those used often, parsed and rewritten once by connection. */
export type Prepared = {
  /**
   * A statement as the driver takes it: by its name too, once it is used often. A named one may keep its plan for whoever asks it next, which no list
   * can stand: what was planned for a tenant of ten people reads a tenant of 200,000 whole.
   */
  statement(text: string, values?: readonly unknown[]): string
  /** Every statement is prepared anew, on whatever connection: a table has changed under them. */
  renew(): void
}

/** With `onlyPlannedOnce`, those alone that take longer to plan than to answer: the embedded engine never gives back the memory of what it keeps. */
export function openPrepared({ onlyPlannedOnce = false } = {}): Prepared {
  const uses = new Map<string, number>()
  const names = new Map<string, string>()
  let generation = 0
  const nameOf = (text: string): string | undefined => {
    const name = names.get(text)
    if (name !== undefined || names.size >= most) return name
    if (onlyPlannedOnce && !isPlannedOnce(text)) return undefined
    const used = isPlannedOnce(text) ? enough : (uses.get(text) ?? 0) + 1
    if (used < enough) {
      // Statements of many shapes push out the count of all, never the prepared ones.
      if (uses.size >= mostCounted) uses.clear()
      uses.set(text, used)
      return undefined
    }
    uses.delete(text)
    names.set(text, `kept_${generation}_${names.size}`)
    return names.get(text)
  }
  return {
    statement(text, values = []) {
      const name = isPlannedEachTime(text, values) ? undefined : nameOf(text)
      // The driver takes a text or its description alike, which its types tell of each overload alone.
      return (name === undefined ? text : { name, text }) as string
    },
    renew() {
      generation++
      names.clear()
    },
  }
}

/** Whether a table has changed under a prepared statement. */
export const isOutdated = (error: unknown): boolean => (error as { code?: string }).code === '0A000'
