import { brotliDecompressSync } from 'node:zlib'
import { fastify } from 'fastify'
import { expect, test, vi } from 'vitest'
import { serveStaticPage } from './static-page.ts'

test('a page is made and compressed once, however many ask for it at once and afterwards', async () => {
  const app = fastify()
  const make = vi.fn<() => string>(() => 'Une page. '.repeat(1000))
  serveStaticPage(app, '/page', 'text/plain', make)
  const ask = (encoding: string) => app.inject({ url: '/page', headers: { 'accept-encoding': encoding } })
  const answers = await Promise.all(Array.from({ length: 50 }, (_, n) => ask(['br', 'gzip', 'identity'][n % 3]!)))
  answers.push(await ask('br'))
  expect(make).toHaveBeenCalledOnce()
  const packed = answers.filter(({ headers }) => headers['content-encoding'] === 'br')
  expect(packed).toHaveLength(18)
  for (const { rawPayload } of packed) expect(brotliDecompressSync(rawPayload).toString()).toBe('Une page. '.repeat(1000))
  await app.close()
})
