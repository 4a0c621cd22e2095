import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openProduct, type Product } from './harness/product.ts'
import { signIn } from './harness/signing-in.ts'
import { aVisitor, openBrowser } from './harness/visitor.ts'

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

const menuOf = async (page: Page): Promise<string[]> => {
  const menu = page.getByRole('navigation', { name: 'Menu principal' })
  await menu.getByRole('link').first().waitFor()
  return (await menu.getByRole('link').allTextContents()).map((text) => text.trim())
}

test.each([
  ['recruiter@recrut.test', ['Offres'], ['Recruteurs', 'Factures']],
  ['user@recrut.test', ['Offres'], ['Factures', 'Mon profil']],
  ['user@forma.test', ['Formations', 'Factures', 'Attestations'], ['Contacts']],
  ['user@reseau.test', ['Rencontres', 'Factures'], ['Mon profil', 'Tâches et notes']],
  ['restricted@club.test', ['Contacts', 'Clubs', 'Modifications de fiches'], ['Tableau de bord', 'Importer']],
])('%s has the menu of their profile and tenant', async (mail, shown, absent) => {
  const visitor = await aVisitor(browser, product.url)
  await signIn(visitor.page, mail)
  const menu = await menuOf(visitor.page)
  expect(menu).toEqual(expect.arrayContaining(shown))
  expect(menu.filter((entry) => absent.includes(entry))).toEqual([])
  visitor.expectNoFault()
  await visitor.close()
})

test('from the keyboard alone, the palette finds a page and a person and opens them', async () => {
  const visitor = await aVisitor(browser, product.url)
  const { page } = visitor
  await signIn(page, 'admin@forma.test')
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
  await page.keyboard.press('Escape')
  await search.waitFor({ state: 'detached' })
  visitor.expectNoFault()
  await visitor.close()
})
