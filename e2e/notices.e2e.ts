import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { choose, chooseFound, inDays } from './harness/filling-in.ts'
import { openProduct, type Product } from './harness/product.ts'
import { goHome, signedIn, signIn } from './harness/sign-in.ts'
import { aVisitor, openBrowser } from './harness/visitor.ts'

let product: Product
let browser: Browser
beforeAll(async () => {
  product = await openProduct()
  browser = await openBrowser()
}, 240_000)
afterAll(async () => {
  await browser?.close()
  await product?.close()
})

test('A31 the vendor announces an incident: open pages of the tenant tell it at once, until it is hidden or over', async () => {
  const user = await signedIn(browser, product.url, 'user', { screen: 'phone' })
  await goHome(user.page)
  await user.page.getByRole('heading', { level: 1 }).waitFor()
  const vendor = await aVisitor(browser, product.url)
  await signIn(vendor.page, 'super@kxo.test')
  await vendor.page.goto('/admin/support-contact?tab=service')
  await vendor.page.getByRole('button', { name: 'Annoncer' }).click()
  const dialog = vendor.page.getByRole('dialog')
  await choose(vendor.page, 'Type', 'Incident')
  await chooseFound(dialog.getByLabel('Espace concerné'), 'Forma')
  await dialog.getByLabel('Début').fill(inDays(-1, '08:00'))
  await dialog.getByLabel('Début').blur()
  await dialog.getByLabel('Message en français').fill('Les mails partent en retard.')
  await dialog.getByLabel('Message en anglais').fill('Mails leave late.')
  await vendor.expectAccessible()
  await dialog.getByRole('button', { name: 'Annoncer' }).click()
  await vendor.page.getByText('L’annonce est publiée.').waitFor()

  await user.page.getByText('Les mails partent en retard.').waitFor()
  await user.expectAccessible()
  await user.page.getByRole('button', { name: 'Masquer' }).click()
  await user.page.reload()
  await user.page.getByRole('heading', { level: 1 }).waitFor()
  await expect.poll(() => user.page.getByText('Les mails partent en retard.').count()).toBe(0)
  user.expectNoFault()

  const boss = await signedIn(browser, product.url, 'admin')
  await boss.page.goto('/admin/support-contact?tab=service')
  await boss.page.getByText('Incident en cours', { exact: true }).waitFor()
  await vendor.page.getByRole('button', { name: 'C’est terminé' }).click()
  await vendor.page.getByText('Passés').waitFor()
  await boss.page.getByRole('button', { name: 'Masquer' }).waitFor({ state: 'detached' })
  boss.expectNoFault()
  vendor.expectNoFault()
})
