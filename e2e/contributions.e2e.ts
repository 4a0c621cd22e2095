import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTenant } from './harness/a-training-day.ts'
import { openProduct, type Product } from './harness/product.ts'
import { signIn } from './harness/sign-in.ts'
import { aVisitor, openBrowser } from './harness/visitor.ts'

let product: Product
let browser: Browser
beforeAll(async () => {
  product = await openProduct()
  browser = await openBrowser()
  await inTenant(product, 'barreau', async ({ db }) => {
    const { company_id } = await db
      .selectFrom('users')
      .select('company_id')
      .where('mail', '=', 'referent@barreau.test')
      .executeTakeFirstOrThrow()
    await db
      .updateTable('companies')
      .set({ address: '2 place Saint-Jean', code_postal: '69005', town: 'Lyon' })
      .where('id', '=', company_id)
      .execute()
    const names = Array.from({ length: 12 }, (_, rank) => `Confrère ${String(rank + 1).padStart(2, '0')}`)
    await db
      .insertInto('users')
      .values(
        names.map((last_name, rank) => ({
          unique_id: `confrere-${rank}`,
          first_name: 'Alix',
          last_name,
          mail: `confrere-${rank}@barreau.test`,
          company_id,
        })),
      )
      .execute()
  })
})
afterAll(async () => {
  await browser?.close()
  await product?.close()
})

const visit = async (mail: string) => {
  const visitor = await aVisitor(browser, product.url)
  await signIn(visitor.page, mail)
  return visitor
}

test('J18 bands are simulated, an overlap is refused with its bands named, and the campaign reaches the referents', async () => {
  const admin = await visit('admin@barreau.test')
  const { page } = admin
  await page.goto('/admin/custom_cotisations')
  await page.getByRole('link', { name: /^Cotisation 20/ }).click()
  await page.getByRole('heading', { level: 1, name: /^Cotisation 20/ }).waitFor()
  await page.getByRole('textbox', { name: /Prix unitaire HT/ }).fill('100,00')
  for (const [people, amount] of [
    ['5', '400,00'],
    ['6', '450,00'],
    ['12', '840,00'],
    ['21', '1\u202F365,00'],
  ] as const) {
    await page.getByLabel('Nombre d’adhérents').fill(people)
    await page.getByText(`→ ${amount}\u00A0€`).waitFor()
  }
  await admin.expectAccessible()
  await page.getByLabel('Tranche 3, De').fill('9')
  await page
    .getByText('Les tranches 6–10 et 11–20 se recouvrent.')
    .or(page.getByText('Les tranches 6–10 et 9–20 se recouvrent.'))
    .first()
    .waitFor()
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await page.getByRole('alert').filter({ hasText: 'Les tranches 6–10 et 9–20 se recouvrent.' }).first().waitFor()
  admin.expectNoFault()
  await admin.close()
})

test('a referent takes memberships for twelve people, pays at the test bank, and they become members', async () => {
  const referent = await visit('referent@barreau.test')
  const { page } = referent
  await page.goto('/company?tab=contributions')
  await page.getByRole('link', { name: 'Prendre des cotisations' }).click()
  for (let rank = 1; rank <= 5; rank++) await page.getByRole('checkbox', { name: `Choisir Alix Confrère 0${rank}` }).check()
  await page.getByText('400,00\u00A0€').first().waitFor()
  await page.getByText(/Avec 1 personne de plus, 25/).waitFor()
  for (let rank = 6; rank <= 12; rank++)
    await page.getByRole('checkbox', { name: `Choisir Alix Confrère ${String(rank).padStart(2, '0')}` }).check()
  await page.getByText('840,00\u00A0€').first().waitFor()
  await referent.expectAccessible()
  await page.getByRole('button', { name: 'Prendre 12 cotisations' }).click()
  await page.getByRole('heading', { name: 'Commande à confirmer' }).waitFor()
  await page.getByRole('button', { name: 'Retirer Alix Confrère 12' }).click()
  await page.getByText('770,00\u00A0€').first().waitFor()
  await page.getByRole('button', { name: 'Payer', exact: true }).click()
  await page.waitForURL(/\/bill_payment\/\d+/)
  await page.getByRole('radio', { name: 'Carte bancaire' }).check()
  await page.getByRole('button', { name: /^Payer/ }).click()
  await page.waitForURL(/\/paiement-test\/barreau\//)
  await page.getByLabel('Numéro de carte de test').fill('4242 4242 4242 4242')
  await page.getByRole('button', { name: /^Payer/ }).click()
  await page.waitForURL(/\/bill_payment\/.*checkout=/)
  await page.getByText('Paiement accepté').waitFor()
  await expect
    .poll(() =>
      inTenant(product, 'barreau', async ({ db }) =>
        db.selectFrom('users').select('last_name').where('last_name', 'like', 'Confrère%').where('is_adherent', '=', true).execute(),
      ).then((rows) => rows.length),
    )
    .toBe(11)
  await product.mailbox.waitFor('referent@barreau.test', /facture/i)
  await page.goto('/collective-cotisation')
  await page
    .getByText(/jusqu’au 31\/12/)
    .first()
    .waitFor()
  await page.getByRole('checkbox', { name: 'Choisir Alix Confrère 12' }).check()
  await page.getByText('11 déjà adhérents + 1 choisi').waitFor()
  await page.getByText('70,00\u00A0€').first().waitFor()
  referent.expectNoFault()
  await referent.close()
})

test('a club asks for no amount: no bill is made, the club validates', async () => {
  const referent = await visit('referent@club.test')
  await referent.page.goto('/collective-cotisation')
  await referent.page.getByText(/Sans montant/).waitFor()
  await referent.page.getByRole('checkbox', { name: /^Choisir tout/ }).check()
  await referent.page.getByRole('button', { name: /^Prendre \d/ }).click()
  await referent.page.getByText('À valider').first().waitFor()
  const admin = await visit('admin@club.test')
  await admin.page.goto('/admin/custom_cotisations')
  await admin.page.getByRole('link', { name: /^Adhésion 20/ }).click()
  await admin.page.getByRole('tab', { name: /^Membres|^Adhérents/ }).click()
  await admin.page.getByRole('button', { name: /Julien Roux/ }).click()
  await admin.page.getByRole('menuitem', { name: 'Valider' }).click()
  await admin.page.getByText('À jour').first().waitFor()
  const bills = await inTenant(product, 'club', ({ db }) => db.selectFrom('bills').select('id').where('morph', '=', 'User').execute())
  expect(bills).toEqual([])
  for (const visitor of [referent, admin]) {
    visitor.expectNoFault()
    await visitor.close()
  }
})
