import type { Database } from './database.ts'

/** A statement this often used is worth keeping prepared, and each connection keeps at most so many: what is prepared is never let go. */
const enough = 20
const most = 256
const mostCounted = 5_000

const uses = new Map<string, number>()
const names = new Map<string, string>()

/**
 * A statement as the driver takes it: one used often is prepared on each connection that meets it, parsed and rewritten once.
 * The embedded engine has no use for it.
 */
export function statementOf(engine: Database['engine'], text: string): string {
  const name = engine === 'postgres' ? preparedName(text) : undefined
  // The driver takes a text or its description alike, which its types tell of each overload alone.
  return (name === undefined ? text : { name, text }) as string
}

function preparedName(text: string): string | undefined {
  const name = names.get(text)
  if (name !== undefined || names.size >= most) return name
  const used = (uses.get(text) ?? 0) + 1
  if (used < enough) {
    // Statements of many shapes push out the count of all, never the prepared ones.
    if (uses.size >= mostCounted) uses.clear()
    uses.set(text, used)
    return undefined
  }
  uses.delete(text)
  names.set(text, `kept_${names.size}`)
  return names.get(text)
}
