import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type Browser, type BrowserContext, chromium, type Page, type Request } from 'playwright-core'
import { expect } from 'vitest'
import { findChromium } from '../../scripts/chromium.mjs'

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A page of another site may frame one of this machine.
  '--disable-features=LocalNetworkAccessChecks',
  // A page of a journey lives for seconds: compiling for long use what it runs costs more than it spares, and its young objects seldom grow old.
  '--js-flags=--invocation-count-for-maglev=10000 --no-flush-bytecode --min-semi-space-size=16 --max-semi-space-size=32',
]

export const screens = {
  desk: { width: 1440, height: 900 },
  tablet: { width: 900, height: 1100 },
  phone: { width: 390, height: 844 },
} as const

/** With `devices` it has a camera and a microphone, both granted; `film` is what that camera sees, over and over. */
export const openBrowser = ({ film, devices = film !== undefined }: { film?: string; devices?: boolean } = {}): Promise<Browser> =>
  chromium.launch({
    executablePath: findChromium(),
    args: [
      ...flags,
      ...(devices ? ['--use-fake-ui-for-media-stream', '--use-fake-device-for-media-stream'] : []),
      ...(film ? [`--use-file-for-fake-video-capture=${film}`] : []),
    ],
  })

/** A person at a browser of their own; whatever goes wrong on their pages is remembered. */
export type Visitor = {
  page: Page
  context: BrowserContext
  /** Every console error, uncaught error, failed request, status ≥ 500 and CSP violation since the last call fails the test. */
  expectNoFault(): void
  /** The same faults, to be told with others. */
  takeFaults(): string[]
  /** Puts the accessibility engine in the page; it stays until the page is loaded again. */
  loadAxe(): Promise<void>
  /** Zero accessibility violation on the page as it is now. */
  expectAccessible(): Promise<void>
  close(): Promise<void>
}

type PageNotes = { faults: readonly string[]; refusals: readonly string[]; unanswered: ReadonlySet<Request> }
const openPages = new Map<Page, PageNotes>()

/** Of every page open now: its address, what went wrong and was not yet taken, the last refusals, what is asked and not answered, its words. */
export const shownNow = (): Promise<string[]> =>
  Promise.all(
    [...openPages].map(async ([page, { faults, refusals, unanswered }]) => {
      const words = await page
        .locator('body')
        .innerText({ timeout: 2000 })
        .catch((error: Error) => error.message)
      const waits = [...unanswered].map((request) => `unanswered: ${request.method()} ${request.url()}`)
      return [page.url(), ...faults, ...refusals.slice(-5), ...waits, words.replaceAll(/\n+/g, '\n').slice(0, 4000)].join('\n')
    }),
  )

/** `installed`: with the service worker, which others do without. `touches`: with a finger. */
type Options = { screen?: keyof typeof screens; language?: 'fr' | 'en'; installed?: boolean; touches?: boolean }

export async function aVisitor(
  browser: Browser,
  url: string,
  { screen = 'desk', language = 'fr', installed = false, touches = false }: Options = {},
): Promise<Visitor> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: screens[screen],
    locale: language === 'fr' ? 'fr-FR' : 'en-GB',
    timezoneId: 'Europe/Paris',
    reducedMotion: 'reduce',
    hasTouch: touches,
    serviceWorkers: installed ? 'allow' : 'block',
  })
  context.setDefaultTimeout(30_000)
  const page = await context.newPage()
  const faults: string[] = []
  const refusals: string[] = []
  const unanswered = new Set<Request>()
  openPages.set(page, { faults, refusals, unanswered })
  page.on('request', (request) => unanswered.add(request))
  page.on('requestfinished', (request) => unanswered.delete(request))
  page.on('requestfailed', (request) => unanswered.delete(request))
  page.on('close', () => openPages.delete(page))
  page.on('console', (message) => {
    // A refusal (4xx) is an answer the page shows; the browser reports it as an error all the same.
    if (message.type() === 'error' && !/status of 4\d\d/.test(message.text())) faults.push(`console: ${message.text()}`)
  })
  page.on('pageerror', (error) => faults.push(`uncaught: ${error.message}`))
  page.on('requestfailed', (request) => {
    if (!/ERR_ABORTED/.test(request.failure()?.errorText ?? '')) faults.push(`request: ${request.url()} ${request.failure()?.errorText}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 500) faults.push(`answer: ${response.status()} ${response.url()}`)
    else if (response.status() >= 400)
      response.text().then(
        (said) => refusals.push(`refused: ${response.status()} ${response.url()} ${said.slice(0, 200)}`),
        () => undefined,
      )
  })
  const loadAxe = async (): Promise<void> => {
    if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource)
  }
  return {
    page,
    context,
    expectNoFault() {
      expect(faults.splice(0)).toEqual([])
    },
    takeFaults: () => faults.splice(0),
    loadAxe,
    async expectAccessible() {
      await loadAxe()
      const violations = () =>
        page.evaluate(async () => {
          type Violation = { id: string; nodes: { html: string; failureSummary: string }[] }
          // The script run above put it there.
          const { axe } = globalThis as unknown as { axe: { run(options: object): Promise<{ violations: Violation[] }> } }
          // Only what is wrong is described, by its own text, and style sheets are not fetched a second time: half the work.
          return (await axe.run({ resultTypes: ['violations'], preload: false, selectors: false })).violations.map(
            ({ id, nodes }) =>
              `${id}: ${nodes.map(({ html, failureSummary }) => `${html.slice(0, 160)} — ${failureSummary.slice(0, 240)}`).join(' | ')}`,
          )
        })
      // What is wrong while a page is being drawn is looked at again once it is; what it is left with counts.
      await expect.poll(violations, { message: `${page.url()} ${page.viewportSize()?.width}px`, interval: 500 }).toEqual([])
    },
    close: () => context.close(),
  }
}
