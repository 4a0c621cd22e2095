import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openPace } from './pace.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** When each of so many jobs began, in milliseconds, the server being busy or not. */
async function begun(jobs: number, isBusy: (at: number) => boolean, forMs: number): Promise<number[]> {
  const start = Date.now()
  const pace = openPace(() => Date.now())
  const times: number[] = []
  const tell = (): void => {
    if (isBusy(Date.now() - start)) pace.serverIsBusy()
  }
  tell()
  const telling = setInterval(tell, 250)
  for (let n = 0; n < jobs; n++) void pace.turn().then(() => times.push(Date.now() - start))
  await vi.advanceTimersByTimeAsync(forMs)
  clearInterval(telling)
  return times
}

test('jobs begin at once while the server rests', async () => {
  expect(await begun(50, () => false, 0)).toEqual(Array.from({ length: 50 }, () => 0))
})

test('while it answers a rush they begin ten a second, and go on so as long as it lasts', async () => {
  const times = await begun(1_000, () => true, 30_000)
  expect(times.slice(0, 4)).toEqual([0, 100, 200, 300])
  expect(times.length).toBeGreaterThan(295)
  expect(times.length).toBeLessThan(305)
})

test('once the rush is over they all begin', async () => {
  const times = await begun(500, (at) => at < 2_000, 4_000)
  expect(times).toHaveLength(500)
  expect(times.filter((at) => at > 3_500)).toEqual([])
})
