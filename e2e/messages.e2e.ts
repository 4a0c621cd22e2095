import { addDays, dayInZone, defaultZone, instantInZone } from '@kxo/domain/kernel/zones'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anOpenEvent } from '../apps/api/src/testing/an-open-event.ts'
import { sendDueAt } from '../apps/api/src/testing/send-due-at.ts'
import { inForma } from './harness/a-training-day.ts'
import { chooseFound } from './harness/filling-in.ts'
import { openProduct, type Product } from './harness/product.ts'
import { signedIn } from './harness/sign-in.ts'
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

const day = 86_400_000

/** Two people registered to something in three days: tomorrow's reminder is still to come. */
async function aMeetingInThreeDays(title = 'Réunion des rappels'): Promise<{ title: string; tenantId: number; tomorrow: Date }> {
  const start = new Date(Date.now() + 3 * day)
  const event_id = await anOpenEvent(
    { inTenant: (work) => inForma(product, ({ db }) => work(db)) },
    { title, start_date: start, end_date: new Date(start.getTime() + 3_600_000) },
  )
  const tenantId = await inForma(product, async ({ db }) => {
    const people = await db
      .selectFrom('users')
      .select(['id', 'tenant_id'])
      .where('mail', 'in', ['user@forma.test', 'referent@forma.test'])
      .execute()
    for (const { id } of people)
      await db
        .insertInto('registrations')
        .values({ event_id, user_id: id, status: 5, code: `rappel-${event_id}-${id}`, created_at: new Date(Date.now() - 30 * day) })
        .execute()
    return people[0]!.tenant_id
  })
  // At noon the day before, whatever the hour of this one.
  const eve = addDays(dayInZone(start, defaultZone), -1)
  return { title, tenantId, tomorrow: instantInZone(eve, '12:00', defaultZone) }
}

test('a message is rewritten with a field, seen, tried, saved, then read by the person it was written for', async () => {
  const { title, tenantId, tomorrow } = await aMeetingInThreeDays()
  const admin = await signedIn(browser, product.url, 'admin')
  const { page } = admin
  await page.goto('/admin/mails/templates')
  await page.getByRole('link', { name: /Rappel\s: J-1/ }).click()
  await page.getByLabel(/^Objet/).fill('À demain : ')
  const body = page.getByRole('textbox', { name: /^Message/ })
  await body.fill('Nous vous attendons demain. ')
  await page.getByRole('button', { name: 'Insérer un champ' }).last().click()
  await page.getByRole('menuitem', { name: 'Intitulé de la formation' }).click()
  await page.getByLabel('Si vide').fill('notre rendez-vous')
  await page.getByRole('button', { name: 'Insérer', exact: true }).click()
  await expect.poll(() => body.innerText()).toContain('{{event.name|notre rendez-vous}}')
  await page.getByLabel(/^Objet/).fill('À demain : {{event.name}}')
  await page.getByText('À demain : Conduire une réunion').waitFor()
  await admin.expectAccessible()
  await page.getByRole('button', { name: 'M’envoyer un essai' }).click()
  await product.mailbox.waitFor('admin@forma.test', /Essai.*À demain : Conduire une réunion/)
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await page.getByText(/Version 1 enregistrée/).waitFor()
  await page.getByText('En service').waitFor()

  await page.goto('/admin/mails?status=upcoming')
  await page.getByLabel('Lignes par page').selectOption('100')
  const stop = page.getByRole('button', { name: /^Suspendre\s: Rappel\s: J-1/ })
  await expect.poll(() => stop.count()).toBeGreaterThan(1)
  await admin.expectAccessible()
  await page
    .getByRole('row', { name: new RegExp(`user@forma.test.*Rappel.: J-1.*${title}`) })
    .getByRole('button', { name: /^Suspendre/ })
    .click()
  await page.getByText('Ce mail ne partira pas.').waitFor()
  await sendDueAt(product.program, tenantId, tomorrow)
  await product.mailbox.waitFor('referent@forma.test', new RegExp(`À demain : ${title}`))
  const toStopped = await inForma(product, ({ db }) =>
    db
      .selectFrom('mails')
      .select('id')
      .where('moment', '=', 'remind_event_2')
      .where('recipient', '=', 'user@forma.test')
      .where('subject', 'like', `%${title}`)
      .execute(),
  )
  expect(toStopped).toEqual([])
  admin.expectNoFault()
})

