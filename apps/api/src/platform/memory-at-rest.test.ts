import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { giveBackAtRest } from './memory-at-rest.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('memory is given back once each time work ends, never while it goes on', () => {
  const give = vi.fn<() => void>()
  const shares = [0.8, 0.9, 0.01, 0.01, 0.01, 0.5, 0.02, 0.02]
  const readings = shares.values()
  const stop = giveBackAtRest(give, () => readings.next().value ?? 0)
  const releasesAfter = shares.map(() => {
    vi.advanceTimersByTime(10_000)
    return give.mock.calls.length
  })
  stop()
  expect(releasesAfter).toEqual([0, 0, 1, 1, 1, 1, 2, 2])
})

test('the collector of this Node does give back', async () => {
  let watchedObject: object | undefined = {}
  const watched = new WeakRef(watchedObject)
  watchedObject = undefined
  // What a turn of the loop looked at is held until the turn ends.
  vi.useRealTimers()
  await new Promise((wake) => setTimeout(wake, 0))
  vi.useFakeTimers()
  const stop = giveBackAtRest(undefined, () => 0)
  vi.advanceTimersByTime(10_000)
  stop()
  expect(watched.deref()).toBeUndefined()
})
