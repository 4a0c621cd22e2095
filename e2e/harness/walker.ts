import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { screens, type Visitor } from './visitor.ts'

type Look = { heading: string; titles: number; path: string; links: string[]; leaks: string[]; wider: string[] }
type Seen = { faults: string[]; path: string; heading: string; links: string[] }

const inPage = readFileSync(join(import.meta.dirname, 'walk-page.js'), 'utf8')
const patience = 15_000

/** A person who goes through many pages in one session, without loading the program again, and notes what is wrong on each. */
export async function aWalker(visitor: Visitor): Promise<{ visit: (address: string) => Promise<Seen> }> {
  const { page } = visitor
  const running = new Set<unknown>()
  page.on('request', (request) => {
    // The live stream never ends.
    if (!request.url().endsWith('/stream/')) running.add(request)
  })
  page.on('requestfinished', (request) => running.delete(request))
  page.on('requestfailed', (request) => running.delete(request))
  await visitor.loadAxe()
  await page.evaluate(inPage)

  const ask = <T>(act: string, given?: unknown): Promise<T> =>
    page.evaluate<T>(`walk.${act}(${given === undefined ? '' : JSON.stringify(given)})`)
  const settle = async (): Promise<void> => {
    const deadline = Date.now() + patience
    for (let calm = 0; calm < 2 && Date.now() < deadline; ) {
      calm = running.size === 0 && (await ask<boolean>('isSettled')) ? calm + 1 : 0
      await page.waitForTimeout(20)
    }
  }
  const faultsOf = ({ titles, leaks, wider }: Look): string[] => [
    ...(titles > 0 ? [] : ['no title']),
    ...leaks.map((text) => `left in the text: ${text}`),
    ...(wider.length > 0 ? [`wider than the screen: ${wider.join(' | ')}`] : []),
  ]
  const seenNow = async (): Promise<[Look, string[]]> => {
    const look = await ask<Look>('look')
    return [look, [...faultsOf(look), ...(await ask<string[]>('axe'))]]
  }
  /** A fault counts when it is there to stay: a page may be looked at as it is drawn anew. */
  const seen = async (): Promise<[Look, string[]]> => {
    const now = await seenNow()
    if (now[1].length === 0) return now
    await page.waitForTimeout(500)
    await settle()
    return seenNow()
  }

  return {
    /**
     * Opens an address and looks at it twice, by every rule: French, light, on a desk; English, dark, on a phone,
     * where nothing may be wider than the screen.
     */
    async visit(address) {
      await page.setViewportSize(screens.desk)
      await ask('wear', 'light')
      await ask('speak', 'fr')
      await ask('go', address)
      await settle()
      const [first, inFrench] = await seen()
      await ask('wear', 'dark')
      await ask('speak', 'en')
      await page.setViewportSize(screens.phone)
      await settle()
      const [, inEnglish] = await seen()
      const faults = [
        ...inFrench.map((fault) => `French, light, desk: ${fault}`),
        ...inEnglish.map((fault) => `English, dark, phone: ${fault}`),
        ...visitor.takeFaults(),
      ]
      return { faults, path: first.path, heading: first.heading, links: first.links }
    },
  }
}
