import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openProduct, type Product } from './harness/product.ts'
import { signedIn } from './harness/sign-in.ts'
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

test('a request to the vendor: sent, mailed to both, answered, closed', async () => {
  const admin = await signedIn(browser, product.url, 'admin')
  const { page } = admin
  await page.goto('/admin/support-contact?page=/admin/events')
  expect(await page.getByLabel('Page concernée').inputValue()).toBe('/admin/events')
  await page.getByLabel('Objet').fill('Le bouton reste grisé')
  const message = page.getByRole('textbox', { name: 'Message' })
  await message.click()
  await page.keyboard.type('Trop court')
  await page.getByRole('button', { name: 'Envoyer' }).click()
  await page
    .getByText(/20 caract/)
    .nth(1)
    .waitFor()
  await message.click()
  await page.keyboard.type(' : le bouton Publier ne répond plus depuis ce matin.')
  await admin.expectAccessible()
  await page.getByRole('button', { name: 'Envoyer' }).click()
  await page.getByText(/Une copie vous arrive par mail/).waitFor()
  await page.getByRole('button', { name: 'Clore la demande' }).waitFor()
  await admin.expectAccessible()
  await product.mailbox.waitFor('super@kxo.test', /Le bouton reste grisé/)
  await product.mailbox.waitFor('admin@forma.test', /Le bouton reste grisé/)

  const vendor = await aVisitor(browser, product.url)
  await signIn(vendor.page, 'super@kxo.test')
  await vendor.page.goto('/admin/support-contact')
  await vendor.page.getByText('Le bouton reste grisé').first().click()
  await vendor.page.getByText('ne répond plus depuis ce matin', { exact: false }).waitFor()
  await vendor.page.getByRole('textbox', { name: 'Réponse' }).click()
  await vendor.page.keyboard.type('C’est corrigé : rechargez la page.')
  await vendor.expectAccessible()
  await vendor.page.getByRole('button', { name: 'Répondre' }).click()
  await vendor.page.getByText('Votre réponse est envoyée.').waitFor()
  await product.mailbox.waitFor('admin@forma.test', /Réponse à votre demande/)
  vendor.expectNoFault()

  await page.reload()
  await page.getByText('C’est corrigé : rechargez la page.', { exact: false }).waitFor()
  await page.getByText('À vous').first().waitFor()
  await page.getByRole('button', { name: 'Clore la demande' }).click()
  await page.getByText('La demande est close.').waitFor()
  await page.getByRole('tab', { name: 'Service' }).click()
  await page.getByText('En service', { exact: true }).waitFor()
  await admin.expectAccessible()
  await page.getByRole('tab', { name: 'Réclamations' }).click()
  await page.getByText('Julien Roux').first().waitFor()
  await admin.expectAccessible()
  admin.expectNoFault()
  for (const one of [admin, vendor]) await one.close()
})

test('the guide speaks the tenant’s words, opens over the page it is about, and is not there for those who only read', async () => {
  const admin = await signedIn(browser, product.url, 'admin', { screen: 'phone' })
  const { page } = admin
  await page.goto('/admin/regions')
  await page.getByRole('button', { name: 'Aide, avec des nouveautés' }).click()
  await page.getByRole('menuitem', { name: 'Aide de cette page' }).click()
  await page.getByRole('dialog', { name: 'Rattacher aux régions' }).waitFor()
  await admin.expectAccessible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Aide, avec des nouveautés' }).click()
  await page.getByRole('menuitem', { name: /^Nouveautés, \d+ non lues$/ }).click()
  await page.getByRole('dialog', { name: 'Nouveautés' }).getByText('Vos listes gardent des vues').waitFor()
  await admin.expectAccessible()
  await page.goto('/admin/user-guide')
  await page.getByRole('button', { name: 'Aide', exact: true }).waitFor()
  await page.getByRole('heading', { level: 2, name: 'Créer une formation' }).waitFor()
  await page.getByRole('searchbox', { name: 'Chercher dans le guide' }).fill('hippopotame')
  await page.getByText('Aucun article pour', { exact: false }).waitFor()
  await page.getByRole('searchbox', { name: 'Chercher dans le guide' }).fill('tableau de bord')
  await page.getByRole('heading', { level: 2, name: 'Lire le tableau de bord' }).waitFor()
  await page.getByRole('button', { name: 'Oui', exact: true }).click()
  await page.getByText('Merci, c’est noté.').waitFor()
  await admin.expectAccessible()
  await page.goto('/admin/videotutorial')
  await page.getByText('Aucune vidéo pour le moment.').waitFor()
  await admin.expectAccessible()
  admin.expectNoFault()

  const readonly = await signedIn(browser, product.url, 'readonly')
  await readonly.page.goto('/admin/user-guide')
  await readonly.page.getByText('Accès refusé').first().waitFor()
  const user = await signedIn(browser, product.url, 'user')
  await user.page.getByRole('button', { name: /Besoin d’aide/ }).click()
  await user.page.getByText('Accueil Forma Conseil').waitFor()
  await user.expectAccessible()
  user.expectNoFault()
  for (const one of [admin, readonly, user]) await one.close()
})
