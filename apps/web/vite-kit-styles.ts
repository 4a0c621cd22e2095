import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const kit = dirname(fileURLToPath(import.meta.resolve('@mantine/core/styles.layer.css')))
const filesUnder = (folder: string, name: RegExp): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => name.test(path))
    .map((path) => join(folder, path))

/** The components of the kit a program names, its own packages among those that do. */
function namesImported(files: readonly string[]): Set<string> {
  const lists = files.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/import\s*\{([^}]*)\}\s*from\s*["']@mantine\/core["']/g)])
  return new Set(lists.flatMap(([, list = '']) => list.split(',').map((name) => name.trim().split(/\s+as\s+/)[0] ?? '')))
}

/** The classes of some components and of what they are made of. */
function classesOf(names: ReadonlySet<string>): Set<string> {
  const read = new Set<string>()
  const classes = new Set<string>()
  const follow = (file: string): void => {
    if (read.has(file)) return
    read.add(file)
    const code = readFileSync(file, 'utf8')
    for (const [found] of code.matchAll(/\bm_[0-9a-f]+\b/g)) classes.add(found)
    for (const [, path = ''] of code.matchAll(/from\s*"(\.[^"]+)"/g)) follow(join(dirname(file), path))
  }
  const index = readFileSync(join(kit, 'esm/index.mjs'), 'utf8')
  for (const [, list = '', path = ''] of index.matchAll(/import \{([^}]*)\} from "(\.[^"]+)"/g))
    if (list.split(',').some((name) => names.has(name.trim().split(/\s+as\s+/)[0] ?? ''))) follow(join(kit, 'esm', path))
  return classes
}

/** The rules of a sheet whose classes are drawn: a rule that names none of the kit's stays. */
export function rulesDrawn(sheet: string, drawn: ReadonlySet<string>): string {
  const isDrawn = (selector: string): boolean => {
    const named = selector.match(/\bm_[0-9a-f]+\b/g) ?? []
    return named.length === 0 || named.some((name) => drawn.has(name))
  }
  let written = ''
  for (let at = 0; at < sheet.length; ) {
    const opens = sheet.indexOf('{', at)
    if (opens < 0) return written + sheet.slice(at)
    let closes = opens + 1
    for (let depth = 1; depth > 0; closes += 1) depth += { '{': 1, '}': -1 }[sheet[closes] ?? '}'] ?? 0
    const prelude = sheet.slice(at, opens)
    const body = sheet.slice(opens + 1, closes - 1)
    const isNested = /^\s*@(layer|media|supports|container)\b/.test(prelude)
    const inside = isNested ? rulesDrawn(body, drawn) : body
    if (isNested ? inside.trim() : isDrawn(prelude)) written += `${prelude}{${inside}}`
    at = closes
  }
  return written
}

/** The sheet of the kit holds the rules of every component it has: those of the components somebody draws are packed. */
export const kitStyles: Plugin = {
  name: 'kit-styles',
  enforce: 'pre',
  apply: 'build',
  load(path) {
    if (!path.endsWith('/@mantine/core/styles.layer.css')) return null
    const packages = ['charts', 'dates', 'schedule', 'tiptap'].flatMap((name) => filesUnder(join(dirname(kit), name, 'esm'), /\.mjs$/))
    const own = filesUnder(join(import.meta.dirname, 'src'), /(?<!\.test)\.tsx?$/)
    return rulesDrawn(readFileSync(path, 'utf8'), classesOf(namesImported([...own, ...packages])))
  },
}
