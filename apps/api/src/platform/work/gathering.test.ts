import { expect, test } from 'vitest'
import { gathering } from './gathering.ts'

/** Rounds that end when told. */
function rounds() {
  const begun: { items: string[]; end: () => void; fail: () => void }[] = []
  const ask = gathering<string>((items) => {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    begun.push({ items, end: resolve, fail: () => reject(new Error(items.join())) })
    return promise
  })
  return { begun, ask }
}
const settled = (): Promise<void> => new Promise((wake) => setImmediate(wake))

test('what is asked during a round goes together in the next', async () => {
  const { begun, ask } = rounds()
  const first = [ask('a'), ask('b')]
  await settled()
  const second = [ask('c'), ask('d')]
  await settled()
  expect(begun.map(({ items }) => items)).toEqual([['a', 'b']])
  begun[0]!.end()
  await Promise.all(first)
  await settled()
  expect(begun.map(({ items }) => items)).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ])
  begun[1]!.end()
  await Promise.all(second)
})

test('a round that fails fails for those in it, and for nobody after', async () => {
  const { begun, ask } = rounds()
  const first = ask('a')
  await settled()
  const second = ask('b')
  begun[0]!.fail()
  await expect(first).rejects.toThrow('a')
  await settled()
  begun[1]!.end()
  await expect(second).resolves.toBeUndefined()
})
