import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aField, seedEvent, userNamed } from '../apps/api/seeds/seed-event.ts'
import { createForm } from '../apps/api/src/modules/forms/index.ts'
import { startRegistration } from '../apps/api/src/modules/registrations/index.ts'
import { inForma } from './harness/a-training-day.ts'
import { openProduct, type Product } from './harness/product.ts'
import { signedIn } from './harness/sign-in.ts'
import { openBrowser } from './harness/visitor.ts'

const title = 'Séminaire des formateurs'
const second = 'Transport et repas'
const before = 'Votre expérience'

let product: Product
let browser: Browser
let event: number
beforeAll(async () => {
  product = await openProduct()
  browser = await openBrowser()
  event = await inForma(product, async (context) => {
    const params = { client: context.tenant.name }
    const choice = (name: string, label: string, options: string[]) =>
      aField(name, label, { input_type: 'select', is_required: true, options })
    const write = (name: string, nature: 'information' | 'questionnaire', field: ReturnType<typeof choice>) =>
      createForm(context, { params, body: { name, nature, is_published: true, sections: [{ title: '', fields: [field] }] } })
    await write(second, 'information', choice('transport', 'Comment venez-vous ?', ['Train', 'Voiture']))
    await write(before, 'questionnaire', choice('years', 'Depuis combien d’années ?', ['Moins de deux', 'Plus']))
    const { id } = await seedEvent(context, {
      title,
      inDays: 20,
      slots: [{ from: '09:00', to: '17:00', title: 'Séminaire' }],
      summary: 'Une journée entre pairs.',
      description: 'Chacun vient avec une question.',
      themes: ['Pédagogie'],
      town: 'Lyon',
      max: 12,
      needs_approval: true,
    })
    return id
  })
})
afterAll(async () => {
  await browser?.close()
  await product?.close()
})

test('a questionnaire is a step of registering, a second form is asked once accepted, and confirms', async () => {
  const admin = await signedIn(browser, product.url, 'admin')
  await admin.page.goto(`/admin/event_step/${event}/registration`)
  for (const name of [second, before]) {
    await admin.page.getByRole('button', { name: 'Demander un formulaire' }).click()
    const dialog = admin.page.getByRole('dialog')
    await dialog.getByRole('combobox', { name: /^Formulaire/ }).click()
    await admin.page.getByRole('option', { name: new RegExp(name) }).click()
    if (name === second) {
      await dialog.getByRole('checkbox', { name: 'Avant la confirmation' }).check()
      await dialog.getByRole('textbox', { name: /combien de jours/ }).fill('7')
    }
    await dialog.getByRole('button', { name: 'Enregistrer' }).click()
    await dialog.waitFor({ state: 'detached' })
    await admin.page.getByRole('link', { name: `Ouvrir « ${name} »` }).waitFor()
  }
  await admin.expectAccessible()

  const registration = await inForma(product, async (context) => {
    const user_id = await userNamed(context, 'user')
    return (await startRegistration(context, { event_id: event, user_id, is_silent: true })).id
  })
  const person = await signedIn(browser, product.url, 'user', { screen: 'phone' })
  await person.page.goto(`/events/${event}/signin?step=questionnaire`)
  await person.page.getByRole('combobox', { name: /Depuis combien/ }).click()
  await person.page.getByRole('option', { name: 'Plus' }).click()
  await person.expectAccessible()
  await person.page.getByRole('button', { name: 'Envoyer mes réponses' }).click()
  await person.page.getByText(/^Rempli le/).waitFor()
  await person.page.goto(`/events/${event}/signin?step=summary`)
  await person.page.getByRole('button', { name: /demande/ }).click()
  await person.page.getByText('À valider', { exact: true }).first().waitFor()

  await admin.page.goto(`/admin/event/${event}?tab=registrations&registration=${registration}`)
  const panel = admin.page.getByRole('dialog')
  await panel.getByText('Depuis combien d’années').waitFor()
  await panel.getByRole('button', { name: 'Valider' }).click()
  await panel.getByRole('button', { name: 'Confirmer sans attendre' }).waitFor()
  await admin.expectAccessible()

  await person.page.goto(`/events/${event}`)
  await person.page.getByText('Acceptée, formulaire attendu').first().waitFor()
  await person.page.getByRole('link', { name: 'Remplir le formulaire' }).first().click()
  await person.page.getByText(/sera confirmée une fois ce formulaire rempli/).waitFor()
  await person.page.getByRole('combobox', { name: /Comment venez-vous/ }).click()
  await person.page.getByRole('option', { name: 'Train' }).click()
  await person.expectAccessible()
  await person.page.getByRole('button', { name: 'Envoyer mes réponses' }).click()
  await person.page.getByText(/^Rempli le/).waitFor()
  await person.page
    .getByText(/est confirmée/)
    .first()
    .waitFor()
  const { status } = await inForma(product, ({ db }) =>
    db.selectFrom('registrations').select('status').where('id', '=', registration).executeTakeFirstOrThrow(),
  )
  expect(status).toBe(5)
})
