import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aTrainingDay, halfDayCard, inForma, type TrainingDay } from './harness/a-training-day.ts'
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

const entered = () =>
  inForma(product, async ({ db }) =>
    (
      await db
        .selectFrom('registrations')
        .innerJoin('users', 'users.id', 'registrations.user_id')
        .select('users.last_name')
        .where('event_id', '=', day.id)
        .where('checked_in_at', 'is not', null)
        .orderBy('users.last_name')
        .execute()
    ).map(({ last_name }) => last_name),
  )

test('a day at the door: somebody registered on the spot, a helper with a link alone, then the absences', async () => {
  const visitor = await aVisitor(browser, product.url)
  const { page } = visitor
  await signIn(page, 'admin@forma.test')
  await page.goto(`/admin/event/${day.id}/checkin`)

  await page.getByRole('button', { name: 'Inscrire sur place' }).click()
  const registering = page.getByRole('dialog')
  await registering.getByLabel(/^Prénom/).fill('Inès')
  await registering.getByLabel(/^Nom/).fill('Faure')
  await registering.getByLabel(/mail/i).fill('ines.faure@exemple.test')
  await visitor.expectAccessible()
  await registering.getByRole('button', { name: 'Inscrire et faire entrer' }).click()
  await page.getByText(/Inès Faure\u00A0: inscription non confirmée/).waitFor()
  await page.getByRole('button', { name: 'Laisser entrer' }).click()
  const reason = page.getByRole('dialog')
  await reason.getByLabel(/^Motif/).fill('Règle sur place, par carte')
  await reason.getByRole('button', { name: 'Laisser entrer' }).click()
  await page.getByText('Bienvenue Inès Faure').waitFor()

  await page.getByRole('button', { name: 'Badges', exact: true }).click()
  const badges = page.getByRole('dialog')
  await badges.getByRole('combobox', { name: 'Format' }).click()
  await page.getByRole('option', { name: /^Badge A6/ }).click()
  await badges.getByRole('checkbox', { name: 'Logo' }).check()
  await badges.getByRole('button', { name: 'Enregistrer le format' }).click()
  await page.getByText('Format enregistré.').waitFor()
  const printed = page.waitForResponse((answer) => answer.url().includes('/badges/'))
  await badges.getByRole('button', { name: 'Imprimer tous les badges' }).click()
  expect((await printed).headers()['content-type']).toBe('application/pdf')
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Aides à l’entrée' }).click()
  const helpers = page.getByRole('dialog')
  await helpers.getByLabel(/^Nom de l’aide/).fill('Zoé, porte nord')
  await helpers.getByRole('button', { name: 'Créer un lien' }).click()
  const address = (await helpers.getByText(/\/forma\/checkin\//).textContent())!.trim()
  await visitor.expectAccessible()

  const phone = await aVisitor(browser, product.url, { screen: 'phone' })
  await phone.page.goto(new URL(address).pathname)
  await phone.page.getByLabel('Chercher une personne').fill('roux')
  await phone.page.getByRole('button', { name: 'Faire entrer, Julien Roux' }).click()
  await phone.page.getByText('Bienvenue Julien Roux').waitFor()
  await phone.page
    .getByText(/Zoé, porte nord/)
    .first()
    .waitFor()
  await phone.expectAccessible()
  await expect.poll(() => phone.page.getByRole('button', { name: 'Inscrire sur place' }).count()).toBe(0)
  phone.expectNoFault()
  expect(await entered()).toEqual(['Faure', 'Roux'])

  await helpers.getByRole('button', { name: 'Retirer, Zoé, porte nord' }).click()
  await page.getByRole('dialog', { name: 'Retirer ce lien\u202F?' }).getByRole('button', { name: 'Retirer' }).click()
  await helpers.getByText('Retiré', { exact: true }).waitFor()
  await phone.page.reload()
  await phone.page.getByText(/Ce lien de contrôle n’est plus valable/).waitFor()
  phone.takeFaults()
  await phone.close()
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Fin de journée' }).click()
  const closing = page.getByRole('dialog')
  await closing.getByRole('checkbox', { name: /Julien Roux/ }).uncheck()
  await closing.getByRole('checkbox', { name: /Inès Faure/ }).uncheck()
  await visitor.expectAccessible()
  await closing.getByRole('button', { name: 'Noter 1 absence' }).click()
  await page.getByText('1 absence notée.').waitFor()
  await expect.poll(() => closing.getByRole('checkbox', { name: /Amandine Leroy/ }).count()).toBe(0)
  visitor.expectNoFault()
  await visitor.close()
})

test('a phone keeps the pass of its holder: without the network, the page opened again still shows its code', async () => {
  const visitor = await aVisitor(browser, product.url, { screen: 'phone', installed: true })
  const { page, context } = visitor
  await signIn(page, 'user@forma.test')
  await goHome(page)
  await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)')
  await page.goto('/tickets')
  await page.getByRole('article').filter({ hasText: day.title }).getByRole('img').first().waitFor()
  await page.goto(`/tickets/${day.url}`)
  const pass = page.getByRole('article').filter({ hasText: day.title })
  await pass.getByRole('img', { name: 'Code à présenter à l’entrée' }).waitFor()
  await visitor.expectAccessible()
  visitor.expectNoFault()
  await context.setOffline(true)
  await page.reload()
  await pass.getByText(/^Pas de réseau\u00A0: version du/).waitFor()
  await pass.getByRole('img', { name: 'Code à présenter à l’entrée' }).waitFor()
  let requests = 0
  page.on('request', (request) => {
    if (request.url().includes('/documents/?')) requests += 1
  })
  await page.goto('/tickets')
  await pass.getByText(/^Pas de réseau\u00A0: version du/).waitFor()
  // At once, not when the list has been asked for three times.
  expect([1, 2]).toContain(requests)
  await visitor.expectAccessible()
  visitor.takeFaults()
  await visitor.close()
})

const signatures = () =>
  inForma(product, ({ db }) => db.selectFrom('signatures').select(['signed_at', 'evidence']).where('event_id', '=', day.id).execute())

test('a half-day is signed without the network on a phone an hour slow, and arrives at its true instant', async () => {
  const visitor = await aVisitor(browser, product.url, { screen: 'phone', installed: true })
  const { page, context } = visitor
  await context.addInitScript(`{
    const real = Date
    const slow = 3600000
    globalThis.Date = class extends real {
      constructor(...given) {
        if (given.length === 0) super(real.now() - slow)
        else super(...given)
      }
      static now() {
        return real.now() - slow
      }
      static [Symbol.hasInstance](value) {
        return value instanceof real
      }
    }
  }`)
  await signIn(page, 'user@forma.test')
  await goHome(page)
  await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)')
  await page.goto('/emargement')
  const card = halfDayCard(page, day, 0)
  await card.getByRole('button', { name: 'Signer', exact: true }).waitFor()
  visitor.expectNoFault()

  await context.setOffline(true)
  await page.reload()
  await page.getByText(/^Pas de réseau\u00A0: liste du/).waitFor()
  await card.getByRole('button', { name: 'Signer', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Signer en saisissant mon nom' }).click()
  await dialog.getByLabel('Votre nom et votre prénom').fill('Julien Roux')
  await dialog.getByRole('button', { name: 'Signer', exact: true }).click()
  await page.getByText('1 signature à envoyer').waitFor()
  await visitor.expectAccessible()
  expect(await signatures()).toEqual([])

  await context.setOffline(false)
  await expect.poll(async () => (await signatures()).length).toBe(1)
  await expect.poll(() => page.getByText('1 signature à envoyer').count()).toBe(0)
  const [signed] = await signatures()
  expect(Math.abs(signed!.signed_at.getTime() - Date.now())).toBeLessThan(30 * 60_000)
  expect(signed!.evidence).toMatchObject({ offline: { is_chained: true } })
  visitor.takeFaults()
  await visitor.close()

  const admin = await aVisitor(browser, product.url)
  await signIn(admin.page, 'admin@forma.test')
  await admin.page.goto(`/event/${day.id}/signatures`)
  await admin.page.getByText(/Julien Roux a signé hors ligne/).waitFor()
  await admin.expectAccessible()
  await admin.close()
})

test('a tablet passed round is opened again without the network, and two people sign on it', async () => {
  const visitor = await aVisitor(browser, product.url, { screen: 'tablet', installed: true })
  const { page, context } = visitor
  await signIn(page, 'admin@forma.test')
  await goHome(page)
  await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)')
  await page.goto(`/event/${day.id}/signatures`)
  const half = page.getByRole('button', { name: /^Agir sur / }).last()
  await half.waitFor()
  visitor.expectNoFault()

  await context.setOffline(true)
  await page.reload()
  await page.getByText(/^Pas de réseau\u00A0: liste du/).waitFor()
  await expect.poll(() => page.getByRole('button', { name: 'Imprimer une feuille vierge' }).count()).toBe(0)
  await half.click()
  await page.getByRole('menuitem', { name: 'Faire signer sur cet appareil' }).click()
  const dialog = page.getByRole('dialog')
  for (const name of ['Amandine Leroy', 'Julien Roux']) {
    await dialog.getByRole('button', { name }).click()
    await dialog.getByRole('button', { name: 'Signer en saisissant mon nom' }).click()
    await dialog.getByLabel('Votre nom et votre prénom').fill(name)
    await dialog.getByRole('button', { name: 'Signer', exact: true }).click()
    await expect.poll(() => dialog.getByRole('button', { name }).count()).toBe(0)
  }
  await visitor.expectAccessible()
  await page.keyboard.press('Escape')
  await page.getByText('2 signatures à envoyer').waitFor()
  const before = (await signatures()).length

  await context.setOffline(false)
  await expect.poll(async () => (await signatures()).length).toBe(before + 2)
  await expect.poll(() => page.getByText(/signatures? à envoyer/).count()).toBe(0)
  const evidence = (await signatures()).slice(before).map((one) => one.evidence)
  expect(evidence).toEqual([0, 1].map(() => expect.objectContaining({ offline: expect.objectContaining({ is_chained: true }) })))
  visitor.takeFaults()
  await visitor.close()
})
