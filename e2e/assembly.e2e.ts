import { registrationStatus } from '@kxo/domain/registrations/status'
import { eventVote } from '@kxo/domain/votes/paths'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedEvent, userNamed } from '../apps/api/seeds/seed-event.ts'
import { makeLink } from '../apps/api/src/modules/identity/index.ts'
import { startRegistration } from '../apps/api/src/modules/registrations/index.ts'
import { inForma, letEverybodySignIn } from './harness/a-training-day.ts'
import { choose } from './harness/filling-in.ts'
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

const title = 'Assemblée générale ordinaire'
const members = ['user', 'amandine.leroy', 'bastien.marchand'] as const

/** A free evening to which three members come, the last of whom is away. */
const anEvening = (): Promise<number> =>
  inForma(product, async (context) => {
    await letEverybodySignIn(context)
    const { id } = await seedEvent(context, {
      title,
      inDays: 30,
      slots: [{ from: '18:00', to: '20:00' }],
      summary: title,
      description: title,
      themes: ['Management'],
      town: 'Lyon',
      max: 50,
    })
    for (const local of members) await startRegistration(context, { event_id: id, user_id: await userNamed(context, local), submit: true })
    for (const [local, status] of [
      ['user', 'present'],
      ['amandine.leroy', 'registered'],
      ['bastien.marchand', 'registered'],
    ] as const)
      await context.db
        .updateTable('registrations')
        .set({ status: registrationStatus.codeOf(status) })
        .where('event_id', '=', id)
        .where('user_id', '=', await userNamed(context, local))
        .execute()
    return id
  })

const arrive = (event: number, local: string): Promise<void> =>
  inForma(product, async (context) => {
    const user_id = await userNamed(context, local)
    await context.db
      .updateTable('registrations')
      .set({ status: registrationStatus.codeOf('present') })
      .where('event_id', '=', event)
      .where('user_id', '=', user_id)
      .execute()
  })

/** Votes on a phone and keeps the numbers of the ballots. */
async function vote(page: Page, choice: string): Promise<string> {
  await page.getByRole('group', { name: 'Votre choix' }).getByRole('button', { name: choice, exact: true }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: `Voter ${choice}` })
    .click()
  const receipt = page.getByRole('status').filter({ hasText: /bulletins? porte/ })
  await receipt.waitFor()
  return (await receipt.textContent()) ?? ''
}

test('two members vote, one holds a proxy: the quorum is reached, the result is sealed and read', async () => {
  const event = await anEvening()
  const admin = await signedIn(browser, product.url, 'admin', { screen: 'desk' })
  await admin.page.goto(`/admin/event/${event}?tab=vote`)
  await admin.page.getByRole('button', { name: 'Ajouter une résolution' }).click()
  await admin.page.getByLabel('Intitulé').fill('Approuver les comptes')
  await choose(admin.page, 'Majorité', 'Deux tiers')
  await admin.page.getByLabel('Vote secret').check()
  await admin.page.getByRole('button', { name: 'Enregistrer' }).click()
  const resolution = admin.page.getByRole('article', { name: 'Approuver les comptes' })
  await resolution.waitFor()
  // One of three is there: not half of them.
  await admin.page.getByText('Quorum non atteint').waitFor()
  await resolution.getByRole('button', { name: /^Ouvrir le vote/ }).click()
  await admin.page.getByRole('dialog').getByRole('button', { name: 'Ouvrir le vote' }).click()
  await admin.page.getByText(/Le quorum n’est pas atteint, le vote ne peut pas ouvrir/).waitFor()

  const bastien = await signedIn(browser, product.url, 'bastien.marchand', { screen: 'phone' })
  await bastien.page.goto(`/events/${event}`)
  await bastien.page.getByRole('link', { name: 'Voter' }).click()
  await bastien.page.getByRole('button', { name: 'Donner pouvoir' }).click()
  await choose(bastien.page, 'Qui votera pour vous', /Julien/)
  await bastien.page.getByRole('dialog').getByRole('button', { name: 'Donner pouvoir' }).click()
  await bastien.page.getByText(/Vous avez donné pouvoir à/).waitFor()
  await bastien.expectAccessible()

  await arrive(event, 'amandine.leroy')
  await admin.page.getByText('Quorum atteint').waitFor()
  await admin.page.getByText(/^3 voix présentes ou représentées sur 3/).waitFor()
  await resolution.getByRole('button', { name: /^Ouvrir le vote/ }).click()
  await admin.page.getByRole('dialog').getByRole('button', { name: 'Ouvrir le vote' }).click()

  const julien = await signedIn(browser, product.url, 'user', { screen: 'phone' })
  await julien.page.goto(`/events/${event}/vote`)
  await julien.page.getByText('Vous votez avec 1 voix et 1 pouvoir.').waitFor()
  await julien.expectAccessible()
  const numbers = (await vote(julien.page, 'Pour')).match(/[A-Z0-9]{3,}-[A-Z0-9]{3,}/g) ?? []
  expect(numbers).toHaveLength(2)
  const amandine = await signedIn(browser, product.url, 'amandine.leroy', { screen: 'phone' })
  await amandine.page.goto(`/events/${event}/vote`)
  await vote(amandine.page, 'Contre')

  await resolution.getByText('3 voix exprimées sur 3').waitFor()
  await resolution.getByRole('button', { name: 'Clore le vote' }).click()
  await admin.page.getByRole('dialog').getByRole('button', { name: 'Clore le vote' }).click()
  for (const { page } of [admin, julien, amandine, bastien]) {
    await page.getByText('2 pour, 1 contre, 0 abstention').waitFor()
    await page.getByText('Adoptée').waitFor()
    await page.getByText(/Empreinte du résultat.*[0-9a-f]{64}/).waitFor()
  }
  await amandine.expectAccessible()
  const file = amandine.page.waitForEvent('download')
  await amandine.page.getByRole('button', { name: 'Procès-verbal' }).click()
  expect((await file).suggestedFilename()).toBe(`Procès-verbal – ${title}.pdf`)
  for (const one of [julien, amandine, bastien]) {
    one.expectNoFault()
    await one.close()
  }
  await admin.close()
})

