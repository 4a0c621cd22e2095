import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asPerson } from '../apps/api/seeds/past-year/diary.ts'
import { seedEvent, userNamed } from '../apps/api/seeds/seed-event.ts'
import { answerQuestionnaire } from '../apps/api/src/modules/questionnaires/index.ts'
import { startRegistration } from '../apps/api/src/modules/registrations/index.ts'
import { inForma } from './harness/a-training-day.ts'
import { openProduct, type Product } from './harness/product.ts'
import { signedIn } from './harness/sign-in.ts'
import { aVisitor, openBrowser } from './harness/visitor.ts'

const hour = 3_600_000
const people = ['user', 'amandine.leroy', 'bastien.marchand'] as const

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
    for (const local of people)
      await startRegistration(context, { event_id: id, user_id: await userNamed(context, local), is_silent: true })
    await context.db.updateTable('registrations').set({ status: 7 }).where('event_id', '=', id).execute()
    // It is over for an hour: what is sent at its end may be answered.
    const ended = new Date(Date.now() - hour)
    await context.db
      .updateTable('events')
      .set({ start_date: new Date(ended.getTime() - 8 * hour), end_date: ended })
      .where('id', '=', id)
      .execute()
    return id
  })
})
afterAll(async () => {
  await browser?.close()
  await product?.close()
})

/** The address a mail leads to. */
const linkIn = async (recipient: string): Promise<string> => {
  const { text } = await product.mailbox.waitFor(recipient, /Votre avis sur/)
  return /https?:\/\/\S+(?:questionnaire-event|lien-sms)\/\S+/.exec(text ?? '')?.[0] ?? ''
}

/** Answers every scale by four stars and recommends at nine. */
async function answer(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Envoyer mes réponses' }).waitFor()
  for (const star of await page.getByRole('radio', { name: '4 étoiles sur 5' }).all()) await star.check({ force: true })
  await page.getByRole('radio', { name: '9', exact: true }).check({ force: true })
  await page.getByLabel('Ce que nous pouvons améliorer').fill('Un exercice de plus')
  await page.getByRole('button', { name: 'Envoyer mes réponses' }).click()
  await page.getByText('Merci, vos réponses sont enregistrées.').waitFor()
}

const hotForm = (): Promise<number> =>
  inForma(product, async ({ db }) => {
    const { form_id } = await db.selectFrom('questionnaire_models').select('form_id').where('model', '=', 2).executeTakeFirstOrThrow()
    return form_id
  })

test('an event sends the set of a quality mark; people answer by their mail, with an account and without, and figures come from three answers on', async () => {
  const admin = await signedIn(browser, product.url, 'admin')
  const { page } = admin
  await page.goto(`/admin/event/${event}?tab=evaluations`)
  await page.getByRole('button', { name: 'Appliquer le jeu Qualiopi' }).click()
  await page.getByRole('link', { name: 'Satisfaction à froid' }).waitFor()
  // A recommendation of six or less is an alert.
  await page.goto(`/admin/questionnaire/${await hotForm()}`)
  await page.getByRole('combobox', { name: /^Alerte si note ≤, Recommanderiez-vous/ }).click()
  await page.getByRole('option', { name: '6', exact: true }).click()
  await page.getByText('Alerte modifiée.').waitFor()
  await admin.expectAccessible()
  await page.goto(`/admin/event/${event}?tab=evaluations`)
  await page.getByRole('button', { name: 'Envoyer maintenant, Satisfaction à chaud' }).click()
  await page.getByText('Mail envoyé à 3 personnes.').waitFor()
  await admin.expectAccessible()

  const learner = await signedIn(browser, product.url, 'user', { screen: 'phone' })
  await learner.page.goto(await linkIn('user@forma.test'))
  await learner.page.getByText('Vos réponses sont lues avec votre nom').waitFor()
  await learner.expectAccessible()
  await answer(learner.page)
  await learner.page.getByText('Un exercice de plus').waitFor()

  const guest = await aVisitor(browser, product.url, { screen: 'phone' })
  await guest.page.goto(await linkIn('amandine.leroy@forma.test'))
  await guest.page.waitForURL(/\/questionnaire-event\//)
  await answer(guest.page)

  await page.goto(`/admin/event/${event}?tab=evaluations`)
  await page.getByText('Moins de 3 réponses').waitFor()
  await inForma(product, async (context) => {
    const form = await context.db.selectFrom('questionnaire_models').select('form_id').where('model', '=', 2).executeTakeFirstOrThrow()
    const { id: version } = await context.db
      .selectFrom('form_versions')
      .select('id')
      .where('form_id', '=', form.form_id)
      .executeTakeFirstOrThrow()
    const scales = Object.fromEntries(['overall', 'content', 'goals', 'teaching', 'welcome'].map((name) => [name, '5']))
    const person = { id: await userNamed(context, 'bastien.marchand'), company_id: null }
    await answerQuestionnaire(asPerson(context, person), {
      params: { client: 'forma', event, form: form.form_id },
      body: { version, answers: { ...scales, recommendation: '6' } },
    })
  })
  await page.reload()
  await page.getByRole('link', { name: 'Voir les résultats' }).first().click()
  await page.waitForURL(/\/admin\/questionnaire-response\//)
  // (3 + 3 + 4) of 12 for each scale; two promoters and a detractor of three.
  await page.getByText('83\u202F%').first().waitFor()
  await page.getByText('+33').first().waitFor()
  await page.getByText('Un exercice de plus').first().waitFor()
  await admin.expectAccessible()

  // What was written becomes an action of the plan, carried out with what came of it; the low score is there too.
  await page
    .getByRole('button', { name: /^À traiter\s: Ce que nous pouvons améliorer/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Action du plan' }).click()
  const decided = page.getByRole('dialog', { name: 'Action' })
  await decided.getByLabel('Ce qui est décidé').fill('Ajouter un exercice')
  await admin.expectAccessible()
  await decided.getByRole('button', { name: 'Enregistrer' }).click()
  await page.getByText('Action enregistrée.').waitFor()
  await page.getByRole('tab', { name: 'Plan d’action' }).click()
  await page.getByRole('button', { name: 'Ajouter un exercice' }).click()
  await page.getByRole('textbox', { name: 'Ce que cela a donné' }).fill('Un exercice de plus dès mars')
  await page.getByRole('button', { name: 'Marquer réalisée' }).click()
  await page.getByRole('row', { name: /Ajouter un exercice.*Réalisée/ }).waitFor()
  await page.getByRole('row', { name: /Alerte : Satisfaction à chaud, Lire un bilan.*En cours/ }).waitFor()
  await admin.expectAccessible()
  await page.getByRole('tab', { name: 'Comparer' }).click()
  await page.getByRole('row', { name: /Lire un bilan.*83\s%.*\+33/ }).waitFor()
  await admin.expectAccessible()
  await page.goto('/admin/questionnaires?tab=plan')
  await page.getByRole('row', { name: /Ajouter un exercice.*Réalisée/ }).waitFor()
  const printed = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Plan en PDF' }).click()
  expect((await printed).suggestedFilename()).toMatch(/\.pdf$/)
  for (const visitor of [admin, learner, guest]) {
    visitor.expectNoFault()
    await visitor.close()
  }
  expect(product.mailbox.received.filter(({ subject }) => subject?.includes('Votre avis sur'))).toHaveLength(3)
})
