import { expect, test } from 'vitest'
import { formatting } from './formatting.ts'
import { temporaryProject } from './temporary-project.ts'

const faultsOf = async (text: string) => await formatting.check({ root: temporaryProject({ 'scripts/a.ts': text }), files: [] })

test('code laid out otherwise is a fault', async () => {
  expect(await faultsOf('export const a = "double quotes";\n')).toMatchObject([{ file: 'scripts/a.ts' }])
})

test('imports out of order are a fault', async () => {
  expect(await faultsOf("import { b } from 'b'\nimport { a } from 'a'\n\nexport { a, b }\n")).toHaveLength(1)
})

test('code laid out by the formatter is fine', async () => {
  expect(await faultsOf("export const a = 'single quotes'\n")).toEqual([])
})
