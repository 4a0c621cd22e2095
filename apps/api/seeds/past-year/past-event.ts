import type { Context } from '../../src/platform/context.ts'
import { type DemoEvent, seedEvent, userNamed } from '../seed-event.ts'
import { assess } from './assess.ts'
import { attend, lock, type Seat } from './attend.ts'
import { asTeam, at, type Deed, daysBefore, type Someone } from './diary.ts'
import { feedback } from './feedback.ts'
import { improve } from './improve.ts'
import { type Attendee, type Fate, signUp } from './sign-up.ts'

export type PastEvent = Omit<DemoEvent, 'inDays' | 'starts'> & {
  /** Days before today; negative for those to come. */
  daysAgo: number
  attendees: readonly Attendee[]
  /** Who leads it and signs each half-day. */
  partner?: Someone
  /** What became of the attendance sheet. */
  attendance?: 'sealed' | 'open'
  /** Whether those who came are given certificates once it is locked. */
  certifies?: true
}

/** Written and published that long before its first day. */
const noticeDays = 60

const comes: Partial<Record<Fate, Seat['comes']>> = { late: 'late', absent: 'never' }

/** Writes an event as it was at its time, and tells what happened to it since. */
export async function pastEvent(
  context: Context,
  { daysAgo, attendees, partner, attendance, certifies, ...demo }: PastEvent,
): Promise<{ id: number; deeds: Deed[] }> {
  const clerk = await userNamed(context, 'admin')
  const written = at(context, daysBefore(context.now, daysAgo + noticeDays))
  const { id } = await seedEvent(asTeam(written, clerk), { ...demo, inDays: noticeDays })
  if (certifies) await context.db.updateTable('events').set({ certifies_at_lock: true }).where('id', '=', id).execute()
  const slots = await context.db
    .selectFrom('slots')
    .select(['id', 'start_at', 'end_at'])
    .where('event_id', '=', id)
    .orderBy('start_at')
    .execute()
  const start = slots[0]?.start_at ?? context.now
  const session = { event: id, clerk, start, isPriced: (demo.prices ?? []).length > 0 }
  const numbers = new Map<number, number>()
  const deeds = attendees.flatMap((attendee, rank) =>
    signUp(session, attendee, rank, (registration) => numbers.set(attendee.id, registration)),
  )
  if (!partner || !attendance) return { id, deeds }
  const names = await namesOf(context, [partner, ...attendees])
  const named = <Person extends Someone>(person: Person) => ({ ...person, name: names.get(person.id) ?? '' })
  const seats = attendees
    .filter(({ fate }) => fate !== 'withdrawn' && fate !== 'billed')
    .map((attendee, rank): Seat => {
      const isForgotten = attendance === 'open' && rank === 1
      return {
        ...named(attendee),
        registration: () => numbers.get(attendee.id) ?? 0,
        comes: isForgotten ? 'unsigned' : (comes[attendee.fate] ?? 'onTime'),
      }
    })
  const day = { event: id, slots, seats, partner: named(partner) }
  if (attendance === 'open') return { id, deeds: [...deeds, ...attend(day)] }
  const here = seats.filter(({ comes }) => comes !== 'never')
  const end = slots.at(-1)?.end_at ?? start
  const silent = here.at(-1) ?? partner
  const ended = { ...session, end, attendees: here, partner, silent }
  return { id, deeds: [...deeds, ...attend(day), ...lock(day), ...feedback(ended), ...improve(ended), ...assess(ended)] }
}

const namesOf = async ({ db }: Context, people: readonly Someone[]): Promise<Map<number, string>> =>
  new Map(
    (
      await db
        .selectFrom('users')
        .select(['id', 'first_name', 'last_name'])
        .where(
          'id',
          'in',
          people.map(({ id }) => id),
        )
        .execute()
    ).map(({ id, first_name, last_name }) => [id, `${first_name} ${last_name}`]),
  )
