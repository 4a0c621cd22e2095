import { registrationStatus } from '@kxo/domain/registrations/status'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedEvent, userNamed } from '../apps/api/seeds/seed-event.ts'
import { startRegistration } from '../apps/api/src/modules/registrations/index.ts'
import { inForma } from './harness/a-training-day.ts'
import { openProduct, type Product } from './harness/product.ts'
import { signedIn } from './harness/sign-in.ts'
import { openBrowser } from './harness/visitor.ts'

let product: Product
let browser: Browser
let event: number
beforeAll(async () => {
  product = await openProduct()
  browser = await openBrowser()
  event = await inForma(product, async (context) => {
    const { id } = await seedEvent(context, {
      title: 'Classer ses dépenses',
      inDays: 20,
      slots: [{ from: '09:00', to: '17:00', title: 'Séance' }],
      summary: 'Une journée de pratique.',
      description: 'Classer, contrôler, archiver.',
      themes: ['Gestion'],
      town: 'Lyon',
      max: 12,
    })
    await startRegistration(context, { event_id: id, user_id: await userNamed(context, 'user'), is_silent: true })
    await context.db
      .updateTable('registrations')
      .set({ status: registrationStatus.codeOf('toComplete') })
      .where('event_id', '=', id)
      .execute()
    return id
  })
})
afterAll(async () => {
  await browser?.close()
  await product?.close()
})

test('a quiz is written, published and required to register; a learner takes it on a phone, loses the page, sends it and is registered', async () => {
  const admin = await signedIn(browser, product.url, 'admin')
  const { page } = admin
  await page.goto('/admin/quiz/new')
  await page.getByLabel('Titre').fill('Les charges')
  await page.getByRole('button', { name: 'Créer', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: /Les charges/ }).waitFor()
  await page.getByRole('button', { name: 'Ajouter une question' }).click()
  await page.getByRole('textbox', { name: 'Énoncé' }).fill('Un loyer est-il une charge\u202F?')
  await page.getByRole('textbox', { name: 'Proposition 1' }).fill('Oui')
  await page.getByRole('textbox', { name: 'Proposition 2' }).fill('Non')
  await page
    .getByRole('radio', { name: /Bonne réponse/ })
    .first()
    .check({ force: true })
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await page.getByText('Quiz enregistré.').waitFor()
  await admin.expectAccessible()
  await page.getByRole('button', { name: 'Publier', exact: true }).click()
  await page.getByText('Quiz publié.').waitFor()

  await page.goto(`/admin/event/${event}?tab=quiz`)
  await page.getByRole('button', { name: 'Ajouter un quiz' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'Quiz ou test' }).click()
  await page.getByRole('option', { name: /Les charges/ }).click()
  await dialog.getByRole('checkbox', { name: 'Obligatoire' }).check()
  await admin.expectAccessible()
  await dialog.getByRole('button', { name: 'Enregistrer' }).click()
  await page.getByText('Quiz ajouté.').waitFor()
  await page.getByRole('button', { name: /Envoyer maintenant/ }).click()
  await page.getByText('Mail envoyé à 1 personne.').waitFor()
  await product.mailbox.waitFor('user@forma.test', /À passer/)

  const learner = await signedIn(browser, product.url, 'user', { screen: 'phone' })
  await learner.page.goto(`/events/${event}/signin`)
  await learner.page.getByRole('link', { name: /Répondre aux questions.*Les charges/ }).waitFor()
  await learner.expectAccessible()
  await learner.page.getByRole('link', { name: /Répondre aux questions.*Les charges/ }).click()
  await learner.page.getByRole('button', { name: 'Commencer' }).click()
  await learner.page.getByText('Un loyer est-il une charge').waitFor()
  await learner.page.getByRole('radio', { name: 'Oui' }).check({ force: true })
  await learner.page.getByText('Réponse enregistrée').waitFor()
  await learner.expectAccessible()
  // Another window, the same attempt.
  await learner.page.reload()
  await learner.page.getByText('Un loyer est-il une charge').waitFor()
  await expect.poll(() => learner.page.getByRole('radio', { name: 'Oui' }).isChecked()).toBe(true)
  await learner.page.getByRole('button', { name: 'Relire avant d’envoyer' }).click()
  await learner.page.getByRole('button', { name: 'Envoyer mes réponses' }).click()
  await learner.page.getByText('100\u202F%').first().waitFor()
  await learner.page.getByRole('link', { name: 'Reprendre mon inscription' }).click()
  await learner.page
    .getByText(/Inscription confirmée/)
    .first()
    .waitFor()
  await learner.page.goBack()
  await learner.page.getByRole('link', { name: 'Voir le résultat' }).click()
  await learner.page.getByText('Bonne réponse').first().waitFor()
  await product.mailbox.waitFor('user@forma.test', /Votre résultat/)

  await page.goto(`/admin/event/${event}?tab=quiz`)
  await page.getByText('1 sur 1').first().waitFor()
  for (const visitor of [admin, learner]) {
    visitor.expectNoFault()
    await visitor.close()
  }
})
