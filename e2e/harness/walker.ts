import { expect } from 'vitest'
import { screens, type Visitor } from './visitor.ts'

type Axe = {
  run(context: Document, options: object): Promise<{ violations: { id: string; nodes: { html: string; failureSummary: string }[] }[] }>
}
type Look = { heading: string; path: string; links: string[]; leaks: string[]; wider: string[] }

/** A person who goes through many pages in one session, without loading the program again, and notes what is wrong on each. */
export async function aWalker(visitor: Visitor) {
  const { page } = visitor
  const running = new Set<unknown>()
  page.on('request', (request) => {
    if (request.resourceType() !== 'eventsource' && !/stream/.test(request.url())) running.add(request)
  })
  page.on('requestfinished', (request) => running.delete(request))
  page.on('requestfailed', (request) => running.delete(request))
  await visitor.loadAxe()

  const isSettled = (): Promise<boolean> =>
    page.evaluate(() => document.querySelector('h1') !== null && document.querySelector('[aria-busy="true"]') === null)
  const settle = async (): Promise<void> => {
    const deadline = Date.now() + 15_000
    for (let calm = 0; calm < 2 && Date.now() < deadline; ) {
      calm = running.size === 0 && (await isSettled()) ? calm + 1 : 0
      await page.waitForTimeout(20)
    }
  }
  const axe = (rules?: readonly string[]): Promise<string[]> =>
    page.evaluate(async (only) => {
      // `loadAxe` put it there.
      const { axe: engine } = globalThis as unknown as { axe: Axe }
      const options = { resultTypes: ['violations'], iframes: false, ...(only ? { runOnly: { type: 'rule', values: only } } : {}) }
      return (await engine.run(document, options)).violations.map(
        ({ id, nodes }) =>
          `${id}: ${nodes
            .slice(0, 3)
            .map(({ html, failureSummary }) => `${html.slice(0, 200)} — ${failureSummary.slice(0, 200)}`)
            .join(' | ')}`,
      )
    }, rules)
  const look = (): Promise<Look> =>
    page.evaluate(() => {
      const texts: string[] = []
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? '')
      for (const one of document.querySelectorAll('[aria-label], [title], [placeholder]'))
        for (const name of ['aria-label', 'title', 'placeholder']) texts.push(one.getAttribute(name) ?? '')
      const leak = /(?<!\{)\{[a-z_]+(?:[.:][a-z_]+)*\}(?!\})|\bundefined\b|\[object |\bNaN\b|\bInvalid Date\b/
      const beyond = (one: Element): boolean => one.getBoundingClientRect().right > innerWidth + 1
      const isOverflowing = document.documentElement.scrollWidth > innerWidth + 1
      return {
        heading: document.querySelector('h1')?.textContent?.trim() ?? '',
        path: location.pathname,
        links: [...document.querySelectorAll('a[href^="/"]')].map((one) => one.getAttribute('href') ?? ''),
        leaks: texts.filter((text) => leak.test(text)).map((text) => text.trim().slice(0, 120)),
        wider: isOverflowing
          ? [...document.body.querySelectorAll('*')]
              .filter(beyond)
              .slice(0, 4)
              .map((one) => one.outerHTML.slice(0, 160))
          : [],
      }
    })
  const wear = (theme: 'light' | 'dark'): Promise<void> =>
    page.evaluate((wanted) => {
      document.documentElement.setAttribute('data-mantine-color-scheme', wanted)
      // Colours follow by transitions: they are brought to their end.
      for (const one of document.getAnimations()) if (one instanceof CSSTransition) one.finish()
    }, theme)
  const speak = (language: 'fr' | 'en'): Promise<void> =>
    page.evaluate((wanted) => document.querySelector<HTMLElement>(`button[lang="${wanted}"]`)?.click(), language)

  return {
    /**
     * Opens an address and looks at it three times: French, light, on a desk (every rule); dark (contrasts);
     * English, dark, on a phone (every rule, and nothing wider than the screen).
     * @returns what is wrong, the address it ended on and the links it shows
     */
    async visit(address: string): Promise<{ faults: string[]; path: string; heading: string; links: string[] }> {
      await page.setViewportSize(screens.desk)
      await wear('light')
      await speak('fr')
      await page.evaluate((to) => history.pushState(null, '', to), address)
      await settle()
      const first = await look()
      const faults = [
        ...(first.heading ? [] : ['no title']),
        ...first.leaks.map((text) => `left in the text: ${text}`),
        ...(await axe()).map((text) => `fr light desk: ${text}`),
      ]
      await wear('dark')
      faults.push(...(await axe(['color-contrast'])).map((text) => `dark desk: ${text}`))
      await speak('en')
      await page.setViewportSize(screens.phone)
      await settle()
      const second = await look()
      faults.push(
        ...(second.heading ? [] : ['no title in English']),
        ...second.leaks.map((text) => `left in the English text: ${text}`),
        ...(second.wider.length > 0 ? [`wider than the phone: ${second.wider.join(' | ')}`] : []),
        ...(await axe()).map((text) => `en dark phone: ${text}`),
        ...visitor.takeFaults(),
      )
      return { faults, path: first.path, heading: first.heading, links: first.links }
    },
  }
}
