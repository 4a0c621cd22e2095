import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedEvent, userNamed } from '../apps/api/seeds/seed-event.ts'
import { startRegistration } from '../apps/api/src/modules/registrations/index.ts'
import { inForma } from './harness/a-training-day.ts'
import { chooseFound } from './harness/filling-in.ts'
import { openProduct, type Product } from './harness/product.ts'
import { signedIn } from './harness/sign-in.ts'
import { openBrowser } from './harness/visitor.ts'

const handout = (name: string) => ({
  name: `${name}.pdf`,
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\n%%EOF'),
})

let product: Product
let browser: Browser
let event: number
beforeAll(async () => {
  product = await openProduct()
  browser = await openBrowser()
  event = await inForma(product, async (context) => {
    const { id } = await seedEvent(context, {
      title: 'Lire un bilan',
      inDays: 20,
      slots: [{ from: '09:00', to: '17:00', title: 'Séance' }],
      summary: 'Une journée de pratique.',
      description: 'Lire et commenter un bilan.',
      themes: ['Gestion'],
      town: 'Lyon',
      max: 12,
    })
    await startRegistration(context, { event_id: id, user_id: await userNamed(context, 'user'), is_silent: true })
    return id
  })
})
afterAll(async () => {
  await browser?.close()
  await product?.close()
})

async function fill(page: Page, name: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.locator('input[type=file]').setInputFiles(handout(name))
  await dialog.getByRole('button', { name: 'Enregistrer' }).click()
}
async function giveOut(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Remettre un document' }).click()
  await fill(page, name)
  await page.getByRole('button', { name: `Ouvrir «\u00A0${name}\u00A0»` }).waitFor()
}

test('documents given out are put in order, and read one after the other on a phone', async () => {
  const { page, expectAccessible } = await signedIn(browser, product.url, 'admin')
  await page.goto(`/admin/event_step/${event}/documents`)
  await giveOut(page, 'Avant de venir')
  await giveOut(page, 'Exercices')

  await page.goto(`/admin/event_step/${event}/sequence`)
  await page.getByRole('radio', { name: /, dans l’ordre$/ }).check()
  for (const name of ['Exercices', 'Avant de venir'])
    await page.getByRole('button', { name: `Ajouter «\u00A0${name}\u00A0» au parcours` }).click()
  // By the arrows, as a keyboard does.
  const up = page.getByRole('button', { name: 'Monter «\u00A0Avant de venir\u00A0»' })
  await up.focus()
  await page.keyboard.press('Enter')
  await page.getByText('«\u00A0Avant de venir\u00A0» est maintenant en position 1 sur 2.').waitFor({ state: 'attached' })
  await page.getByText('1 personne en est là').waitFor()
  await expectAccessible()

  const person = await signedIn(browser, product.url, 'user', { screen: 'phone' })
  await person.page.goto(`/events/${event}`)
  const path = person.page.getByRole('region', { name: 'Votre parcours' })
  await path.getByText('Terminez d’abord «\u00A0Avant de venir\u00A0».').waitFor()
  await person.expectAccessible()
  await expect.poll(() => path.getByRole('button', { name: 'Lire «\u00A0Exercices\u00A0»' }).count()).toBe(0)
  await path.getByRole('button', { name: 'Lire «\u00A0Avant de venir\u00A0»' }).click()
  await person.page.getByRole('dialog').waitFor()
  await person.page.keyboard.press('Escape')
  await path.getByText('1 sur 2').waitFor()
  await path.getByRole('button', { name: 'Lire «\u00A0Exercices\u00A0»' }).click()
  await person.page.getByRole('dialog').waitFor()
  await person.page.keyboard.press('Escape')
  await path.getByText('2 sur 2').waitFor()

  await page.reload()
  await page.getByRole('radio', { name: /, dans l’ordre$/ }).waitFor()
  await page.getByText('personne en est là').waitFor({ state: 'hidden' })
})

test('what was given out to learn with stands on one page, for who learns and for who runs', async () => {
  const { page, expectAccessible } = await signedIn(browser, product.url, 'admin')
  await page.goto('/admin/support')
  await page.getByRole('button', { name: 'Exercices', exact: true }).waitFor()
  await page.getByRole('button', { name: 'Remettre un document' }).click()
  const dialog = page.getByRole('dialog')
  await chooseFound(dialog.getByRole('combobox'), 'Lire un bilan')
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Continuer' }).click()
  await fill(page, 'Pour aller plus loin')
  await page.getByRole('button', { name: 'Pour aller plus loin', exact: true }).waitFor()
  await expectAccessible()

  const person = await signedIn(browser, product.url, 'user', { screen: 'phone' })
  await person.page.goto('/support')
  const materials = person.page.getByRole('region', { name: 'Lire un bilan' })
  await expect.poll(() => materials.getByRole('listitem').count()).toBe(3)
  await person.expectAccessible()
  await person.page.getByRole('searchbox').fill('plus loin')
  await expect.poll(() => materials.getByRole('listitem').count()).toBe(1)
  await materials.getByRole('button', { name: 'Ouvrir «\u00A0Pour aller plus loin\u00A0»' }).click()
  await person.page.getByRole('dialog', { name: 'Pour aller plus loin' }).waitFor()
  await person.page.keyboard.press('Escape')
  await person.page.getByRole('searchbox').fill('rien de tel')
  await person.page.getByText('Aucun support ne correspond à cette recherche.').waitFor()
  person.expectNoFault()
})
