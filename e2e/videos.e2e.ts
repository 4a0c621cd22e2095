import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { filmOf } from '../apps/api/seeds/films/film-of.ts'
import { seedEvent, userNamed } from '../apps/api/seeds/seed-event.ts'
import { startRegistration } from '../apps/api/src/modules/registrations/index.ts'
import { inForma } from './harness/a-training-day.ts'
import { openProduct, type Product } from './harness/product.ts'
import { signedIn } from './harness/sign-in.ts'
import { openBrowser } from './harness/visitor.ts'

/** What the journey does with the player itself. */
type Film = { currentTime: number; play: () => Promise<void>; pause: () => void }

let product: Product
let browser: Browser
beforeAll(async () => {
  product = await openProduct()
  browser = await openBrowser()
  await inForma(product, async (context) => {
    const { id } = await seedEvent(context, {
      title: 'Accueillir un public',
      inDays: 20,
      slots: [{ from: '09:00', to: '17:00', title: 'Séance' }],
      summary: 'Une journée de pratique.',
      description: 'Accueillir, orienter, conclure.',
      themes: ['Communication'],
      town: 'Lyon',
      max: 12,
    })
    await startRegistration(context, { event_id: id, user_id: await userNamed(context, 'user'), is_silent: true })
    await context.db.updateTable('registrations').set({ status: 5 }).where('event_id', '=', id).execute()
  })
})
afterAll(async () => {
  await browser?.close()
  await product?.close()
})

const still = (rank: number): Buffer => readFileSync(join(import.meta.dirname, `../apps/api/seeds/films/secourir-${rank}.webp`))
/** Eight seconds, two a picture. */
const film = filmOf([1, 2, 3, 4].map(still), 2)
const captions = 'WEBVTT\n\n00:00.000 --> 00:04.000\nBienvenue\n\n00:04.000 --> 00:08.000\nAu revoir\n'

test('a film is added to an event and captioned; a learner watches it on a phone, resumes where they stopped, and is seen to have watched it whole', async () => {
  const admin = await signedIn(browser, product.url, 'admin')
  const { page } = admin
  await page.goto('/admin/videos')
  await page.getByRole('heading', { level: 1, name: 'Vidéos' }).waitFor()
  await admin.expectAccessible()
  await page.getByRole('button', { name: 'Ajouter une vidéo' }).click()
  const dialog = page.getByRole('dialog')
  const event = dialog.getByRole('combobox', { name: 'Formation' })
  await event.fill('Accueillir')
  await page.getByRole('option', { name: /Accueillir un public/ }).click()
  await dialog.locator('input[type=file]').setInputFiles({ name: 'Bien accueillir.webm', mimeType: 'video/webm', buffer: film })
  const send = dialog.getByRole('button', { name: /^Envoyer/ })
  await expect.poll(() => send.isDisabled()).toBe(true)
  await dialog.getByRole('textbox', { name: /Rang/ }).fill('1')
  await send.click()
  await dialog.getByText('Envoyée').waitFor()
  await dialog.getByRole('link', { name: 'Bien accueillir' }).click()
  await page.getByRole('heading', { level: 1, name: /Bien accueillir/ }).waitFor()
  await page.getByText('Non accessible').waitFor()
  await page
    .locator('input[type=file][accept*=".vtt"]')
    .setInputFiles({ name: 'fr.vtt', mimeType: 'text/vtt', buffer: Buffer.from(captions) })
  await page.getByText('Sous-titres enregistrés.').waitFor()
  await expect.poll(() => page.getByText('Non accessible').count()).toBe(0)
  await admin.expectAccessible()

  const learner = await signedIn(browser, product.url, 'user', { screen: 'phone' })
  const phone = learner.page
  await phone.goto('/support')
  await phone.getByRole('link', { name: 'Regarder «\u00A0Bien accueillir\u00A0»' }).click()
  await phone.getByRole('heading', { level: 1, name: /Bien accueillir/ }).waitFor()
  await phone.getByText(/^0\s% vu$/).waitFor()
  await learner.expectAccessible()
  const player = phone.locator('video')
  const at = () => player.evaluate((node: unknown) => (node as Film).currentTime)
  await player.evaluate((node: unknown) => (node as Film).play())
  await expect.poll(at, { timeout: 15_000 }).toBeGreaterThan(3)
  await player.evaluate((node: unknown) => (node as Film).pause())
  await phone.getByText(/^[3-8]\d\s% vu$/).waitFor()
  await phone.reload()
  await phone.getByText(/^Reprend à 0:0[3-6]$/).waitFor()
  await player.evaluate((node: unknown) => (node as Film).play())
  expect(await at()).toBeGreaterThanOrEqual(3)
  await phone.getByText('Vue en entier').waitFor({ timeout: 30_000 })

  await page.goto('/admin/videos?tab=progress')
  const row = page.getByRole('row', { name: /Bien accueillir/ })
  await row.getByText('Vue en entier').waitFor()
})
