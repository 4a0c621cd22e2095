import { catalogue, type KeyOf } from '../kernel/catalogue.ts'
import { labels } from '../kernel/labels.ts'
import { rewordable } from '../kernel/rewording.ts'

/** Status of a bill (INV-11): deleted is reachable from draft alone. */
export const billStatus = rewordable(
  'bill',
  { fr: '{bill.pl:cap}', en: '{bill.pl:cap}' },
  catalogue({
    draft: { code: 1, label: labels.draft, tone: 'neutral', next: ['toPay', 'deleted'] },
    toPay: { code: 4, label: { fr: 'À payer', en: 'To pay' }, tone: 'warning', next: ['paid', 'credited'] },
    issued: { code: 5, label: { fr: 'Émis{bill.e}', en: 'Issued' }, tone: 'info', next: ['paid', 'credited'] },
    paid: { code: 7, label: { fr: 'Payé{bill.e}', en: 'Paid' }, tone: 'success', next: ['credited', 'toPay'] },
    credited: { code: 8, label: { fr: 'Annulé{bill.e} par {credit.sg}', en: 'Credited' }, tone: 'neutral' },
    deleted: { code: 9, label: { fr: 'Supprimé{bill.e}', en: 'Deleted' }, tone: 'danger' },
  }),
)
export type BillStatus = KeyOf<typeof billStatus>
