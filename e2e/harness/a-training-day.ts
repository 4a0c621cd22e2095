import { randomUUID } from 'node:crypto'
import { billingContract } from '@kxo/domain/billing/contract'
import { dayInZone, formatTime } from '@kxo/domain/kernel/dates'
import { paymentsContract } from '@kxo/domain/payments/contract'
import type { Locator, Page } from 'playwright-core'
import { seedEvent, userNamed } from '../../apps/api/seeds/seed-event.ts'
import { startRegistration } from '../../apps/api/src/modules/registrations/index.ts'
import type { Context } from '../../apps/api/src/platform/context.ts'
import { withTenant } from '../../apps/api/src/platform/database/tenancy.ts'
import { callAs, type Persona } from '../../apps/api/src/testing/world.ts'
import { machineContext } from '../../apps/api/src/worker.ts'
import type { Product } from './product.ts'

const client = 'forma'
const quarter = 15 * 60_000

/** Runs verbs as the product itself in the demo tenant `forma`. */
export const inForma = <T>(product: Product, work: (context: Context) => Promise<T>): Promise<T> => inTenant(product, client, work)

/** Does something in a tenant as the machine. */
export async function inTenant<T>(
  { program: { services, jobs } }: Product,
  name: string,
  work: (context: Context) => Promise<T>,
): Promise<T> {
  const tenant = await services.tenants.find(name)
  if (!tenant) throw new Error(`the tenant ${name} is missing`)
  return withTenant(services.database, tenant.id, (transaction) =>
    work(machineContext(services, tenant, transaction, (kind, data, options) => jobs.send(transaction, tenant.id, kind, data, options))),
  )
}

/** Gives the password of the demo accounts to the people of the tenant who have none. */
export async function letEverybodySignIn(context: Context): Promise<void> {
  const known = await context.db
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', await userNamed(context, 'user'))
    .executeTakeFirstOrThrow()
  await context.db.updateTable('users').set(known).where('password_hash', 'is', null).execute()
}

/** The administrator of the demo tenant `forma`, at its API. */
export async function aClerk(product: Product): Promise<Persona> {
  const sid = randomUUID()
  return inForma(product, async (context) => {
    const id = await userNamed(context, 'admin')
    const expires_at = new Date(Date.now() + 3_600_000)
    await context.db.insertInto('sessions').values({ id: sid, user_id: id, is_link: false, expires_at }).execute()
    const token = product.program.services.signAccess({ tid: context.tenant.id, sid })
    return { id, mail: `admin@${client}.test`, token }
  })
}

export type TrainingDay = { id: number; url: string; title: string; slots: number[]; begins: readonly [first: Date, second: Date] }

/** The card of a half-day of its page, wherever it stands: around midnight, the first was yesterday's. */
export const halfDayCard = (page: Page, { title, begins }: TrainingDay, which: 0 | 1): Locator =>
  page
    .getByRole('article')
    .filter({ hasText: title })
    .filter({ hasText: `· ${formatTime(begins[which], 'fr', { style: 'prose' })} –` })

/**
 * A paid training of two half-days of three hours around now, both open to signature whatever the hour: one over for an hour, one begun less
 * than a quarter of an hour ago. The transfers of Julien and Amandine came in, Bastien has not paid; Paul Girard leads it. All of them can sign in.
 */
export async function aTrainingDay(product: Product): Promise<TrainingDay> {
  const { program } = product
  const title = 'Manipuler un extincteur'
  const day = await inForma(product, async (context) => {
    const { db } = context
    await letEverybodySignIn(context)
    const now = Math.floor(Date.now() / quarter) * quarter
    const at = (hours: number): Date => new Date(now + hours * 3_600_000)
    const event = await seedEvent(context, {
      title,
      starts: {
        start: at(-4),
        end: at(3),
        slots: [
          { start: at(-4), end: at(-1), title: 'Première demi-journée' },
          { start: at(0), end: at(3), title: 'Seconde demi-journée' },
        ],
      },
      summary: 'Choisir le bon appareil, approcher, éteindre.',
      description: 'Une journée de pratique sur feux réels, à l’extérieur.',
      sheet: {
        objective: 'Éteindre un feu naissant sans se mettre en danger.',
        operational_objectives: 'Reconnaître les classes de feu.\nChoisir un extincteur.\nÉvacuer une zone.',
        audience: 'Toute personne en activité professionnelle.',
        prerequisites: 'Aucun.',
        content: 'Classes de feu.\nAppareils.\nExercices sur feux réels.',
        methods: 'Démonstrations et exercices.',
        assessment: 'Mise en situation.',
        sanction: 'Certificat de réalisation.',
        access_time: 'Jusqu’à la veille.',
        accessibility: 'Terrain de plain-pied.',
      },
      themes: ['Sécurité'],
      town: 'Lyon',
      is_training: true,
      type_formation: 'inter',
      prices: [{ name: 'Tarif inter-entreprises', euros: 320, rate: 0, reason: 'training_exempt' }],
      partners: [{ user_id: await userNamed(context, 'paul.girard'), kind: 'guest', role_title: 'Formateur incendie' }],
      max: 10,
    })
    for (const local of ['user', 'amandine.leroy', 'bastien.marchand'])
      await startRegistration(context, { event_id: event.id, user_id: await userNamed(context, local), submit: true })
    const { url } = await db.selectFrom('events').select('url').where('id', '=', event.id).executeTakeFirstOrThrow()
    return { ...event, url, title, begins: [at(-4), at(0)] as const }
  })
  const clerk = await aClerk(product)
  const bills = await inForma(product, async (context) => {
    const paying = [await userNamed(context, 'user'), await userNamed(context, 'amandine.leroy')]
    return context.db
      .selectFrom('bills')
      .select(['id', 'to_be_paid'])
      .where('morph_id', '=', day.id)
      .where('user_id', 'in', paying)
      .execute()
  })
  for (const { id, to_be_paid: amount } of bills) {
    await callAs(program, clerk, billingContract.issueBill, { params: { client, id }, body: { is_sent: true } })
    await callAs(program, clerk, paymentsContract.recordPayment, {
      params: { client, id },
      body: { amount, mode: 'transfer', paid_on: dayInZone(new Date(), 'Europe/Paris'), reference: '', is_receipt_sent: true },
    })
  }
  return day
}
