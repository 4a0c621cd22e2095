import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openProduct, type Product } from './harness/product.ts'
import { signedIn } from './harness/sign-in.ts'
import { openBrowser } from './harness/visitor.ts'

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

test('journey 19: a postal code leads to its region, a département has one holder, and the recomputation keeps what was chosen by hand', async () => {
  const admin = await signedIn(browser, product.url, 'admin')
  const { page } = admin
  await page.goto('/admin/regions')
  await page.getByRole('link', { name: 'Bretagne' }).first().waitFor()
  await admin.expectAccessible()

  await page.getByRole('button', { name: 'Tester un code postal' }).click()
  const dialog = page.getByRole('dialog')
  const look = async (code: string): Promise<void> => {
    await dialog.getByLabel('Code postal').fill(code)
    await dialog.getByRole('button', { name: 'Chercher' }).click()
  }
  for (const [code, name] of [
    ['75008', 'Île-de-France'],
    ['20137', 'Corse'],
    ['97400', 'La Réunion'],
    ['1000', 'Auvergne-Rhône-Alpes'],
  ] as const) {
    await look(code)
    await dialog.getByRole('link', { name, exact: true }).waitFor()
  }
  await look('00000')
  await dialog.getByText('Aucune ville trouvée pour le code postal').waitFor()
  await look('7500A')
  await dialog.getByText('Format de code postal erroné').first().waitFor()
  await page.keyboard.press('Escape')

  await page.goto('/admin/region/new')
  await page.getByLabel('Nom', { exact: false }).first().fill('Armor')
  await page.getByLabel('Départements', { exact: false }).first().fill('22;29')
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await page
    .getByText(/déjà rattaché à Bretagne/)
    .first()
    .waitFor()
  await page.getByLabel('Départements', { exact: false }).first().fill('22000')
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await page.waitForURL(/\/admin\/region\/\d+/)
  await page.getByRole('heading', { level: 1, name: 'Armor' }).waitFor()
  await admin.expectAccessible()

  await product.program.database.pool.query(
    `update users set region_id = (select id from regions where regions.tenant_id = users.tenant_id and name = 'Corse'),
       is_region_manual = (mail = 'user@forma.test')
     where mail in ('user@forma.test', 'referent@forma.test')`,
  )
  await page.goto('/admin/regions')
  await page.getByRole('button', { name: 'Recalculer' }).click()
  await page.getByRole('dialog').getByText('1 rattachement choisi à la main reste en place.', { exact: false }).waitFor()
  await page.getByRole('button', { name: 'Appliquer' }).click()
  await page.getByText('Les régions sont à jour.').waitFor()
  const { rows } = await product.program.database.pool.query<{ mail: string; name: string }>(
    `select users.mail, regions.name from users join regions on regions.tenant_id = users.tenant_id and regions.id = users.region_id
     where users.mail in ('user@forma.test', 'referent@forma.test') order by users.mail`,
  )
  expect(rows.map(({ name }) => name)).toEqual(['Auvergne-Rhône-Alpes', 'Corse'])
  admin.expectNoFault()

  const restricted = await signedIn(browser, product.url, 'restricted')
  await restricted.page.goto('/admin/regions')
  await restricted.page.getByText('Accès refusé').first().waitFor()
  for (const one of [admin, restricted]) await one.close()
})
