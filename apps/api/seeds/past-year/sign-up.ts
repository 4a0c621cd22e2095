import { cancel, decideStatus, startRegistration, submit } from '../../src/modules/registrations/index.ts'
import type { Context } from '../../src/platform/context.ts'
import { asPerson, asTeam, type Deed, minutesAfter, type Someone } from './diary.ts'
import { giveBack, issueFor, receive } from './money.ts'

/**
 * What becomes of a registration. `paid`: paid before the first day; `paidLater`: attends on a purchase order, paid after; `owing`: the same, not paid
 * yet; `partly`: half of it is; `billed`: waits for its payment; `asked`: waits for somebody's decision; `withdrawn`: paid, cancelled, credited and
 * handed back. `late` and `absent` paid, and attended so.
 */
export type Fate = 'paid' | 'paidLater' | 'owing' | 'partly' | 'billed' | 'asked' | 'withdrawn' | 'late' | 'absent'
export type Attendee = Someone & { fate: Fate }

type Session = { event: number; clerk: number; start: Date; isPriced: boolean }

const day = 24 * 60
const onOrder: readonly Fate[] = ['paidLater', 'owing', 'partly']
const paidBefore: readonly Fate[] = ['paid', 'late', 'absent', 'withdrawn']

/** Everything that happens to one registration until the first day, and to its money after. `taken` is told its number. */
export function signUp(session: Session, attendee: Attendee, rank: number, taken: (registration: number) => void): Deed[] {
  const { event, clerk, start, isPriced } = session
  const { fate } = attendee
  let [registration, bill] = [0, 0]
  /** Days before the first one, at an hour of their own. */
  const before = (days: number, does: (then: Context) => Promise<unknown>): Deed => ({
    at: minutesAfter(start, (rank - days) * day + 47 * (rank + 1)),
    does,
  })
  const byClerk = (days: number, does: (hands: Context) => Promise<unknown>): Deed => before(days, (then) => does(asTeam(then, clerk)))
  const params = (then: Context) => ({ client: then.tenant.name, id: registration })
  const deeds = [
    before(38, async (then) => {
      const hands = asPerson(then, attendee)
      registration = (await startRegistration(hands, { event_id: event, user_id: attendee.id })).id
      taken(registration)
      await submit(hands, { params: params(then), body: { payer: attendee.company_id === null ? 'self' : 'company' } })
    }),
  ]
  if (!isPriced || fate === 'asked') return deeds
  deeds.push(
    byClerk(37, async (hands) => {
      bill = await issueFor(hands, registration)
      // Whoever pays by themselves has said it will be by transfer or cheque: the place waits for the money, as `announcePayment` keeps it.
      await hands.db.updateTable('registrations').set({ hold_expires_at: null }).where('id', '=', registration).execute()
    }),
  )
  if (paidBefore.includes(fate)) deeds.push(byClerk(20, (hands) => receive(hands, bill, { mode: rank % 3 === 2 ? 'cheque' : 'transfer' })))
  if (onOrder.includes(fate))
    deeds.push(
      byClerk(12, (hands) =>
        decideStatus(hands, { params: params(hands), body: { status: 'registered', reason: 'Bon de commande reçu.' } }),
      ),
    )
  if (fate === 'paidLater' || fate === 'partly')
    deeds.push(byClerk(-9, (hands) => receive(hands, bill, { mode: 'transfer', ...(fate === 'partly' && { cents: 20_000 }) })))
  if (fate === 'withdrawn')
    deeds.push(
      byClerk(10, async (hands) => {
        await cancel(hands, { params: params(hands), body: { reason: 'Empêchement professionnel.' } })
        await giveBack(hands, bill, 'Annulation de l’inscription')
      }),
    )
  return deeds
}
