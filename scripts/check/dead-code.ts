import { runTool } from './run-tool.ts'
import type { Fault, Rule, Tree } from './tree.ts'

type Found = { name: string; line?: number }
type Issue = { file: string } & Record<string, unknown>

const kinds: Record<string, string> = {
  files: 'is used by nothing',
  dependencies: 'is a dependency nothing imports',
  devDependencies: 'is a development dependency nothing uses',
  unlisted: 'is imported but not a dependency',
  unresolved: 'is imported but does not exist',
  binaries: 'is run but comes from no dependency',
  exports: 'is exported and used nowhere else',
  types: 'is a type exported and used nowhere else',
  duplicates: 'is exported twice',
}

async function check({ root }: Tree): Promise<Fault[]> {
  const printed = await runTool('knip/bin/knip.js', ['--reporter=json', '--no-progress', '--no-exit-code'], root)
  const { issues } = JSON.parse(printed.slice(printed.indexOf('{'))) as { issues: Issue[] }
  return issues.flatMap((issue) =>
    Object.entries(kinds).flatMap(([kind, message]) => {
      const found = (issue[kind] ?? []) as readonly (Found | Found[])[]
      return found
        .flat()
        .map(({ name, line }) => ({ file: issue.file, ...(line === undefined ? {} : { line }), message: `${name} ${message}` }))
    }),
  )
}

/** What nothing uses is removed. */
export const deadCode: Rule = { name: 'dead-code', promise: 'no dead file, export or dependency', check }
