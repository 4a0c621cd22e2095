import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedEvent, userNamed } from '../apps/api/seeds/seed-event.ts'
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
    const address = { address: '8 rue des Tanneurs', code_postal: '69003', town: 'Lyon' }
    await context.db
      .updateTable('users')
      .set(address)
      .where('id', '=', await userNamed(context, 'user'))
      .execute()
    const { id } = await seedEvent(context, {
      title: 'Négocier un contrat',
      inDays: 40,
      slots: [{ from: '09:00', to: '17:00', title: 'Séance' }],
      summary: 'Une journée de pratique.',
      description: 'Préparer, échanger, conclure.',
      themes: ['Gestion'],
      town: 'Lyon',
      max: 12,
    })
    await context.db.updateTable('events').set({ is_payable: true }).where('id', '=', id).execute()
    await context.db
      .insertInto('prices')
      .values({ event_id: id, name: 'Tarif public', amount_ht: 50_000, vat_rate: 2000, vat_reason: null })
      .execute()
    return id
  })
})
afterAll(async () => {
  await browser?.close()
  await product?.close()
})

test('a person asks for a quote, receives it, accepts it; the organiser invoices it, once', async () => {
  const person = await signedIn(browser, product.url, 'user')
  await person.page.goto(`/formation/${event}`)
  await person.page.getByRole('button', { name: 'Demander un devis' }).click()
  const asking = person.page.getByRole('dialog')
  await asking.getByLabel(/^Nombre de personnes/).fill('2')
  await asking.getByLabel(/message/).fill('Pour ma collègue et moi.')
  await asking.getByRole('button', { name: 'Envoyer la demande' }).click()
  await person.page.getByText('Votre demande est transmise à l’équipe.').waitFor()

  const admin = await signedIn(browser, product.url, 'admin')
  await admin.page.goto('/admin/facturation?tab=devis')
  await admin.page
    .getByRole('row', { name: /Négocier un contrat/ })
    .getByText('Demandé')
    .waitFor()
  await admin.expectAccessible()
  await admin.page
    .getByRole('row', { name: /Négocier un contrat/ })
    .getByRole('link')
    .first()
    .click()
  await admin.page.getByText('Pour ma collègue et moi.').waitFor()
  await admin.page
    .getByText(/1\s000,00\s€/)
    .first()
    .waitFor()
  await admin.page.getByRole('button', { name: 'Envoyer le devis' }).click()
  await admin.page.getByRole('dialog').getByRole('button', { name: 'Envoyer le devis' }).click()
  await admin.page.getByRole('heading', { level: 1, name: /Devis DE-\d{4}-\d{6}/ }).waitFor()
  await product.mailbox.waitFor('user@forma.test', /devis/i)

  await person.page.goto('/bills?tab=quotes')
  await person.page
    .getByRole('row', { name: /Négocier un contrat/ })
    .getByText('À valider')
    .waitFor()
  await person.page
    .getByRole('row', { name: /Négocier un contrat/ })
    .getByRole('link')
    .first()
    .click()
  await person.page.getByRole('button', { name: 'Accepter', exact: true }).click()
  const accepting = person.page.getByRole('dialog')
  await accepting.getByText(/1\s200,00\s€/).waitFor()
  await accepting.getByRole('button', { name: 'Accepter', exact: true }).click()
  await person.page.getByText(/^Accepté le/).waitFor()
  await person.expectAccessible()
  await product.mailbox.waitFor('admin@forma.test', /Devis accepté/)

  await admin.page.reload()
  await admin.page.getByRole('button', { name: 'Facturer le devis' }).click()
  await admin.page.getByRole('dialog').getByRole('button', { name: 'Facturer le devis' }).click()
  await admin.page.getByRole('button', { name: 'Émettre la facture' }).waitFor()
  const drafts = await inForma(product, ({ db }) =>
    db.selectFrom('bills').select(['amount', 'number']).where('morph', '=', 'Event').where('morph_id', '=', event).execute(),
  )
  expect(drafts).toEqual([{ amount: 120_000, number: null }])
  await person.page.reload()
  await person.page.getByText('Facturé', { exact: true }).first().waitFor()

  // Issued too soon: replaced, corrected by a discount on its line, issued again.
  await admin.page.getByRole('button', { name: 'Émettre la facture' }).click()
  await admin.page.getByRole('dialog').getByRole('button', { name: 'Émettre la facture' }).click()
  await admin.page.getByRole('heading', { level: 1, name: /Facture FA-\d{4}-\d{6}/ }).waitFor()
  await admin.page.getByRole('button', { name: 'Remplacer' }).click()
  const replacing = admin.page.getByRole('dialog')
  await replacing.getByLabel(/^Motif/).fill('Remise oubliée')
  await replacing.getByRole('button', { name: 'Remplacer' }).click()
  await admin.page.getByRole('link', { name: /^Remplace la facture FA-/ }).waitFor()
  await admin.page.getByRole('button', { name: 'Modifier le brouillon' }).click()
  const editing = admin.page.getByRole('dialog')
  await editing.getByLabel(/^Remise(?! en| sur)/).fill('10')
  await editing.getByLabel(/^Code comptable/).fill('706100')
  await editing.getByRole('button', { name: 'Enregistrer le brouillon' }).click()
  await admin.page.getByText(/diffère de l’original/).waitFor()
  await admin.expectAccessible()
  await admin.page.getByRole('button', { name: 'Émettre la facture' }).click()
  await admin.page.getByRole('dialog').getByRole('button', { name: 'Émettre la facture' }).click()
  await admin.page.getByRole('heading', { level: 1, name: /Facture FA-\d{4}-\d{6}/ }).waitFor()
  // Not due yet: its reminder says so and does not leave.
  await admin.page.getByRole('button', { name: 'Relancer' }).click()
  await admin.page
    .getByRole('dialog')
    .getByText(/L’échéance n’est pas passée/)
    .waitFor()
  await admin.page.keyboard.press('Escape')
  // Another like it, then one payment for both.
  await admin.page.getByRole('button', { name: 'Dupliquer' }).click()
  await admin.page.getByText('Un nouveau brouillon est prêt.').waitFor()
  await admin.page.getByRole('button', { name: 'Émettre la facture' }).click()
  await admin.page.getByRole('dialog').getByRole('button', { name: 'Émettre la facture' }).click()
  await admin.page.getByRole('heading', { level: 1, name: /Facture FA-\d{4}-\d{6}/ }).waitFor()
  await admin.page.getByRole('button', { name: 'Enregistrer un paiement' }).click()
  const recording = admin.page.getByRole('dialog')
  await recording.getByRole('checkbox', { name: /^Répartir sur les \d+ factures/ }).check()
  await recording.getByText('Le paiement est entièrement réparti.').waitFor()
  await admin.expectAccessible()
  await recording.getByRole('button', { name: 'Enregistrer un paiement' }).click()
  await admin.page.getByText('FACTURE SOLDEE').first().waitFor()
  const bills = await inForma(product, ({ db }) =>
    db
      .selectFrom('bills')
      .select(['category', 'status', 'amount'])
      .where('morph', '=', 'Event')
      .where('morph_id', '=', event)
      .orderBy('id')
      .execute(),
  )
  expect(bills).toEqual([
    { category: 1, status: 8, amount: 120_000 },
    { category: 1, status: 7, amount: 108_000 },
    { category: 2, status: 7, amount: 120_000 },
    { category: 1, status: 7, amount: 108_000 },
  ])
  for (const visitor of [person, admin]) {
    visitor.expectNoFault()
    await visitor.close()
  }
})
