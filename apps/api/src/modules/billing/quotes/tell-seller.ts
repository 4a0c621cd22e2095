import { quoteInRegister } from '@kxo/domain/billing/paths'
import { isSelf } from '@kxo/domain/kernel/permissions'
import type { Context } from '../../../platform/context.ts'
import type { Recipient } from '../../../platform/mail.ts'
import { findUser, recipientOf } from '../../identity/index.ts'
import { ownAdministrators } from '../../tenants/index.ts'
import { shown } from '../shown-amount.ts'
import type { QuoteRecord } from './quote-rows.ts'

type About = { morph: string; morph_id: number | null }

/** Who answers for what a quote offers: the person responsible for its event, else the first full administrator. */
export async function sellersOf(context: Pick<Context, 'db' | 'tenant'>, { morph, morph_id }: About): Promise<Recipient[]> {
  const { db } = context
  const event =
    morph === 'Event' && morph_id !== null
      ? await db.selectFrom('events').select('responsible_id').where('id', '=', morph_id).executeTakeFirst()
      : undefined
  const responsible = event?.responsible_id ? await findUser(db, event.responsible_id) : undefined
  if (responsible) return [recipientOf(responsible)]
  return ownAdministrators(context).limit(1).execute()
}

/** Tells who sells how a quote was answered; nothing to who answered it. */
export async function tellSeller(context: Context, quote: QuoteRecord, moment: 'quote_validated' | 'quote_rejected'): Promise<void> {
  for (const to of await sellersOf(context, quote)) {
    if (isSelf(context.actor, { user_id: to.user_id })) continue
    await context.services.enqueueMail(context, {
      moment,
      to,
      occurrence: String(quote.id),
      event_id: quote.morph === 'Event' ? quote.morph_id : null,
      values: { number: quote.number ?? '', amount: shown(quote.amount + quote.rounding), reason: quote.reason ?? '' },
      path: quoteInRegister(quote.id),
    })
  }
}
