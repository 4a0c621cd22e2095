import { dayInZone, timeInZone } from '@kxo/domain/kernel/dates'
import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedEvent } from '../apps/api/seeds/seed-event.ts'
import { inForma, letEverybodySignIn } from './harness/a-training-day.ts'
import { choose } from './harness/filling-in.ts'
import { openProduct, type Product } from './harness/product.ts'
import { signIn } from './harness/sign-in.ts'
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

const zone = 'Europe/Paris'

/** A morning in the room Bellecour, some weeks from now, led by nobody. */
const aMorning = (title: string): Promise<{ id: number; slot: number; day: string }> =>
  inForma(product, async (context) => {
    const room = await context.db.selectFrom('rooms').select('id').where('name', '=', 'Bellecour').executeTakeFirstOrThrow()
    const { id, slots } = await seedEvent(context, {
      title,
      inDays: 70,
      slots: [{ from: '09:00', to: '12:00' }],
      summary: title,
      description: title,
      themes: ['Management'],
      room_id: room.id,
      is_training: true,
      type_formation: 'inter',
      max: 10,
      published: false,
    })
    const row = await context.db.selectFrom('slots').select('start_at').where('id', '=', slots[0]!).executeTakeFirstOrThrow()
    return { id, slot: slots[0]!, day: dayInZone(row.start_at, zone) }
  })

/** Where a half-day stands: its room, and its hours in Paris. */
const placeOf = (slot: number): Promise<string> =>
  inForma(product, async ({ db }) => {
    const row = await db
      .selectFrom('slots')
      .leftJoin('rooms', (join) => join.onRef('rooms.tenant_id', '=', 'slots.tenant_id').onRef('rooms.id', '=', 'slots.room_id'))
      .select(['slots.start_at', 'slots.end_at', 'rooms.name'])
      .where('slots.id', '=', slot)
      .executeTakeFirstOrThrow()
    return `${row.name} ${timeInZone(row.start_at, zone)}–${timeInZone(row.end_at, zone)}`
  })

const barOf = (page: Page, title: string): Locator => page.getByRole('button', { name: new RegExp(`^${title}`) }).first()

test('a week is planned by mouse, from the keyboard alone, and with a finger', async () => {
  const title = 'Préparer un entretien'
  const { slot, day } = await aMorning(title)
  const address = `/admin/eventplanning?day=${day}`
  expect(await placeOf(slot)).toBe('Bellecour 09:00–12:00')

  const desk = await aVisitor(browser, product.url)
  const { page } = desk
  await signIn(page, 'admin@forma.test')
  await page.goto(`${address}&view=day`)
  const bar = barOf(page, title)
  await bar.waitFor()
  const [from, to] = [await bar.boundingBox(), await page.getByText('Croix-Rousse').first().boundingBox()]
  if (!from || !to) throw new Error('the board shows neither the bar nor the row')
  await page.mouse.move(from.x + 10, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(from.x + 12, from.y + from.height / 2 + 8, { steps: 4 })
  await page.mouse.move(from.x + 10, to.y + to.height / 2, { steps: 12 })
  await page.mouse.up()
  await page.getByText('Le créneau est déplacé.').first().waitFor()
  expect(await placeOf(slot)).toBe('Croix-Rousse 09:00–12:00')

  await page.getByRole('button', { name: 'Annuler' }).click()
  await page.getByText('Le créneau est revenu à sa place.').waitFor()
  expect(await placeOf(slot)).toBe('Bellecour 09:00–12:00')
  await desk.expectAccessible()

  await barOf(page, title).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  const end = dialog.getByLabel('Fin')
  await end.focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(`${day.slice(8)}/${day.slice(5, 7)}/${day.slice(0, 4)} 12:30`)
  await page.keyboard.press('Tab')
  await dialog.getByRole('button', { name: 'Enregistrer' }).focus()
  await page.keyboard.press('Enter')
  await dialog.waitFor({ state: 'hidden' })
  expect(await placeOf(slot)).toBe('Bellecour 09:00–12:30')
  desk.expectNoFault()
  await desk.close()

  const phone = await aVisitor(browser, product.url, { screen: 'phone', touches: true })
  await signIn(phone.page, 'admin@forma.test')
  await phone.page.goto(`${address}&view=day`)
  await barOf(phone.page, title).tap()
  await choose(phone.page, 'Salle', /^Saône/)
  await phone.expectAccessible()
  await phone.page.getByRole('dialog').getByRole('button', { name: 'Enregistrer' }).tap()
  await phone.page.getByRole('dialog').waitFor({ state: 'hidden' })
  expect(await placeOf(slot)).toBe('Saône 09:00–12:30')
  phone.expectNoFault()
  await phone.close()
})

test('a partner refuses what is proposed, and is replaced', async () => {
  const title = 'Animer un atelier'
  const { id, day } = await aMorning(title)
  const admin = await aVisitor(browser, product.url)
  await signIn(admin.page, 'admin@forma.test')
  await admin.page.goto(`/admin/eventplanning?day=${day}&view=day`)
  await barOf(admin.page, title).click()
  const dialog = admin.page.getByRole('dialog')
  const propose = async (name: string): Promise<void> => {
    await dialog.getByRole('switch', { name: 'Montrer aussi les autres' }).last().check()
    await choose(admin.page, 'Affecter un formateur', name)
    await dialog.getByRole('button', { name: 'Proposer' }).last().click()
    await admin.page.getByText(`La proposition est envoyée à ${name}.`).first().waitFor()
  }
  await propose('Paul Girard')

  const paul = await aVisitor(browser, product.url, { screen: 'phone' })
  await inForma(product, letEverybodySignIn)
  await signIn(paul.page, 'paul.girard@forma.test')
  await paul.page.goto('/my-planning')
  const card = paul.page.getByRole('listitem').filter({ hasText: title }).first()
  await card.getByRole('button', { name: 'Refuser' }).click()
  await paul.page.getByRole('dialog').getByLabel('Motif').fill('En mission à Lille cette semaine-là')
  await paul.expectAccessible()
  await paul.page.getByRole('dialog').getByRole('button', { name: 'Refuser' }).click()
  await paul.page.getByText('Votre refus est transmis.').waitFor()
  paul.expectNoFault()
  await paul.close()

  await admin.page.goto(`/admin/event_step/${id}/partners`)
  await admin.page.getByText('En mission à Lille cette semaine-là').first().waitFor()
  await admin.page.getByRole('button', { name: 'Remplacer par… Paul Girard' }).click()
  await choose(admin.page, 'Personne', 'Samira Haddad')
  await admin.expectAccessible()
  await dialog.getByRole('button', { name: 'Proposer' }).click()
  await admin.page.getByText('La proposition est envoyée.').waitFor()
  await admin.page.goto(`/admin/eventplanning?day=${day}&view=day`)
  await barOf(admin.page, title).click()
  await dialog
    .getByText(/Samira Haddad/)
    .first()
    .waitFor()
  admin.expectNoFault()
  await admin.close()
})
