import { sql } from 'kysely'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { acrossTenants } from '../apps/api/src/platform/database/tenancy.ts'
import { runJobNow } from '../apps/api/src/testing/run-jobs.ts'
import { inForma } from './harness/a-training-day.ts'
import { openProduct, type Product } from './harness/product.ts'
import { goHome, signedIn } from './harness/sign-in.ts'
import { aVisitor, openBrowser, screens } from './harness/visitor.ts'

let product: Product
let browser: Browser
beforeAll(async () => {
  product = await openProduct()
  browser = await openBrowser()
})
afterAll(async () => {
  await browser?.close()
  await product?.close()
})

const catalogue = '/forma/public/events'
const firstEvent = async (): Promise<{ id: number; url: string; title: string }> =>
  acrossTenants(product.program.database, ({ db }) =>
    db
      .selectFrom('events')
      .innerJoin('tenants', 'tenants.id', 'events.tenant_id')
      .select(['events.id', 'events.url', 'events.title'])
      .where('tenants.name', '=', 'forma')
      .where('events.is_active', '=', true)
      .where('events.onboarding', '=', 1)
      .where('events.is_training', '=', true)
      .where('events.start_date', '>', sql<Date>`now()`)
      .orderBy('events.start_date')
      .executeTakeFirstOrThrow(),
  )

test('P12, P09: both pages are whole without script, in both languages and schemes, at every width', async () => {
  const { url, title } = await firstEvent()
  for (const screen of Object.keys(screens) as (keyof typeof screens)[])
    for (const colorScheme of ['light', 'dark'] as const) {
      const visitor = await aVisitor(browser, product.url, { screen, language: colorScheme === 'dark' ? 'en' : 'fr' })
      await visitor.page.emulateMedia({ colorScheme })
      for (const address of [catalogue, `${catalogue}?view=list`, `${catalogue}?view=calendar`, `/public/forma/${url}`]) {
        await visitor.page.goto(address)
        await visitor.page.getByRole('heading', { level: 1 }).waitFor()
        await visitor.expectAccessible()
        const [width = 0, inner = 0] = await visitor.page.evaluate<number[]>('[document.documentElement.scrollWidth, innerWidth]')
        expect(width, `${address} at ${screen}`).toBeLessThanOrEqual(inner)
        if (process.env['SHOTS']) {
          const name = address.replaceAll(/[^a-z]+/g, '-')
          await visitor.page.screenshot({ path: `${process.env['SHOTS']}/${name}-${screen}-${colorScheme}.png`, fullPage: true })
        }
      }
      visitor.expectNoFault()
      await visitor.close()
    }
  const context = await browser.newContext({ baseURL: product.url, javaScriptEnabled: false, locale: 'fr-FR' })
  const page = await context.newPage()
  await page.goto(catalogue)
  await page.getByRole('link', { name: title }).first().click()
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
  for (const text of [/Programme/, /HT|Gratuit|TTC/, /Objectif/]) await page.getByText(text).first().waitFor()
  await expect.poll(() => page.getByRole('link', { name: 'S’inscrire' }).count()).toBe(1)
  await context.close()
})

