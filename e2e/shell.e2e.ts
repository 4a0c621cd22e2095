import { readFileSync } from 'node:fs'
import { get, type IncomingHttpHeaders } from 'node:http'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { userNamed } from '../apps/api/seeds/seed-event.ts'
import { builtWeb } from '../apps/api/src/platform/http/built-web.ts'
import { inForma } from './harness/a-training-day.ts'
import { openProduct, type Product } from './harness/product.ts'
import { goHome, signIn } from './harness/sign-in.ts'
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

test('from the keyboard alone, the palette finds a page and a person and opens them', async () => {
  const visitor = await aVisitor(browser, product.url)
  const { page } = visitor
  await signIn(page, 'admin@forma.test')
  await goHome(page)
  const search = page.getByRole('combobox', { name: 'Rechercher partout' })
  await page.keyboard.press('Control+k')
  await search.waitFor()
  await page.keyboard.type('modifications')
  await page.getByRole('option', { name: /Modifications de fiches/ }).waitFor()
  await visitor.expectAccessible()
  await page.keyboard.press('Enter')
  await page.waitForURL('**/admin/history/user-update')
  await page.getByRole('heading', { level: 1, name: 'Modifications de fiches' }).waitFor()
  await page.keyboard.press('Control+k')
  await search.waitFor()
  await page.keyboard.type('Julien Roux')
  await page.getByRole('option', { name: /Julien Roux/ }).waitFor()
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/admin\/user\/\d+/)
  await page.keyboard.press('Control+k')
  await search.waitFor()
  await page.keyboard.type('lire le tableau')
  await page.getByRole('option', { name: /Lire le tableau de bord/ }).waitFor()
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/admin\/user-guide\?article=/)
  await page.getByRole('heading', { level: 2, name: 'Lire le tableau de bord' }).waitFor()
  await page.keyboard.press('Control+k')
  await search.waitFor()
  await page.keyboard.press('Escape')
  await search.waitFor({ state: 'detached' })
  visitor.expectNoFault()
  await visitor.close()
})

test('without a network the product opens and says so; nothing of the API is kept', async () => {
  const visitor = await aVisitor(browser, product.url, { installed: true })
  const { page, context } = visitor
  await signIn(page, 'user@forma.test')
  await goHome(page)
  await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)')
  await page.reload()
  await page.getByRole('heading', { level: 1, name: 'Catalogue' }).waitFor()
  visitor.expectNoFault()
  await context.setOffline(true)
  // Chromium 150 tells a page that its service worker answers, and reloaded without a network, that there is one: it says here what is true.
  await page.addInitScript("Object.defineProperty(navigator, 'onLine', { get: () => window.isReachable === true })")
  await page.reload()
  await page.getByText('Connexion perdue : vos saisies sont conservées.').waitFor()
  await page.getByRole('heading', { level: 1 }).waitFor()
  await visitor.expectAccessible()
  const cachedPaths = await page.evaluate<string[]>(`(async () => {
    const opened = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
    return (await Promise.all(opened.map((cache) => cache.keys()))).flat().map(({ url }) => new URL(url).pathname)
  })()`)
  expect(cachedPaths).toContain('/')
  expect(cachedPaths.filter((path) => path !== '/' && !/^\/(assets|fonts)\/|^\/(theme\.js|favicon\.svg)$/.test(path))).toEqual([])
  await context.setOffline(false)
  await page.evaluate("window.isReachable = true; window.dispatchEvent(new Event('online'))")
  await page.getByText('Connexion perdue : vos saisies sont conservées.').waitFor({ state: 'detached' })
  await page.getByRole('heading', { level: 1, name: 'Catalogue' }).waitFor()
  await visitor.close()
})

test('what a page reads first is asked once, with its files and before the program runs', async () => {
  const visitor = await aVisitor(browser, product.url)
  const { page } = visitor
  const id = await inForma(product, (context) => userNamed(context, 'user'))
  await signIn(page, 'admin@forma.test')
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  await page.goto(`/admin/user/${id}`)
  await page.getByRole('main').getByRole('textbox').first().waitFor()
  const reading = `/api/clients/forma/users/${id}/`
  expect(requests.filter((path) => path === reading)).toEqual([reading])
  expect(requests.indexOf(reading)).toBeLessThan(requests.findIndex((path) => path.includes('/contact-page-')))
  visitor.expectNoFault()
  await visitor.close()
})

test('a page whose file no longer comes asks to reload, and reloading opens it', async () => {
  const visitor = await aVisitor(browser, product.url)
  const { page } = visitor
  await signIn(page, 'user@forma.test')
  await goHome(page)
  await page.route('**/assets/bills-page*', (route) => route.abort())
  await page.getByRole('button', { name: 'Documents' }).click()
  await page.getByRole('link', { name: 'Factures' }).click()
  await page.getByRole('heading', { level: 1, name: 'Une nouvelle version est disponible.' }).waitFor()
  await visitor.expectAccessible()
  await page.unroute('**/assets/bills-page*')
  await page.getByRole('button', { name: 'Recharger' }).click()
  await page.getByRole('heading', { level: 1, name: 'Factures' }).waitFor()
  await visitor.close()
})

