import { expect, test } from 'vitest'
import { deadCode } from './dead-code.ts'
import { temporaryProject } from './temporary-project.ts'

const configuration = { entry: ['main.ts'], project: ['**/*.ts'] }
const faultsOf = async (files: Record<string, string>, dependencies: Record<string, string> = {}) => {
  const root = temporaryProject({
    'package.json': JSON.stringify({ name: 'tried', type: 'module', dependencies }),
    'knip.json': JSON.stringify(configuration),
    ...files,
  })
  return (await deadCode.check({ root, files: [] })).map((fault) => `${fault.file}: ${fault.message}`)
}

test('what is used is fine', async () => {
  expect(await faultsOf({ 'main.ts': "import { a } from './a.ts'\n\na()\n", 'a.ts': 'export const a = () => 1\n' })).toEqual([])
})

test('an export, a file or a dependency nothing uses is a fault', async () => {
  expect(
    await faultsOf({ 'main.ts': "import { a } from './a.ts'\n\na()\n", 'a.ts': 'export const a = () => 1\nexport const b = 2\n' }),
  ).toEqual(['a.ts: b is exported and used nowhere else'])
  expect(await faultsOf({ 'main.ts': '', 'alone.ts': 'export {}\n' })).toEqual(['alone.ts: alone.ts is used by nothing'])
  expect(await faultsOf({ 'main.ts': '' }, { zod: '4.0.0' })).toEqual(['package.json: zod is a dependency nothing imports'])
  expect(await faultsOf({ 'main.ts': "import 'zod'\n" })).toEqual(['main.ts: zod is imported but not a dependency'])
})
