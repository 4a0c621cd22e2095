import { labels } from '../../kernel/labels.ts'
import type { Sentence } from '../../kernel/sentence.ts'
import { rowGroupLabels } from '../templates/repeated-rows.ts'
import { billingFields } from './billing-fields.ts'
import { eventFields } from './event-fields.ts'
import { recordLinks } from './link-fields.ts'
import { partnerFields } from './partner-fields.ts'
import { personFields } from './person-fields.ts'

/** Fields read from the records a mail is about, whatever its moment. */
export const recordFields = { ...personFields, ...eventFields, ...billingFields, ...partnerFields, ...recordLinks }
export type RecordField = keyof typeof recordFields
export const recordFieldNames = Object.keys(recordFields) as RecordField[]

/** What the menu calls each group of fields, by the first part of their key. */
export const fieldGroups: Readonly<Record<string, Sentence>> = {
  contact: { fr: '{contact:cap}', en: '{contact:cap}' },
  company: { fr: '{company:cap}', en: '{company:cap}' },
  event: { fr: '{event:cap}', en: '{event:cap}' },
  registration: { fr: '{registration:cap}', en: '{registration:cap}' },
  ticket: { fr: '{ticket:cap}', en: '{ticket:cap}' },
  bill: { fr: '{bill:cap}', en: '{bill:cap}' },
  payment: { fr: 'Paiement', en: 'Payment' },
  agreement: { fr: 'Financement', en: 'Funding' },
  assignment: { fr: '{partner:cap}', en: '{partner:cap}' },
  task: { fr: '{task:cap}', en: '{task:cap}' },
  account: { fr: 'Compte', en: 'Account' },
  code: labels.code,
  entity: { fr: '{entity:cap}', en: '{entity:cap}' },
  today: labels.date,
  now: labels.date,
  partner: { fr: '{partner:cap}', en: '{partner:cap}' },
  sender: { fr: 'Expéditeur', en: 'Sender' },
  limit: { fr: 'Limite', en: 'Limit' },
  job: { fr: 'Import', en: 'Import' },
  link: { fr: 'Liens', en: 'Links' },
  org: { fr: 'Organisation', en: 'Organisation' },
  ...rowGroupLabels,
}
