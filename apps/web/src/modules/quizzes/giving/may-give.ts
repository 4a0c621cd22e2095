import type { EventRecord } from '@kxo/domain/events/contract'
import { may as mayEvents } from '@kxo/domain/events/permissions'
import type { Actor } from '@kxo/domain/kernel/actor'
import { may } from '@kxo/domain/quizzes/permissions'

type Standing = Pick<EventRecord, 'company_id' | 'cancelled_at' | 'closed_at'>

/** Mails still leave once an event is closed: a test may come after it; a cancelled one writes to nobody. */
export const maySend = (actor: Actor, event: Standing): boolean =>
  may.writeQuizzes(actor) && mayEvents.changeEvent(actor, event) && event.cancelled_at === null

/** What an event gives no longer changes once it is closed. */
export const mayGive = (actor: Actor, event: Standing): boolean => maySend(actor, event) && event.closed_at === null
