import type { Sentence } from '../../kernel/sentence.ts'
import { words } from '../../kernel/sentence.ts'

/** What is kept for a time, and told when it goes (PRV-22, FOR-37). */
export const retainedKinds = [
  'mails',
  'notifications',
  'sessions',
  'login_failures',
  'answers',
  'papers',
  'signatures',
  'presences',
  'meeting_entries',
  'documents',
  'traces',
  'consents',
  'bills',
  'payments',
  'ledger_entries',
  'provider_events',
] as const
export type RetainedKind = (typeof retainedKinds)[number]

export const retainedWords: Readonly<Record<RetainedKind, Sentence>> = words({
  mails: { fr: '{n, plural, one {# mail vidé} other {# mails vidés}}', en: '{n, plural, one {# email emptied} other {# emails emptied}}' },
  notifications: {
    fr: '{n, plural, one {# notification} other {# notifications}}',
    en: '{n, plural, one {# notification} other {# notifications}}',
  },
  sessions: { fr: '{n, plural, one {# connexion} other {# connexions}}', en: '{n, plural, one {# session} other {# sessions}}' },
  login_failures: {
    fr: '{n, plural, one {# échec de connexion} other {# échecs de connexion}}',
    en: '{n, plural, one {# failed sign-in} other {# failed sign-ins}}',
  },
  answers: { fr: '{n, plural, one {# réponse} other {# réponses}}', en: '{n, plural, one {# answer} other {# answers}}' },
  papers: {
    fr: '{n, plural, one {# pièce d’identité ou de handicap} other {# pièces d’identité ou de handicap}}',
    en: '{n, plural, one {# identity or disability document} other {# identity or disability documents}}',
  },
  signatures: { fr: '{n, plural, one {# signature} other {# signatures}}', en: '{n, plural, one {# signature} other {# signatures}}' },
  presences: {
    fr: '{n, plural, one {# présence} other {# présences}}',
    en: '{n, plural, one {# {attendance} record} other {# {attendance} records}}',
  },
  meeting_entries: {
    fr: '{n, plural, one {# entrée en visioconférence} other {# entrées en visioconférence}}',
    en: '{n, plural, one {# entry into a video meeting} other {# entries into video meetings}}',
  },
  documents: {
    fr: '{n, plural, one {# document de preuve} other {# documents de preuve}}',
    en: '{n, plural, one {# document of evidence} other {# documents of evidence}}',
  },
  traces: {
    fr: '{n, plural, one {# acte au journal} other {# actes au journal}}',
    en: '{n, plural, one {# act in the log} other {# acts in the log}}',
  },
  consents: {
    fr: '{n, plural, one {# réponse à un consentement} other {# réponses à des consentements}}',
    en: '{n, plural, one {# consent answer} other {# consent answers}}',
  },
  bills: {
    fr: '{n, plural, one {# {bill} vidé{bill.e}} other {# {bill.pl} vidé{bill.es}}}',
    en: '{n, plural, one {# {bill} emptied} other {# {bill.pl} emptied}}',
  },
  payments: { fr: '{n, plural, one {# paiement} other {# paiements}}', en: '{n, plural, one {# payment} other {# payments}}' },
  ledger_entries: {
    fr: '{n, plural, one {# écriture} other {# écritures}}',
    en: '{n, plural, one {# ledger entry} other {# ledger entries}}',
  },
  provider_events: {
    fr: '{n, plural, one {# message de la banque} other {# messages de la banque}}',
    en: '{n, plural, one {# message of the bank} other {# messages of the bank}}',
  },
})
