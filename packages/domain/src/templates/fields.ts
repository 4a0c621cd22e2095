import { kindOfField, templateFieldsOf } from '../mailing/merge-fields.ts'
import type { MomentRecord } from '../mailing/moments/moment.ts'
import { type TemplateCategory, templateParts } from './category.ts'

/** What a document of a category is about, as the fields of messages know it. */
export const documentSubjectOf = (category: TemplateCategory): { about: readonly MomentRecord[] } => ({
  about: templateParts[category].isPriced ? ['event', 'bill'] : ['event'],
})

/** What leads somewhere by a way of one's own, or says who writes: a mail's, never a paper's. */
const isOfMails = (key: string): boolean => /^(link|sender|code|account)\./.test(key)

/** What a bill says as it is issued, and a quote as it is sent: what comes after is no word of the paper. */
const pricedFields: Readonly<Record<'bill' | 'credit' | 'quote', readonly string[]>> = {
  bill: [
    'type',
    'number',
    'issue_date',
    'due_date',
    'amount_ht',
    'tax_amount',
    'amount',
    'to_be_paid',
    'downpayment',
    'order_number',
    'service_date',
  ],
  credit: [
    'type',
    'number',
    'issue_date',
    'amount_ht',
    'tax_amount',
    'amount',
    'order_number',
    'service_date',
    'original_number',
    'original_date',
  ],
  quote: ['number', 'issue_date', 'amount_ht', 'tax_amount', 'amount', 'order_number', 'service_date'],
}
const isSaid = (category: TemplateCategory, key: string): boolean => {
  if (!/^(bill|payment)\./.test(key)) return true
  const fields: readonly string[] = category === 'bill' || category === 'credit' || category === 'quote' ? pricedFields[category] : []
  return fields.some((field) => key === `bill.${field}`)
}

/** What its conditions may ask about. */
export const askableFieldsOf = (category: TemplateCategory): readonly string[] =>
  templateFieldsOf(documentSubjectOf(category)).filter(
    (key) => isSaid(category, key) && !(templateParts[category].isPriced && isOfMails(key)),
  )

/** Fields a document of a category may merge: the same as messages, but ways in and pictures. */
export const documentFieldsOf = (category: TemplateCategory): readonly string[] =>
  askableFieldsOf(category).filter((key) => !isOfMails(key) && kindOfField(key) !== 'image')
