import { isReferentOf, isSelf, isSignedInFully, type Predicate } from '../../kernel/permissions.ts'
import { may } from '../permissions.ts'
import type { QuoteStatus } from './quote-status.ts'

type Recipient = { user_id: number | null; company_id: number | null }
/** `is_linked`: the personal link of its mail opened the session, and opens this quote alone. */
type Seen = Recipient & { status: QuoteStatus; is_linked: boolean }

const isRecipient: Predicate<Seen> = (actor, quote) =>
  quote.status !== 'draft' && (actor.session === 'link' ? quote.is_linked : isSelf(actor, quote) || isReferentOf(actor, quote))

export const mayQuote = {
  /** The list of all, drafts, sending, invoicing: the payments right. */
  write: may.invoice,
  /** Reading it and answering it: whom it was sent to, or the organiser, also for who answered otherwise. */
  see: ((actor, quote) => may.invoice(actor) || isRecipient(actor, quote)) satisfies Predicate<Seen>,
  /** Asking for one, for oneself or the company one speaks for. */
  request: isSignedInFully,
}
