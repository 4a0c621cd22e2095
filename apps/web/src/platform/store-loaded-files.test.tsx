import { afterEach, expect, test, vi } from 'vitest'
import { storeLoadedFiles } from './store-loaded-files.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** The emulated browser has none. */
class Channel {
  port1 = { onmessage: (_: { data: string }): void => {}, close: (): void => {} }
  port2 = { postMessage: (data: string): void => this.port1.onmessage({ data }) }
}

/** A browser whose worker answers, and what it was asked to store. */
function aBrowser({ answer, isRegistered = true }: { answer: string; isRegistered?: boolean }): string[] {
  const received: string[] = []
  vi.stubGlobal('MessageChannel', Channel)
  const active = {
    postMessage: ({ store }: { store: string[] }, [port]: Channel['port2'][]) => {
      received.push(...store)
      port!.postMessage(answer)
    },
  }
  const registration = { active }
  vi.stubGlobal('navigator', {
    serviceWorker: { getRegistration: async () => (isRegistered ? registration : undefined), ready: Promise.resolve(registration) },
  })
  const loaded = ['/assets/page-1.js', '/assets/page-1.js', '/api/clients/forma/']
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue(
    [...loaded.map((path) => location.origin + path), 'https://elsewhere.test/assets/a.js'].map((name) => ({ name }) as PerformanceEntry),
  )
  return received
}

test('what the page loaded from the product is told to the worker, each file once', async () => {
  const received = aBrowser({ answer: 'stored' })
  await storeLoadedFiles()
  expect(received).toEqual(['/assets/page-1.js', '/api/clients/forma/'])
})

test('a file that could not be stored is said', async () => {
  aBrowser({ answer: 'missing' })
  await expect(storeLoadedFiles()).rejects.toThrow('not stored')
})

test('a browser without a worker stores nothing', async () => {
  const received = aBrowser({ answer: 'stored', isRegistered: false })
  await storeLoadedFiles()
  expect(received).toEqual([])
})