test('filters, order, presentation and page are the address: by form without script, as they change with one', async () => {
  const context = await browser.newContext({ baseURL: product.url, javaScriptEnabled: false, locale: 'fr-FR' })
  const plain = await context.newPage()
  await plain.goto(catalogue)
  await plain.getByLabel('Rechercher').fill('conflit')
  await plain.getByRole('button', { name: 'Filtrer' }).click()
  await plain.waitForURL(/q=conflit/)
  const titles = () => plain.getByRole('article').getByRole('heading').allTextContents()
  await expect.poll(titles).not.toEqual([])
  expect((await titles()).filter((title) => !/conflit/i.test(title))).toEqual([])
  await context.close()

  const visitor = await aVisitor(browser, product.url)
  const { page } = visitor
  await page.goto(catalogue)
  const all = (await page.getByRole('article').all()).length
  const town = await page.getByLabel('Ville').locator('option').nth(1).getAttribute('value')
  await page.getByLabel('Ville').selectOption(town)
  await page.waitForURL((address) => address.search === `?${new URLSearchParams({ town: town ?? '' }).toString()}`)
  await expect.poll(() => page.getByRole('article').count()).toBeLessThan(all)
  await page.getByRole('link', { name: 'Liste', exact: true }).click()
  await page.waitForURL(/view=list/)
  await expect.poll(() => page.getByLabel('Ville').inputValue()).toBe(town)
  await page.goto(`${catalogue}?sort=price&view=list`)
  const prices = (await page.locator('.line > strong').allTextContents()).map((text) =>
    Number(
      /[\d\s\u202F\u00A0]+,\d\d/
        .exec(text)?.[0]
        .replaceAll(/[^\d,]/g, '')
        .replace(',', '.') ?? 0,
    ),
  )
  expect(prices).toEqual(prices.toSorted((a, b) => a - b))
  expect(new Set(prices).size).toBeGreaterThan(1)
  await page.getByRole('button', { name: 'Sombre' }).click()
  await page.reload()
  await expect.poll(() => page.locator('html').getAttribute('data-mantine-color-scheme')).toBe('dark')
  visitor.expectNoFault()
  await visitor.close()
})

test('a region and a section narrow the catalogue without script, and say how many events they keep', async () => {
  const { id, title } = await firstEvent()
  await inForma(product, async ({ db }) => {
    const region = await db.insertInto('regions').values({ name: 'Bretagne d’essai' }).returning('id').executeTakeFirstOrThrow()
    await db.updateTable('events').set({ region_id: region.id }).where('id', '=', id).execute()
    const { theme_id } = await db.selectFrom('event_themes').select('theme_id').where('event_id', '=', id).executeTakeFirstOrThrow()
    const group = await db
      .insertInto('themes')
      .values({ name: 'Rubrique d’essai', url: 'rubrique-d-essai' })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db.updateTable('themes').set({ parent_id: group.id }).where('id', '=', theme_id).execute()
  })
  const context = await browser.newContext({ baseURL: product.url, javaScriptEnabled: false, locale: 'fr-FR' })
  const page = await context.newPage()
  await page.goto(catalogue)
  await page.getByText('Plus de filtres').click()
  await page.getByLabel('Région').selectOption({ label: 'Bretagne d’essai (1)' })
  await page.getByRole('button', { name: 'Filtrer' }).click()
  await page.waitForURL(/region=\d+/)
  await expect.poll(() => page.getByRole('article').getByRole('heading').allTextContents()).toEqual([title])
  const feed = await page.getByRole('link', { name: 'S’abonner au calendrier' }).getAttribute('href')
  const calendar = await (await fetch(product.url + feed)).text()
  expect(calendar.match(/BEGIN:VEVENT/g)).toHaveLength(1)
  await page.goto(catalogue)
  await page.getByText('Plus de filtres').click()
  const section = page.getByLabel('Rubrique')
  const offered = await section.locator('option', { hasText: 'Rubrique d’essai' }).textContent()
  await section.selectOption({ label: offered ?? '' })
  await page.getByRole('button', { name: 'Filtrer' }).click()
  await page.waitForURL(/group=rubrique-d-essai/)
  const matching = Number(/\((\d+)\)/.exec(offered ?? '')?.[1])
  await page.getByText(new RegExp(`^${matching} formation`)).waitFor()
  await context.close()
})

