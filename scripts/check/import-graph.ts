import { posix } from 'node:path'
import { importsOf } from './syntax.ts'
import { isTest, isTypeScript, type Tree } from './tree.ts'

function targetOf(importer: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(importer), specifier)
  const domain = /^@kxo\/domain\/(.+)$/.exec(specifier)
  return domain ? `packages/domain/src/${domain[1]}.ts` : undefined
}

/** Files of the product that each of its files imports: at once, lazily or for a type alone, or only those loaded `atOnce` with it. */
export function importGraph(tree: Tree, loaded: 'anyhow' | 'atOnce' = 'anyhow'): Map<string, string[]> {
  const files = tree.files.filter(({ path }) => isTypeScript(path) && !isTest(path) && /^(apps|packages)\//.test(path))
  const paths = new Set(files.map(({ path }) => path))
  return new Map(
    files.map((file) => [
      file.path,
      importsOf(file)
        .filter(({ isAtOnce }) => isAtOnce || loaded === 'anyhow')
        .map(({ specifier }) => targetOf(file.path, specifier))
        .filter((path) => path !== undefined && paths.has(path)) as string[],
    ]),
  )
}
