import { enrolment } from '@kxo/domain/events/activities/enrolment'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedEvent } from '../apps/api/seeds/seed-event.ts'
import { createEvent } from '../apps/api/src/modules/events/index.ts'
import { startRegistration } from '../apps/api/src/modules/registrations/index.ts'
import { runJobNow } from '../apps/api/src/testing/run-jobs.ts'
import { inForma } from './harness/a-training-day.ts'
import { choose } from './harness/filling-in.ts'
import { openProduct, type Product } from './harness/product.ts'
import { signIn } from './harness/sign-in.ts'
import { aVisitor, openBrowser } from './harness/visitor.ts'

const title = 'Deux jours pour former les formateurs'
const workshops = ['Voix et posture', 'Supports visuels', 'Évaluer à chaud'] as const
const group = 'Ateliers de l’après-midi'

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

/** The training, its plenary each morning; the day it begins, as fields are typed. */
async function aTwoDayTraining(): Promise<{ id: number; day: string }> {
  return inForma(product, async (context) => {
    const { id } = await seedEvent(context, {
      title,
      inDays: 60,
      slots: [
        { from: '09:00', to: '12:00', title: 'Plénière' },
        { day: 1, from: '09:00', to: '12:00', title: 'Plénière' },
        { day: 1, from: '16:00', to: '17:00', title: 'Clôture' },
      ],
      summary: 'Deux matinées ensemble, un après-midi au choix.',
      description: 'Chacun choisit son atelier.',
      themes: ['Pédagogie'],
      town: 'Lyon',
      max: 30,
    })
    const { start_date } = await context.db.selectFrom('events').select('start_date').where('id', '=', id).executeTakeFirstOrThrow()
    return { id, day: new Intl.DateTimeFormat('fr-FR', { timeZone: 'Europe/Paris' }).format(start_date!) }
  })
}

test('three workshops of ten places are built on a training, one is chosen at sign-in, its people are listed and it is moved', async () => {
  const { id, day } = await aTwoDayTraining()
  const admin = await aVisitor(browser, product.url)
  const { page } = admin
  await signIn(page, 'admin@forma.test')

  for (const workshop of workshops) {
    await page.goto(`/admin/event_step/${id}/activities`)
    await page.getByRole('button', { name: 'Ajouter un module' }).first().click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Intitulé').fill(workshop)
    await choose(page, 'Qui y participe', 'Au choix')
    await dialog.getByLabel('Places').fill('10')
    await dialog.getByLabel('Groupe de choix').fill(group)
    await admin.expectAccessible()
    await dialog.getByRole('button', { name: 'Enregistrer' }).click()
    await dialog.waitFor({ state: 'hidden' })
    await page.getByRole('link', { name: workshop }).click()
    await page.getByRole('heading', { level: 1, name: workshop }).waitFor()
    await page.getByRole('link', { name: 'Créneaux' }).click()
    await page.getByRole('button', { name: 'Ajouter un créneau' }).click()
    const slot = page.getByRole('dialog')
    await slot.getByLabel('Début').fill(`${day} 14:00`)
    await slot.getByLabel('Début').blur()
    await slot.getByLabel('Fin').fill(`${day} 17:00`)
    await slot.getByLabel('Fin').blur()
    await slot.getByRole('button', { name: 'Enregistrer' }).click()
    await slot.waitFor({ state: 'hidden' })
  }

  const learner = await aVisitor(browser, product.url, { screen: 'phone' })
  await signIn(learner.page, 'user@forma.test')
  await learner.page.goto(`/events/${id}/signin`)
  await learner.page.getByRole('button', { name: 'Continuer' }).click()
  await learner.page.getByRole('radio', { name: workshops[1] }).check()
  await learner.expectAccessible()
  await learner.page.getByRole('button', { name: 'Continuer' }).click()
  await learner.page
    .getByRole('button', { name: /inscri/i })
    .last()
    .click()
  await learner.page
    .getByText(/confirmée/)
    .first()
    .waitFor()
  await product.mailbox.waitFor('user@forma.test', new RegExp(`confirmée.*${title}`))
  await learner.page.goto(`/events/${id}`)
  await learner.page.getByText(new RegExp(`^${workshops[1]} · le `)).waitFor()
  await learner.page.getByRole('link', { name: 'Programme' }).click()
  await learner.page.getByRole('heading', { name: workshops[0] }).waitFor()

  await page.goto(`/admin/event_step/${id}/activities`)
  await page.getByText('1 sur 10').first().waitFor()
  await page.getByRole('link', { name: workshops[1] }).click()
  await page.getByText('Roux').first().waitFor()
  await page.getByRole('link', { name: 'Créneaux' }).click()
  await page.getByText('14:00').first().waitFor()
  await page.getByRole('button', { name: 'Modifier' }).last().click()
  const slot = page.getByRole('dialog')
  await slot.getByLabel('Début').fill(`${day} 14:30`)
  await slot.getByLabel('Début').blur()
  await slot.getByLabel('Fin').fill(`${day} 17:30`)
  await slot.getByLabel('Fin').blur()
  await slot.getByRole('button', { name: 'Enregistrer' }).click()
  await slot.waitFor({ state: 'hidden' })
  await page.getByText('14:30').first().waitFor()

  // What was put off so that several changes make one mail leaves now.
  const { tenant_id } = await inForma(product, async ({ tenant }) => ({ tenant_id: tenant.id }))
  const moved = await inForma(product, ({ db }) =>
    db.selectFrom('events').select('id').where('parent_id', '=', id).where('title', '=', workshops[1]).executeTakeFirstOrThrow(),
  )
  await runJobNow(product.program, tenant_id, 'renew-tickets', { event_id: moved.id })
  // Several changes of a few minutes make one mail, which waits for them.
  const notices = () =>
    inForma(product, ({ db }) => db.selectFrom('mails').select('recipient').where('moment', '=', 'change_event_date').execute())
  await expect.poll(notices, { timeout: 20_000 }).toEqual([{ recipient: 'user@forma.test' }])
  await learner.page.goto('/myEvents')
  await learner.page
    .getByText(new RegExp(`${workshops[1]}.*14.h.30.*17.h.30`))
    .first()
    .waitFor()
  await learner.expectAccessible()
  learner.expectNoFault()
  await learner.close()
  admin.expectNoFault()
  await admin.close()
})

