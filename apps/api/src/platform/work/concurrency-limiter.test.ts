import { describe, expect, test } from 'vitest'
import { createConcurrencyLimiter } from './concurrency-limiter.ts'

/** Work that ends when told, and notes that it began. */
function aWork(begun: string[], name: string) {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const work = (): Promise<string> => {
    begun.push(name)
    return promise
  }
  return { work, end: () => resolve(name), fail: () => reject(new Error(name)) }
}
const settled = (): Promise<void> => new Promise((wake) => setImmediate(wake))

describe('a line', () => {
  test('lets two work at once, then each in the order they came', async () => {
    const inLine = createConcurrencyLimiter()
    const begun: string[] = []
    const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((name) => aWork(begun, name))
    const answers = [a!, b!, c!, d!].map(({ work }) => inLine('event 1', work))
    await settled()
    expect(begun).toEqual(['a', 'b'])
    b!.end()
    await settled()
    expect(begun).toEqual(['a', 'b', 'c'])
    for (const one of [a!, c!, d!]) one.end()
    expect(await Promise.all(answers)).toEqual(['a', 'b', 'c', 'd'])
    expect(begun).toEqual(['a', 'b', 'c', 'd'])
  })

  test('goes on after a failure, and holds up nobody else’s record', async () => {
    const inLine = createConcurrencyLimiter()
    const begun: string[] = []
    const works = ['a', 'b', 'c'].map((name) => aWork(begun, name))
    const answers = works.map(({ work }) => inLine('event 1', work))
    const other = aWork(begun, 'other')
    const apart = inLine('event 2', other.work)
    await settled()
    expect(begun).toEqual(['a', 'b', 'other'])
    works[0]!.fail()
    await expect(answers[0]).rejects.toThrow('a')
    await settled()
    expect(begun).toEqual(['a', 'b', 'other', 'c'])
    for (const one of [works[1]!, works[2]!, other]) one.end()
    expect(await Promise.all([answers[1], answers[2], apart])).toEqual(['b', 'c', 'other'])
  })
})
