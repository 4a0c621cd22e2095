import { fieldsOf, kindOfField, templateFieldsOf } from '../merge-fields.ts'
import type { Moment } from '../moments/moment.ts'

/** What a text message may call: what the mail of its moment may but its pictures, and the links that are a message's own. */
export const smsFieldsOf = (moment: Pick<Moment, 'merge'> | undefined): string[] => [
  ...(moment ? templateFieldsOf(moment) : fieldsOf({})).filter((key) => kindOfField(key) !== 'image'),
  ...(moment ? ['link.sms'] : []),
  'link.unsubscribe_sms',
]