test('a message is seen on somebody’s record, written twice, and its first version taken back', async () => {
  const { title } = await aMeetingInThreeDays('Réunion des versions')
  const admin = await signedIn(browser, product.url, 'admin')
  const { page } = admin
  await page.goto('/admin/mails/templates/start_event')
  const body = page.getByRole('textbox', { name: /^Message/ })
  await page.getByLabel(/^Objet/).fill('Première : {{event.name}}')
  await body.fill('Bonjour {{contact.first_name|à vous}}.')
  await chooseFound(page.getByRole('combobox', { name: 'Voir sur' }), title, `Julien Roux · ${title}`)
  await page.getByText(`Première : ${title}`).waitFor()
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await page.getByText(/Version 1 enregistrée/).waitFor()
  await page.getByLabel(/^Objet/).fill('Seconde : {{event.name}}')
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await page.getByText(/Version 2 enregistrée/).waitFor()
  await page.getByRole('button', { name: /^Comparer la version 1/ }).click()
  const compared = page.getByRole('dialog')
  await compared.getByText('Première : {{event.name}}').waitFor()
  await compared.getByText('Seconde : {{event.name}}').waitFor()
  await admin.expectAccessible()
  await page.keyboard.press('Escape')
  await compared.waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: /^Reprendre la version 1/ }).click()
  await expect.poll(() => page.getByLabel(/^Objet/).inputValue()).toBe('Première : {{event.name}}')
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await page.getByText(/Version 3 enregistrée/).waitFor()
  const saved = await inForma(product, ({ db }) =>
    db
      .selectFrom('mail_templates')
      .select(['version', 'subject', 'is_active'])
      .where('moment', '=', 'start_event')
      .where('language', '=', 'fr')
      .orderBy('version')
      .execute(),
  )
  expect(saved).toEqual([
    { version: 1, subject: 'Première : {{event.name}}', is_active: false },
    { version: 2, subject: 'Seconde : {{event.name}}', is_active: false },
    { version: 3, subject: 'Première : {{event.name}}', is_active: true },
  ])
  admin.expectNoFault()
})

test('a message switched off says so, in English too and on a phone', async () => {
  const admin = await signedIn(browser, product.url, 'admin', { viewport: 'phone' } as never)
  const { page } = admin
  await page.goto('/admin/mails/templates')
  const thanks = page.getByRole('switch', { name: /Merci de votre participation/ })
  await thanks.waitFor()
  await admin.expectAccessible()
  await thanks.click({ force: true })
  await page.getByText(/ne partira plus/).waitFor()
  await expect.poll(() => thanks.isChecked()).toBe(false)
  admin.expectNoFault()
})

