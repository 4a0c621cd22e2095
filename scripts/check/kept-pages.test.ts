import { expect, test } from 'vitest'
import { keptPages } from './kept-pages.ts'
import { treeOf } from './tree.ts'

const faultsOf = async (part: string) => await keptPages.check(treeOf({ 'apps/web/src/modules/a/a-page.tsx': part }))

test('a part asks whether there is anything to show', async () =>
  expect(await faultsOf('if (hasNothingToShow(answer)) return <Failed error={answer.error} />')).toEqual([]))
test('an act that failed is told where it was asked', async () =>
  expect(await faultsOf('{renewal.isError ? <p role="alert">…</p> : null}')).toEqual([]))
test('a failure that takes the page away is a fault', async () =>
  expect(await faultsOf('const answer = useQuery(q)\nif (answer.isError) return <Failed error={answer.error} />')).toMatchObject([
    { line: 2, message: expect.stringContaining('hasNothingToShow') },
  ]))
