import { labels } from '../../kernel/labels.ts'
import type { Sentence } from '../../kernel/sentence.ts'

type Field = { label: Sentence; example: Sentence }
const same = (text: string): Sentence => ({ fr: text, en: text })

/** Fields read from the records a mail is about, whatever its moment: the person, their company, the organisation, the event. */
export const recordFields = {
  'contact.civility': { label: { fr: 'Civilité', en: 'Title' }, example: { fr: 'Mme', en: 'Ms' } },
  'contact.phone': { label: labels.phone, example: same('06 39 98 00 01') },
  'contact.job': { label: { fr: 'Fonction', en: 'Job title' }, example: { fr: 'Assistante', en: 'Assistant' } },
  'contact.code': { label: { fr: 'Code {contact.du}', en: '{contact:cap} code' }, example: same('C00042') },
  'contact.town': { label: labels.town, example: same('Lyon') },
  'contact.code_postal': { label: { fr: 'Code postal', en: 'Postal code' }, example: same('69001') },
  'company.name': { label: { fr: 'Nom {company.du}', en: 'Name of the {company}' }, example: same('Dupont SARL') },
  'company.siret': { label: same('SIRET'), example: same('987 654 324 00019') },
  'company.town': { label: { fr: 'Ville {company.du}', en: 'Town of the {company}' }, example: same('Marseille') },
  'org.phone': { label: { fr: 'Téléphone de contact', en: 'Contact phone' }, example: same('01 99 00 12 34') },
  'org.mail': { label: { fr: 'Adresse de contact', en: 'Contact address' }, example: same('contact@exemple.test') },
  'event.code': { label: { fr: 'Code {event.du}', en: '{event:cap} code' }, example: same('XL1-03') },
  'event.start_date': { label: { fr: 'Début', en: 'Start' }, example: { fr: '3 mars 2027 à 09:00', en: '3 March 2027 at 09:00' } },
  'event.end_date': { label: { fr: 'Fin', en: 'End' }, example: { fr: '5 mars 2027 à 17:00', en: '5 March 2027 at 17:00' } },
  'event.limit_date': { label: { fr: 'Date limite', en: 'Deadline' }, example: { fr: '20 février 2027', en: '20 February 2027' } },
  'event.time_zone': { label: { fr: 'Fuseau horaire', en: 'Time zone' }, example: same('Europe/Paris') },
  'event.location.address': {
    label: { fr: 'Adresse du lieu', en: 'Address of the place' },
    example: { fr: '8 rue des Lilas, 75011 Paris', en: '8 rue des Lilas, 75011 Paris' },
  },
  'event.responsible.full_name': { label: { fr: 'Responsable', en: 'Person in charge' }, example: same('Inès Faure') },
  'event.responsible.mail': {
    label: { fr: 'Adresse du responsable', en: 'Address of the person in charge' },
    example: same('ines@exemple.test'),
  },
  'event.responsible.phone': {
    label: { fr: 'Téléphone du responsable', en: 'Phone of the person in charge' },
    example: same('01 99 00 12 35'),
  },
  'event.url': { label: { fr: 'Page {event.du}', en: 'Page of the {event}' }, example: same('https://…') },
} satisfies Record<string, Field>
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
  assignment: { fr: '{partner:cap}', en: '{partner:cap}' },
  task: { fr: '{task:cap}', en: '{task:cap}' },
  account: { fr: 'Compte', en: 'Account' },
  code: labels.code,
  org: { fr: 'Organisation', en: 'Organisation' },
}
