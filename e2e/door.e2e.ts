import { passageOutcome } from '@kxo/domain/attendance/door'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aTrainingDay, inForma, type TrainingDay } from './harness/a-training-day.ts'
import { openProduct, type Product } from './harness/product.ts'
import { goHome, signIn } from './harness/sign-in.ts'
import { aVisitor, openBrowser } from './harness/visitor.ts'

let product: Product
let browser: Browser
let day: TrainingDay
beforeAll(async () => {
  product = await openProduct()
  browser = await openBrowser()
  day = await aTrainingDay(product)
}, 240_000)
afterAll(async () => {
  await browser?.close()
  await product?.close()
})

const codesOf = () =>
  inForma(product, ({ db }) =>
    db.selectFrom('registrations').select(['code', 'checked_in_at', 'status']).where('event_id', '=', day.id).orderBy('id').execute(),
  )

test('a door goes on without the network, its page opened again, and sends what it saw once back', async () => {
  const visitor = await aVisitor(browser, product.url, { screen: 'phone', installed: true })
  const { page, context } = visitor
  await signIn(page, 'admin@forma.test')
  await goHome(page)
  await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)')
  await page.goto(`/admin/event/${day.id}/checkin`)
  await page.getByRole('button', { name: 'Préparer le mode hors ligne' }).click()
  await page.getByText(/sur cet appareil\u00A0: 3 personnes\./).waitFor()
  await page.reload()
  await page.getByText('En ligne', { exact: true }).waitFor()
  await visitor.expectAccessible()
  visitor.expectNoFault()

  const [julien, , bastien] = await codesOf()
  const enter = async (code: string): Promise<void> => {
    await page.getByLabel('Code', { exact: true }).fill(code)
    await page.getByRole('button', { name: 'Enregistrer l’entrée' }).click()
  }
  await context.setOffline(true)
  await enter(julien!.code)
  await page.getByText('Bienvenue Julien Roux').waitFor()
  await page.getByText('1 passage à envoyer').waitFor()
  await enter(bastien!.code)
  await page.getByText(/Bastien Marchand\u00A0: inscription non confirmée/).waitFor()

  await page.reload()
  await page.getByRole('heading', { level: 1, name: day.title }).waitFor()
  await page.getByText('1 passage à envoyer').waitFor()
  await enter(julien!.code)
  await page.getByText('Déjà passé').waitFor()
  await page.getByLabel('Chercher une personne').fill('leroy')
  await page.getByRole('button', { name: 'Faire entrer, Amandine Leroy' }).click()
  await page.getByText('2 passages à envoyer').waitFor()
  expect((await codesOf()).map(({ checked_in_at }) => checked_in_at)).toEqual([null, null, null])

  await context.setOffline(false)
  await expect.poll(async () => (await codesOf()).filter(({ checked_in_at }) => checked_in_at !== null).length).toBe(2)
  await page.getByText('En ligne', { exact: true }).waitFor()
  await expect.poll(() => page.getByText(/à envoyer$/).count()).toBe(0)
  await page.getByRole('button', { name: 'Annuler ce passage, Amandine Leroy' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Annuler ce passage' }).click()
  await expect.poll(async () => (await codesOf()).filter(({ checked_in_at }) => checked_in_at !== null).length).toBe(1)

  const databases = () => page.evaluate<string[]>(`indexedDB.databases().then((all) => all.map(({ name }) => name))`)
  expect(await databases()).toContain('offline-lists')
  await page.goto('/logout')
  await page.waitForURL(/\/login\/forma/)
  await expect.poll(databases).not.toContain('offline-lists')
  visitor.takeFaults()
  await visitor.close()
})

test('two devices without the network let the same person in: the first by the clock counts, the other is a conflict both show', async () => {
  const devices = await Promise.all([1, 2].map(() => aVisitor(browser, product.url, { screen: 'phone', installed: true })))
  for (const { page } of devices) {
    await signIn(page, 'admin@forma.test')
    await goHome(page)
    await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)')
    await page.goto(`/admin/event/${day.id}/checkin`)
    await page.getByRole('button', { name: 'Préparer le mode hors ligne' }).click()
    await page.getByText(/sur cet appareil\u00A0: 3 personnes\./).waitFor()
  }
  for (const { context } of devices) await context.setOffline(true)
  for (const { page } of devices) {
    await page.getByLabel('Chercher une personne').fill('leroy')
    await page.getByRole('button', { name: 'Faire entrer, Amandine Leroy' }).click()
    await page.getByText('1 passage à envoyer').waitFor()
  }
  // The second is heard first.
  for (const { page, context } of devices.toReversed()) {
    await context.setOffline(false)
    await expect.poll(() => page.getByText(/à envoyer$/).count()).toBe(0)
  }
  const passages = await inForma(product, ({ db }) =>
    db
      .selectFrom('passages')
      .select(['outcome', 'is_offline'])
      .where('event_id', '=', day.id)
      .orderBy('passed_at', 'desc')
      .limit(2)
      .execute(),
  )
  expect(passages).toEqual([
    { outcome: passageOutcome.codeOf('again'), is_offline: true },
    { outcome: passageOutcome.codeOf('welcome'), is_offline: true },
  ])
  for (const visitor of devices) {
    await visitor.page.reload()
    await visitor.page.getByRole('heading', { name: 'Conflits' }).waitFor()
    await visitor.expectAccessible()
    visitor.takeFaults()
    await visitor.close()
  }
})
