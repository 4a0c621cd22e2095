import { gzipSync } from 'node:zlib'
import { type Browser, chromium, type Page } from 'playwright-core'
import { worlds } from '../apps/api/seeds/worlds.ts'
import { seedDemo } from '../apps/api/src/seed.ts'
import { signIn } from '../e2e/harness/sign-in.ts'
import { findChromium } from '../scripts/chromium.mjs'
import { buildWeb } from '../scripts/web-build.mjs'
import type { Figure } from './figure.ts'
import { onPostgres } from './on-postgres.ts'

/** A phone of the middle of the range on a slow mobile network: bytes a second, milliseconds there and back, times slower than this machine. */
const device = { throughput: (1.6 * 1024 * 1024) / 8, latency: 150, slower: 4 }

type Watched = { name: string; path: string; as?: string; kilobytes: number; seconds: number; requests?: number }
const signedIn = { seconds: 3, requests: 30 }
/** Pages whose first load is watched, with what it should not exceed. */
const watched: readonly Watched[] = [
  { name: 'login', path: '/login/forma', kilobytes: 150, seconds: 1.8 },
  { name: 'public catalogue', path: '/forma/public/events', kilobytes: 120, seconds: 1.8 },
  { name: 'dashboard', path: '/admin/dashboard', as: 'admin@forma.test', kilobytes: 270, ...signedIn },
  { name: 'list of events', path: '/admin/events', as: 'admin@forma.test', kilobytes: 230, ...signedIn },
  { name: 'list of contacts', path: '/admin/users', as: 'admin@forma.test', kilobytes: 230, ...signedIn },
  { name: 'form of a person', path: '/admin/user/33', as: 'admin@forma.test', kilobytes: 270, ...signedIn },
  { name: 'home of a learner', path: '/events', as: 'user@forma.test', kilobytes: 230, ...signedIn },
]

/** When the largest thing of the page was painted, in seconds since it was asked for; nothing painted any more for a second and a half. */
const largestPaint = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let latest = 0
        let quiet: ReturnType<typeof setTimeout> | undefined
        const settle = (): void => {
          clearTimeout(quiet)
          quiet = setTimeout(() => resolve(latest / 1000), 1500)
        }
        new PerformanceObserver((list) => {
          latest = Math.max(latest, ...list.getEntries().map(({ startTime }) => startTime))
          settle()
        }).observe({ type: 'largest-contentful-paint' as never, buffered: true }) // newer than what is declared
        settle()
      }),
  )

async function load(browser: Browser, url: string, { name, path, as, kilobytes, seconds, requests }: Watched): Promise<Figure[]> {
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1440, height: 900 }, locale: 'fr-FR' })
  if (as) {
    const door = await context.newPage()
    await signIn(door, as)
    await door.close()
  }
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.clearBrowserCache')
  await devtools.send('Network.setBypassServiceWorker', { bypass: true })
  const { throughput, latency, slower } = device
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower })
  const scripts = new Set<string>()
  let sent = 0
  let received = 0
  let all = 0
  const packed: Promise<number>[] = []
  // The browser reads brotli; the aims are said of gzip, which older proxies ask for.
  page.on('response', (answer) => {
    if (answer.request().resourceType() === 'script') packed.push(answer.body().then((body) => gzipSync(body, { level: 9 }).length))
  })
  devtools.on('Network.responseReceived', ({ requestId, type }) => {
    sent += 1
    if (type === 'Script') scripts.add(requestId)
  })
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    all += encodedDataLength
    if (scripts.has(requestId)) received += encodedDataLength
  })
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).waitFor()
  const paint = await largestPaint(page)
  const size = (await Promise.all(packed)).reduce((sum, bytes) => sum + bytes, 0) / 1024
  await context.close()
  return [
    { name: `${name}, scripts`, value: size, unit: 'kB gzip', ratio: size / kilobytes, aim: `≤ ${kilobytes}` },
    { name: `${name}, scripts as received (brotli, with headers)`, value: received / 1024, unit: 'kB' },
    { name: `${name}, everything received`, value: all / 1024, unit: 'kB' },
    { name: `${name}, requests`, value: sent, unit: '', ...(requests && { ratio: sent / requests, aim: `≤ ${requests}` }) },
    { name: `${name}, largest paint`, value: paint, unit: 's', ratio: paint / seconds, aim: `≤ ${seconds}` },
  ]
}

/** First loads in a browser, on a slow device and network: what is fetched and when the page stands. */
export const run = async (): Promise<Figure[]> => {
  // The files a server serves are those it finds as it starts.
  await buildWeb()
  return onPostgres(async (program) => {
    await seedDemo(program.services, program.jobs, worlds)
    const url = (await program.app.listen({ port: 0, host: '127.0.0.1' })).replace('127.0.0.1', 'localhost')
    const browser = await chromium.launch({ executablePath: findChromium() })
    const figures: Figure[] = []
    for (const page of watched) figures.push(...(await load(browser, url, page)))
    await browser.close()
    return figures
  })
}
