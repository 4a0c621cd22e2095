import { expect, test } from 'vitest'
import { moduleParity } from './module-parity.ts'
import { treeOf } from './tree.ts'

const onEachSide = (module: string) => ({
  [`packages/domain/src/${module}/contract.ts`]: '',
  [`apps/api/src/modules/${module}/routes.ts`]: '',
  [`apps/web/src/modules/${module}/pages.ts`]: '',
})

test('the same modules on three sides are fine; the kernel is none', () => {
  expect(
    moduleParity.check(treeOf({ ...onEachSide('events'), ...onEachSide('billing'), 'packages/domain/src/kernel/wire.ts': '' })),
  ).toEqual([])
})

test('a module missing on a side is a fault', () => {
  const { 'apps/web/src/modules/billing/pages.ts': _, ...rest } = { ...onEachSide('events'), ...onEachSide('billing') }
  expect(moduleParity.check(treeOf(rest))).toEqual([{ file: 'billing', message: 'exists in domain and api but not in web' }])
})

test('a module the house does not know is a fault', () => {
  expect(moduleParity.check(treeOf(onEachSide('gadgets')))).toMatchObject([{ file: 'gadgets' }])
})
