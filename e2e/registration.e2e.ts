import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedEvent } from '../apps/api/seeds/seed-event.ts'
import { expireHoldsEachMinute } from '../apps/api/src/modules/registrations/index.ts'
import { printedText } from '../apps/api/src/platform/pdf/printed-text.ts'
import { inForma } from './harness/a-training-day.ts'
import { openProduct, type Product } from './harness/product.ts'
import { type Newcomer, signUpThrough } from './harness/sign-up.ts'
import { aVisitor, openBrowser, type screens, type Visitor } from './harness/visitor.ts'

const workshop = 'Atelier des formateurs'
const training = 'Gérer un conflit au travail'
const morning = /Matinée découverte/
const cards = { accepted: '4242 4242 4242 4242', refused: '4000 0000 0000 0002' }

let product: Product
let browser: Browser
beforeAll(async () => {
  product = await openProduct()
  browser = await openBrowser()
  await inForma(product, async (context) => {
    const form = await context.db
      .selectFrom('forms')
      .select('id')
      .where('name', '=', 'Inscription à une formation')
      .executeTakeFirstOrThrow()
    await seedEvent(context, {
      title: workshop,
      inDays: 12,
      slots: [{ from: '14:00', to: '17:00', title: 'Atelier' }],
      summary: 'Une demi-journée entre pairs, sur vos propres supports.',
      description: 'Chacun apporte un déroulé, chacun repart avec un déroulé relu.',
      themes: ['Pédagogie'],
      town: 'Lyon',
      prices: [{ name: 'Plein tarif', euros: 120, rate: 2000 }],
      max: 3,
      form_id: form.id,
    })
  })
})
afterAll(async () => {
  await browser?.close()
  await product?.close()
})

async function aNewcomer(screen: keyof typeof screens): Promise<Visitor> {
  const visitor = await aVisitor(browser, product.url, { screen })
  visitor.context.setDefaultTimeout(30_000)
  return visitor
}

/** From the public catalogue to the first step of the registration, through a new account. */
async function reachRegistration(visitor: Visitor, title: string | RegExp, person: Newcomer): Promise<void> {
  const { page } = visitor
  await page.goto('/forma/public/events')
  await page.getByRole('link', { name: title, exact: true }).waitFor()
  await visitor.expectAccessible()
  await page.getByRole('link', { name: title, exact: true }).click()
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
  await page.getByRole('link', { name: 'S’inscrire' }).waitFor()
  await visitor.expectAccessible()
  await page.getByRole('button', { name: 'J’ai déjà un compte' }).click()
  await signUpThrough(visitor, product.mailbox, person)
  await page.getByText('Votre place sera gardée dès que vous continuerez.').waitFor()
  await visitor.expectAccessible()
  await step(page, 'Vous')
  expect(await registrationsOf(person.mail)).toBe(0)
}

const step = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true }).waitFor()
/** Continues from one's own details, which takes the place. */
async function takePlace(page: Page): Promise<void> {
  await carryOn(page)
  await page.getByText(/Votre place est gardée jusqu’(à|au) /).waitFor()
}
const registrationsOf = (mail: string): Promise<number> =>
  inForma(product, async ({ db }) => {
    const rows = await db
      .selectFrom('registrations')
      .innerJoin('users', 'users.id', 'user_id')
      .where('mail', '=', mail)
      .select('registrations.code')
      .execute()
    return rows.length
  })
const carryOn = (page: Page) => page.getByRole('button', { name: 'Continuer' }).click()

async function answerQuestions(visitor: Visitor): Promise<void> {
  const { page } = visitor
  await step(page, 'Vos réponses')
  await visitor.expectAccessible()
  await page.getByLabel(/^Qu’attendez-vous de cette formation/).fill('Apaiser les réunions de mon équipe.')
  await carryOn(page)
}

/** What a bill cannot go without, and a new account has not said. */
async function giveAddress(visitor: Visitor): Promise<void> {
  const { page } = visitor
  await page.getByRole('heading', { name: 'Adresse de facturation' }).waitFor()
  await visitor.expectAccessible()
  await page.getByRole('textbox', { name: 'Rue' }).fill('8 rue des Tanneurs')
  await page.getByRole('textbox', { name: 'Code postal' }).fill('69003')
  await page.getByRole('textbox', { name: 'Ville' }).fill('Lyon')
  await page.getByRole('button', { name: 'Enregistrer l’adresse' }).click()
  await page.getByText('69003 Lyon').waitFor()
  await visitor.expectAccessible()
}

