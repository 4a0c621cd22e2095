import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { outsideSeries } from '../apps/api/src/testing/outside-series.ts'
import { inForma } from './harness/a-training-day.ts'
import { openProduct, type Product } from './harness/product.ts'
import { signedIn } from './harness/sign-in.ts'
import { openBrowser } from './harness/visitor.ts'

let product: Product
let browser: Browser
const year = new Date().getFullYear()

/** A bill of this year, for a training, to a company nothing is known of. */
const billNobodyKnows = () =>
  outsideSeries(product.program, () =>
    inForma(product, async ({ db }) => {
      const { id: company_id } = await db
        .insertInto('companies')
        .values({ name: 'Ateliers Réunis' })
        .returning('id')
        .executeTakeFirstOrThrow()
      const training = await db.selectFrom('events').select('id').where('is_training', '=', true).executeTakeFirstOrThrow()
      const entity = await db.selectFrom('entities').select('id').executeTakeFirstOrThrow()
      const amounts = { amount_ht: 90_000, amount: 90_000 }
      const { id } = await db
        .insertInto('bills')
        .values({ entity_id: entity.id, category: 1, nature: 1, morph: 'Event', morph_id: training.id, company_id, ...amounts })
        .returning('id')
        .executeTakeFirstOrThrow()
      await db
        .updateTable('bills')
        .set({ status: 4, number: 'B-2026-9001', issue_date: `${year}-01-15` })
        .where('id', '=', id)
        .execute()
    }),
  )

beforeAll(async () => {
  product = await openProduct()
  browser = await openBrowser()
  await billNobodyKnows()
})
afterAll(async () => {
  await browser?.close()
  await product?.close()
})

test('J13 the yearly return shows what nothing tells, is put right in place, and is exported in the order of the form', async () => {
  const admin = await signedIn(browser, product.url, 'admin')
  const { page } = admin
  await page.goto(`/admin/bilan-pedagogique?year=${year}`)
  await page.getByRole('heading', { level: 1, name: 'Bilan pédagogique et financier' }).waitFor()
  await page.getByRole('link', { name: /payeurs? sans nature/ }).click()
  await page.getByRole('heading', { level: 1, name: /payeurs? sans nature/ }).waitFor()
  await page
    .getByRole('row', { name: /Ateliers Réunis/ })
    .getByRole('checkbox')
    .click()
  await page.getByRole('button', { name: 'Classer' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'Nature du payeur' }).click()
  await page.getByRole('option', { name: 'Employeur privé' }).click()
  await dialog.getByRole('button', { name: 'Classer' }).click()
  await page.getByText(/lignes? classées?\./).waitFor()
  await page.goto(`/admin/bilan-pedagogique?year=${year}`)
  await page.getByText('Chaque produit est dans une ligne du cadre C').waitFor()
  await page.getByRole('button', { name: 'Saisir les charges' }).click()
  await page.getByRole('dialog').getByLabel('Charges liées à la formation').fill('12500')
  await page.getByRole('dialog').getByRole('button', { name: 'Enregistrer' }).click()
  await page
    .getByText(/12\s500/)
    .first()
    .waitFor()
  await expect.poll(() => page.getByText('À classer').count()).toBe(0)
  await admin.expectAccessible()
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Exporter en CSV' }).click()])
  expect(download.suggestedFilename()).toMatch(/Bilan pédagogique et financier \d{4}\.csv/)
  admin.expectNoFault()
  await admin.close()
})
