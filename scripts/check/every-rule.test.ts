import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'

test('each rule has a test beside it that shows it failing', () => {
  const names = readdirSync(import.meta.dirname)
  const notRules = ['main', 'house', 'syntax', 'tree', 'import-graph', 'run-tool', 'temporary-project']
  const rules = names.filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts')).map((name) => name.slice(0, -3))
  const untested = rules.filter((name) => !notRules.includes(name) && !names.includes(`${name}.test.ts`))
  expect(untested).toEqual([])
  expect(rules.length - notRules.length).toBeGreaterThan(10)
})
