import type { Sentence } from '../kernel/sentence.ts'
import { quoteFigures } from './quote-figures.ts'

/** How a figure is written: a count, an amount (cents inside), a time (minutes inside), a share (basis points inside), a score from −100 to 100. */
export type FigureUnit = 'count' | 'money' | 'minutes' | 'rate' | 'score'
type Band = 'todo' | 'activity' | 'money' | 'quality'
/** What a row behind a figure is, and so the page it opens. */
export const subjects = ['registration', 'contact', 'event', 'bill', 'quote', 'mail', 'document', 'slot', 'task', 'response'] as const
export type Subject = (typeof subjects)[number]

type Figure = {
  band: Band
  unit: FigureUnit
  subject: Subject
  label: Sentence
  definition: Sentence
  /** Whether more is better; absent when it is neither. */
  rises?: 'good' | 'bad'
}

/** Every figure of the dashboard; each is one query, shared with the list it opens. */
export const figures = {
  registrations_to_validate: {
    band: 'todo',
    unit: 'count',
    subject: 'registration',
    label: { fr: '{registration.pl:cap} à valider', en: '{registration.pl:cap} to approve' },
    definition: {
      fr: '{registration.pl:cap} de la période au statut « À valider ».',
      en: '{registration.pl:cap} of the period with the status “To approve”.',
    },
    rises: 'bad',
  },
  registrations_not_finalised: {
    band: 'todo',
    unit: 'count',
    subject: 'registration',
    label: { fr: '{registration.pl:cap} non finalisé{registration.es}', en: '{registration.pl:cap} not finalised' },
    definition: {
      fr: '{registration.pl:cap} de la période en cours, à compléter ou à payer.',
      en: '{registration.pl:cap} of the period in progress, to complete or to pay.',
    },
    rises: 'bad',
  },
  documents_to_validate: {
    band: 'todo',
    unit: 'count',
    subject: 'document',
    label: { fr: 'Documents à valider', en: 'Documents to approve' },
    definition: {
      fr: 'Documents créés dans la période, au statut « À valider ».',
      en: 'Documents created in the period with the status “To approve”.',
    },
    rises: 'bad',
  },
  tasks_overdue: {
    band: 'todo',
    unit: 'count',
    subject: 'task',
    label: { fr: '{task.pl:cap} en retard', en: 'Overdue {task.pl}' },
    definition: {
      fr: '{task.pl:cap} à faire dont l’échéance, dans la période, est passée.',
      en: '{task.pl:cap} to do whose due date, in the period, has passed.',
    },
    rises: 'bad',
  },
  slots_unsigned: {
    band: 'todo',
    unit: 'count',
    subject: 'slot',
    label: { fr: 'Demi-journées à signer', en: 'Half-days to sign' },
    definition: {
      fr: 'Demi-journées passées d’actions de formation où il manque la signature, ou ce qui la remplace, d’au moins une personne présente ou attendue.',
      en: 'Past half-days of vocational training where the signature of at least one person present or expected, or what stands for it, is missing.',
    },
    rises: 'bad',
  },
  mail_errors: {
    band: 'todo',
    unit: 'count',
    subject: 'mail',
    label: { fr: 'Mails en erreur', en: 'Failed emails' },
    definition: { fr: 'Mails de la période rejetés après plusieurs essais.', en: 'Emails of the period rejected after several attempts.' },
    rises: 'bad',
  },
  contacts: {
    band: 'activity',
    unit: 'count',
    subject: 'contact',
    label: { fr: '{contact.pl:cap}', en: '{contact.pl:cap}' },
    definition: {
      fr: 'Comptes existant à la fin de la période, hors comptes supprimés.',
      en: 'Accounts that exist at the end of the period, deleted ones left out.',
    },
    rises: 'good',
  },
  clients: {
    band: 'activity',
    unit: 'count',
    subject: 'contact',
    label: { fr: '{member.pl:cap}', en: '{member.pl:cap}' },
    definition: {
      fr: '{contact.pl:cap} ayant la qualité {member.de}, à la fin de la période.',
      en: '{contact.pl:cap} flagged as {member}, at the end of the period.',
    },
    rises: 'good',
  },
  new_prospects: {
    band: 'activity',
    unit: 'count',
    subject: 'contact',
    label: { fr: 'Nouveaux prospects', en: 'New prospects' },
    definition: { fr: 'Prospects dont le compte a été créé dans la période.', en: 'Prospects whose account was created in the period.' },
    rises: 'good',
  },
  events: {
    band: 'activity',
    unit: 'count',
    subject: 'event',
    label: { fr: '{event.pl:cap}', en: '{event.pl:cap}' },
    definition: {
      fr: '{event.pl:cap} qui commencent dans la période, hors modèles, {activity.pl} et annulations.',
      en: '{event.pl:cap} that start in the period; templates, {activity.pl} and cancelled ones left out.',
    },
    rises: 'good',
  },
  registrations: {
    band: 'activity',
    unit: 'count',
    subject: 'registration',
    label: { fr: '{registration.pl:cap}', en: '{registration.pl:cap}' },
    definition: {
      fr: '{registration.pl:cap} créé{registration.es} dans la période, hors annulations.',
      en: '{registration.pl:cap} created in the period, cancelled ones left out.',
    },
    rises: 'good',
  },
  training_time: {
    band: 'activity',
    unit: 'minutes',
    subject: 'registration',
    label: { fr: 'Heures suivies', en: 'Hours attended' },
    definition: {
      fr: 'Heures des demi-journées signées ou prouvées d’actions de formation, moins retards et sorties, par personne, dans la période.',
      en: 'Hours of the half-days of vocational training signed or proved, less lateness and exits, per person, in the period.',
    },
    rises: 'good',
  },
  turnover: {
    band: 'money',
    unit: 'money',
    subject: 'bill',
    label: { fr: 'Chiffre d’affaires HT', en: 'Turnover excl. VAT' },
    definition: {
      fr: 'Montant hors taxes {bill.des} de la période, moins {credit.les}. Un acompte compte à son émission, le solde ensuite.',
      en: '{bill.pl:cap} issued in the period less {credit.pl}, without tax. A deposit counts when issued, the balance after.',
    },
    rises: 'good',
  },
  bills: {
    band: 'money',
    unit: 'count',
    subject: 'bill',
    label: { fr: '{bill.pl:cap}', en: '{bill.pl:cap}' },
    definition: { fr: '{bill.pl:cap} dont la date d’émission est dans la période.', en: '{bill.pl:cap} issued in the period.' },
    rises: 'good',
  },
  ...quoteFigures,
  attendance_rate: {
    band: 'quality',
    unit: 'rate',
    subject: 'registration',
    label: { fr: 'Taux de présence', en: '{attendance:cap} rate' },
    definition: {
      fr: 'Heures réalisées sur heures prévues, demi-journées passées de la période, moins retards et sorties (FOR-42) ; N est le nombre de personnes attendues.',
      en: 'Hours achieved out of hours planned, past half-days of the period, less lateness and exits (FOR-42); N is the number of people expected.',
    },
    rises: 'good',
  },
  satisfaction: {
    band: 'quality',
    unit: 'rate',
    subject: 'response',
    label: { fr: 'Satisfaction', en: 'Satisfaction' },
    definition: {
      fr: 'Points obtenus sur points possibles, notes données dans la période (FOR-40)\u202F; N est le nombre de réponses, trois au moins.',
      en: 'Points scored out of points possible, ratings given in the period (FOR-40); N is the number of responses, three at least.',
    },
    rises: 'good',
  },
  net_promoter_score: {
    band: 'quality',
    unit: 'score',
    subject: 'response',
    label: { fr: 'NPS', en: 'NPS' },
    definition: {
      fr: 'Part des 9 et 10 moins part des 0 à 6, recommandations {participant.des} de la période (FOR-41)\u202F; N est le nombre de réponses, trois au moins.',
      en: 'Share of 9 and 10 less share of 0 to 6, recommendations by {participant.pl} in the period (FOR-41); N is the number of responses, three at least.',
    },
    rises: 'good',
  },
  recommendation_rate: {
    band: 'quality',
    unit: 'rate',
    subject: 'response',
    label: { fr: 'Taux de recommandation', en: 'Recommendation rate' },
    definition: {
      fr: 'Part des recommandations {participant.des} de la période à 9 ou 10\u202F; N est le nombre de réponses, trois au moins.',
      en: 'Share of recommendations by {participant.pl} in the period of 9 or 10; N is the number of responses, three at least.',
    },
    rises: 'good',
  },
  trainings: {
    band: 'quality',
    unit: 'count',
    subject: 'event',
    label: { fr: 'Actions de formation (Qualiopi)', en: 'Vocational training (Qualiopi)' },
    definition: {
      fr: '{event.pl:cap} de la période qui sont des actions de formation.',
      en: '{event.pl:cap} of the period that are vocational training.',
    },
    rises: 'good',
  },
  other_events: {
    band: 'quality',
    unit: 'count',
    subject: 'event',
    label: { fr: 'Autres {event.pl}', en: 'Other {event.pl}' },
    definition: { fr: '{event.pl:cap} de la période qui n’en sont pas.', en: '{event.pl:cap} of the period that are not.' },
  },
} as const satisfies Record<string, Figure>

export type FigureKey = keyof typeof figures
export const figureKeys = Object.keys(figures) as [FigureKey, ...FigureKey[]]
export const figureOf = (key: FigureKey): Figure => figures[key]
