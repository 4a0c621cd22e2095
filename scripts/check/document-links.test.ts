import { expect, test } from 'vitest'
import { documentLinks } from './document-links.ts'
import { treeOf } from './tree.ts'

const files = { 'docs/operations.md': '', 'scripts/start.mjs': '' }
const faultsOf = async (text: string, path = 'README.md') =>
  (await documentLinks.check(treeOf({ ...files, [path]: text }))).map((fault) => fault.message)

test('a link or a path that leads nowhere is a fault', async () => {
  expect(await faultsOf('See [running it](docs/running.md).')).toEqual(['cites docs/running.md, which does not exist'])
  expect(await faultsOf('See `scripts/begin.mjs`.')).toEqual(['cites scripts/begin.mjs, which does not exist'])
  expect(await faultsOf('See [the readme](../README.md).', 'docs/decisions/0001-engine.md')).toHaveLength(1)
})

test('files, folders, anchors, addresses and what only looks like a path are fine', async () => {
  expect(
    await faultsOf(
      '[a](docs/operations.md#backup) [b](https://example.org/x) [c](#top) `scripts/start.mjs` `docs/` `application/json` `data/files`',
    ),
  ).toEqual([])
  expect(await faultsOf('[a](../operations.md) [b](../../README.md)', 'docs/decisions/0001-engine.md')).toEqual([
    'cites ../../README.md, which does not exist',
  ])
})