/** Who pays, asked right after one's own details. */
async function sayPayer(visitor: Visitor, payer = 'Moi-même'): Promise<void> {
  const { page } = visitor
  await step(page, 'Qui paie\u202F?')
  await visitor.expectAccessible()
  await page.getByRole('radio', { name: payer }).check()
  await carryOn(page)
}

/** The price and the summary, up to the button that commits. */
async function commit(visitor: Visitor, act: string, { isAddressKnown = false } = {}): Promise<void> {
  await finish(visitor, act, isAddressKnown)
  await reachPayment(visitor)
}

async function reachPayment({ page }: Visitor): Promise<void> {
  await page.waitForURL(/\/signin\/payment/)
  await page.getByRole('heading', { level: 1, name: 'Paiement' }).waitFor()
}

/** From the price to the button that ends the steps. */
async function finish(visitor: Visitor, act: string, isAddressKnown = false): Promise<void> {
  const { page } = visitor
  await step(page, 'Tarif et prise en charge')
  await (isAddressKnown ? page.getByText('Changer l’adresse').waitFor() : giveAddress(visitor))
  await carryOn(page)
  await step(page, 'Récapitulatif')
  await visitor.expectAccessible()
  await page.getByRole('button', { name: act }).click()
}

/** Reads one's contract where one registers, and signs it with one's name (FOR-10). */
async function signContract(visitor: Visitor, name: string): Promise<void> {
  const { page } = visitor
  await step(page, 'Contrat')
  await page.getByText(/vous pourrez renoncer sans motif jusqu’au/).waitFor()
  await page.getByRole('checkbox', { name: /lu le document/ }).check()
  await visitor.expectAccessible()
  await page.getByRole('button', { name: 'Signer en saisissant mon nom' }).click()
  await page.getByRole('textbox', { name: 'Votre nom et votre prénom' }).fill(name)
  await page.getByRole('button', { name: 'Signer', exact: true }).click()
}

