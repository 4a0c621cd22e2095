import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { screens, type Visitor } from './visitor.ts'

/** `within`: the screen on which its tabs and what it opens are looked at too. */
type Setting = { language: 'fr' | 'en'; scheme: 'light' | 'dark'; screen: 'desk' | 'phone'; within?: 'desk' | 'phone' }
type Look = {
  language: string
  scheme: string
  heading: string
  titles: number
  path: string
  links: string[]
  leaks: string[]
  wider: string[]
}
/** What is looked at by every rule: the page, or what stands opened over it, which has been looked at already. */
type Within = 'document' | 'opened'
type Seen = { faults: string[]; path: string; heading: string; links: string[] }

const inPage = readFileSync(join(import.meta.dirname, 'walk-page.js'), 'utf8')
const patience = 15_000
/** Each language by day and by night; each language and each scheme on both screens. */
const settings: readonly Setting[] = [
  { language: 'fr', scheme: 'light', screen: 'desk', within: 'desk' },
  { language: 'fr', scheme: 'dark', screen: 'phone' },
  { language: 'en', scheme: 'light', screen: 'phone' },
  { language: 'en', scheme: 'dark', screen: 'desk', within: 'phone' },
]

/** Every look of each page, or one, which depends on the page's name alone: the same at each run. */
const allLooks = process.env['ALL_LOOKS'] === '1'
const looksOf = (name: string): readonly Setting[] =>
  allLooks
    ? settings
    : settings.filter(
        (_, place) => place === [...name].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) % 65_521, 7) % settings.length,
      )

/** A person who goes through many pages in one session, without loading the program again, and notes what is wrong on each. */
export async function aWalker(visitor: Visitor): Promise<{ visit: (address: string, name: string) => Promise<Seen> }> {
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

  const ask = <T>(act: string, argument?: unknown): Promise<T> =>
    page.evaluate<T>(`walk.${act}(${argument === undefined ? '' : JSON.stringify(argument)})`)
  const settle = async (): Promise<void> => {
    const deadline = Date.now() + patience
    for (let calm = 0; calm < 2 && Date.now() < deadline; ) {
      calm = running.size === 0 && (await ask<boolean>('isSettled')) ? calm + 1 : 0
      await page.waitForTimeout(20)
    }
  }
  const becomes = async (isOpen: boolean): Promise<boolean> => {
    for (const deadline = Date.now() + patience; Date.now() < deadline; await page.waitForTimeout(20))
      if ((await ask<boolean>('isOpen')) === isOpen) return true
    return false
  }
  const faultsOf = ({ titles, leaks, wider, language, scheme }: Look, setting: Setting): string[] => [
    ...(language === setting.language ? [] : [`still in ${language}`]),
    ...(scheme === setting.scheme ? [] : [`still drawn in ${scheme}`]),
    ...(titles > 0 ? [] : ['no title']),
    ...leaks.map((text) => `left in the text: ${text}`),
    ...(wider.length > 0 ? [`wider than the screen: ${wider.join(' | ')}`] : []),
  ]
  const seenNow = async (setting: Setting, within: Within): Promise<[Look, string[]]> => {
    const look = await ask<Look>('look')
    return [look, [...faultsOf(look, setting), ...(await ask<string[]>('axe', within))]]
  }
  /** A fault counts when it is there to stay: a page may be looked at as it is drawn anew. */
  const seen = async (setting: Setting, within: Within = 'document'): Promise<[Look, string[]]> => {
    const now = await seenNow(setting, within)
    if (now[1].length === 0) return now
    await page.waitForTimeout(500)
    await settle()
    return seenNow(setting, within)
  }
  const begun = new URL(page.url()).pathname
  /** An embedded page offers no language: it speaks the one chosen on another. */
  const speak = async (language: string, address: string): Promise<void> => {
    if (await ask<boolean>('speak', language)) return
    await ask('go', begun)
    await settle()
    await ask('speak', language)
    await ask('go', address)
  }
  const pressed = new Map<Setting, string[]>()
  /** What one click opens, each kind once for all pages. */
  const seenOpened = async (setting: Setting): Promise<string[]> => {
    const already = pressed.get(setting) ?? []
    pressed.set(setting, already)
    const faults: string[] = []
    for (let name = await ask<string | null>('press', already); name !== null; name = await ask<string | null>('press', already)) {
      already.push(name)
      if (!(await becomes(true))) faults.push(`“${name}” opens nothing`)
      await settle()
      const [, found] = await seen(setting, 'opened')
      faults.push(...found.map((fault) => `“${name}” opened: ${fault}`))
      await page.keyboard.press('Escape')
      if (!(await becomes(false))) faults.push(`“${name}” stays open`)
      await settle()
    }
    return faults
  }

  /** Its tabs, and what it opens. */
  const seenWithin = async (setting: Setting): Promise<string[]> => {
    const faults = await seenOpened(setting)
    const tabs = await ask<number>('tabs')
    for (let place = 1; place < tabs; place += 1) {
      const tab = await ask<string>('turnTo', place)
      await settle()
      const [, found] = await seen(setting)
      faults.push(...[...found, ...(await seenOpened(setting))].map((fault) => `“${tab}”: ${fault}`))
    }
    if (tabs > 1) await ask('turnTo', 0)
    return faults
  }

  return {
    /**
     * Opens the address of a page and looks at it by every rule, where nothing may be wider than the screen: in French or in English, by day or by
     * night, or all of them.
     */
    async visit(address, name) {
      const looks: Look[] = []
      const faults: string[] = []
      for (const setting of looksOf(name)) {
        const { language, scheme, screen, within } = setting
        const note = (found: readonly string[], on: string): void => {
          faults.push(...found.map((fault) => `${language}, ${scheme}, ${on}: ${fault}`))
        }
        await page.setViewportSize(screens[screen])
        // The product follows the device, as no demo tenant and nobody here chose otherwise.
        await page.emulateMedia({ colorScheme: scheme })
        await speak(language, address)
        if (looks.length === 0) await ask('go', address)
        await settle()
        const [look, found] = await seen(setting)
        looks.push(look)
        note(found, screen)
        if (!within) continue
        await page.setViewportSize(screens[within])
        await settle()
        note(await seenWithin(setting), within)
      }
      const { path, heading, links } = looks[0]!
      return { faults: [...faults, ...visitor.takeFaults()], path, heading, links }
    },
  }
}
