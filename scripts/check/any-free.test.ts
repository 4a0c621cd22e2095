import { expect, test } from 'vitest'
import { anyFree } from './any-free.ts'
import { treeOf } from './tree.ts'

const faultsOf = async (text: string) => (await anyFree.check(treeOf({ 'apps/api/src/main.ts': text }))).length

test.each([
  'let a: any',
  'const a = b as any',
  'function f(x: Record<string, any>) {}',
  '// @ts-ignore\nconst a = b',
  '// @ts-nocheck',
  '// @ts-expect-error\nconst a = b',
  '// oxlint-disable-next-line no-console\nconsole.log(1)',
  '// biome-ignore format:\nconst a = 1',
  'const a = b as unknown as string',
  'const a = b as never',
])('%s is refused', async (text) => expect(await faultsOf(text)).toBe(1))

test.each([
  "const any = 'any'",
  '// @ts-expect-error the library declares it wrongly\nconst a = b',
  '// oxlint-disable-next-line no-console -- the command prints its result\nconsole.log(1)',
  '// biome-ignore format: a table reads better\nconst a = 1',
  'const a = b as unknown as string // the driver answers a list for several statements',
  'const a = b as never // the library names its fields at run time',
  'const a = [1, 2] as const',
])('%s is accepted', async (text) => expect(await faultsOf(text)).toBe(0))
