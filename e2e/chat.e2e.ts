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
      title: 'Tenir un budget',
      inDays: 20,
      slots: [{ from: '09:00', to: '17:00', title: 'Séance' }],
      summary: 'Une journée de pratique.',
      description: 'Prévoir, suivre, corriger.',
      themes: ['Gestion'],
      town: 'Lyon',
      max: 12,
    })
    await startRegistration(context, { event_id: id, user_id: await userNamed(context, 'user'), is_silent: true })
    await context.db.updateTable('registrations').set({ status: 5 }).where('event_id', '=', id).execute()
    return id
  })
})
afterAll(async () => {
  await browser?.close()
  await product?.close()
})

test('a learner writes from their event on a phone, the team answers live, and its note stays its own', async () => {
  const admin = await signedIn(browser, product.url, 'admin')
  await admin.page.goto('/admin/chat')
  await admin.page.getByRole('heading', { level: 1, name: 'Messagerie' }).waitFor()

  const learner = await signedIn(browser, product.url, 'user', { screen: 'phone' })
  await learner.page.goto(`/events/${event}`)
  await learner.page.getByRole('link', { name: 'Écrire à l’organisation' }).click()
  await learner.page.getByText('Formation : Tenir un budget').waitFor()
  await learner.page.getByRole('textbox', { name: 'Message' }).fill('Puis-je venir avec mon ordinateur ?')
  await learner.page.locator('input[type="file"]').setInputFiles({
    name: 'plan.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF'),
  })
  await learner.page.getByRole('button', { name: 'Retirer plan.pdf' }).waitFor()
  await learner.expectAccessible()
  await learner.page.getByRole('button', { name: 'Envoyer', exact: true }).click()
  await learner.page.getByRole('button', { name: /plan\.pdf/ }).waitFor()

  // Without a reload, on a page that was open before.
  await admin.page.getByRole('button', { name: /Puis-je venir avec mon ordinateur/ }).click()
  await admin.page.getByRole('button', { name: /plan\.pdf/ }).waitFor()
  await learner.page.getByText('Lu', { exact: true }).waitFor()
  await admin.page.getByRole('button', { name: 'M’attribuer' }).click()
  await admin.page.getByText('La conversation est attribuée à Claire Moreau.').waitFor()
  await admin.expectAccessible()
  const field = admin.page.getByRole('textbox', { name: 'Message' })
  await admin.page.getByText('Note interne', { exact: true }).click()
  await field.fill('Prévoir une prise de plus.')
  await field.press('Enter')
  await admin.page.getByRole('listitem').filter({ hasText: 'Prévoir une prise de plus.' }).first().waitFor()
  await admin.page.getByText('Répondre', { exact: true }).click()
  await field.fill('Bien sûr,')
  await field.press('Shift+Enter')
  await field.pressSequentially('il y a des prises.')
  await field.press('Enter')
  await learner.page.getByText('il y a des prises.').waitFor()
  await expect.poll(() => learner.page.getByText('Prévoir une prise de plus.').count()).toBe(0)

  // The network is lost: what is written waits, and leaves when it is back.
  await learner.page.context().setOffline(true)
  const own = learner.page.getByRole('textbox', { name: 'Message' })
  await own.fill('Merci beaucoup')
  await own.press('Enter')
  await learner.page.getByText('En attente d’envoi').waitFor()
  await learner.page.context().setOffline(false)
  await admin.page.getByRole('listitem').filter({ hasText: 'Merci beaucoup' }).first().waitFor()
  await expect.poll(() => learner.page.getByText('En attente d’envoi').count()).toBe(0)

  await admin.page.getByRole('button', { name: 'Fermer la conversation' }).click()
  await admin.page.getByText('La conversation est fermée.').waitFor()
  await learner.page.getByText('Cette conversation a été fermée par Claire Moreau.').waitFor()
  await own.fill('Une dernière chose')
  await learner.page.getByRole('button', { name: 'Rouvrir et envoyer' }).click()
  await admin.page.getByRole('listitem').filter({ hasText: 'Une dernière chose' }).first().waitFor()
  await expect.poll(() => learner.page.getByText('Cette conversation a été fermée').count()).toBe(0)

  await admin.page.getByRole('button', { name: 'Fermer la conversation' }).waitFor()
  await admin.page.getByRole('button', { name: 'Créer une tâche' }).click()
  await expect
    .poll(() => admin.page.getByRole('dialog').getByLabel('Tâche', { exact: true }).inputValue())
    .toBe('Suite à donner au message de Julien Roux')
  await admin.page.keyboard.press('Escape')
  for (const visitor of [admin, learner]) await visitor.close()
})
