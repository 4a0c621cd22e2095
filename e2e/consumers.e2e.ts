import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openProduct, type Product } from './harness/product.ts'
import { signedIn } from './harness/sign-in.ts'
import { aVisitor, openBrowser, type Visitor } from './harness/visitor.ts'

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

async function declare({ page }: Visitor, title: string, confirm: string): Promise<void> {
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
  await page.getByLabel('Votre nom').fill('Léa Consommatrice')
  await page.getByLabel('Numéro du contrat ou de la commande').fill('CMD-12')
  await page.getByLabel('Votre adresse mail').fill('lea@ailleurs.test')
  await page.getByRole('button', { name: 'Continuer' }).click()
  await page.getByRole('heading', { level: 2, name: 'Vérifiez votre déclaration' }).waitFor()
  await page.getByText('CMD-12', { exact: true }).waitFor()
  await page.getByRole('button', { name: confirm }).waitFor()
}

describe('consumers end a contract without an account', () => {
  test('a tenant says it sells to consumers, and every footer offers to withdraw and to terminate', async () => {
    const boss = await signedIn(browser, product.url, 'admin')
    await boss.page.goto('/admin/settings?tab=payment')
    await boss.page.getByRole('checkbox', { name: 'Vente à des consommateurs' }).check()
    await boss.page.getByRole('button', { name: 'Enregistrer' }).click()
    await boss.page.getByText('Paramètres enregistrés.').first().waitFor()
    await boss.page.reload()
    await boss.page.getByRole('link', { name: 'Renoncer au contrat ici' }).waitFor()
    boss.expectNoFault()
    await boss.close()
  })

  test('PRV-52: a withdrawal is read again, confirmed, and receipted with its date and time', async () => {
    const visitor = await aVisitor(browser, product.url, { screen: 'phone' })
    const { page } = visitor
    await page.goto('/login/forma')
    await page.getByRole('link', { name: 'Renoncer au contrat ici' }).click()
    await page.getByText(/vous avez 14 jours/).waitFor()
    await visitor.expectAccessible()
    await declare(visitor, 'Renoncer au contrat ici', 'Confirmer la rétractation')
    await visitor.expectAccessible()
    expect(product.mailbox.received.filter(({ text }) => String(text).includes('CMD-12'))).toHaveLength(0)
    await page.getByRole('button', { name: 'Modifier' }).click()
    await expect.poll(() => page.getByLabel('Numéro du contrat ou de la commande').inputValue()).toBe('CMD-12')
    await page.getByRole('button', { name: 'Continuer' }).click()
    await page.getByRole('button', { name: 'Confirmer la rétractation' }).click()
    await page.getByText(/^Reçue le \d+/).waitFor()
    await visitor.expectAccessible()
    const receipt = await product.mailbox.waitFor('lea@ailleurs.test', /Accusé de réception de votre rétractation/)
    expect(receipt.text).toMatch(/Contrat ou commande\s: CMD-12[\s\S]*Reçu le \d+/)
    visitor.expectNoFault()
    await visitor.close()
  })

  test('PRV-53: a termination too, and the team has it to do', async () => {
    const visitor = await aVisitor(browser, product.url)
    await visitor.page.goto('/forma/public/termination')
    await declare(visitor, 'Résilier votre contrat', 'Confirmer la résiliation')
    await visitor.page.getByRole('button', { name: 'Confirmer la résiliation' }).click()
    await visitor.page.getByRole('heading', { level: 2, name: 'Votre déclaration est reçue' }).waitFor()
    await product.mailbox.waitFor('lea@ailleurs.test', /Accusé de réception de votre résiliation/)
    await product.mailbox.waitFor('admin@forma.test', /Résiliation à traiter\s: Léa Consommatrice/)
    visitor.expectNoFault()
    await visitor.close()
    const boss = await signedIn(browser, product.url, 'admin')
    await boss.page.goto('/admin/to-do-list')
    await boss.page
      .getByText(/Résiliation\s: Léa Consommatrice/)
      .first()
      .waitFor()
    boss.expectNoFault()
    await boss.close()
  })

  test('the team lists what was declared, and keeps one kind', async () => {
    const boss = await signedIn(browser, product.url, 'admin')
    const { page } = boss
    await page.goto('/admin/contract-endings')
    const rows = page.getByRole('row', { name: /Léa Consommatrice/ })
    await page.getByRole('cell', { name: 'Résiliation' }).waitFor()
    await page.getByRole('cell', { name: 'Rétractation' }).waitFor()
    await expect.poll(() => rows.count()).toBe(2)
    await boss.expectAccessible()
    await page.goto(
      `/admin/contract-endings?filters=${encodeURIComponent(JSON.stringify([{ field: 'kind', comparator: '=', value: 'withdrawal' }]))}`,
    )
    await page.getByRole('cell', { name: 'Rétractation' }).waitFor()
    await expect.poll(() => rows.count()).toBe(1)
    boss.expectNoFault()
    await boss.close()
  })
})
