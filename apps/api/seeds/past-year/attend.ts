import { consentVersion } from '@kxo/domain/attendance/words'
import { lockSheet, markAbsent, markLate, sign } from '../../src/modules/attendance/index.ts'
import { asPerson, type Deed, minutesAfter, type Someone } from './diary.ts'

export type Seat = Someone & { name: string; registration: () => number; comes: 'onTime' | 'late' | 'never' | 'unsigned' }
type HalfDay = { id: number; start_at: Date; end_at: Date }
type Session = { event: number; slots: readonly HalfDay[]; seats: readonly Seat[]; partner: Someone & { name: string } }

/** Half-days signed by each of those who came, then by who leads them. */
export const attend = ({ slots, seats, partner }: Session): Deed[] =>
  slots.flatMap((slot, half) => [
    ...seats.flatMap((seat, rank) => seatDeeds(slot, seat, { rank, half, partner })),
    signs(slot, partner, minutesAfter(slot.start_at, 30)),
  ])

/** Who leads the last half-day locks the sheet once it is over. */
export const lock = ({ event, slots, partner }: Session): Deed[] =>
  slots.slice(-1).map(({ end_at }) => ({
    at: minutesAfter(end_at, 15),
    does: (then) => lockSheet(asPerson(then, partner), { params: { client: then.tenant.name, id: event } }),
  }))

const signs = (slot: HalfDay, who: Someone & { name: string }, moment: Date): Deed => ({
  at: moment,
  does: (then) =>
    sign(asPerson(then, who), {
      params: { client: then.tenant.name, slot: slot.id },
      body: { typed_name: who.name, consent_version: consentVersion },
    }),
})

function seatDeeds(slot: HalfDay, seat: Seat, { rank, half, partner }: { rank: number; half: number; partner: Someone }): Deed[] {
  const { start_at } = slot
  const marks = (minutes: number, does: Deed['does']): Deed => ({ at: minutesAfter(start_at, minutes), does })
  const params = (client: string) => ({ client, slot: slot.id })
  if (seat.comes === 'never')
    return [
      marks(40, (then) =>
        markAbsent(asPerson(then, partner), {
          params: params(then.tenant.name),
          body: { registration: seat.registration(), absence_reason: 'sickLeave', reason: '' },
        }),
      ),
    ]
  if (seat.comes === 'unsigned' && half > 0) return []
  const comesLate = seat.comes === 'late' && half === 0
  const signed = signs(slot, seat, minutesAfter(start_at, comesLate ? 26 : 1 + rank))
  if (!comesLate) return [signed]
  return [
    marks(25, (then) =>
      markLate(asPerson(then, partner), {
        params: params(then.tenant.name),
        body: { registration: seat.registration(), minutes: 20, reason: 'Train en retard' },
      }),
    ),
    signed,
  ]
}