test('a visitor is told of what matches a search: asked without script, confirmed from the mail, ended in one click', async () => {
  const mail = 'lise@visite.test'
  const { id, title } = await firstEvent()
  const context = await browser.newContext({ baseURL: product.url, javaScriptEnabled: false, locale: 'fr-FR' })
  const page = await context.newPage()
  await page.goto(`${catalogue}?q=${encodeURIComponent(title)}`)
  await page.getByText('M’alerter sur ces critères').click()
  await page.getByLabel('Adresse mail').fill(mail)
  await page.getByRole('button', { name: 'Être alerté' }).click()
  await page.getByRole('heading', { name: 'Consultez vos mails' }).waitFor()

  const confirmation = await product.mailbox.waitFor(mail, /Confirmez/)
  const link = /href="([^"]*\/forma\/alerts\/[^"]+)"/.exec(confirmation.html || '')?.[1] ?? ''
  await page.goto(link)
  await page.getByRole('button', { name: /^Confirmer/ }).click()
  await page.getByText('C’est confirmé').waitFor()

  const tenant = await inForma(product, async ({ db, tenant: forma }) => {
    await db.updateTable('events').set({ published_at: sql<Date>`now() + interval '1 second'` }).where('id', '=', id).execute()
    return forma.id
  })
  await runJobNow(product.program, tenant, 'send-alerts', {})
  const alert = await product.mailbox.waitFor(mail, /selon vos critères/)
  expect(alert.text).toContain(title)
  expect(String(alert.headers.get('list-unsubscribe-post') ?? JSON.stringify(alert.headers.get('list')))).toMatch(/unsubscribe/i)

  await page.goto(link)
  await page.getByRole('button', { name: /^Arrêter/ }).click()
  await page.getByText('C’est arrêté').waitFor()
  await context.close()

  const visitor = await aVisitor(browser, product.url, { screen: 'phone' })
  await visitor.page.goto(link)
  await visitor.page.getByRole('button', { name: /^Reprendre/ }).waitFor()
  await visitor.expectAccessible()
  await visitor.page.goto(catalogue)
  await visitor.page.getByText('M’alerter', { exact: true }).click()
  await visitor.expectAccessible()
  visitor.expectNoFault()
  await visitor.close()
})

test('what programs read: titles, canonical, alternates, Open Graph, schema.org, sitemap and robots', async () => {
  const { id, url, title } = await firstEvent()
  const html = await (await fetch(`${product.url}/public/forma/${url}`, { headers: { 'accept-language': 'fr' } })).text()
  const meta = (name: string) => new RegExp(`<meta (?:property|name)="${name}" content="([^"]+)"`).exec(html)?.[1]
  expect(/<title>([^<]+)<\/title>/.exec(html)?.[1]).toBe(`${title} – Forma Conseil`)
  expect(meta('og:title')).toBe(title)
  expect(meta('description')?.length).toBeGreaterThan(20)
  expect(html).toContain(`<link rel="canonical" href="${product.url}/public/forma/${url}"/>`)
  expect(html).toContain(`hrefLang="en" href="${product.url}/public/forma/${url}?lang=en"`)
  const data = JSON.parse(/<script type="application\/ld\+json">(.+?)<\/script>/.exec(html)?.[1] ?? '{}') as Record<string, unknown>
  expect(data).toMatchObject({ '@context': 'https://schema.org', '@type': 'Course', name: title })
  expect(data['hasCourseInstance']).toMatchObject({ '@type': 'CourseInstance', startDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) })
  const listed = await (await fetch(product.url + catalogue)).text()
  const list = JSON.parse(/<script type="application\/ld\+json">(.+?)<\/script>/.exec(listed)?.[1] ?? '{}') as {
    itemListElement: unknown[]
  }
  expect(list.itemListElement.length).toBeGreaterThan(3)
  const sitemaps = await (await fetch(`${product.url}/sitemap.xml`)).text()
  expect(sitemaps).toContain(`<loc>${product.url}/forma/public/sitemap.xml</loc>`)
  const sitemap = await fetch(`${product.url}/forma/public/sitemap.xml`)
  expect(sitemap.headers.get('content-type')).toContain('application/xml')
  expect(await sitemap.text()).toContain(`<loc>${product.url}/public/forma/${url}</loc>`)
  expect(await (await fetch(`${product.url}/robots.txt`)).text()).toContain(`Sitemap: ${product.url}/sitemap.xml`)
  const get = (path: string, headers: Record<string, string> = {}) => fetch(product.url + path, { redirect: 'manual', headers })
  const chapter = await get('/forma/public/events/lyon?theme=a&theme=b&chapitre=x&utm_source=mail')
  expect([chapter.status, chapter.headers.get('location')]).toEqual([
    302,
    '/forma/public/events?theme=a&theme=b&utm_source=mail&chapitre=lyon',
  ])
  const moved = await get(`/public/forma/events/${id}/url/former?code=RENTREE`)
  expect([moved.status, moved.headers.get('location')]).toEqual([301, `/public/forma/${url}?code=RENTREE`])
  const alone = await get('/forma/embedded-catalog?view=list', { 'sec-fetch-dest': 'document' })
  expect([alone.status, alone.headers.get('location')]).toEqual([302, '/forma/public/events?view=list'])
  expect((await get('/public/forma/nowhere')).status).toBe(404)
  expect((await get('/nowhere/public/events')).status).toBe(404)
})

