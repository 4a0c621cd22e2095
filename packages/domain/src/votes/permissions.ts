import { may as mayAttend } from '../attendance/permissions.ts'
import { may as mayEvents } from '../events/permissions.ts'
import type { Predicate } from '../kernel/permissions.ts'

type Assembly = { company_id: number | null }

export const may = {
  /** Who runs the assembly: resolutions, rights, opening and closing. */
  runVotes: ((actor, event) => mayEvents.changeEvent(actor, event)) satisfies Predicate<Assembly>,
  /** The vote as it goes: who is expected, who leads, who looks on. */
  followVotes: ((actor, of) => of.is_expected || mayAttend.seeEveryone(actor, of) || mayEvents.readEvent(actor, of)) satisfies Predicate<
    Assembly & { is_expected: boolean; is_partner: boolean }
  >,
  readVotes: ((actor, event) => mayEvents.readEvent(actor, event)) satisfies Predicate<Assembly>,
  /** Voting, giving one's voice and taking it back are for the person alone, signed in or known by a code: never for whoever acts in their name. */
  vote: ((actor, { is_proved }) =>
    actor.user_id !== null && actor.acting_admin_id === null && (actor.session === 'full' || is_proved)) satisfies Predicate<{
    is_proved: boolean
  }>,
}
