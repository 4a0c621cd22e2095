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
test('a part is keyed by its number, never by what changes of it', async () => {
  expect(await faultsOf('return <Editor key={data.id} form={data} />')).toEqual([])
  for (const key of ['data.version', 'answer.data.messages.length', '`${id}-${data.version}`'])
    expect(await faultsOf(`return <Editor key={${key}} form={data} />`)).toMatchObject([{ line: 1 }])
})
test('a dialog closes, and what is done is told, before pages are read again', async () => {
  const body = (...lines: string[]) => `onSaved: async () => {\n${lines.map((line) => `  ${line}\n`).join('')}},\n`
  const [read, close] = ['await queries.invalidateQueries({ queryKey })', 'onClose()']
  expect(await faultsOf(body(close, read))).toEqual([])
  expect(await faultsOf(body(read, close))).toMatchObject([{ line: 2 }])
  expect(await faultsOf(body(read) + body('toast.success(w.saved)'))).toEqual([])
})
