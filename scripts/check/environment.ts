import type { Fault, Rule, Tree } from './tree.ts'

const configuration = 'apps/api/src/platform/config.ts'
const example = '.env.example'

function check(tree: Tree): Fault[] {
  const textOf = (path: string) => tree.files.find((file) => file.path === path)?.text
  const read = textOf(configuration)
  if (read === undefined) return []
  const names = new Set([...read.matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)].map((match) => match[1]!))
  const documented = new Set([...(textOf(example) ?? '').matchAll(/^#? ?([A-Z][A-Z0-9_]+)=/gm)].map((match) => match[1]!))
  return [
    ...[...names]
      .filter((name) => !documented.has(name))
      .map((name) => ({ file: example, message: `${name} is read at start but not documented` })),
    ...[...documented]
      .filter((name) => !names.has(name))
      .map((name) => ({ file: example, message: `${name} is documented but read by nothing` })),
  ]
}

/** Every variable read at start is documented, and no other. */
export const environment: Rule = { name: 'environment', promise: '.env.example documents every variable', check }
