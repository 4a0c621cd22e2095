import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedEvent } from '../apps/api/seeds/seed-event.ts'
import { inForma } from './harness/a-training-day.ts'
import { openProduct, type Product } from './harness/product.ts'
import { signedIn } from './harness/sign-in.ts'
import { openBrowser } from './harness/visitor.ts'

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

test('somebody registers at 390 px by keyboard alone, each step accessible: answers, a paper, conditions, and the order', async () => {
  const visitor = await signedIn(browser, product.url, 'user', { screen: 'phone' })
  const { page } = visitor
  const press = async (name: RegExp): Promise<void> => {
    await tabTo(page, name)
    await page.keyboard.press('Enter')
  }
  const step = async (name: string): Promise<void> => {
    await page.getByRole('heading', { level: 2, name, exact: true }).waitFor()
    await visitor.expectAccessible()
  }
  await page.goto(`/events/${event}/signin`)
  await step('Vous')
  await press(/^Continuer$/)
  await page.getByText(/Votre place est gardée jusqu’à/).waitFor()

  await step('Vos réponses')
  await tabTo(page, /^Qu’attendez-vous de cette formation/)
  await page.keyboard.type('Échanger des lectures.')
  await press(/^Continuer$/)

  await step('Pièces')
  await page.getByText('À fournir').waitFor()
  const chooser = page.waitForEvent('filechooser')
  await press(/^Choisir un fichier$/)
  await (await chooser).setFiles({ name: 'carte.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF') })
  await page.getByText('Déposée, elle sera vérifiée.').waitFor()
  await visitor.expectAccessible()
  await press(/^Continuer$/)

  await step('Conditions')
  await page.getByText('Article 2. Elle se rend deux jours avant.').waitFor()
  await press(/^Continuer$/)
  await page.getByText('Cochez la case pour continuer.').waitFor()
  // The box that lacks has the focus already.
  expect(await focusedName(page)).toMatch(/^J’ai lu ces conditions/)
  await page.keyboard.press('Space')
  await press(/^Continuer$/)

  await step('Récapitulatif')
  await page
    .getByText(/^Acceptées le|Version du/)
    .first()
    .waitFor()
  await press(/^Confirmer mon inscription$/)
  await page.getByText('Votre demande est envoyée. Nous vous écrirons dès qu’elle aura été étudiée.').waitFor()
  await page.getByRole('heading', { level: 2, name: 'Pièces demandées' }).waitFor()
  await visitor.expectAccessible()
  visitor.expectNoFault()
  await visitor.close()
})
