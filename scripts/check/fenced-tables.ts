import type { Fault, Rule, Tree } from './tree.ts'

/** Tables that belong to no tenant, and why. */
const unfenced: Record<string, string> = {}

const withoutComments = (sql: string) => sql.replace(/--[^\n]*|\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '))

function check(tree: Tree): Fault[] {
  const faults: Fault[] = []
  const migrations = tree.files.filter((file) => /^apps\/api\/migrations\/.*\.sql$/.test(file.path))
  const all = migrations.map((file) => withoutComments(file.text)).join('\n')
  for (const file of migrations) {
    const sql = withoutComments(file.text)
    for (const match of sql.matchAll(/create\s+(?:unlogged\s+)?table\s+(?:if\s+not\s+exists\s+)?"?([\w.]+)"?/gi)) {
      const table = match[1]!.toLowerCase()
      if (Object.hasOwn(unfenced, table)) continue
      const fence = new RegExp(`select\\s+(?:\\w+\\.)?fence_tenant\\s*\\(\\s*'${table.replace('.', '\\.')}'`, 'i')
      if (fence.test(all)) continue
      const line = sql.slice(0, match.index).split('\n').length
      faults.push({ file: file.path, line, message: `table ${table} is not fenced: select fence_tenant('${table}')` })
    }
  }
  return faults
}

/** Every table is fenced by tenant. */
export const fencedTables: Rule = { name: 'fenced-tables', promise: 'every table is fenced by tenant', check }
