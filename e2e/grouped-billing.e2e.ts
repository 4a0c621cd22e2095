import { readFile } from 'node:fs/promises'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lockBill } from '../apps/api/src/modules/billing/index.ts'
import { recordMovement } from '../apps/api/src/modules/payments/recording/record.ts'
import { camtOf } from '../apps/api/src/testing/bank-statements.ts'
import { outsideSeries } from '../apps/api/src/testing/outside-series.ts'
import { inForma } from './harness/a-training-day.ts'
import { openProduct, type Product } from './harness/product.ts'
import { signedIn } from './harness/sign-in.ts'
import { openBrowser } from './harness/visitor.ts'

let product: Product
let browser: Browser
const day = new Date(Date.now() + 400 * 86_400_000).toISOString().slice(0, 10)
const address = { address: '8 rue des Tanneurs', code_postal: '69003', town: 'Lyon' }

/** Two companies whose people are confirmed for a training far away, billed to nobody; nothing is known of the number of one of them. */
const unbilled = () =>
  outsideSeries(product.program, () =>
    inForma(product, async ({ db }) => {
      const start_date = new Date(`${day}T08:00:00Z`)
      const event = await db
        .insertInto('events')
        .values({
          nature: 1,
          onboarding: 1,
          url: 'gestion-facturee',
          title: 'Gestion facturée',
          is_active: true,
          start_date,
          end_date: new Date(start_date.getTime() + 8 * 3_600_000),
          is_payable: true,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      await db.insertInto('event_places').values({ event_id: event.id, max_participants: 20 }).execute()
      await db.insertInto('prices').values({ event_id: event.id, name: 'Tarif', amount_ht: 50_000, vat_rate: 2000 }).execute()
      for (const [name, siret, people] of [
        ['Métal du Rhône', '73282932000074', ['Zoé', 'Noé']],
        ['Ateliers Sans Numéro', null, ['Ana']],
      ] as const) {
        const company = await db
          .insertInto('companies')
          .values({ name, siret, ...address })
          .returning('id')
          .executeTakeFirstOrThrow()
        for (const first_name of people) {
          const mail = `${first_name.toLowerCase()}.${company.id}@facture.test`
          const unique_id = `facture-${first_name}-${company.id}`
          const user = await db
            .insertInto('users')
            .values({ unique_id, first_name, last_name: 'Facture', mail, company_id: company.id, ...address })
            .returning('id')
            .executeTakeFirstOrThrow()
          await db
            .insertInto('registrations')
            .values({
              event_id: event.id,
              user_id: user.id,
              company_id: company.id,
              code: unique_id,
              status: 5,
              is_company_paid: true,
            })
            .execute()
        }
      }
    }),
  )

const switchOn = async () => {
  await product.program.database.pool.query(
    `update tenants set params = params || '{"billing_page": true, "sales_journal": true}'::jsonb where name = 'forma'`,
  )
  product.program.services.tenants.forget()
}

/** Money that came a month ago and was written then: a month that is over has something to close. */
const paidLastMonth = () =>
  inForma(product, async (context) => {
    const now = new Date(Date.now() - 40 * 86_400_000)
    const { id } = await context.db
      .selectFrom('bills')
      .select('id')
      .where('to_be_paid', '>', 1_000)
      .where('category', '=', 1)
      .where('number', 'is not', null)
      .executeTakeFirstOrThrow()
    const bill = (await lockBill(context.db, id))!
    await recordMovement(
      { ...context, now },
      { bill, amount: 1_000, mode: 'transfer', paid_on: now.toISOString().slice(0, 10), kind: 'payment' },
    )
  })

beforeAll(async () => {
  product = await openProduct()
  browser = await openBrowser()
  await unbilled()
})
afterAll(async () => {
  await browser?.close()
  await product?.close()
})

const period = `/admin/billing?from=${day}&to=${day}`

test('J17 a tenant without the page has neither its entry nor its address', async () => {
  const admin = await signedIn(browser, product.url, 'admin')
  const { page } = admin
  await page.goto('/admin/billing')
  await page.getByRole('heading', { name: 'Cette page n’existe pas' }).waitFor()
  await expect.poll(() => page.getByRole('link', { name: 'Facturation groupée' }).count()).toBe(0)
  await admin.close()
})

test('J17 everything that is not billed is, payer by payer, once what lacks is mended', async () => {
  await switchOn()
  const admin = await signedIn(browser, product.url, 'admin')
  const { page } = admin
  await page.goto(period)
  await page.getByRole('button', { name: 'Vérifier' }).click()
  const blocked = page.getByRole('region', { name: 'À corriger' })
  await blocked.getByText('Ateliers Sans Numéro n’a pas de SIREN').waitFor()
  await blocked.getByRole('button', { name: 'Saisir le SIRET' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('SIRET ou SIREN').fill('552 100 554')
  await dialog.getByRole('button', { name: 'Enregistrer' }).click()
  await dialog.waitFor({ state: 'detached' })
  await blocked.waitFor({ state: 'detached' })
  await page.getByText('2 factures').first().waitFor()
  await page.getByRole('button', { name: /^Détail de Métal du Rhône/ }).click()
  await page.getByRole('cell', { name: 'Zoé Facture' }).waitFor()
  await admin.expectAccessible()
  await page.getByRole('radio', { name: 'Générer et émettre', exact: true }).click()
  await page.getByRole('button', { name: 'Générer et émettre' }).click()
  const confirmation = page.getByRole('dialog')
  const act = confirmation.getByRole('button', { name: 'Générer et émettre' })
  await expect.poll(() => act.isDisabled()).toBe(true)
  await confirmation.getByRole('textbox').fill('ÉMETTRE 2')
  await act.click()
  await page.getByRole('heading', { name: /^2 factures, 1\s800,00\s€ TTC$/ }).waitFor()
  await page.getByText('Métal du Rhône').waitFor()
  const issued = page.getByRole('link', { name: /-\d{4}-\d{6}$/ })
  await expect.poll(() => issued.count()).toBe(2)
  await admin.expectAccessible()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Télécharger le rapport' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('Facturation groupée.csv')
  const people = await inForma(product, ({ db }) =>
    db
      .selectFrom('bill_lines')
      .innerJoin('bills', 'bills.id', 'bill_lines.bill_id')
      .innerJoin('users', 'users.id', 'bill_lines.user_id')
      .innerJoin('companies', 'companies.id', 'bills.company_id')
      .select(['companies.name', 'users.first_name'])
      .where('users.last_name', '=', 'Facture')
      .where('bills.number', 'is not', null)
      .orderBy('bill_lines.id')
      .execute(),
  )
  expect(people.map(({ name, first_name }) => `${name}: ${first_name}`)).toEqual([
    'Ateliers Sans Numéro: Ana',
    'Métal du Rhône: Zoé',
    'Métal du Rhône: Noé',
  ])
  // What is billed is there no more.
  await page.goto(`${period}&step=check`)
  await page.getByText('Rien à facturer sur cette période.').waitFor()
  admin.expectNoFault()
  await admin.close()
})

test('J10 a bank statement: the exact sum settles, the partial one leaves a rest, the unknown one waits; again, it changes nothing', async () => {
  const [whole, partial] = await inForma(product, ({ db }) =>
    db.selectFrom('bills').select(['id', 'number', 'to_be_paid']).where('number', 'is not', null).orderBy('id', 'desc').limit(2).execute(),
  )
  const day = new Date().toISOString().slice(0, 10)
  const euros = (cents: number): string => (cents / 100).toFixed(2)
  const statement = {
    name: 'releve.xml',
    mimeType: 'text/xml',
    buffer: Buffer.from(
      camtOf([
        { amount: euros(whole!.to_be_paid), label: `VIR ${whole!.number}`, id: 'E2E1', day },
        { amount: euros(partial!.to_be_paid - 2_000), label: `VIR ${partial!.number}`, id: 'E2E2', day },
        { amount: '77.77', label: 'SUBVENTION', id: 'E2E3', day },
        { amount: '9.00', isDebit: true, day },
      ]),
    ),
  }
  const admin = await signedIn(browser, product.url, 'admin')
  const { page } = admin
  await page.goto('/admin/payments?tab=matching')
  await page.getByText('Rien à rapprocher.').waitFor()
  const send = async () => {
    await page.getByRole('button', { name: 'Importer un relevé' }).first().click()
    await page.getByRole('dialog').locator('input[type=file]').setInputFiles(statement)
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  }
  await send()
  const lines = page.getByRole('table', { name: 'À rapprocher' })
  await lines.getByText('Référence exacte, paiement partiel').waitFor()
  await admin.expectAccessible()
  await page.getByRole('button', { name: 'Tout accepter (1)' }).click()
  const all = page.getByRole('dialog')
  await all.getByRole('cell', { name: whole!.number!, exact: true }).waitFor()
  await admin.expectAccessible()
  await all.getByRole('button', { name: 'Tout accepter (1)' }).click()
  await all.waitFor({ state: 'detached' })
  await lines
    .getByRole('row')
    .filter({ hasText: partial!.number! })
    .getByRole('button', { name: /^Accepter/ })
    .click()
  await expect.poll(() => lines.getByRole('row').count()).toBe(2)
  await send()
  await expect.poll(() => lines.getByRole('row').count()).toBe(2)
  await lines.getByText('Aucune proposition').waitFor()
  const paid = await inForma(product, ({ db }) =>
    db.selectFrom('bills').select(['status', 'to_be_paid']).where('id', 'in', [whole!.id, partial!.id]).orderBy('id', 'desc').execute(),
  )
  expect(paid).toEqual([
    { status: 7, to_be_paid: 0 },
    { status: 4, to_be_paid: 2_000 },
  ])
  admin.expectNoFault()
  await admin.close()
})

test('J11 the accountant is handed the month, what is to be checked is named, and the ledger is closed', async () => {
  const admin = await signedIn(browser, product.url, 'admin')
  const { page } = admin
  await page.goto('/admin/sales-journal')
  await page.getByRole('row').filter({ hasText: 'Métal du Rhône' }).waitFor()
  const checks = page.getByRole('status', { name: 'Contrôles' })
  await checks.getByText(/sans compte de produit/).waitFor()
  await admin.expectAccessible()
  await checks.getByRole('button', { name: 'Renseigner les comptes' }).click()
  const accounts = page.getByRole('dialog')
  await accounts.getByLabel(/^Ventes taxées/).fill('706100')
  await accounts.getByLabel(/^Ventes sans TVA/).fill('706200')
  await accounts.getByRole('button', { name: 'Enregistrer' }).click()
  await page.getByText(/Numéros sans trou/).waitFor()
  await page.getByLabel('Inclure les encaissements').check()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Journal des ventes (format FEC)' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^VENTES_\d{9}_\d{8}_\d{8}\.txt$/)
  const [, ...lines] = (await readFile(await file.path(), 'utf8')).replace(/\r\n$/, '').split('\r\n')
  const cells = lines.map((line) => line.split('\t'))
  expect(cells.every((row) => row.length === 18)).toBe(true)
  const cents = (column: number) => cells.reduce((sum, row) => sum + Math.round(Number(row[column]!.replace(',', '.')) * 100), 0)
  expect(cents(11)).toBe(cents(12))
  await page.getByRole('button', { name: 'Marquer comme transmis' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Marquer comme transmis' }).click()
  await page.getByText(/Rien n’a changé depuis\./).waitFor()

  await paidLastMonth()
  await page.goto('/admin/payments?tab=closings')
  await page.getByRole('button', { name: 'Vérifier la chaîne' }).click()
  await page.getByText(/La chaîne est intacte/).waitFor()
  await page.getByRole('button', { name: 'Clôturer' }).click()
  const closing = page.getByRole('dialog')
  await closing.getByRole('combobox').click()
  await page.getByRole('option').first().click()
  await closing.getByRole('button', { name: 'Clôturer cette période' }).click()
  await page.getByRole('table', { name: 'Clôtures' }).getByRole('row').nth(1).waitFor()
  await admin.expectAccessible()
  await page.getByRole('button', { name: 'Exporter l’archive' }).click()
  const archive = page.getByRole('dialog')
  const [zip] = await Promise.all([page.waitForEvent('download'), archive.getByRole('button', { name: 'Exporter l’archive' }).click()])
  expect(zip.suggestedFilename()).toMatch(/^ARCHIVE_\d{9}_\d{8}_\d{8}\.zip$/)
  admin.expectNoFault()
  await admin.close()
})
