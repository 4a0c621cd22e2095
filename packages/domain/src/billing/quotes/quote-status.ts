import { catalogue, type KeyOf } from '../../kernel/catalogue.ts'
import { labels } from '../../kernel/labels.ts'
import { rewordable } from '../../kernel/rewording.ts'

/** Where a quote stands; one that nobody answered in time stays to be answered, and says that it expired. */
export const quoteStatus = rewordable(
  'quote',
  { fr: '{quote.pl:cap}', en: '{quote.pl:cap}' },
  catalogue({
    draft: { code: 1, label: { ...labels.draft }, tone: 'neutral', next: ['toValidate'] },
    toValidate: { code: 3, label: { ...labels.toApprove }, tone: 'warning', next: ['validated', 'rejected', 'cancelled'] },
    validated: { code: 6, label: { fr: 'À facturer', en: 'To invoice' }, tone: 'info', next: ['invoiced', 'cancelled'] },
    invoiced: { code: 7, label: { fr: 'Facturé{quote.e}', en: 'Invoiced' }, tone: 'success', next: ['validated'] },
    cancelled: { code: 8, label: { fr: 'Annulé{quote.e}', en: 'Cancelled' }, tone: 'neutral' },
    rejected: { code: 9, label: { fr: 'Refusé{quote.e}', en: 'Declined' }, tone: 'danger' },
  }),
)
export type QuoteStatus = KeyOf<typeof quoteStatus>
