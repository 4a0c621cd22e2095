import { isSelf, type Predicate } from '../kernel/permissions.ts'
import { may as mayPartners } from '../partners/permissions.ts'

export const may = {
  /** Hidden from restricted administrators and recruiters, as partners are. */
  seePlanning: mayPartners.seePartners,
  planSlots: mayPartners.assignPartners,
  /** The secret address of a screen in a hall. */
  showInLobby: mayPartners.assignPartners,
  /** What one attends is followed by oneself alone. */
  followOwnDates: ((actor, subject) => actor.session === 'full' && isSelf(actor, subject)) satisfies Predicate<{ user_id: number }>,
  /** The secret calendar address of a partner is theirs too; a room's is of those who plan. */
  keepFeed: ((actor, { partner_id }) =>
    mayPartners.assignPartners(actor) ||
    (partner_id !== null && mayPartners.followOwnPlanning(actor) && isSelf(actor, { user_id: partner_id }))) satisfies Predicate<{
    partner_id: number | null
  }>,
}
