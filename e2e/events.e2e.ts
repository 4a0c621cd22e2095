import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedEvent, userNamed } from '../apps/api/seeds/seed-event.ts'
import { startRegistration } from '../apps/api/src/modules/registrations/index.ts'
import { inForma } from './harness/a-training-day.ts'
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

const day = 86_400_000
const at = (days: number, hour: number): Date => new Date(Math.floor(Date.now() / day) * day + days * day + hour * 3_600_000)

/** A free event of two half-days that two people are registered for and Paul Girard leads. */
const anEvent = (title: string) =>
  inForma(product, async (context) => {
    const event = await seedEvent(context, {
      title,
      starts: {
        start: at(20, 8),
        end: at(20, 16),
        slots: [
          { start: at(20, 8), end: at(20, 11), title: '' },
          { start: at(20, 13), end: at(20, 16), title: '' },
        ],
      },
      summary: 'Une journée.',
      description: 'Une journée de pratique.',
      sheet: {},
      themes: ['Management'],
      town: 'Lyon',
      is_training: false,
      prices: [],
      partners: [{ user_id: await userNamed(context, 'paul.girard'), kind: 'guest', role_title: 'Formateur' }],
      max: 10,
    })
    for (const local of ['user', 'amandine.leroy'])
      await startRegistration(context, { event_id: event.id, user_id: await userNamed(context, local), submit: true })
    return event.id
  })

test('an event is postponed, then cancelled: what follows is said first, everyone is told, and deleting says why not', async () => {
  const id = await anEvent('Tenir une réunion courte')
  await product.mailbox.waitFor('user@forma.test', /confirmée\s: Tenir une réunion courte/)
  const admin = await aVisitor(browser, product.url)
  const { page } = admin
  await signIn(page, 'admin@forma.test')

  await page.goto(`/admin/event/${id}`)
  await page.getByRole('button', { name: 'Plus', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Reporter ou déplacer' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Nouveau premier jour').fill(new Intl.DateTimeFormat('fr-FR').format(at(27, 8)))
  await dialog.getByLabel('Nouveau premier jour').blur()
  await dialog.getByText('2 personnes prévenues').waitFor()
  await dialog.getByText(/2 convocations refaites/).waitFor()
  await admin.expectAccessible()
  await dialog.getByLabel('Motif').fill('Grève des transports')
  await dialog.getByRole('button', { name: 'Reporter ou déplacer' }).click()
  await dialog.waitFor({ state: 'hidden' })
  const moved = await product.mailbox.waitFor('user@forma.test', /Nouveaux horaires\s: Tenir une réunion courte/)
  expect(moved.text).toContain('Grève des transports')
  expect(moved.attachments.map(({ contentType }) => contentType)).toContain('text/calendar')
  await product.mailbox.waitFor('paul.girard@forma.test', /Nouveaux horaires\s: Tenir une réunion courte/)

  await page.getByRole('button', { name: 'Plus', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Supprimer' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click()
  await page.getByText(/2 inscriptions, même annulées, y sont attachées/).waitFor()
  await admin.expectAccessible()
  await page.getByRole('button', { name: 'Annuler la formation plutôt' }).click()
  await dialog.getByText('2 personnes prévenues').waitFor()
  await dialog.getByLabel('Motif').fill('Formateur souffrant')
  const confirm = dialog.getByRole('button', { name: 'Annuler la formation' })
  await expect.poll(() => confirm.isDisabled()).toBe(true)
  await dialog.getByLabel(/Pour confirmer/).fill('Tenir une réunion courte')
  await admin.expectAccessible()
  await confirm.click()
  await page.getByText(/Cette formation est annulée\s: Formateur souffrant/).waitFor()
  const gone = await product.mailbox.waitFor('amandine.leroy@forma.test', /Annulée\s: Tenir une réunion courte/)
  expect(gone.text).toContain('Formateur souffrant')
  expect(gone.attachments.map(({ content }) => content.toString()).join()).toContain('METHOD:CANCEL')
  await product.mailbox.waitFor('paul.girard@forma.test', /Fin de votre intervention/)

  await page.goto('/admin/events?tab=cancelled')
  await page.getByRole('link', { name: 'Tenir une réunion courte' }).first().waitFor()
  await admin.expectAccessible()
  admin.expectNoFault()
  await admin.close()
})