test('a member without an account reads the papers and votes by a link and a code, once', async () => {
  const event = await anEvening()
  const admin = await signedIn(browser, product.url, 'admin', { screen: 'desk' })
  await admin.page.goto(`/admin/event/${event}?tab=vote`)
  await admin.page.getByRole('button', { name: 'Ajouter une résolution' }).click()
  await admin.page.getByLabel('Intitulé').fill('Approuver le budget')
  await admin.page.getByRole('button', { name: 'Enregistrer' }).click()
  const resolution = admin.page.getByRole('article', { name: 'Approuver le budget' })
  await resolution.getByRole('button', { name: /^Joindre un document/ }).click()
  await admin.page
    .getByRole('dialog')
    .locator('input[type=file]')
    .setInputFiles({ name: 'Budget.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4 budget') })
  await resolution.getByText('À lire avant de voter').waitFor()
  const code = await inForma(product, async (context) => {
    const user_id = await userNamed(context, 'amandine.leroy')
    const expires_at = new Date(Date.now() + 3_600_000)
    return makeLink(context, { user_id, purpose: 'vote', path: eventVote(event), expires_at })
  })
  await arrive(event, 'amandine.leroy')
  await resolution.getByRole('button', { name: /^Ouvrir le vote/ }).click()
  await admin.page.getByRole('dialog').getByRole('button', { name: 'Ouvrir le vote' }).click()
  await resolution.getByText('Vote ouvert').waitFor()

  const amandine = await aVisitor(browser, product.url, { screen: 'phone' })
  await amandine.page.goto(`/forma/lien-sms/${code}`)
  await amandine.page.waitForURL(/\/vote$/)
  const paper = amandine.page.waitForEvent('download')
  await amandine.page.getByRole('button', { name: /^Budget\.pdf/ }).click()
  expect((await paper).suggestedFilename()).toBe('Budget.pdf')
  await amandine.page.getByRole('button', { name: 'Recevoir mon code' }).click()
  await amandine.page.getByLabel('Code reçu par mail').waitFor()
  const letter = await product.mailbox.waitFor('amandine.leroy@forma.test', /\d{6}/)
  await amandine.expectAccessible()
  await amandine.page.getByLabel('Code reçu par mail').fill(/\d{6}/.exec(letter.subject ?? '')?.[0] ?? '')
  await amandine.page.getByRole('button', { name: 'Valider' }).click()
  await vote(amandine.page, 'Pour')
  await amandine.page.getByText('Vous avez voté.').waitFor()
  await amandine.page.reload()
  await amandine.page.getByText('Vous avez voté.').waitFor()
  await resolution.getByText('1 voix exprimées sur 2').waitFor()
  amandine.expectNoFault()
  await amandine.close()
  await admin.close()
})