/** Orders on the payment page, and waits for the page of the test bank. */
async function goToBank(visitor: Visitor): Promise<void> {
  const { page } = visitor
  await page.getByRole('radio', { name: 'Carte bancaire' }).waitFor()
  await visitor.expectAccessible()
  await page.getByRole('button', { name: 'Commander avec obligation de paiement' }).click()
  await page.waitForURL(/\/paiement-test\/forma\//)
  await page.getByRole('heading', { level: 1, name: 'Banque de test' }).waitFor()
  await visitor.expectAccessible()
}

async function payWith(page: Page, card: string): Promise<void> {
  await page.getByLabel('Numéro de carte de test').fill(card)
  await page.getByRole('button', { name: /^Payer/ }).click()
  await page.waitForURL(/\/signin\/payment\?.*checkout=/)
}

type Expected = { title: RegExp; amounts: RegExp[] }

/** The mail of the invoice and what its PDF says; answers its number. */
async function readInvoice(mail: string, { title, amounts }: Expected): Promise<string> {
  const sent = await product.mailbox.waitFor(mail, /facture FA-/)
  const number = /FA-\d{4}-\d{6}/.exec(sent.subject ?? '')?.[0] ?? ''
  expect(number).toMatch(/^FA-\d{4}-\d{6}$/)
  const pdf = sent.attachments.find(({ contentType }) => contentType === 'application/pdf')
  expect(pdf?.content.subarray(0, 4).toString()).toBe('%PDF')
  const text = (await printedText(pdf?.content ?? Buffer.alloc(0))).join(' ')
  expect(text).toContain(number)
  expect(text).toMatch(title)
  for (const amount of amounts) expect(text).toMatch(amount)
  return number
}

/** The ticket with its code, and the calendar file beside it. */
async function expectTicket(mail: string): Promise<void> {
  const sent = await product.mailbox.waitFor(mail, /confirmée/)
  expect(sent.attachments.map(({ filename }) => filename?.replace(/^.*\./, ''))).toEqual(['pdf', 'ics'])
  const [ticket] = sent.attachments
  expect(ticket?.content.subarray(0, 4).toString()).toBe('%PDF')
  expect((await printedText(ticket?.content ?? Buffer.alloc(0))).join(' ')).toMatch(/Convocation/i)
}

const numbers: string[] = []

test('a visitor pays by card after a refusal, and holds ticket, invoice and mails (1440 px)', { timeout: 240_000 }, async () => {
  const person = { first_name: 'Anaïs', last_name: 'Première', mail: 'anais@visiteurs.test' }
  const visitor = await aNewcomer('desk')
  const { page } = visitor
  await reachRegistration(visitor, workshop, person)
  await takePlace(page)
  await sayPayer(visitor)
  await answerQuestions(visitor)
  await commit(visitor, 'Commander avec obligation de paiement')
  await goToBank(visitor)

  await payWith(page, cards.refused)
  await page.getByRole('heading', { name: 'Paiement refusé' }).waitFor()
  await page.getByText('Rien n’a été débité', { exact: false }).waitFor()
  await visitor.expectAccessible()
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await goToBank(visitor)
  await payWith(page, cards.accepted)
  await page.getByRole('heading', { name: 'Paiement accepté' }).waitFor()
  await page.getByText('Votre inscription est confirmée.').waitFor()
  await visitor.expectAccessible()

  const number = await readInvoice(person.mail, {
    title: new RegExp(workshop),
    amounts: [/120,00 €/, /20 %/, /24,00 €/, /144,00 €/],
  })
  numbers.push(number)
  await expectTicket(person.mail)
  await product.mailbox.waitFor(person.mail, /^Paiement reçu\s: 144,00\s€/)
  await page.getByRole('link', { name: /^Voir ma facture/ }).click()
  await page.getByRole('heading', { level: 1, name: new RegExp(number) }).waitFor()
  await visitor.expectAccessible()
  visitor.expectNoFault()
  await visitor.close()
})

test('a second buyer, on a phone, gives up, comes back and takes the next number (INV-40)', { timeout: 240_000 }, async () => {
  const person = { first_name: 'Bruno', last_name: 'Deuxième', mail: 'bruno@visiteurs.test' }
  const visitor = await aNewcomer('phone')
  const { page } = visitor
  await reachRegistration(visitor, /^Matinée découverte/, person)
  await takePlace(page)
  await sayPayer(visitor)
  await commit(visitor, 'Commander avec obligation de paiement')
  await goToBank(visitor)
  await page.getByRole('button', { name: 'Annuler et revenir' }).click()
  await page.getByRole('heading', { name: 'Paiement abandonné' }).waitFor()
  await visitor.expectAccessible()
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await goToBank(visitor)
  await payWith(page, cards.accepted)
  await page.getByRole('heading', { name: 'Paiement accepté' }).waitFor()
  await visitor.expectAccessible()

  const number = await readInvoice(person.mail, { title: /Matinée découverte/, amounts: [/25,00 €/, /20 %/, /5,00 €/, /30,00 €/] })
  numbers.push(number)
  await expectTicket(person.mail)
  const [first, second] = numbers.map((text) => Number(text.slice(-6)))
  expect(second).toBe((first ?? Number.NaN) + 1)
  const issued = await inForma(product, ({ db }) =>
    db.selectFrom('bills').select('number').where('number', 'like', 'FA-%').orderBy('number').execute(),
  )
  expect(issued.map(({ number: text }) => Number(text?.slice(-6)))).toEqual(issued.map((_, rank) => rank + 1))

  await page.getByRole('link', { name: 'Voir ma convocation' }).click()
  const code = page.getByRole('article').filter({ hasText: morning }).getByRole('img', { name: 'Code à présenter à l’entrée' })
  await code.waitFor()
  // The browser's own type is unknown on this side.
  expect(await code.evaluate((image) => (image as unknown as { naturalWidth: number }).naturalWidth)).toBeGreaterThan(0)
  await visitor.expectAccessible()
  visitor.expectNoFault()
  await visitor.close()
})

test('a payment left at the bank gives its place back once the hold is over', { timeout: 240_000 }, async () => {
  const person = { first_name: 'Chantal', last_name: 'Partie', mail: 'chantal@visiteurs.test' }
  const visitor = await aNewcomer('desk')
  const { page } = visitor
  const left = async (): Promise<number> => {
    const watcher = await aNewcomer('phone')
    await watcher.page.goto('/forma/public/events')
    await watcher.page.getByRole('link', { name: workshop, exact: true }).click()
    await watcher.page.getByRole('heading', { level: 1, name: workshop }).waitFor()
    const text = await watcher.page
      .getByText(/places? libres?|Plus que \d+ place/)
      .first()
      .textContent()
    await watcher.close()
    return Number(/\d+/.exec(text ?? '')?.[0])
  }
  const before = await left()
  await reachRegistration(visitor, workshop, person)
  await takePlace(page)
  await sayPayer(visitor)
  await answerQuestions(visitor)
  await commit(visitor, 'Commander avec obligation de paiement')
  await goToBank(visitor)
  expect(await left()).toBe(before - 1)
  await inForma(product, async ({ db, enqueue }) => {
    await db
      .updateTable('registrations')
      .set({ hold_expires_at: new Date(Date.now() - 60_000) })
      .where('user_id', '=', (eb) => eb.selectFrom('users').select('id').where('mail', '=', person.mail))
      .execute()
    await enqueue(expireHoldsEachMinute, {})
  })
  await product.mailbox.waitFor(person.mail, /Votre place n’est plus gardée/)
  expect(await left()).toBe(before)
  visitor.expectNoFault()
  await visitor.close()
})

test('who pays their own training signs a contract, then commits to a schedule, and nothing is charged before the withdrawal period ends (FOR-10, FOR-12)', {
  timeout: 240_000,
}, async () => {
  const person = { first_name: 'Dalila', last_name: 'Stagiaire', mail: 'dalila@visiteurs.test' }
  const visitor = await aNewcomer('phone')
  const { page } = visitor
  await reachRegistration(visitor, training, person)
  await takePlace(page)
  await sayPayer(visitor)
  await answerQuestions(visitor)
  await finish(visitor, 'Continuer vers le contrat')
  await step(page, 'Contrat')
  // What is not signed is not ordered, whichever page one opens.
  const contract = page.url()
  await page.goto(contract.replace(/\/signin.*/, '/signin/payment'))
  await page.getByText(/Signez d’abord votre contrat/).waitFor()
  await page.getByRole('link', { name: 'Ouvrir mon contrat' }).click()
  await signContract(visitor, 'Dalila Stagiaire')
  await reachPayment(visitor)
  await page.getByText(/Aucun débit avant le/).waitFor()
  await visitor.expectAccessible()
  await page.getByRole('button', { name: 'Commander avec obligation de paiement' }).click()
  await page.getByText(/Votre commande est enregistrée/).waitFor()
  await visitor.expectAccessible()
  await expectTicket(person.mail)
  visitor.expectNoFault()
  await visitor.close()
})

test('the referent of a company pays the deposit of a training by card, exempt from VAT with its reason (INV-48)', {
  timeout: 240_000,
}, async () => {
  const mail = 'referent@forma.test'
  const visitor = await aNewcomer('desk')
  const { page } = visitor
  await page.goto('/forma/public/events')
  await page.getByRole('link', { name: training, exact: true }).click()
  await page.getByRole('button', { name: 'J’ai déjà un compte' }).click()
  await page.getByLabel('Adresse mail').fill(mail)
  await page.getByLabel('Mot de passe', { exact: true }).fill('Demo2026!')
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await step(page, 'Vous')
  await carryOn(page)
  await page.getByRole('heading', { level: 2, name: 'Qui paie\u202F?' }).waitFor()
  await page.locator('input[name="payer"][value="company"]').check()
  await carryOn(page)
  await answerQuestions(visitor)
  await commit(visitor, 'Envoyer ma demande', { isAddressKnown: true })
  await page
    .getByText(/195,00\s€/)
    .first()
    .waitFor()
  await goToBank(visitor)
  await payWith(page, cards.accepted)
  await page.getByRole('heading', { name: 'Paiement accepté' }).waitFor()
  await visitor.expectAccessible()
  const number = await readInvoice(mail, { title: /Gérer un conflit au travail/, amounts: [/195,00 €/, /exonér/i, /261/] })
  expect(Number(number.slice(-6))).toBe(numbers.length + 1)
  await expectTicket(mail)
  visitor.expectNoFault()
  await visitor.close()
})

/** The six figures mailed to prove an address. */
const codeSentTo = async (mail: string): Promise<string> =>
  /\b\d{6}\b/.exec((await product.mailbox.waitFor(mail, /code/i)).text ?? '')?.[0] ?? ''

test('a visitor brings a promo code in the address and names their employer: nobody asks them to pay', { timeout: 240_000 }, async () => {
  const [code, mail] = ['RENTREE', 'nora@employee.test']
  const event = await inForma(product, async ({ db }) => {
    const event = await db.selectFrom('events').select(['id', 'url']).where('title', '=', workshop).executeTakeFirstOrThrow()
    await db.insertInto('promo_codes').values({ event_id: event.id, code, discount: 1_000, discount_type: 'percent' }).execute()
    return event
  })
  const visitor = await aNewcomer('desk')
  const { page } = visitor
  await page.goto(`/public/forma/${event.url}?code=${code}`)
  await page.getByRole('link', { name: 'S’inscrire' }).click()
  for (const [label, value] of Object.entries({ Prénom: 'Nora', Nom: 'Petit', 'Adresse mail': mail }))
    await page.getByRole('textbox', { name: label, exact: true }).fill(value)
  await page.getByRole('button', { name: 'Recevoir mon code' }).click()
  await page.getByRole('textbox', { name: 'Code reçu par mail' }).fill(await codeSentTo(mail))
  await page.getByRole('button', { name: 'Continuer' }).click()
  await page.waitForURL(/\/signin\?code=RENTREE/)
  await takePlace(page)
  await step(page, 'Qui paie\u202F?')
  await page.getByRole('radio', { name: 'Mon employeur' }).check()
  await page.getByRole('textbox', { name: 'SIREN ou SIRET' }).fill('552 032 534 00646')
  await page.getByRole('button', { name: 'Rechercher' }).click()
  for (const [label, value] of Object.entries({
    'Raison sociale': 'Atelier Loire',
    Rue: '2 quai Ceineray',
    'Code postal': '44000',
    Ville: 'Nantes',
  }))
    await page.getByRole('textbox', { name: label, exact: true }).fill(value)
  await carryOn(page)
  await answerQuestions(visitor)
  await step(page, 'Tarif et prise en charge')
  await expect.poll(() => page.getByRole('textbox', { name: 'Code promo' }).inputValue()).toBe(code)
  await page.getByRole('button', { name: 'Appliquer' }).click()
  await page
    .getByText(/129,60/)
    .first()
    .waitFor()
  await visitor.expectAccessible()
  await carryOn(page)
  await step(page, 'Récapitulatif')
  await page.getByRole('button', { name: 'Envoyer ma demande' }).click()
  await page.getByText(/adressée à Atelier Loire/).waitFor()
  await visitor.expectAccessible()
  await page.goto(`/events/${event.id}/signin/payment`)
  await page.getByRole('heading', { name: 'Vous n’avez rien à payer.' }).waitFor()
  await visitor.expectAccessible()
  await expect.poll(() => page.getByRole('radio', { name: 'Carte bancaire' }).count()).toBe(0)
  await expect.poll(() => page.getByText(/^Payer/).count()).toBe(0)
  const paymentMails = product.mailbox.received.filter(
    ({ to, subject }) => JSON.stringify(to).includes(mail) && /payer/i.test(subject ?? ''),
  )
  expect(paymentMails).toEqual([])
  visitor.expectNoFault()
  await visitor.close()
})

test('the outbox shows what left to the buyer', { timeout: 120_000 }, async () => {
  const visitor = await aNewcomer('desk')
  const { page } = visitor
  await page.goto('/forma')
  await page.getByLabel('Adresse mail').fill('admin@forma.test')
  await page.getByLabel('Mot de passe', { exact: true }).fill('Demo2026!')
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await page.waitForURL('**/admin/**')
  await page.goto('/admin/mails?q=anais@visiteurs.test')
  for (const subject of [new RegExp(`facture ${numbers[0]}`), /Paiement reçu/, /confirmée/])
    await page.getByRole('button', { name: subject }).first().waitFor()
  await visitor.expectAccessible()
  await page
    .getByRole('button', { name: new RegExp(`facture ${numbers[0]}`) })
    .first()
    .click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: new RegExp(`${numbers[0]}\\.pdf`) })
    .waitFor()
  await visitor.expectAccessible()
  visitor.expectNoFault()
  await visitor.close()
})
