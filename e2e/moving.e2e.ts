import { billingContract } from '@kxo/domain/billing/contract'
import { dayInZone } from '@kxo/domain/kernel/dates'
import { paymentsContract } from '@kxo/domain/payments/contract'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedEvent, userNamed } from '../apps/api/seeds/seed-event.ts'
import { startRegistration } from '../apps/api/src/modules/registrations/index.ts'
import { callAs } from '../apps/api/src/testing/world.ts'
import { aClerk, inForma, letEverybodySignIn } from './harness/a-training-day.ts'
import { openProduct, type Product } from './harness/product.ts'
import { signedIn } from './harness/sign-in.ts'
import { openBrowser } from './harness/visitor.ts'

const client = 'forma'
const title = 'Atelier d’improvisation'
let product: Product
let browser: Browser
let from: number
let to: number

/** A workshop on two dates, the second dearer; both people have paid the first, of which 30% are kept until the day. */
beforeAll(async () => {
  product = await openProduct()
  browser = await openBrowser()
  const clerk = await aClerk(product)
  const bills = await inForma(product, async (context) => {
    await letEverybodySignIn(context)
    const aDate = async (inDays: number, euros: number) =>
      (
        await seedEvent(context, {
          title,
          inDays,
          slots: [{ from: '14:00', to: '17:00', title: 'Atelier' }],
          summary: 'Trois heures pour répondre sans préparer.',
          description: 'Des exercices courts, chacun passe à son tour.',
          themes: ['Management'],
          town: 'Lyon',
          prices: [{ name: 'Plein tarif', euros, rate: 2000 }],
          max: 8,
        })
      ).id
    from = await aDate(20, 120)
    to = await aDate(50, 180)
    const scale = JSON.stringify([{ days: 0, rate: 30 }])
    await context.db.updateTable('events').set({ cancel_scale: scale }).where('id', '=', from).execute()
    for (const local of ['user', 'amandine.leroy'])
      await startRegistration(context, { event_id: from, user_id: await userNamed(context, local), submit: true })
    return context.db.selectFrom('bills').select(['id', 'to_be_paid']).where('morph_id', '=', from).where('morph', '=', 'Event').execute()
  })
  for (const { id, to_be_paid: amount } of bills) {
    const params = { client, id }
    await callAs(product.program, clerk, billingContract.issueBill, { params, body: { is_sent: false } })
    const paid_on = dayInZone(new Date(), 'Europe/Paris')
    await callAs(product.program, clerk, paymentsContract.recordPayment, {
      params,
      body: { amount, mode: 'transfer', paid_on, reference: '', is_receipt_sent: false },
    })
  }
})
afterAll(async () => {
  await browser?.close()
  await product?.close()
})

/** Chooses the date offered and reads, line by line, what going there comes to. */
async function readCost(page: Page): Promise<string[]> {
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio').check()
  await dialog.getByRole('table').waitFor()
  return dialog.getByRole('row').allInnerTexts()
}
const confirmMove = async (page: Page) => {
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Changer de date' }).click()
  await dialog.waitFor({ state: 'hidden' })
}
const cost = [/Payé\s+144,00/, /Retenu\s+43,20/, /Prix de la nouvelle date\s+216,00/, /Reste à payer\s+115,20/].map((line) =>
  expect.stringMatching(line),
)

test('an administrator moves a paid place: the cost is read, what is not kept pays the new date', async () => {
  const admin = await signedIn(browser, product.url, 'admin')
  const { page } = admin
  await page.goto(`/admin/event/${from}?tab=registrations`)
  await page.getByRole('button', { name: 'Actions sur Julien Roux' }).click()
  await page.getByRole('menuitem', { name: 'Changer de date' }).click()
  expect(await readCost(page)).toEqual(cost)
  await admin.expectAccessible()
  await confirmMove(page)

  await page.goto('/admin/facturation?tab=avoirs')
  const note = page
    .getByRole('row')
    .filter({ hasText: 'Julien Roux' })
    .filter({ hasText: /100,80/ })
  await note.waitFor()
  await page.goto('/admin/facturation?q=Roux')
  const order = page
    .getByRole('row')
    .filter({ hasText: 'Julien Roux' })
    .filter({ hasText: /216,00/ })
  await order.filter({ hasText: /115,20/ }).waitFor()
  admin.expectNoFault()
})

test('a learner moves their own place, and is asked for the difference alone', async () => {
  const learner = await signedIn(browser, product.url, 'amandine.leroy', { screen: 'phone' })
  const { page } = learner
  await page.goto(`/events/${from}`)
  await page.getByRole('button', { name: 'Changer de date' }).click()
  expect(await readCost(page)).toEqual(cost)
  await learner.expectAccessible()
  await confirmMove(page)
  await page
    .getByText(/Changement de date\s: le \d/)
    .first()
    .waitFor()
  await page.goto(`/events/${to}`)
  await page.getByRole('link', { name: 'Payer' }).first().click()
  await page
    .getByText(/115,20/)
    .first()
    .waitFor()
  learner.expectNoFault()
})
