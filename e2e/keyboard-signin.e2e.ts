import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedEvent } from '../apps/api/seeds/seed-event.ts'
import { inForma } from './harness/a-training-day.ts'
import { openProduct, type Product } from './harness/product.ts'
import { signedIn } from './harness/sign-in.ts'
import { aVisitor, openBrowser } from './harness/visitor.ts'

const title = 'Rencontre des lecteurs'
const terms = 'Article 1. La place est personnelle.\n\nArticle 2. Elle se rend deux jours avant.'

let product: Product
let browser: Browser
let event: number
beforeAll(async () => {
  product = await openProduct()
  browser = await openBrowser()
  event = await inForma(product, async (context) => {
    const { db } = context
    const form = await db.selectFrom('forms').select('id').where('name', '=', 'Inscription à une formation').executeTakeFirstOrThrow()
    await seedEvent(context, {
      title,
      inDays: 14,
      slots: [{ from: '14:00', to: '16:00', title: 'Rencontre' }],
      summary: 'Deux heures entre lecteurs.',
      description: 'Chacun apporte un livre.',
      themes: ['Pédagogie'],
      town: 'Lyon',
      max: 5,
      form_id: form.id,
    })
    const { id } = await db.selectFrom('events').select('id').where('title', '=', title).executeTakeFirstOrThrow()
    await db.insertInto('event_papers').values({ event_id: id, name: 'Carte de lecteur', help: 'Recto seulement.' }).execute()
    const wording = await db
      .insertInto('text_versions')
      .values({ name: 'conditions_evenement', content: terms })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db.updateTable('events').set({ terms_version_id: wording.id }).where('id', '=', id).execute()
    return id
  })
})
afterAll(async () => {
  await browser?.close()
  await product?.close()
})

/** What the keyboard stands on, as it is named. */
const focusedName = (page: Page): Promise<string> =>
  page.evaluate<string>(
    `(document.activeElement.ariaLabel ?? document.activeElement.labels?.[0]?.textContent ?? document.activeElement.textContent ?? '').trim()`,
  )

/** Goes on with Tab until something of that name has the focus; nothing else is touched. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  const met: string[] = []
  for (let n = 0; n < 120; n++) {
    await page.keyboard.press('Tab')
    const here = await focusedName(page)
    if (name.test(here)) return
    met.push(here)
  }
  throw new Error(`${name} is never reached: ${met.join(' | ')}`)
}

async function press(page: Page, name: RegExp): Promise<void> {
  await tabTo(page, name)
  await page.keyboard.press('Enter')
}

async function typeIn(page: Page, name: RegExp, text: string): Promise<void> {
  await tabTo(page, name)
  await page.keyboard.type(text)
}

test('somebody registers at 390 px by keyboard alone, each step accessible: answers, a paper, conditions, and the order', async () => {
  const visitor = await signedIn(browser, product.url, 'user', { screen: 'phone' })
  const { page } = visitor
  const step = async (name: string): Promise<void> => {
    await page.getByRole('heading', { level: 2, name, exact: true }).waitFor()
    await visitor.expectAccessible()
  }
  await page.goto(`/events/${event}/signin`)
  await step('Vous')
  await press(page, /^Continuer$/)
  await page.getByText(/Votre place est gardée jusqu’(à|au) /).waitFor()

  await step('Vos réponses')
  await tabTo(page, /^Qu’attendez-vous de cette formation/)
  await page.keyboard.type('Échanger des lectures.')
  await press(page, /^Continuer$/)

  await step('Pièces')
  await page.getByText('À fournir').waitFor()
  const chooser = page.waitForEvent('filechooser')
  await press(page, /^Choisir un fichier$/)
  await (await chooser).setFiles({ name: 'carte.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF') })
  await page.getByText('Déposée, elle sera vérifiée.').waitFor()
  await visitor.expectAccessible()
  await press(page, /^Continuer$/)

  await step('Conditions')
  await page.getByText('Article 2. Elle se rend deux jours avant.').waitFor()
  await press(page, /^Continuer$/)
  await page.getByText('Cochez la case pour continuer.').waitFor()
  // The box that lacks has the focus already.
  expect(await focusedName(page)).toMatch(/^J’ai lu ces conditions/)
  await page.keyboard.press('Space')
  await press(page, /^Continuer$/)

  await step('Récapitulatif')
  await page
    .getByText(/^Acceptées le|Version du/)
    .first()
    .waitFor()
  await press(page, /^Confirmer mon inscription$/)
  await page.getByText('Votre demande est envoyée. Nous vous écrirons dès qu’elle aura été étudiée.').waitFor()
  await page.getByRole('heading', { level: 2, name: 'Pièces demandées' }).waitFor()
  await visitor.expectAccessible()
  visitor.expectNoFault()
  await visitor.close()
})

test('a visitor without an account goes from the catalogue to a place at 390 px by keyboard alone, each page accessible', async () => {
  const visitor = await aVisitor(browser, product.url, { screen: 'phone' })
  const { page } = visitor
  const mail = 'ida.keller@ailleurs.test'
  const seen = async (level: 1 | 2, name: string): Promise<void> => {
    await page.getByRole('heading', { level, name, exact: true }).waitFor()
    await visitor.expectAccessible()
  }
  await page.goto('/forma/public/events')
  await seen(2, title)
  await press(page, new RegExp(`^${title}$`))
  await seen(1, title)
  await press(page, /^S’inscrire$/)
  await page.getByText(/un code reçu par mail prouve votre adresse/).waitFor()
  await visitor.expectAccessible()

  await typeIn(page, /^Prénom/, 'Ida')
  await typeIn(page, /^Nom/, 'Keller')
  await typeIn(page, /^Adresse mail/, 'ida.keller')
  await press(page, /^Recevoir mon code$/)
  // What is wrong has the focus, and the way to mend it is the next Tab.
  await expect.poll(() => focusedName(page)).toMatch(/Adresse mail\s: Email invalide$/)
  await visitor.expectAccessible()
  await tabTo(page, /^Adresse mail(?!.*invalide)/)
  await page.keyboard.press('End')
  await page.keyboard.type('@ailleurs.test')
  await press(page, /^Recevoir mon code$/)
  await seen(1, 'Votre code')
  const { subject } = await product.mailbox.waitFor(mail, /code de validation/)
  if (!(await focusedName(page)).startsWith('Code reçu par mail')) await tabTo(page, /^Code reçu par mail/)
  await page.keyboard.type(/\d{6}/.exec(subject ?? '')?.[0] ?? '')
  await press(page, /^Continuer$/)

  await seen(2, 'Vous')
  await press(page, /^Continuer$/)
  await page.getByText(/Votre place est gardée jusqu’(à|au) /).waitFor()
  await seen(2, 'Vos réponses')
  await typeIn(page, /^Qu’attendez-vous de cette formation/, 'Lire à plusieurs.')
  await tabTo(page, /^Votre expérience du sujet/)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await visitor.expectAccessible()
  await press(page, /^Continuer$/)
  await seen(2, 'Pièces')
  // A paper may come later.
  await press(page, /^Continuer$/)
  await seen(2, 'Conditions')
  await tabTo(page, /^J’ai lu ces conditions/)
  await page.keyboard.press('Space')
  await press(page, /^Continuer$/)
  await seen(2, 'Récapitulatif')
  await page.getByText('Lire à plusieurs.').waitFor()
  await press(page, /^Garder ma place et compléter plus tard$/)
  await page.getByText('Votre place est gardée\u00A0: il reste des pièces à fournir.').waitFor()
  await visitor.expectAccessible()
  visitor.expectNoFault()
  await visitor.close()
})
