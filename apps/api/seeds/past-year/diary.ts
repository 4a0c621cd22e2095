import { visitor } from '@kxo/domain/kernel/actor'
import { issueAttestation, issueCertificate, issueTicket } from '../../src/modules/documents/index.ts'
import type { Context } from '../../src/platform/context.ts'

export type Someone = { id: number; company_id: number | null }
/** Something done at a moment of the past, through a verb. */
export type Deed = { at: Date; does: (then: Context) => Promise<unknown> }

const day = 86_400_000
export const daysBefore = (moment: Date, days: number): Date => new Date(moment.getTime() - days * day)
export const minutesAfter = (moment: Date, minutes: number): Date => new Date(moment.getTime() + minutes * 60_000)

const printedForSomeone: readonly string[] = [issueTicket.name, issueAttestation.name, issueCertificate.name]

const isOver = async ({ db, now }: Context, registration_id: number): Promise<boolean> =>
  (await db
    .selectFrom('registrations')
    .innerJoin('events', (join) =>
      join.onRef('events.tenant_id', '=', 'registrations.tenant_id').onRef('events.id', '=', 'registrations.event_id'),
    )
    .select('events.id')
    .where('registrations.id', '=', registration_id)
    .where('events.end_date', '<', now)
    .executeTakeFirst()) !== undefined

/**
 * The product as it stood at a moment of the past: verbs write that moment, and no mail of it leaves today. What is kept of it is
 * printed silently, after what people wait for; a ticket only when it can still be shown.
 */
export const at = (context: Context, moment: Date): Context => ({
  ...context,
  now: moment,
  services: { ...context.services, enqueueMail: async () => null },
  enqueue: async (job, data, options) => {
    const later = { ...options, priority: -1 }
    if (!printedForSomeone.includes(job.name)) return context.enqueue(job, data, later)
    const { registration_id } = data as { registration_id: number }
    if (job.name === issueTicket.name && (await isOver(context, registration_id))) return
    await context.enqueue(job, { ...data, is_silent: true }, later)
  },
})

/** The same in the hands of a member of the team. */
export const asTeam = (then: Context, user_id: number): Context => ({ ...then, actor: { ...then.actor, user_id } })

/** The same in the hands of a person of the site. */
export const asPerson = (then: Context, { id, company_id }: Someone): Context => ({
  ...then,
  actor: { ...visitor(then.tenant.id), user_id: id, company_id, profile: 'USR', session: 'full' },
})

/** Does everything in the order of time, as numbers and seals want it, until today. */
export async function live(context: Context, deeds: readonly Deed[]): Promise<void> {
  const past = deeds.filter((deed) => deed.at <= context.now)
  for (const { at: moment, does } of past.toSorted((one, other) => one.at.getTime() - other.at.getTime())) await does(at(context, moment))
}