test('a full workshop keeps a waiting list: one joins it while choosing another, is offered the place and takes it', async () => {
  const { id } = await aTwoDayTraining()
  const training = await inForma(product, async (context) => {
    const { db } = context
    const activity = async (name: string) => {
      const { id: activity_id } = await createEvent(context, {
        title: name,
        nature: 'activity',
        parent_id: id,
        is_asynchronous: false,
        is_training: true,
      })
      await db
        .updateTable('events')
        .set({ enrolment: enrolment.codeOf('optional'), choice_group: group })
        .where('id', '=', activity_id)
        .execute()
      await db
        .updateTable('event_places')
        .set({ max_participants: 1, has_waiting_list: true })
        .where('event_id', '=', activity_id)
        .execute()
      return activity_id
    }
    const [full] = [await activity(workshops[0]), await activity(workshops[1])]
    const other = await db.selectFrom('users').select('id').where('mail', '=', 'referent@forma.test').executeTakeFirstOrThrow()
    const registration = await startRegistration(context, { event_id: id, user_id: other.id, is_silent: true })
    await db.insertInto('registration_activities').values({ registration_id: registration.id, activity_id: full }).execute()
    return { full, registration: registration.id, tenant_id: context.tenant.id }
  })

  const learner = await aVisitor(browser, product.url, { screen: 'phone' })
  const { page } = learner
  await signIn(page, 'user@forma.test')
  await page.goto(`/events/${id}/signin`)
  await page.getByRole('button', { name: 'Continuer' }).click()
  await page.getByRole('button', { name: 'Rejoindre la liste d’attente' }).click()
  await page.getByText('Vous êtes au rang 1 de la liste d’attente.').waitFor()
  await page.getByRole('radio', { name: workshops[1] }).check()
  await learner.expectAccessible()
  await page.getByRole('button', { name: 'Continuer' }).click()
  await page
    .getByRole('button', { name: /inscri/i })
    .last()
    .click()
  await page
    .getByText(/confirmée/)
    .first()
    .waitFor()

  const admin = await aVisitor(browser, product.url)
  await signIn(admin.page, 'admin@forma.test')
  await admin.page.goto(`/admin/event/${id}/activity/${training.full}`)
  await admin.page.getByRole('heading', { name: 'Liste d’attente' }).waitFor()
  await admin.page.getByText('Si des places se libèrent, qui entre').waitFor()
  await admin.page.getByText('Roux').first().waitFor()
  await admin.expectAccessible()
  await inForma(product, ({ db }) =>
    db.deleteFrom('registration_activities').where('registration_id', '=', training.registration).execute(),
  )
  await runJobNow(product.program, training.tenant_id, 'offer-waiting-places', { event_id: training.full })
  await product.mailbox.waitFor('user@forma.test', new RegExp(`${title} – ${workshops[0]}`))

  await page.goto(`/events/${id}`)
  await page.getByText(/1 place vous est gardée jusqu’au/).waitFor()
  await learner.expectAccessible()
  await page.getByRole('button', { name: 'Prendre la place' }).click()
  await page.getByText('La place est à vous.').waitFor()
  await admin.page.reload()
  await admin.page.getByText('Place prise').first().waitFor()
  const chosen = await inForma(product, ({ db }) =>
    db
      .selectFrom('registration_activities')
      .innerJoin('registrations', 'registrations.id', 'registration_activities.registration_id')
      .select('activity_id')
      .where('registrations.event_id', '=', id)
      .execute(),
  )
  expect(chosen).toEqual([{ activity_id: training.full }])
  learner.expectNoFault()
  await learner.close()
  admin.expectNoFault()
  await admin.close()
})
