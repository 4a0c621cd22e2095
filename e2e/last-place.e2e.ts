import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openProduct, type Product } from './harness/product.ts'
import { enterByCode, signUpThrough } from './harness/sign-up.ts'
import { aVisitor, openBrowser, type Visitor } from './harness/visitor.ts'

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

const title = 'Animer une réunion qui décide'
const maximum = 'Le nombre maximum d’apprenants est atteint.'

/** A newcomer who has the page of the event before their eyes. */
async function atTheEvent(screen: 'desk' | 'phone'): Promise<Visitor> {
  const visitor = await aVisitor(browser, product.url, { screen })
  visitor.context.setDefaultTimeout(30_000)
  const { page } = visitor
  await page.goto('/forma/public/events')
  await page.getByRole('link', { name: title, exact: true }).click()
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
  return visitor
}

test('the last place goes to the first who takes it; the other reads COMPLET and the sentence of the specification', async () => {
  const second = await atTheEvent('desk')
  const third = await atTheEvent('phone')
  for (const { page } of [second, third]) await page.getByRole('link', { name: 'S’inscrire' }).waitFor()
  await second.expectAccessible()
  await third.expectAccessible()

  await second.page.getByRole('button', { name: 'J’ai déjà un compte' }).click()
  await signUpThrough(second, product.mailbox, { first_name: 'Béatrice', last_name: 'Seconde', mail: 'beatrice@visiteurs.test' })
  await second.page.getByRole('button', { name: 'Continuer' }).click()
  await second.page.getByText(/Votre place est gardée jusqu’(à|au) /).waitFor()
  await second.expectAccessible()

  // The third visitor still sees the page as it was before the place was taken.
  await third.page.getByRole('link', { name: 'S’inscrire' }).click()
  await enterByCode(third, product.mailbox, { first_name: 'Théo', last_name: 'Tiers', mail: 'theo@visiteurs.test' })
  const notice = third.page.getByRole('alert').filter({ hasText: 'COMPLET' })
  await notice.waitFor()
  await expect.poll(() => notice.textContent()).toContain(maximum)
  await third.expectAccessible()
  third.expectNoFault()

  await second.page.getByRole('heading', { level: 2, name: 'Récapitulatif' }).waitFor()
  await second.expectAccessible()
  await second.page.getByRole('button', { name: /^Confirmer mon inscription/ }).click()
  await second.page.getByText(/inscription est confirmée/).waitFor()
  await second.expectAccessible()
  second.expectNoFault()
  const confirmed = await product.mailbox.waitFor('beatrice@visiteurs.test', /confirmée/)
  expect(confirmed.attachments.map(({ contentType }) => contentType)).toContain('application/pdf')

  await third.page.getByRole('button', { name: 'Réessayer' }).click()
  await notice.waitFor()
  await third.page.goto('/forma/public/events')
  await third.page.getByRole('link', { name: title, exact: true }).click()
  await third.page.getByText(maximum).waitFor()
  await third.page.getByText('COMPLET', { exact: true }).first().waitFor()
  await expect.poll(() => third.page.getByRole('link', { name: 'S’inscrire' }).count()).toBe(0)
  await third.expectAccessible()
  third.expectNoFault()
  await second.close()
  await third.close()
})
