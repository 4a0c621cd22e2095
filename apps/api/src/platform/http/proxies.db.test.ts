import { afterEach, expect, test } from 'vitest'
import { type Program, startProgram } from '../../testing/program.ts'
import { aTenant } from '../../testing/world.ts'

let program: Program
afterEach(() => program.close())

const start = async (environment: Record<string, string>) => {
  program = await startProgram({ environment, requestsPerMinute: 100 })
  const { name } = await aTenant(program)
  /** What remains to whoever calls through 10.0.0.1, which handed on these addresses. */
  return async (forwarded: string): Promise<number> => {
    const { headers } = await program.app.inject({
      method: 'GET',
      url: `/api/client-countries/?client=${name}`,
      remoteAddress: '10.0.0.1',
      headers: { 'x-forwarded-for': forwarded },
    })
    return Number(headers['x-ratelimit-remaining'])
  }
}

test('TRUSTED_PROXIES=2: the caller is whom the first of two proxies saw', async () => {
  const left = await start({ TRUSTED_PROXIES: '2' })
  const before = await left('203.0.113.7, 10.0.0.2')
  expect(await left('203.0.113.7, 10.0.0.3')).toBe(before - 1)
  // What a caller wrote before them makes nobody else of them.
  expect(await left('198.51.100.9, 203.0.113.7, 10.0.0.2')).toBe(before - 2)
  expect(await left('203.0.113.8, 10.0.0.2')).toBe(before)
})

test('TRUSTED_PROXIES=0: nothing a caller writes is believed', async () => {
  const left = await start({ TRUSTED_PROXIES: '0' })
  const before = await left('203.0.113.7')
  expect(await left('203.0.113.8')).toBe(before - 1)
})