test('an administrator keeps a view of a list; the assistant of their space stays in the administration', async () => {
  const params = JSON.stringify({ has_chatbot: true, chatbot_url: 'https://chat.exemple.fr/widget' })
  await product.program.database.pool.query("update tenants set params = params || $1 where name = 'forma'", [params])
  product.program.services.tenants.forget()
  const visitor = await aVisitor(browser, product.url)
  const { page } = visitor
  await signIn(page, 'admin@forma.test')
  await page.goto('/admin/companies?q=atelier')
  await page.getByRole('button', { name: 'Vues' }).click()
  await page.getByRole('textbox', { name: 'Nom de la vue' }).fill('Ateliers')
  await visitor.expectAccessible()
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await page.getByText('La vue «\u00A0Ateliers\u00A0» a été enregistrée.').waitFor()
  await page.goto('/admin/companies')
  await page.getByRole('button', { name: 'Vues' }).click()
  await page.getByRole('button', { name: 'Ateliers', exact: true }).click()
  await page.waitForURL((url) => url.searchParams.get('q') === 'atelier')
  await page.getByRole('button', { name: 'Ateliers', exact: true }).waitFor()
  // The supplier's site is not on the network of the tests: what it would answer stands for it.
  await page.route('https://chat.exemple.fr/**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><html lang="fr"><title>x</title><main><h1>Bonjour, une question ?</h1></main></html>',
    }),
  )
  await page.getByRole('button', { name: 'Assistant de discussion' }).click()
  const panel = page.frameLocator('iframe[title="Assistant de discussion"]')
  await panel.frameLocator('iframe').getByText('Bonjour, une question ?').waitFor()
  await expect
    .poll(() => panel.locator('iframe').getAttribute('sandbox'))
    .toBe('allow-scripts allow-same-origin allow-forms allow-popups allow-downloads')
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Vue utilisateur' }).click()
  await page.getByRole('heading', { level: 1, name: 'Catalogue' }).waitFor()
  await expect.poll(() => page.getByRole('button', { name: 'Assistant de discussion' }).count()).toBe(0)
  await page.getByRole('link', { name: 'Espace d’administration' }).click()
  await page.getByRole('heading', { level: 1, name: 'Entreprises' }).waitFor()
  expect(new URL(page.url()).searchParams.get('q')).toBe('atelier')
  visitor.expectNoFault()
  await visitor.close()
})

test.each(['desk', 'phone'] as const)(
  'the menu of a line follows it while the list moves, and closes once it is out of sight (%s)',
  async (screen) => {
    const visitor = await aVisitor(browser, product.url, { screen })
    const { page } = visitor
    await signIn(page, 'admin@forma.test')
    await inForma(product, async ({ db }) => {
      await db
        .insertInto('companies')
        .values(Array.from({ length: 20 }, (_, n) => ({ name: `Forge ${screen} ${n}` })))
        .execute()
    })
    await page.goto('/admin/companies')
    const target = page.getByRole('button', { name: /^Actions sur / }).first()
    await target.click()
    const menu = page.getByRole('menu')
    const gap = async () => ((await menu.boundingBox())?.y ?? 0) - ((await target.boundingBox())?.y ?? 0)
    const before = { gap: await gap(), y: (await target.boundingBox())?.y ?? 0 }
    // Over the list, beside its menu.
    await page.mouse.move(screens[screen].width / 3, before.y)
    await page.mouse.wheel(0, 60)
    await expect.poll(async () => (await target.boundingBox())?.y).toBe(before.y - 60)
    await expect.poll(gap).toBe(before.gap)
    await page.getByRole('menuitem').first().waitFor()
    await page.mouse.wheel(0, 3000)
    await menu.waitFor({ state: 'detached' })
    visitor.expectNoFault()
    await visitor.close()
  },
)

test('a list shows whole what there is room for, on a screen and on paper', async () => {
  const visitor = await aVisitor(browser, product.url)
  const { page } = visitor
  await signIn(page, 'admin@forma.test')
  const cutTexts = (): Promise<string[]> =>
    page.locator('th, td').evaluateAll((cells) => cells.flatMap((cell) => (cell.scrollWidth > cell.clientWidth ? [cell.textContent] : [])))
  await page.goto('/admin/regions')
  await page.getByRole('link', { name: 'Bretagne' }).first().waitFor()
  await expect.poll(cutTexts).toEqual([])
  // On paper, the column of ticks does not take the place of the names, and acts have none.
  await page.goto('/admin/users')
  await page.getByRole('link', { name: 'Belkacem Farid' }).waitFor()
  const act = page.getByRole('link', { name: 'Ajouter un contact' }).or(page.getByRole('button', { name: 'Ajouter un contact' }))
  await act.waitFor()
  await page.emulateMedia({ media: 'print' })
  await expect.poll(cutTexts).toEqual([])
  await expect.poll(() => act.count()).toBe(0)
  await visitor.close()
})

test('a file of the web is answered as the build compressed it', async () => {
  const page = await (await fetch(product.url)).text()
  const path = /data-program="([^"]+)"/.exec(page)?.[1] ?? ''
  const built = (name: string) => readFileSync(join(builtWeb.pages, name))
  for (const [encoding, ending, open] of [
    ['br', '.br', brotliDecompressSync],
    ['gzip', '.gz', gunzipSync],
  ] as const) {
    const { headers, sent } = await fetchEncoded(`${product.url}${path}`, encoding)
    expect([headers['content-encoding'], headers['cache-control'], headers.vary]).toEqual([
      encoding,
      'public, max-age=31536000, immutable',
      'accept-encoding',
    ])
    expect(sent.equals(built(path + ending))).toBe(true)
    expect(open(sent).equals(built(path))).toBe(true)
  }
})

/** An answer as it travels. */
const fetchEncoded = (url: string, encoding: string): Promise<{ headers: IncomingHttpHeaders; sent: Buffer }> =>
  new Promise((answered, failed) => {
    get(url, { headers: { 'accept-encoding': encoding } }, async (response) => {
      const pieces: Buffer[] = []
      for await (const piece of response) pieces.push(piece as Buffer)
      answered({ headers: response.headers, sent: Buffer.concat(pieces) })
    }).on('error', failed)
  })
