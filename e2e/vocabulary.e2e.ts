import { proposeElision } from '@kxo/domain/kernel/language'
import { settingsContract } from '@kxo/domain/tenants/settings/settings-contract'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoPassword } from '../apps/api/seeds/accounts.ts'
import { hashPassword } from '../apps/api/src/modules/identity/account/passwords.ts'
import { anOpenEvent } from '../apps/api/src/testing/an-open-event.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from '../apps/api/src/testing/world.ts'
import { openProduct, type Product } from './harness/product.ts'
import { aVisitor, openBrowser } from './harness/visitor.ts'

/** A feminine noun, one that elides, a masculine one: with what must never stand before each. */
const nouns = {
  formation: { gender: 'f', wrong: /\b(le|un|du|au|ce|cet|mon|aucun|nouveau) formation|[ld]’formation/i },
  audit: { gender: 'm', wrong: /\b(le|la|de|du|au|ce|cette|une|ma|aucune|nouveau) audit\b/i },
  club: { gender: 'm', wrong: /\b(la|une|cette|cet|ma|aucune|nouvelle) club\b|[ld]’club\b/i },
} as const
type Noun = keyof typeof nouns
const everyNoun = Object.keys(nouns) as Noun[]

let product: Product
let browser: Browser
let tenant: TenantWorld
let admin: Persona
let event: number
beforeAll(async () => {
  product = await openProduct()
  browser = await openBrowser()
  tenant = await aTenant(product.program)
  admin = await tenant.anAdmin({ password_hash: await hashPassword(demoPassword) })
  event = await anOpenEvent(tenant, { title: 'Alpha', url: 'alpha', price_ht: 12_000 })
})
afterAll(async () => {
  await browser?.close()
  await product?.close()
})

/** Where the word is spoken in the page itself, its menu apart. */
const screens = () => [
  '/admin/dashboard',
  '/admin/events',
  '/admin/event/new',
  `/admin/event/${event}`,
  `/admin/event_step/${event}/activities`,
  `/admin/event_step/${event}/thumbnail`,
  `/admin/event_step/${event}/page`,
  `/admin/event_step/${event}/registration`,
  `/admin/event_step/${event}/pricing`,
  `/admin/event_step/${event}/publication`,
  `/admin/event_step/${event}/partners`,
  `/admin/event_step/${event}/attendance`,
  '/admin/import',
  `/formation/${event}`,
  '/attestations',
  '/events',
  `/events/${event}`,
  '/myEvents',
  `/${tenant.name}/public/events`,
  `/${tenant.name}/embedded-catalog`,
]

/** As the administrator does in the settings. */
async function rename(noun: Noun): Promise<void> {
  const params = { client: tenant.name }
  const { version, glossary } = await callAs(product.program, admin, settingsContract.glossary, { params })
  const word = {
    fr: { singular: noun, plural: `${noun}s`, gender: nouns[noun].gender, elision: proposeElision(noun) },
    en: { singular: noun, plural: `${noun}s` },
  }
  await callAs(product.program, admin, settingsContract.saveGlossary, {
    params,
    body: { version, glossary: { ...glossary, event: word } } as never,
  })
}

/** What the page says once it stops changing: the stream of news never lets the network rest. */
async function settledText(page: Page): Promise<string> {
  for (
    let [former, text] = ['', await page.locator('body').innerText()];
    ;
    [former, text] = [text, await page.locator('body').innerText()]
  ) {
    if (former === text && (await page.locator('main [aria-busy=true]').count()) === 0) return text
    await page.waitForTimeout(300)
  }
}

/** Spaces made plain; an “action de formation” keeps the name the law gives it (L. 6313-1), whatever the tenant says. */
const plain = (text: string): string => text.replaceAll(/[\u00A0\u202F]/g, ' ').replaceAll(/actions? de formation/gi, '')

test('one word changed changes every screen, in its gender and elision', async () => {
  const { page, expectNoFault } = await aVisitor(browser, product.url)
  await page.goto(`/${tenant.name}`)
  await page.getByLabel('Adresse mail').fill(admin.mail)
  await page.getByLabel('Mot de passe', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await page.waitForURL(/\/admin\/dashboard/)
  for (const noun of everyNoun) {
    await rename(noun)
    for (const address of screens()) {
      await page.goto(address)
      await page.getByRole('heading', { level: 1 }).first().waitFor()
      const screen = `${address}, ${noun}`
      const whole = plain(`${await page.title()}\n${await settledText(page)}`)
      const others = everyNoun.filter((word) => word !== noun).join('|')
      expect(whole, screen).not.toMatch(new RegExp(`\\b(${others}|événement)s?\\b`, 'i'))
      expect(whole, screen).not.toMatch(nouns[noun].wrong)
      expect(plain(await page.locator('main').innerText()), screen).toMatch(new RegExp(`\\b${noun}s?\\b`, 'i'))
    }
  }
  expectNoFault()
  expect(screens().length).toBeGreaterThanOrEqual(20)
}, 300_000)
