import type { Sentence } from '../../kernel/sentence.ts'
import type { LinkField } from '../merging/link-fields.ts'

/** What a moment is about, in the order lists show. */
export const momentFamilies = {
  account: { fr: 'Compte', en: 'Account' },
  registration: { fr: '{registration.pl:cap}', en: '{registration.pl:cap}' },
  event: { fr: '{event.pl:cap}', en: '{event.pl:cap}' },
  attendance: { fr: '{attendance:cap}', en: '{attendance:cap}' },
  documents: { fr: 'Documents', en: 'Documents' },
  billing: { fr: '{bill.pl:cap} et {quote.pl}', en: '{bill.pl:cap} and {quote.pl}' },
  evaluation: { fr: 'Évaluations', en: 'Evaluations' },
  partner: { fr: '{partner.pl:cap}', en: '{partner.pl:cap}' },
  tasks: { fr: '{task.pl:cap}', en: '{task.pl:cap}' },
  communication: { fr: 'Communication', en: 'Communication' },
  space: { fr: 'Votre espace', en: 'Your space' },
} satisfies Record<string, Sentence>
export type MomentFamily = keyof typeof momentFamilies

/** Who a moment is for, in words. */
export const audiences = {
  person: { fr: 'la personne', en: 'the person' },
  referent: { fr: '{referent.le}', en: 'the {referent}' },
  payer: { fr: 'qui paie', en: 'whoever pays' },
  funder: { fr: 'le financeur', en: 'the funder' },
  billing: { fr: 'le contact qui reçoit {bill.les}', en: 'the contact who receives {bill.pl}' },
  approvers: { fr: 'qui décide', en: 'whoever decides' },
  responsible: { fr: 'le responsable', en: 'the person in charge' },
  partner: { fr: '{partner.le}', en: 'the {partner}' },
  signatory: { fr: 'qui signe', en: 'whoever signs' },
  administrators: { fr: 'les administrateurs', en: 'the administrators' },
  owner: { fr: 'qui doit faire {task.le}', en: 'whoever must do the {task}' },
  author: { fr: 'qui l’a demandé', en: 'whoever asked for it' },
  support: { fr: 'l’assistance', en: 'support' },
  audience: { fr: 'les personnes choisies', en: 'the people chosen' },
  address: { fr: 'l’adresse donnée', en: 'the address given' },
} satisfies Record<string, Sentence>
export type Audience = keyof typeof audiences

/** Dates a reminder may hang on; the module that owns each hands who it concerns. */
export const anchors = {
  status: { fr: 'le début de l’attente', en: 'the wait began' },
  limit: { fr: 'la date limite', en: 'the closing date' },
  decision: { fr: 'la date de décision', en: 'the decision date' },
  start: { fr: 'le début', en: 'the start' },
  end: { fr: 'la fin', en: 'the end' },
  slot_start: { fr: 'le début de la demi-journée', en: 'the start of the half-day' },
  slot_end: { fr: 'la fin de la demi-journée', en: 'the end of the half-day' },
  remind_start: { fr: 'la relance après le début de la demi-journée', en: 'the reminder after the start of the half-day' },
  remind_end: { fr: 'la relance après la fin de la demi-journée', en: 'the reminder after the end of the half-day' },
  form_due: { fr: 'la date limite du formulaire', en: 'the form is due' },
  asked: { fr: 'la demande', en: 'the request' },
  paper_due: { fr: 'la date limite de la pièce', en: 'the supporting document is due' },
  paper_expiry: { fr: 'l’expiration de la pièce', en: 'the supporting document expires' },
  proof_expiry: { fr: 'la fin de validité du justificatif', en: 'the proof expires' },
  agreement_end: { fr: 'la fin de l’accord du financeur', en: 'the end of the funder’s agreement' },
  bill_due: { fr: 'l’échéance', en: 'the due date' },
  task_due: { fr: 'l’échéance {task.du}', en: 'the {task} is due' },
  questionnaire_due: { fr: 'l’envoi {questionnaire.du}', en: 'the sending of the {questionnaire}' },
  quiz_due: { fr: 'l’ouverture {quiz.du}', en: 'the opening of the {quiz}' },
  message: { fr: 'le message', en: 'the message' },
  issued: { fr: 'la délivrance', en: 'the day it is issued' },
} satisfies Record<string, Sentence>
export type Anchor = keyof typeof anchors

