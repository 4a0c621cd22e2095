import { addDays, dayInZone, formatDate } from '@kxo/domain/kernel/dates'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inForma } from './harness/a-training-day.ts'
import { openProduct, type Product } from './harness/product.ts'
import { signedIn } from './harness/sign-in.ts'
import { openBrowser } from './harness/visitor.ts'

const photo = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.4\n% ${name}\n1 0 obj\n<<>>\nendobj\n%%EOF`),
})
const name = 'Assurance décennale'

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

test('a paper is asked of a partner, deposited on a phone, refused, deposited again and accepted until a day that is near', async () => {
  const admin = await signedIn(browser, product.url, 'admin')
  const { page } = admin
  await page.goto('/admin/otherdocs?tab=partners')
  await page.getByRole('button', { name: 'Réclamer une pièce' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: /Réclamer à/ }).click()
  await page.getByRole('option', { name: /Faure/ }).click()
  await dialog.getByRole('combobox', { name: /Nature/ }).click()
  await page.getByRole('option', { name: 'Assurance' }).click()
  await dialog.getByRole('textbox', { name: /Nom/ }).fill(name)
  await dialog.getByRole('button', { name: 'Réclamer une pièce' }).click()
  await page.getByText('La pièce est réclamée à 1 personne.').waitFor()
  await page.getByRole('row').filter({ hasText: name }).waitFor()
  await admin.expectAccessible()
  await product.mailbox.waitFor('partner@forma.test', new RegExp(name))

  const partner = await signedIn(browser, product.url, 'partner', { screen: 'phone' })
  await partner.page.goto('/otherdocs')
  const line = partner.page.getByRole('listitem').filter({ hasText: name })
  await line.locator('input[type=file]').setInputFiles(photo('floue.pdf'))
  await line.getByText('À vérifier').waitFor()
  await partner.expectAccessible()

  await page.reload()
  const act = async (item: string): Promise<void> => {
    await page
      .getByRole('row')
      .filter({ hasText: name })
      .getByRole('button', { name: new RegExp(name) })
      .last()
      .click()
    await page.getByRole('menuitem', { name: item, exact: true }).click()
  }
  await act('Rejeter')
  await page.getByRole('textbox', { name: /Motif/ }).fill('La photo est floue')
  await page.getByRole('dialog').getByRole('button', { name: 'Rejeter' }).click()
  await page.getByText(/est rejeté, la personne est prévenue/).waitFor()
  await product.mailbox.waitFor('partner@forma.test', /Document à revoir/)

  await partner.page.reload()
  await line.getByText(/La photo est floue/).waitFor()
  await line.locator('input[type=file]').setInputFiles(photo('nette.pdf'))
  await line.getByText('À vérifier').waitFor()

  await page.reload()
  await act('Valider')
  const lastDay = addDays(dayInZone(new Date(), 'Europe/Paris'), 20)
  await page.getByRole('dialog').getByLabel('Expire le').fill(formatDate(lastDay, 'fr'))
  await page.keyboard.press('Tab')
  await page.getByRole('dialog').getByRole('button', { name: 'Valider' }).click()
  await page.getByText(/est validé\./).waitFor()
  await product.mailbox.waitFor('partner@forma.test', /Document accepté/)
  const tasks = await inForma(product, ({ db }) => db.selectFrom('tasks').select('label').where('label', 'like', `%${name}%`).execute())
  expect(tasks.map(({ label }) => label)).toEqual([expect.stringContaining('expire le')])

  await partner.page.goto('/other_documents')
  await partner.page.getByText('Expire bientôt').first().waitFor()
  await partner.expectAccessible()
  for (const visitor of [admin, partner]) {
    visitor.expectNoFault()
    await visitor.close()
  }
})

test('what the organisation publishes is read, which is said and counted', async () => {
  const admin = await signedIn(browser, product.url, 'admin')
  const { page } = admin
  await page.goto('/admin/otherdocs?tab=organisation')
  await page.getByRole('button', { name: 'Publier un document' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: /Nature/ }).click()
  await page.getByRole('option', { name: 'Conditions générales' }).click()
  await dialog.getByRole('checkbox', { name: /Demander à chacun/ }).check()
  await dialog.locator('input[type=file]').setInputFiles(photo('conditions.pdf'))
  await page.getByText(/Conditions générales.* est publié/).waitFor()
  const published = page.getByRole('region', { name: 'Conditions générales' })
  await published.getByText('Personne ne l’a encore lu').waitFor()
  await admin.expectAccessible()

  const reader = await signedIn(browser, product.url, 'user', { screen: 'phone' })
  await reader.page.goto('/other_documents')
  const line = reader.page.getByRole('listitem').filter({ hasText: 'Conditions générales' })
  await line.getByRole('button', { name: /^J’ai lu/ }).click()
  await line.getByText(/Lu le/).waitFor()
  await reader.expectAccessible()

  await page.reload()
  await published.getByText('Lu par 1 personne').waitFor()
  for (const visitor of [admin, reader]) {
    visitor.expectNoFault()
    await visitor.close()
  }
})
