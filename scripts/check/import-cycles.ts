import { posix } from 'node:path'
import { importsOf } from './syntax.ts'
import { type Fault, isTest, isTypeScript, type Rule, type SourceFile, type Tree } from './tree.ts'

/** Files of the tree that each file imports: at once, lazily or for a type alone. */
function graphOf(files: readonly SourceFile[]): Map<string, string[]> {
  const paths = new Set(files.map(({ path }) => path))
  const targetOf = (importer: string, specifier: string): string | undefined => {
    if (specifier.startsWith('.')) return posix.join(posix.dirname(importer), specifier)
    const domain = /^@kxo\/domain\/(.+)$/.exec(specifier)
    return domain ? `packages/domain/src/${domain[1]}.ts` : undefined
  }
  return new Map(
    files.map((file) => [
      file.path,
      importsOf(file)
        .map(({ specifier }) => targetOf(file.path, specifier))
        .filter((path) => path !== undefined && paths.has(path)) as string[],
    ]),
  )
}

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
  const files = tree.files.filter(({ path }) => isTypeScript(path) && !isTest(path) && /^(apps|packages)\//.test(path))
  return circlesOf(graphOf(files)).map(([first, ...others]) => ({
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
