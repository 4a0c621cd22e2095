import { billingContract } from '@kxo/domain/billing/contract'
import { handoutsContract } from '@kxo/domain/events/handouts/handouts-contract'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aBill } from '../apps/api/src/testing/a-bill.ts'
import { anOpenEvent } from '../apps/api/src/testing/an-open-event.ts'
import { runJobNow } from '../apps/api/src/testing/run-jobs.ts'
import { sendFile } from '../apps/api/src/testing/send-file.ts'
import { callAs, type Persona, postalAddress } from '../apps/api/src/testing/world.ts'
import { aClerk, inForma } from './harness/a-training-day.ts'
import { openProduct, type Product } from './harness/product.ts'
import { signedIn } from './harness/sign-in.ts'
import { aVisitor, openBrowser, type Visitor } from './harness/visitor.ts'

const client = 'forma'
const mail = 'zoe.lefevre@exemple.test'

let product: Product
let browser: Browser
let clerk: Persona
/** Zoé, who has no password. */
let zoe: number
beforeAll(async () => {
  product = await openProduct()
  browser = await openBrowser()
  clerk = await aClerk(product)
  zoe = await inForma(product, async ({ db }) => {
    const values = { mail, first_name: 'Zoé', last_name: 'Lefèvre', language: 'fr', unique_id: 'a-mailed-person', ...postalAddress }
    const { id } = await db.insertInto('users').values(values).returning('id').executeTakeFirstOrThrow()
    return id
  })
})
afterAll(async () => {
  await browser?.close()
  await product?.close()
})

/** A visitor on a phone, behind the link of a mail. */
async function behindLinkOf(subject: RegExp): Promise<Visitor & { link: string }> {
  const letter = await product.mailbox.waitFor(mail, subject)
  const link = /\/forma\/lien-sms\/[\w-]+/.exec(letter.text ?? '')?.[0] ?? ''
  const visitor = await aVisitor(browser, product.url, { screen: 'phone' })
  await visitor.page.goto(link)
  return { ...visitor, link }
}

/** The mail of the document waits for those that would follow it within ten minutes: it leaves at once. */
async function leaveNow(): Promise<void> {
  const waiting = () =>
    inForma(product, ({ db }) =>
      db
        .selectFrom('mails')
        .select(['id', 'tenant_id'])
        .where('moment', '=', 'send_document')
        .where('user_id', '=', zoe)
        .executeTakeFirst(),
    )
  await expect.poll(waiting).toBeDefined()
  const { id, tenant_id } = (await waiting())!
  await inForma(product, ({ db }) =>
    db
      .updateTable('mails')
      .set({ send_at: new Date(0) })
      .where('id', '=', id)
      .execute(),
  )
  await runJobNow(product.program, tenant_id, 'deliver-mail', { mail_id: id })
}

test('a document given out is announced to who takes part, and the link of their mail opens it', async () => {
  const title = 'Atelier des documents'
  const event = await anOpenEvent({ inTenant: (work) => inForma(product, ({ db }) => work(db)) }, { title })
  await inForma(product, ({ db }) =>
    db
      .insertInto('registrations')
      .values({ event_id: event, user_id: zoe, status: 5, code: `mailed-${event}` })
      .execute(),
  )
  const file = { name: 'livret.pdf', bytes: '%PDF-1.4\n1 0 obj\n<<>>\nendobj\n%%EOF' }
  await sendFile(product.program, clerk, handoutsContract.giveOut, { params: { client, id: event }, query: { name: 'Livret' }, ...file })
  const admin = await signedIn(browser, product.url, 'admin')
  await admin.page.goto(`/admin/event_step/${event}/documents`)
  await admin.page.getByRole('button', { name: /^Prévenir pour/ }).click()
  const question = admin.page.getByRole('dialog')
  await question.getByText('1 personne recevra un mail').waitFor()
  await admin.expectAccessible()
  await question.getByRole('button', { name: 'Prévenir' }).click()
  await admin.page.getByText('1 personne est prévenue.').waitFor()
  admin.expectNoFault()
  await admin.close()

  await leaveNow()
  const reader = await behindLinkOf(/Un document pour vous.*Livret/)
  await reader.page.waitForURL(new RegExp(`/events/${event}`))
  await reader.page.getByRole('heading', { level: 1, name: title }).waitFor()
  await reader.expectAccessible()
  await reader.page.getByRole('button', { name: /^Ouvrir.*Livret/ }).click()
  await reader.page.getByRole('dialog', { name: 'Livret' }).waitFor()
  await reader.close()
})