test('a campaign leaves by waves, is paused, then stopped: what was sent stays sent, the others receive nothing', async () => {
  const admin = await signedIn(browser, product.url, 'admin')
  const { page } = admin
  await page.goto('/admin/history/mailscampaign')
  await page.getByRole('link', { name: 'Écrire' }).click()
  await page.getByLabel('Adresses à ajouter').fill(Array.from({ length: 60 }, (_, n) => `vague${n}@exemple.test`).join('\n'))
  await page.getByText('60 destinataires', { exact: true }).waitFor()
  await page.getByLabel(/^Objet/).fill('Fermeture de décembre')
  await page.getByLabel('Second objet à comparer').fill('Nous fermons en décembre')
  await page.getByRole('textbox', { name: 'Texte', exact: true }).fill('Nos bureaux ferment le 24 décembre.')
  await page.getByLabel('Au plus, par heure').fill('50')
  await page.getByText(/^Tel que le recevra/).waitFor()
  await admin.expectAccessible()
  await page.getByRole('button', { name: 'M’envoyer un essai' }).click()
  await product.mailbox.waitFor('admin@forma.test', /Fermeture de décembre/)
  await page.getByRole('button', { name: 'Envoyer à 60 destinataires' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Envoyer à 60 destinataires' }).click()
  await page.getByText('50 sur 60').waitFor()
  await product.mailbox.waitFor('vague1@exemple.test', /Nous fermons en décembre/)
  await page.getByRole('button', { name: 'Mettre en pause' }).click()
  await page.getByText('En pause').waitFor()
  await page.getByRole('button', { name: 'Arrêter' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Arrêter' }).click()
  await page.getByText('Arrêtée', { exact: true }).waitFor()
  const report = page.getByRole('region', { name: 'Bilan' })
  await report.getByRole('row', { name: /^Fermeture de décembre \d+/ }).waitFor()
  await report.getByRole('row', { name: /^Nous fermons en décembre \d+/ }).waitFor()
  await admin.expectAccessible()
  await page.goto('/admin/history/mailscampaign')
  await page.getByRole('row', { name: /Fermeture de décembre.*Arrêtée/ }).waitFor()
  const written = await inForma(product, ({ db }) => db.selectFrom('mails').select('id').where('recipient', 'like', 'vague%').execute())
  expect(written).toHaveLength(50)
  admin.expectNoFault()
})

test('a person keeps one message off their devices, from a phone, and the choice stays', async () => {
  const person = await signedIn(browser, product.url, 'user', { screen: 'phone' })
  const { page } = person
  const id = await inForma(product, ({ db }) =>
    db.selectFrom('users').select('id').where('mail', '=', 'user@forma.test').executeTakeFirstOrThrow(),
  ).then((found) => found.id)
  await page.goto(`/user/${id}?tab=notifications`)
  const confirmed = page.getByRole('switch', { name: /confirmé/ })
  await confirmed.waitFor()
  await expect.poll(() => confirmed.isChecked()).toBe(true)
  await person.expectAccessible()
  const saved = page.waitForResponse((answer) => answer.request().method() === 'POST' && answer.url().includes('/push'))
  await confirmed.click({ force: true })
  expect((await saved).status()).toBe(200)
  await page.reload()
  await confirmed.waitFor()
  await expect.poll(() => confirmed.isChecked()).toBe(false)
  person.expectNoFault()
})

test('a newsletter is read online, then left from a phone, and come back to', async () => {
  const admin = await signedIn(browser, product.url, 'admin')
  await admin.page.goto('/admin/mails/write')
  await admin.page.getByLabel('Adresses à ajouter').fill('user@forma.test')
  await admin.page.getByLabel('Prospection').check()
  await admin.page.getByText('1 destinataire', { exact: true }).waitFor()
  await admin.page.getByLabel(/^Objet/).fill('La lettre du printemps')
  await admin.page.getByRole('textbox', { name: 'Texte', exact: true }).fill('Trois sessions ouvrent.')
  await admin.page.getByRole('button', { name: 'Envoyer à 1 destinataire' }).click()
  await admin.page.getByRole('dialog').getByRole('button', { name: 'Envoyer à 1 destinataire' }).click()
  const mail = await product.mailbox.waitFor('user@forma.test', /La lettre du printemps/)
  const way = /\/forma\/unsubscribe\/[\w-]+/.exec(mail.text ?? '')?.[0] ?? ''
  const reader = await aVisitor(browser, product.url, { screen: 'phone' })
  const { page } = reader
  await page.goto(way.replace('unsubscribe', 'newsletter'))
  await page.getByRole('heading', { name: 'La lettre du printemps' }).waitFor()
  await page.frameLocator('iframe').getByText('Trois sessions ouvrent.').waitFor()
  await page.getByRole('link', { name: 'Se désinscrire' }).click()
  await page.getByRole('button', { name: /tout/ }).click()
  await page.getByText('C’est fait.').waitFor()
  await reader.expectAccessible()
  await page.getByRole('button', { name: 'Annuler' }).click()
  await page.getByRole('checkbox').first().waitFor()
  reader.expectNoFault()
})

test('a model of documents is added, worded with a field, saved and made the default', async () => {
  const { page } = await signedIn(browser, product.url, 'admin')
  await page.goto('/admin/documents/templates')
  await page.getByRole('button', { name: 'Nouveau modèle' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Nom').fill('Attestation maison')
  await dialog.getByRole('button', { name: 'Créer' }).click()
  await page.getByLabel('Titre du document').fill('Attestation de l’académie')
  const opening = page.getByRole('textbox', { name: 'Texte d’ouverture' })
  await opening.fill('Bravo ')
  await page.getByRole('button', { name: 'Insérer un champ' }).nth(2).click()
  await page.getByRole('menuitem', { name: /^Prénom Léa/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Insérer' }).click()
  await expect.poll(() => opening.innerText()).toContain('Bravo {{contact.first_name}}')
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await page.getByText(/^Version 2 enregistrée/).waitFor()
  await page.getByRole('button', { name: 'Définir par défaut' }).click()
  await page.getByRole('button', { name: 'Ne plus utiliser par défaut' }).waitFor()
  await page.getByRole('link', { name: 'Modèles de documents' }).last().click()
  const row = page.getByRole('row', { name: /Attestation maison/ })
  await row.getByRole('img', { name: 'Modèle par défaut' }).waitFor()
  await page.getByRole('tab', { name: 'Devis' }).click()
  await page.getByRole('button', { name: 'Nouveau modèle' }).first().click()
  await dialog.getByRole('button', { name: 'Créer' }).click()
  await page.getByLabel('Titre du document').fill('Proposition {{bill.number}}')
  await page.getByRole('checkbox', { name: 'Les signatures sur une page à part' }).check()
  await page.getByText('Devis.pdf', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  // The same is still told of the one before.
  await page.getByRole('button', { name: 'Reprendre la version 1' }).waitFor()
})
