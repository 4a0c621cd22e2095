import { posix } from 'node:path'
import type { Fault, Rule, Tree } from './tree.ts'

/** Declarations from which a rule written twice is one rule to share. */
const shared = 5

type Declared = { file: string; line: number; selector: string; classes: string[]; body: string[] }

/** The rules of a style sheet, those within a media query too. */
function rulesOf(file: string, text: string): Declared[] {
  const bare = text.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '))
  return [...bare.matchAll(/([^{};]+)\{([^{}]*)\}/g)].map((match) => ({
    file,
    line: bare.slice(0, match.index + match[1]!.search(/\S/)).split('\n').length,
    selector: match[1]!.trim().replace(/\s+/g, ' '),
    classes: [...match[1]!.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name]) => name!),
    body: match[2]!
      .split(';')
      .map((declaration) => declaration.trim().replace(/\s+/g, ' '))
      .filter(Boolean)
      .sort(),
  }))
}

/** Classes of a module's sheet that no file importing it names; a sheet whose names are computed is left alone. */
function unused(tree: Tree, file: string, rules: readonly Declared[]): Fault[] {
  const importers = tree.files.flatMap(({ path, text }) => {
    if (!/\.tsx?$/.test(path)) return []
    const imported = [...text.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)].find(
      ([, , target]) => posix.join(posix.dirname(path), target!) === file,
    )
    return imported ? [{ name: imported[1]!, text }] : []
  })
  if (importers.some(({ name, text }) => new RegExp(`\\b${name}\\[[^']`).test(text))) return []
  const isNamed = (of: string) => importers.some(({ name, text }) => new RegExp(`\\b${name}(\\.${of}\\b|\\['${of}'\\])`).test(text))
  const first = new Map(rules.flatMap(({ classes, line }) => classes.map((of) => [of, line] as const)).reverse())
  return [...first]
    .filter(([of]) => !isNamed(of) && !of.startsWith('mantine-'))
    .map(([of, line]) => ({ file, line, message: `nothing uses .${of}` }))
}

/** Classes a page names that its sheet does not have. */
function undefinedIn(tree: Tree, sheets: ReadonlyMap<string, readonly Declared[]>): Fault[] {
  return tree.files.flatMap(({ path, text }) =>
    /^apps\/web\/src\/.*\.tsx?$/.test(path)
      ? [...text.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)].flatMap(([, name, target]) => {
          const known = new Set(sheets.get(posix.join(posix.dirname(path), target!))?.flatMap(({ classes }) => classes))
          return [...text.matchAll(new RegExp(`\\b${name}\\['([\\w-]+)'\\]`, 'g'))]
            .filter(([, of]) => !known.has(of!))
            .map((match) => ({ file: path, line: text.slice(0, match.index).split('\n').length, message: `${target} has no .${match[1]}` }))
        })
      : [],
  )
}

function check(tree: Tree): Fault[] {
  const sheets = tree.files
    .filter(({ path }) => /^apps\/web\/src\/.*\.css$/.test(path))
    .map(({ path, text }) => ({ path, rules: rulesOf(path, text) }))
  const seen = new Map<string, Declared>()
  const repeated = sheets.flatMap(({ rules }) =>
    rules.flatMap((rule): Fault[] => {
      if (rule.body.length < shared) return []
      const before = seen.get(rule.body.join(';'))
      if (before) return [{ file: rule.file, line: rule.line, message: `${rule.selector} repeats ${before.selector} of ${before.file}` }]
      seen.set(rule.body.join(';'), rule)
      return []
    }),
  )
  return [
    ...repeated,
    ...sheets.flatMap(({ path, rules }) => (path.endsWith('.module.css') ? unused(tree, path, rules) : [])),
    ...undefinedIn(tree, new Map(sheets.map(({ path, rules }) => [path, rules]))),
  ]
}

/** A style is written once, and used; what is named exists. */
export const repeatedCss: Rule = { name: 'repeated-css', promise: 'a style is written once, exists and is used', check }
