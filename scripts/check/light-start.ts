import { importGraph } from './import-graph.ts'
import type { Fault, Rule, Tree } from './tree.ts'

const start = 'apps/web/src/shell/space.ts'
/** Of a page, with what it asks for: contracts, and the fields a file may bring in. */
const ofOnePage = /^packages\/domain\/src\/(?!(tenants|identity|kernel)\/contract\.ts$).*(\bcontract|kind-fields)\.ts$/

function check(tree: Tree): Fault[] {
  const graph = importGraph(tree, 'atOnce')
  const importerOf = new Map<string, string>()
  const waiting = [start]
  for (let file = waiting.shift(); file !== undefined; file = waiting.shift())
    for (const imported of graph.get(file) ?? []) {
      if (importerOf.has(imported)) continue
      importerOf.set(imported, file)
      waiting.push(imported)
    }
  return [...importerOf]
    .filter(([file]) => ofOnePage.test(file))
    .map(([file, importer]) => ({ file: importer, message: `brings ${file} into every page: what it takes of it needs a file of its own` }))
}

/** Every page of a space waits for what declares them all: their addresses, menus and rights, not what one of them exchanges. */
export const lightStart: Rule = { name: 'light-start', promise: 'no page waits for what another exchanges', check }
