import { registrationsContract } from '@kxo/domain/registrations/contract'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoPassword } from '../apps/api/seeds/accounts.ts'
import { hashPassword } from '../apps/api/src/modules/identity/account/passwords.ts'
import { anOpenEvent } from '../apps/api/src/testing/an-open-event.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from '../apps/api/src/testing/world.ts'
import { openProduct, type Product } from './harness/product.ts'
import { goHome, signIn } from './harness/sign-in.ts'
import { aVisitor, openBrowser } from './harness/visitor.ts'

let product: Product
let browser: Browser
let recruiting: TenantWorld
let recruiter: Persona
let candidate: Persona
const offers = ['Comptable en alternance', 'Soudeur en alternance', 'Technicienne réseau']
beforeAll(async () => {
  product = await openProduct()
  browser = await openBrowser()
  recruiting = await aTenant(product.program, { params: { is_recruiting_platform: true } })
  const company_id = await recruiting.inTenant(async (db) => {
    const address = { siret: '80456784000017', address: '1 rue Neuve', code_postal: '69001', town: 'Lyon' }
    const company = { name: 'Ateliers Recruteurs', is_recruiter: true, ...address }
    await db.insertInto('products').values({ name: '7 jours en tête de liste', amount_ht: 4_900, vat_rate: 2000, boost_days: 7 }).execute()
    return (await db.insertInto('companies').values(company).returning('id').executeTakeFirstOrThrow()).id
  })
  const password_hash = await hashPassword(demoPassword)
  recruiter = await recruiting.aPerson({ profile_code: 'REC', company_id, password_hash, first_name: 'Marc', last_name: 'Lemoine' })
  candidate = await recruiting.aPerson({ password_hash })
  const [first] = [
    await anOpenEvent(recruiting, { title: offers[0] ?? '', company_id, needs_approval: true }),
    await anOpenEvent(recruiting, { title: offers[1] ?? '', company_id, needs_approval: true }),
    await anOpenEvent(recruiting, { title: offers[2] ?? '', company_id, needs_approval: true }),
  ]
  for (const [first_name, last_name] of [
    ['Inès', 'Aubry'],
    ['Hugo', 'Blin'],
  ] as const)
    await callAs(product.program, await recruiting.aPerson({ first_name, last_name }), registrationsContract.start, {
      params: { client: recruiting.name, id: first },
      body: { submit: true },
    })
})
afterAll(async () => {
  await browser?.close()
  await product?.close()
})

test('J4 a recruiter lands on their dashboard, notes an application, retains it and declines another', async () => {
  const visitor = await aVisitor(browser, product.url)
  const { page } = visitor
  await signIn(page, recruiter.mail, recruiting.name)
  await goHome(page, recruiting.name)
  await page.waitForURL(/\/admin\/my-dashboard/)
  const figure = (name: RegExp) => page.getByRole('article').filter({ hasText: name })
  await figure(/à étudier/)
    .getByText('2', { exact: true })
    .waitFor()
  await visitor.expectAccessible()
  await page.getByRole('button', { name: /Étudier .*Inès Aubry/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('4', { exact: true }).click()
  await dialog.getByLabel('Commentaire').fill('Très bonne lettre')
  await visitor.expectAccessible()
  await dialog.getByRole('button', { name: 'Enregistrer' }).click()
  await dialog.getByText('Très bonne lettre').waitFor()
  await dialog.getByText('4 sur 5').first().waitFor()
  await dialog.getByRole('button', { name: 'Retenir' }).click()
  await page.keyboard.press('Escape')
  await page
    .getByRole('region', { name: /^1 · Confirmée/ })
    .getByText('Inès Aubry')
    .waitFor()
  await figure(/à étudier/)
    .getByText('1', { exact: true })
    .waitFor()
  await figure(/Retenu/)
    .getByText('1', { exact: true })
    .waitFor()
  await page.getByRole('button', { name: 'Décliner' }).click()
  const asking = page.getByRole('dialog', { name: /^Décliner/ })
  await asking.getByRole('textbox').fill('Profil différent')
  await asking.getByRole('button', { name: 'Décliner' }).click()
  await page
    .getByRole('region', { name: /^1 · Annulée/ })
    .getByText('Hugo Blin')
    .waitFor()
  await page.goto('/admin/users')
  await page.getByRole('heading', { level: 1, name: 'Catalogue' }).waitFor()
  visitor.expectNoFault()
  await visitor.close()
})

test('J23 three offers are shown first for a week, on one bill paid at the test bank, and a candidate sees them so', async () => {
  const visitor = await aVisitor(browser, product.url)
  const { page } = visitor
  await signIn(page, recruiter.mail, recruiting.name)
  await goHome(page, recruiting.name)
  await page.waitForURL(/\/admin\/my-dashboard/)
  await page.getByRole('link', { name: 'Mettre en avant' }).click()
  for (const title of offers) {
    await page.getByRole('combobox', { name: `Durée pour «\u00A0${title}\u00A0»` }).click()
    await page.getByRole('option', { name: /^7 jours/ }).click()
  }
  await page
    .getByRole('region', { name: 'Votre commande' })
    .getByText(/^176,40/)
    .waitFor()
  await visitor.expectAccessible()
  await page.getByRole('button', { name: /^Mettre en avant 3/ }).click()
  await page.waitForURL(/\/bill_payment\//)
  await page.getByRole('radio', { name: 'Carte bancaire' }).check()
  await page.getByRole('button', { name: /^Payer/ }).click()
  await page.getByLabel('Numéro de carte de test').fill('4242 4242 4242 4242')
  await page.getByRole('button', { name: /^Payer/ }).click()
  await page.waitForURL(/\/bill_payment\/.*checkout=/)
  await page.getByText('Paiement accepté').waitFor()
  await page.goto('/boost-collective')
  await expect.poll(() => page.getByText(/Mise en avant en cours jusqu’au/).count()).toBe(3)
  visitor.expectNoFault()
  await visitor.close()

  const reader = await aVisitor(browser, product.url)
  await signIn(reader.page, candidate.mail, recruiting.name)
  await reader.page.goto('/events')
  await expect.poll(() => reader.page.getByText('Mise en avant').count()).toBe(3)
  reader.expectNoFault()
  await reader.close()
})
