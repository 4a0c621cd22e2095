import { importGraph } from './import-graph.ts'
import type { Fault, Rule, Tree } from './tree.ts'

/** Groups of files from each of which all the others can be reached (Tarjan). */
function circlesOf(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const order = new Map<string, number>()
  const lowest = new Map<string, number>()
  const path: string[] = []
  const circles: string[][] = []
  const visit = (file: string): void => {
    order.set(file, order.size)
    lowest.set(file, order.get(file)!)
    path.push(file)
    for (const next of graph.get(file)!) {
      if (!order.has(next)) visit(next)
      if (path.includes(next)) lowest.set(file, Math.min(lowest.get(file)!, lowest.get(next)!))
    }
    if (lowest.get(file) !== order.get(file)) return
    const circle = path.splice(path.indexOf(file))
    if (circle.length > 1) circles.push(circle)
  }
  for (const file of graph.keys()) if (!order.has(file)) visit(file)
  return circles
}

function check(tree: Tree): Fault[] {
  return circlesOf(importGraph(tree)).map(([first, ...others]) => ({
    file: first!,
    message: `imports itself through ${others.join(', ')}: what they share needs a file of its own`,
  }))
}

/** No file reaches itself again through what it imports; lazy and type-only imports count. */
export const importCycles: Rule = {
  name: 'import-cycles',
  promise: 'no file imports itself through others, even lazily or for a type',
  check,
}
