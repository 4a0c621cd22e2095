import { kernelErrors } from '@kxo/domain/kernel/errors'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addressOf } from './harness/addresses.ts'
import { inWeb } from './harness/in-web.ts'
import { openProduct, type Product } from './harness/product.ts'
import { clientOf, goHome, signIn } from './harness/sign-in.ts'
import { aVisitor, openBrowser } from './harness/visitor.ts'
import { aWalker } from './harness/walker.ts'

type Page = { path: string; space: 'public' | 'user' | 'admin' }
type Match = (pages: readonly Page[], path: string) => { page: Page } | null
const { everyPage } = await inWeb<{ everyPage: readonly Page[] }>('shell/every-page.ts')
const { matchPage } = await inWeb<{ matchPage: Match }>('platform/match-page.ts')

let product: Product
let browser: Browser
beforeAll(async () => {
  product = await openProduct()
  browser = await openBrowser()
  // Every switch on: a page the demo tenant does without is walked too.
  const all = ['has_entities', 'has_certificate', 'has_sms', 'show_email_campaign', 'manage_products', 'field_tabs', 'billing_page']
  const params = Object.fromEntries([...all, 'sales_journal', 'public_directory', 'sells_to_consumers'].map((name) => [name, true]))
  await product.program.database.pool.query("update tenants set params = params || $1 where name = 'forma'", [JSON.stringify(params)])
  await product.program.database.pool.query(
    "update tenants set features = array_append(array_remove(features, 'visio'), 'visio') where name = 'forma'; update events set is_online = true where id = (select min(id) from events where tenant_id = (select id from tenants where name = 'forma'))",
  )
  product.program.services.tenants.forget()
})
afterAll(async () => {
  await browser?.close()
  await product?.close()
})

/** These lead elsewhere and show nothing of their own. */
const leading = ['/logout']
/** Pages seen as they are, and pages of records seen without their record. */
const walked = new Set<string>(leading)
const empty = new Set<string>()

/** A page is looked at in French or in English. */
const says = (heading: string, { fr, en }: { fr: string; en: string }): boolean =>
  [fr, en].some((sentence) => heading.startsWith(sentence.replace(/\.$/, '')))

/** From a first address, goes through pages as links lead, or to the first record of the demo world, and tells every fault met. */
async function walk(mail: string | null, isChosen: (page: Page) => boolean): Promise<string[]> {
  const visitor = await aVisitor(browser, product.url)
  if (mail) {
    await signIn(visitor.page, mail)
    await goHome(visitor.page, clientOf(mail))
  } else await visitor.page.goto('/forma/public/annuary')
  const walker = await aWalker(visitor)
  const linked = new Map<string, string>()
  const faults: string[] = []
  const pages = everyPage.filter((page) => isChosen(page) && !leading.includes(page.path))
  for (const page of pages.toSorted((a, b) => Number(a.path.includes(':')) - Number(b.path.includes(':')))) {
    const address = linked.get(page.path) ?? (await addressOf(product, page.path))
    const seen = await walker.visit(address, page.path)
    const isThere = matchPage(everyPage, seen.path)?.page === page && !says(seen.heading, kernelErrors.accessDenied)
    const isEmpty = says(seen.heading, kernelErrors.notFound)
    if (isThere && (!isEmpty || page.path.includes(':'))) (isEmpty ? empty : walked).add(page.path)
    faults.push(...seen.faults.map((fault) => `${address} ${fault}`))
    for (const path of seen.links.map((link) => link.split(/[?#]/)[0]!)) {
      const found = matchPage(everyPage, path)?.page
      if (found && !linked.has(found.path)) linked.set(found.path, path)
    }
  }
  await visitor.close()
  return faults
}

const patience = 600_000
test(
  'a visitor meets no fault on any public page',
  async () => {
    expect(await walk(null, ({ space }) => space === 'public')).toEqual([])
  },
  patience,
)
test(
  'a learner meets no fault on any page of their space',
  async () => {
    expect(await walk('user@forma.test', ({ space }) => space === 'user')).toEqual([])
  },
  patience,
)
test(
  'an administrator meets no fault on any page of theirs',
  async () => {
    expect(await walk('admin@forma.test', ({ space }) => space === 'admin')).toEqual([])
  },
  patience,
)
test(
  'nor do a referent, a partner, the vendor, a recruiter and a bar on what is left, and no page is forgotten',
  async () => {
    expect(await walk('referent@forma.test', ({ space, path }) => space === 'user' && !walked.has(path))).toEqual([])
    expect(await walk('partner@forma.test', ({ space, path }) => space === 'user' && !walked.has(path))).toEqual([])
    expect(await walk('super@kxo.test', ({ space, path }) => space === 'admin' && !walked.has(path))).toEqual([])
    expect(await walk('recruiter@recrut.test', ({ space, path }) => space !== 'public' && !walked.has(path) && !empty.has(path))).toEqual(
      [],
    )
    expect(await walk('referent@barreau.test', ({ space, path }) => space === 'user' && !walked.has(path) && !empty.has(path))).toEqual([])
    expect(everyPage.map(({ path }) => path).filter((path) => !walked.has(path) && !empty.has(path))).toEqual([])
  },
  patience,
)