/** A distance from an anchor: calendar days, then minutes, negative before it; `at` is an hour of that day in the event’s zone. */
export type Delay = { anchor: Anchor; days?: number; minutes?: number; at?: string }

/** Records whose fields a moment may merge when it is about them. */
export type MomentRecord = 'event' | 'bill' | 'part'

/** `latest`: one mail for one event, with the last words; `each`: one for a reader, once the first has left. */
export type Grouping =
  | { minutes: number; keeps: 'latest' }
  | { minutes: number; keeps: 'each'; isFirstAtOnce?: true; subject: Sentence; line: Sentence; body: Sentence }

/** A moment the product writes at: when, to whom, with what; its default text in both languages, ICU with glossary tokens. */
export type MomentDeclaration = {
  family: MomentFamily
  label: Sentence
  /** When it leaves, as a person reads it. */
  when: Sentence
  to: readonly Audience[]
  /** Leaves around a date; at once, as the act happens, without. */
  timing?: readonly Delay[]
  /** Belongs to an hour of its own, which sending hours do not move. */
  atAnyHour?: true
  /** Channels that may carry it besides mail. */
  beside?: readonly ('sms' | 'push')[]
  /** Respects refusals and carries one-click unsubscription; anything else is transactional (PRV-03). */
  isMarketing?: true
  /** Opens an account or says a code: for its recipient alone, before everything else in the queue. */
  isSecret?: true
  /** Leaves only once the tenant switched it on. */
  isOffAtFirst?: true
  /** A tenant cannot switch it off. */
  isAlwaysOn?: true
  /** Its words are the product’s, not the tenant’s to rewrite. */
  isFixed?: true
  /** Those that follow within these minutes leave as one mail: the latest alone, or a line for each. */
  grouping?: Grouping
  /** The act rings in the header by itself already. */
  hasOwnBell?: true
  /** What is said instead to those who follow the person: their referents, whoever is in charge; `isForAuthor`, to the referent who did it alone. */
  copied?: { subject: Sentence; body: Sentence; button?: Sentence; isForAuthor?: true }
  /** Values of the default text, and the merge field a template calls each by. */
  merge?: Readonly<Record<string, string>>
  /** Records it is about besides those its own values name: their fields may be merged too. */
  about?: readonly MomentRecord[]
  /** The merge field that says where its button leads: its reader’s own way in. */
  leads?: LinkField
  /** Merge fields a template cannot leave out. */
  needs?: readonly string[]
  subject: Sentence
  /** Paragraphs are separated by an empty line. */
  body: Sentence
  button?: Sentence
}
export type Moment = MomentDeclaration & { name: string }

/** Declares the moments of a family; each takes its key as its name. */
export const moments = <const K extends string>(declared: Record<K, MomentDeclaration>): Record<K, Moment> =>
  Object.fromEntries(Object.entries<MomentDeclaration>(declared).map(([name, moment]) => [name, { ...moment, name }])) as Record<K, Moment>

/** Whether the tenant may have it ring in the header: what may reach a phone may, unless the act rings already. */
export const mayRing = ({ beside = [], isFixed, isSecret, hasOwnBell }: MomentDeclaration): boolean =>
  beside.includes('push') && !isFixed && !isSecret && !hasOwnBell
/** Whether the bell may take the place of its mail. */
export const mayLeaveMail = (moment: MomentDeclaration): boolean => mayRing(moment) && !moment.isAlwaysOn