test('what an address carries goes on to the registration; what is not for visitors asks them to sign in', async () => {
  const { url } = await firstEvent()
  const visitor = await aVisitor(browser, product.url)
  const { page } = visitor
  await page.goto(`/public/forma/${url}?code=RENTREE&utm_source=mail&other=x`)
  await page.getByRole('button', { name: 'J’ai déjà un compte' }).click()
  await page.waitForURL(/\/login\/forma/)
  expect(new URL(page.url()).searchParams.get('next')).toMatch(/^\/events\/\d+\/signin\?code=RENTREE&utm_source=mail$/)
  await page.goto('/public/forma/nowhere')
  await visitor.expectAccessible()
  await page.getByRole('button', { name: 'Connectez-vous pour voir cette formation' }).click()
  await page.waitForURL(/\/login\/forma/)
  visitor.expectNoFault()
  await visitor.close()
})

/** Lets pages of these origins frame the catalogue of forma. */
async function letFrame(origins: readonly string[]): Promise<void> {
  await acrossTenants(product.program.database, ({ db }) =>
    sql`update tenants set params = jsonb_set(params, '{embed_origins}', ${JSON.stringify(origins)}) where name = 'forma'`.execute(db),
  )
  product.program.services.tenants.forget()
}

test('the catalogue is searched in a page of another origin that the tenant named, and shown in no other', async () => {
  const { title } = await firstEvent()
  const site = 'https://agence.exemple.fr'
  const visitor = await aVisitor(browser, product.url)
  const framed = visitor.page.frameLocator('iframe')
  await visitor.page.route(`${site}/**`, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><html lang="fr"><title>Un autre site</title><h1>Nos formations</h1><iframe title="Catalogue" src="${product.url}/forma/embedded-catalog" width="1000" height="700"></iframe>`,
    }),
  )
  try {
    await letFrame([site])
    await visitor.page.goto(`${site}/formations`)
    await framed.getByText(title).first().waitFor()
    await framed.getByLabel('Rechercher').fill('zzz introuvable')
    await framed.getByRole('button', { name: 'Filtrer' }).click()
    await expect.poll(() => framed.getByText(title).count()).toBe(0)
    visitor.expectNoFault()

    await letFrame([])
    await visitor.page.goto(`${site}/formations`)
    await expect.poll(() => visitor.page.frames().map((frame) => frame.url())).toContain('chrome-error://chromewebdata/')
    expect(visitor.takeFaults().join()).toContain('frame-ancestors')
  } finally {
    await visitor.close()
  }
})

test('public pages follow the account of whoever is signed in, else the browser', async () => {
  await acrossTenants(product.program.database, ({ db }) =>
    db.updateTable('users').set({ language: 'en' }).where('mail', '=', 'user@forma.test').execute(),
  )
  const { page, close } = await signedIn(browser, product.url, 'user', { language: 'fr' })
  const speaks = async (read: Page, language: string) => await expect.poll(() => read.locator('html').getAttribute('lang')).toBe(language)
  await page.goto(catalogue)
  await speaks(page, 'fr')
  await goHome(page)
  await page.goto(catalogue)
  await speaks(page, 'en')
  await page.goto(`${catalogue}?lang=fr`)
  await speaks(page, 'fr')
  await page.goto('/logout')
  await page.waitForURL(/\/login/)
  await page.goto(catalogue)
  await speaks(page, 'fr')
  await close()
  const english = await aVisitor(browser, product.url, { language: 'en' })
  await english.page.goto(catalogue)
  await speaks(english.page, 'en')
  await english.close()
})