test('a ticket opens by the link of its mail, code and all, and what else is theirs does not', async () => {
  const title = 'Journée des billets'
  const event = await anOpenEvent({ inTenant: (work) => inForma(product, ({ db }) => work(db)) }, { title })
  const { id, tenant_id } = await inForma(product, ({ db }) =>
    db
      .insertInto('registrations')
      .values({ event_id: event, user_id: zoe, status: 5, code: `ticket-${event}` })
      .returning(['id', 'tenant_id'])
      .executeTakeFirstOrThrow(),
  )
  await runJobNow(product.program, tenant_id, 'issue-ticket', { registration_id: id })
  const holder = await behindLinkOf(new RegExp(`^Inscription confirmée.*${title}`))
  await holder.page.waitForURL(new RegExp(`/tickets/.*registration=${id}`))
  await holder.page.getByRole('heading', { level: 1, name: title }).waitFor()
  await holder.page.getByRole('img', { name: 'Code à présenter à l’entrée' }).waitFor()
  await holder.page.getByText(`ticket-${event}`).waitFor()
  await holder.expectAccessible()
  holder.expectNoFault()
  await holder.page.goto('/tickets')
  await holder.page.waitForURL(/\/login\/forma/)
  await holder.close()
})

test('a bill is paid by the link of its mail, without an account; once it has ended, another is sent', async () => {
  const bill = await aBill(product.program, clerk, { client, user: zoe })
  const onBill = { params: { client, id: bill.id } }
  const printed = () =>
    inForma(product, ({ db }) => db.selectFrom('bills').select('pdf_file_id').where('id', '=', bill.id).executeTakeFirstOrThrow())
  await expect.poll(async () => (await printed()).pdf_file_id, { timeout: 60_000 }).not.toBeNull()
  await callAs(product.program, clerk, billingContract.sendBill, onBill)
  const payer = await behindLinkOf(/Votre facture/)
  const { page } = payer
  await page.waitForURL(new RegExp(`/bill_payment/${bill.id}`))
  await page.getByRole('radio', { name: 'Carte bancaire' }).check()
  await payer.expectAccessible()
  await inForma(product, ({ db }) =>
    db
      .updateTable('personal_links')
      .set({ expires_at: new Date(0) })
      .where('user_id', '=', zoe)
      .where('purpose', '=', 'bill')
      .execute(),
  )
  const late = await aVisitor(browser, product.url)
  await late.page.goto(payer.link)
  await late.page.getByRole('heading', { level: 1, name: 'Ce lien n’est plus valable.' }).waitFor()
  await late.page.getByRole('link', { name: 'Se connecter' }).waitFor()
  await late.expectAccessible()
  await late.page.getByRole('button', { name: 'Recevoir un nouveau lien' }).click()
  await late.page.getByText('Un nouveau lien vient de partir').waitFor()
  late.expectNoFault()
  await late.close()

  const again = await behindLinkOf(/Votre nouveau lien personnel/)
  await again.page.waitForURL(new RegExp(`/bill_payment/${bill.id}`))
  await again.page.getByRole('radio', { name: 'Carte bancaire' }).check()
  await again.page.getByRole('button', { name: /^Payer/ }).click()
  await again.page.waitForURL(/\/paiement-test\/forma\//)
  await again.page.getByLabel('Numéro de carte de test').fill('4242 4242 4242 4242')
  await again.page.getByRole('button', { name: /^Payer/ }).click()
  await again.page.waitForURL(/\/bill_payment\/.*checkout=/)
  await again.page.getByText('Paiement accepté').waitFor()
  await again.expectAccessible()
  again.expectNoFault()
  await Promise.all([payer.close(), again.close()])
})
