import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Plugin, parseAst } from 'vite'

type Node = { type: string; start: number; end: number } & Record<string, unknown>
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

/** Where a name is read: its key when taken by a constant one, `null` when the whole object is taken. */
type Use = { key: string | null; start: number; end: number }

/** The uses of some names in a program, types left aside. */
function usesOf(program: Node, names: ReadonlySet<string>): Map<string, Use[]> {
  const found = new Map<string, Use[]>()
  const add = ({ name }: Node, use: Use): void => {
    if (names.has(String(name))) found.set(String(name), [...(found.get(String(name)) ?? []), use])
  }
  const visit = (node: Node): void => {
    if (node.type === 'ImportDeclaration' || node.type.startsWith('TSType')) return
    const { type, object, property, start, end } = node
    if (type === 'Identifier') return add(node, { key: null, start, end })
    if (type === 'MemberExpression' && !node['computed'] && isNode(object) && isNode(property))
      return object.type === 'Identifier' ? add(object, { key: String(property['name']), start, end }) : visit(object)
    for (const [name, child] of Object.entries(node)) {
      if (name === 'key' && !node['computed'] && !node['shorthand']) continue
      for (const value of Array.isArray(child) ? child : [child]) if (isNode(value)) visit(value)
    }
  }
  visit(program)
  return found
}

type Taken = { local: string; exported: string }
const importOfWords = /^import \{([^}]*)\} from '([^']*\/(?:[\w-]*words|[\w-]+-legal|labels)(?:\.ts)?)'\n/gm
const taken = (list: string): Taken[] =>
  list
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one && !one.startsWith('type '))
    .map((one) => one.split(' as '))
    .map(([exported = '', local = exported]) => ({ exported, local }))

/** Whether a value can be written as it stands. */
const isPlain = (value: unknown): boolean =>
  typeof value === 'string' || (typeof value === 'object' && value !== null && Object.values(value).every(isPlain))

function fileOf(specifier: string, importer: string): string {
  if (!specifier.startsWith('.')) return import.meta.resolve(specifier)
  const path = join(dirname(importer), specifier)
  return existsSync(path) ? pathToFileURL(path).href : ''
}

/** A file's code with the sentences it takes written in it; `null` when it takes none. */
export async function withSentences(code: string, id: string): Promise<string | null> {
  const imports = [...code.matchAll(importOfWords)]
  if (imports.length === 0) return null
  const names = new Set(imports.flatMap(([, list = '']) => taken(list).map(({ local }) => local)))
  const program = parseAst(code, { lang: id.endsWith('x') ? 'tsx' : 'ts' }) as unknown as Node // The parser's own tree, read by its node types alone.
  const uses = usesOf(program, names)
  const edits: { start: number; end: number; text: string }[] = []
  const said = new Map<string, string>()
  for (const { 0: line, 1: list = '', 2: specifier = '', index } of imports) {
    const source = (await import(fileOf(specifier, id))) as Record<string, Record<string, unknown>>
    const stay: string[] = []
    for (const { exported, local } of taken(list)) {
      const sentences = source[exported]
      const of = uses.get(local) ?? []
      if (!of.every(({ key }) => key !== null && isPlain(sentences?.[key]))) {
        stay.push(`${exported} as ${local}`)
        continue
      }
      for (const { key, start, end } of of) {
        const text = JSON.stringify(sentences?.[String(key)])
        if (!said.has(text)) said.set(text, `said${said.size}_`)
        edits.push({ start, end, text: said.get(text) ?? text })
      }
    }
    edits.push({
      start: index,
      end: index + line.length,
      text: stay.length > 0 ? `import { ${stay.join(', ')} } from '${specifier}'\n` : '',
    })
  }
  let written = code
  for (const { start, end, text } of edits.toSorted((a, b) => b.start - a.start))
    written = written.slice(0, start) + text + written.slice(end)
  return `${[...said].map(([text, name]) => `const ${name} = ${text}\n`).join('')}${written}`
}

/**
 * A file takes a few sentences of what its module says: these are written in it, in place of the words they come from, so that a page
 * loads what it says and not all that the modules around it could. What is taken by a computed name stays where it is.
 */
export const sentencesInPlace = (): Plugin => ({
  name: 'sentences-in-place',
  enforce: 'pre',
  apply: 'build',
  async transform(code, path) {
    const id = path.replace(/\?.*$/, '')
    const written = /\/(apps\/web|packages\/domain)\/src\/.*\.tsx?$/.test(id) ? await withSentences(code, id) : null
    return written === null ? null : { code: written, map: null }
  },
})
