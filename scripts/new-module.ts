import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { floorOf } from './check/house.ts'

const usage = 'npm run new-module <name> [-- --floor <number from 0, see scripts/check/house.ts; the highest when not said>]'

/** A reason not to make the module. */
class Refusal extends Error {}

const camelCase = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** The least a module holds on each side: empty lists, in which its first endpoint and its first page will stand. */
function filesOf(name: string): Record<string, string> {
  const word = camelCase(name)
  return {
    [`packages/domain/src/${name}/contract.ts`]: `import type { Endpoint } from '../kernel/contract.ts'

export const ${word}Contract = {} satisfies Record<string, Endpoint>
`,
    [`apps/api/src/modules/${name}/routes.ts`]: `import { ${word}Contract } from '@kxo/domain/${name}/contract'
import { routes } from '../../platform/serve.ts'

export const ${word}Routes = routes(${word}Contract, {})
`,
    [`apps/api/src/modules/${name}/index.ts`]: `export { ${word}Routes } from './routes.ts'
`,
    [`apps/web/src/modules/${name}/pages.ts`]: `import { pages } from '../../platform/page.ts'

export const ${word}Pages = pages([])
`,
  }
}

/** Adds text after the last match of a pattern. */
function insertAfterLast(text: string, pattern: RegExp, added: string, path: string): string {
  const last = [...text.matchAll(pattern)].at(-1)
  if (!last) throw new Refusal(`${path} no longer looks as expected: register the module there by hand.`)
  const end = last.index + last[0].length
  return text.slice(0, end) + added + text.slice(end)
}

/** The lines by which the rest of the product knows the module. */
const registrations: Record<string, (text: string, name: string, floor: number | undefined, path: string) => string> = {
  'scripts/check/house.ts': (text, name, floor, path) => {
    const rows = [...text.matchAll(/^ {2}\[('[^\]]+')\],$/gm)]
    if (floorOf(name) !== undefined) return text
    const row = rows.at(floor ?? -1)
    if (!row) throw new Refusal(`There is no floor ${floor} in ${path}: they go from 0 to ${rows.length - 1}.`)
    return `${text.slice(0, row.index)}  [${row[1]}, '${name}'],${text.slice(row.index + row[0].length)}`
  },
  'apps/api/src/modules/module-routes.ts': (text, name, _floor, path) => {
    const word = camelCase(name)
    const imported = insertAfterLast(
      text,
      /^import .* from '\.\/[\w-]+\/index\.ts'\n/gm,
      `import { ${word}Routes } from './${name}/index.ts'\n`,
      path,
    )
    const entry = name === word ? name : `'${name}'`
    return insertAfterLast(imported, /^ {2}['\w-]+: \[\w+Routes\b.*\],\n/gm, `  ${entry}: [${word}Routes],\n`, path)
  },
  'apps/web/src/shell/every-page.ts': (text, name, _floor, path) => {
    const word = camelCase(name)
    const imported = insertAfterLast(
      text,
      /^import .* from '\.\.\/modules\/[\w-]+\/pages\.ts'\n/gm,
      `import { ${word}Pages } from '../modules/${name}/pages.ts'\n`,
      path,
    )
    return insertAfterLast(imported, /\.\.\.\w+Pages\b/g, `, ...${word}Pages`, path)
  },
}

/**
 * Lays the three sides of a module and the lines that register it.
 * @returns the paths written
 * @throws Refusal when the name is not one, is taken, or the floor does not exist; nothing is then written
 */
export function newModule(root: string, name: string, floor?: number): string[] {
  if (!/^[a-z]+(-[a-z]+)*$/.test(name)) throw new Refusal(`"${name}" is not a module name: kebab-case, a plural noun of the glossary.`)
  const created = filesOf(name)
  const taken = Object.keys(created).find((path) => existsSync(join(root, path)))
  if (taken) throw new Refusal(`${taken} already exists.`)
  const changed = Object.entries(registrations).map(
    ([path, change]) => [path, change(readFileSync(join(root, path), 'utf8'), name, floor, path)] as const,
  )
  const written = [...Object.entries(created), ...changed]
  for (const [path, text] of written) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return written.map(([path]) => path)
}

function main(): void {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { floor: { type: 'string' } } })
  const [name] = positionals
  if (name === undefined) throw new Refusal(usage)
  const root = dirname(import.meta.dirname)
  const written = newModule(root, name, values.floor === undefined ? undefined : Number(values.floor))
  spawnSync(process.execPath, [join(root, 'node_modules/@biomejs/biome/bin/biome'), 'check', '--write', ...written], {
    cwd: root,
    stdio: 'ignore',
  })
  console.log(
    `${written.map((path) => `  ${path}`).join('\n')}\nNext: an endpoint in contract.ts and its verb, a page in pages.ts, its sentences in words.ts, its nouns in docs/glossary.md.`,
  )
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    main()
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}
