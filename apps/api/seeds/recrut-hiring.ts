import { visitor } from '@kxo/domain/kernel/actor'
import { dayInZone } from '@kxo/domain/kernel/dates'
import { basketTotals } from '@kxo/domain/recruiting/rules'
import { recordPayment } from '../src/modules/payments/index.ts'
import { noteApplication, orderBoosts } from '../src/modules/recruiting/index.ts'
import { approve, refuseRegistration } from '../src/modules/registrations/index.ts'
import type { Context } from '../src/platform/context.ts'
import { comeFor, theTeam } from './come-for.ts'
import { at, daysBefore, type Someone } from './past-year/diary.ts'
import { companyOfRecruiter } from './recrut-world.ts'
import { userNamed } from './seed-event.ts'

/** The same moment in the hands of the demo recruiter. */
async function asRecruiter(then: Context): Promise<Context> {
  const [user_id, company_id] = [await userNamed(then, 'recruiter'), await companyOfRecruiter(then)]
  const actor = { ...visitor(then.tenant.id), user_id, company_id, profile: 'REC' as const, session: 'full' as const, is_recruiting: true }
  return { ...then, actor }
}

const daysAgo = (context: Context, days: number): Context => at(context, daysBefore(context.now, days))

async function offerNamed({ db }: Context, title: string): Promise<number> {
  return (await db.selectFrom('events').select('id').where('title', '=', title).executeTakeFirstOrThrow()).id
}

type Hiring = { people: readonly Someone[]; answers: Record<string, string> }

/** What the demo recruiter received: some silent for long, some noted, one retained, one declined; and an offer shown first. */
export async function hireAtRecrut(context: Context, { people, answers }: Hiring): Promise<void> {
  const client = context.tenant.name
  await comeFor({ ...context, now: daysBefore(context.now, 14) }, 'Alternance comptabilité', people.slice(0, 3), { answers })
  await comeFor({ ...context, now: daysBefore(context.now, 3) }, 'Alternance assistance RH', people, { answers })
  const [accounting, assistant] = [
    await offerNamed(context, 'Alternance comptabilité'),
    await offerNamed(context, 'Alternance assistance RH'),
  ]
  const received = await context.db
    .selectFrom('registrations')
    .select(['id', 'event_id'])
    .where('event_id', 'in', [accounting, assistant])
    .orderBy('id')
    .execute()
  const of = (event: number): number[] => received.filter(({ event_id }) => event_id === event).map(({ id }) => id)
  const yesterday = await asRecruiter(daysAgo(context, 1))
  const on = (id: number) => ({ params: { client, id } })
  const [silent = 0] = of(accounting)
  const [retained = 0, declined = 0, noted = 0] = of(assistant)
  await noteApplication(yesterday, { ...on(silent), body: { score: 3, note: 'Parcours solide, à rappeler.' } })
  await noteApplication(yesterday, { ...on(retained), body: { score: 5, note: 'Très bonne lettre, disponible dès septembre.' } })
  await noteApplication(yesterday, { ...on(declined), body: { score: 2 } })
  await noteApplication(yesterday, { ...on(noted), body: { score: 4 } })
  await approve(yesterday, { ...on(retained), query: {}, body: {} } as never) // the verb reads the number alone
  await refuseRegistration(yesterday, { ...on(declined), body: { reason: 'Le poste demande une première expérience.' } })
  await showFirst(context, accounting)
}

/** Two days ago an offer was ordered to be shown first for a fortnight, and paid by transfer. */
async function showFirst(context: Context, event: number): Promise<void> {
  const then = daysAgo(context, 2)
  const product = await context.db.selectFrom('products').selectAll().where('boost_days', '=', 15).executeTakeFirstOrThrow()
  const { total_ttc: total } = basketTotals([{ amount_ht: product.amount_ht, vat_rate: product.vat_rate, vat_reason: null }])
  const starts_on = dayInZone(then.now, context.tenant.time_zone)
  const { bill } = await orderBoosts(await asRecruiter(then), {
    params: { client: context.tenant.name },
    body: { lines: [{ event, product: product.id, starts_on }], total },
  })
  const paid_on = dayInZone(then.now, 'Europe/Paris')
  await recordPayment(await theTeam(context, 2), {
    params: { client: context.tenant.name, id: bill },
    body: { amount: total, mode: 'transfer', paid_on, reference: 'VIR RECRUT', is_receipt_sent: false },
  })
}
