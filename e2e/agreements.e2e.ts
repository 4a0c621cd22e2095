import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { exempt, sheetOf } from '../apps/api/seeds/forma-people.ts'
import { seedEvent, userNamed } from '../apps/api/seeds/seed-event.ts'
import { startRegistration } from '../apps/api/src/modules/registrations/index.ts'
import { inForma } from './harness/a-training-day.ts'
import { openProduct, type Product } from './harness/product.ts'
import { signedIn } from './harness/sign-in.ts'
import { aVisitor, openBrowser } from './harness/visitor.ts'

let product: Product
let browser: Browser
let event: number
beforeAll(async () => {
  product = await openProduct()
  browser = await openBrowser()
  event = await inForma(product, async (context) => {
    const { db } = context
    const { id } = await seedEvent(context, {
      title: 'Lire un bilan',
      inDays: 20,
      slots: [{ from: '09:00', to: '17:00', title: 'Séance' }],
      summary: 'Une journée de pratique.',
      description: 'Lire et commenter un bilan.',
      sheet: sheetOf({
        objective: 'Lire un bilan.',
        operational_objectives: 'Lire un actif.',
        content: 'Actif, passif, ratios.',
        prerequisites: 'Aucun.',
        audience: 'Tout public.',
      }),
      themes: ['Gestion'],
      town: 'Lyon',
      is_training: true,
      prices: [exempt('Tarif public', 600)],
      max: 12,
    })
    const [speaks, learns] = [await userNamed(context, 'amandine.leroy'), await userNamed(context, 'bastien.marchand')]
    const company = await db
      .insertInto('companies')
      .values({ name: 'Menuiserie Aubert', siret: '38946125200014', referent_id: speaks })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db.updateTable('users').set({ company_id: company.id }).where('id', 'in', [speaks, learns]).execute()
    const registration = await startRegistration(context, { event_id: id, user_id: learns, is_silent: true })
    await db
      .updateTable('registrations')
      .set({ status: 5, company_id: company.id, is_company_paid: true })
      .where('id', '=', registration.id)
      .execute()
    return id
  })
})
afterAll(async () => {
  await browser?.close()
  await product?.close()
})

/** The address a mail leads to. */
const linkIn = async (recipient: string, subject: RegExp): Promise<string> => {
  const { text } = await product.mailbox.waitFor(recipient, subject)
  return /https?:\/\/\S+(?:document-signature|lien-sms)\/\S+/.exec(text ?? '')?.[0] ?? ''
}

/** The code a link is backed with. */
const codeIn = async (recipient: string): Promise<string> => {
  const { text } = await product.mailbox.waitFor(recipient, /\d{6}/)
  return /\b\d{6}\b/.exec(text ?? '')?.[0] ?? ''
}

test('the missing agreement of a company is prepared, sent, signed by the link of the mail on a phone, countersigned and sealed', async () => {
  const admin = await signedIn(browser, product.url, 'admin')
  const { page } = admin
  await page.goto(`/admin/event/${event}?tab=contracts`)
  await page.getByText('Menuiserie Aubert').first().waitFor()
  await page.getByText(/L’entreprise paie/).waitFor()
  await page.getByRole('button', { name: 'Préparer, Menuiserie Aubert' }).click()
  await page.waitForURL(/\/admin\/contracts\?agreement=/)
  await page.getByRole('heading', { level: 1, name: /^CF-/ }).waitFor()
  await admin.expectAccessible()
  await page.getByRole('button', { name: 'Demander la signature' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: /Signe pour Menuiserie Aubert/ }).waitFor()
  await dialog.getByRole('button', { name: 'Demander la signature' }).click()
  await page.getByText('Demande de signature envoyée.').waitFor()

  const referent = await aVisitor(browser, product.url, { screen: 'phone' })
  await referent.page.goto(await linkIn('amandine.leroy@forma.test', /à signer/))
  await referent.page.waitForURL(/\/document-signature\//)
  await referent.page.getByText('Actif, passif, ratios.').waitFor()
  await referent.expectAccessible()
  await referent.page.getByRole('checkbox', { name: /J’ai lu le document/ }).check({ force: true })
  await referent.page.getByRole('button', { name: 'Signer en saisissant mon nom' }).click()
  await referent.page.getByLabel('Votre nom et votre prénom').fill('Amandine Leroy')
  await referent.page.getByRole('button', { name: 'Recevoir un code par mail' }).click()
  await referent.page.getByLabel('Code de signature').fill(await codeIn('amandine.leroy@forma.test'))
  await referent.expectAccessible()
  await referent.page.getByRole('button', { name: 'Signer', exact: true }).click()
  await referent.page.getByText(/Signé par vous, en attente de/).waitFor()

  await page.reload()
  await page.getByRole('link', { name: 'Contresigner' }).click()
  await page.waitForURL(/\/document-signature\//)
  await page.getByRole('checkbox', { name: /J’ai lu le document/ }).check({ force: true })
  await page.getByRole('button', { name: 'Signer en saisissant mon nom' }).click()
  await page.getByLabel('Votre nom et votre prénom').fill('Claire Martin')
  await page.getByRole('button', { name: 'Signer', exact: true }).click()
  await page.getByText('Signé par tous.').first().waitFor()

  for (const mail of ['amandine.leroy@forma.test', 'admin@forma.test']) {
    const { attachments } = await product.mailbox.waitFor(mail, /Signé par tous/)
    expect(attachments.map(({ contentType }) => contentType)).toEqual(['application/pdf'])
  }
  for (const { page: reader } of [referent, admin]) {
    await reader.reload()
    const [download] = await Promise.all([reader.waitForEvent('download'), reader.getByRole('button', { name: 'Télécharger' }).click()])
    expect(download.suggestedFilename()).toMatch(/^Convention de formation CF-\d{4}-\d+\.pdf$/)
  }
  for (const visitor of [admin, referent]) {
    visitor.expectNoFault()
    await visitor.close()
  }
})
