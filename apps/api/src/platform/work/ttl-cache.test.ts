import { expect, test } from 'vitest'
import { createTtlCache } from './ttl-cache.ts'

test('an answer is kept a minute, by what was asked; a failure is not', async () => {
  let time = 0
  let calls = 0
  const answer = createTtlCache(() => time)
  const count = async () => ++calls
  expect([await answer('a', count), await answer('a', count), await answer('b', count)]).toEqual([1, 1, 2])
  time = 59_999
  expect(await answer('a', count)).toBe(1)
  time = 60_000
  expect(await answer('a', count)).toBe(3)

  await expect(answer('c', () => Promise.reject(new Error('lost')))).rejects.toThrow('lost')
  expect(await answer('c', count)).toBe(4)
})

test('it never grows without end', async () => {
  const answer = createTtlCache(() => 0)
  for (let n = 0; n <= 2_000; n++) await answer(`asked ${n}`, async () => n)
  expect(await answer('asked 0', async () => 'anew')).toBe('anew')
})
