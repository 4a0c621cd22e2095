import { frenchForms } from '../kernel/french.ts'
import { labels } from '../kernel/labels.ts'
import type { Language } from '../kernel/language.ts'
import type { Sentence } from '../kernel/sentence.ts'
import type { Moment } from './moments/moment.ts'
import { recordFieldNames, recordFields } from './templates/record-fields.ts'
import { rowFields, rowFieldsFor } from './templates/repeated-rows.ts'

/** What a template may merge, by key: how the menu calls it and what it looks like. */
export const mergeFields: Readonly<Record<string, { label: Sentence; example: Sentence }>> = {
  'org.name': {
    label: { fr: 'Nom de l’organisation', en: 'Name of the organisation' },
    example: { fr: 'Forma Conseil', en: 'Forma Conseil' },
  },
  'contact.first_name': { label: { fr: 'Prénom', en: 'First name' }, example: { fr: 'Léa', en: 'Léa' } },
  'contact.last_name': { label: { fr: 'Nom', en: 'Last name' }, example: { fr: 'Martin', en: 'Martin' } },
  'contact.mail': { label: labels.emailAddress, example: { fr: 'lea@exemple.test', en: 'lea@exemple.test' } },
  'contact.full_name': { label: { fr: 'Prénom et nom', en: 'Full name' }, example: { fr: 'Léa Martin', en: 'Léa Martin' } },
  'account.next_step': {
    label: { fr: 'Suite à donner', en: 'What happens next' },
    example: { fr: 'Vous pouvez vous connecter.', en: 'You can sign in.' },
  },
  'record.person': { label: { fr: 'Fiche de', en: 'Record of' }, example: { fr: 'Léa Martin', en: 'Léa Martin' } },
  'record.fields': {
    label: { fr: 'Champs modifiés', en: 'Fields changed' },
    example: { fr: 'téléphone, adresse', en: 'phone, address' },
  },
  'code.value': { label: labels.code, example: { fr: '482913', en: '482913' } },
  'event.name': {
    label: { fr: 'Intitulé {event.du}', en: 'Title of the {event}' },
    example: { fr: 'Conduire une réunion', en: 'Leading a meeting' },
  },
  'activity.name': {
    label: { fr: 'Intitulé {activity.du}', en: 'Title of the {activity}' },
    example: { fr: 'Atelier Voix et posture', en: 'Voice and posture workshop' },
  },
  'event.dates_text': {
    label: { fr: 'Dates {event.du}', en: 'Dates of the {event}' },
    example: { fr: 'du 3 au 5 mars 2027', en: '3 to 5 March 2027' },
  },
  'event.meeting_details': {
    label: { fr: 'Consignes de la visioconférence', en: 'Instructions of the video meeting' },
    example: { fr: 'Matériel nécessaire\u00A0: un casque', en: 'Equipment needed: a headset' },
  },
  'event.location.name': { label: { fr: 'Lieu', en: 'Place' }, example: { fr: 'Campus Nord', en: 'North campus' } },
  'event.slot': {
    label: { fr: 'Demi-journée', en: 'Half-day' },
    example: { fr: '3 mars 2027 de 9 h à 12 h', en: '3 March 2027 from 9:00 to 12:00' },
  },
  'event.cancel_reason': {
    label: { fr: 'Motif d’annulation', en: 'Reason for the cancellation' },
    example: { fr: 'trop peu de demandes', en: 'too few requests' },
  },
  'event.change_reason': {
    label: { fr: 'Motif du changement', en: 'Reason for the change' },
    example: { fr: 'salle indisponible', en: 'room unavailable' },
  },
  'proxy.giver': { label: { fr: 'Qui donne pouvoir', en: 'Who gives the proxy' }, example: { fr: 'Léa Martin', en: 'Léa Martin' } },
  'proxy.holder': { label: { fr: 'Qui reçoit le pouvoir', en: 'Who holds the proxy' }, example: { fr: 'Paul Girard', en: 'Paul Girard' } },
  'event.minimum_state': {
    label: { fr: 'Minimum atteint ou non', en: 'Minimum reached or not' },
    example: { fr: 'il manque 2 pour le minimum', en: '2 missing for the minimum' },
  },
  'event.gaps': {
    label: { fr: 'Ce qui manque pour publier', en: 'What is missing to publish' },
    example: { fr: '– Ajoutez un titre.', en: '– Add a title.' },
  },
  'event.syllabus_notice': {
    label: { fr: 'Phrase sur le programme joint', en: 'Sentence about the programme attached' },
    example: { fr: 'Le programme est en pièce jointe.', en: 'The programme is attached.' },
  },
  'ticket.notice': {
    label: { fr: 'Phrase sur {ticket.le}', en: 'Sentence about the {ticket}' },
    example: { fr: 'Elle remplace la précédente.', en: 'It replaces the previous one.' },
  },
  'registration.person': { label: { fr: 'Personne concernée', en: 'Person concerned' }, example: { fr: 'Léa Martin', en: 'Léa Martin' } },
  'registration.former_dates': {
    label: { fr: 'Dates quittées', en: 'Dates left' },
    example: { fr: 'du 3 au 5 février 2027', en: '3 to 5 February 2027' },
  },
  'registration.cancel_cost': {
    label: { fr: 'Coût de l’annulation', en: 'Cost of the cancellation' },
    example: {
      fr: 'Retenu\u00A0: 36,00\u00A0€. Rendu\u00A0: 84,00\u00A0€.',
      en: 'Kept: €36.00. Given back: €84.00.',
    },
  },
  'registration.moving_cost': {
    label: { fr: 'Coût du changement de date', en: 'Cost of the change of date' },
    example: {
      fr: 'Retenu\u00A0: 36,00\u00A0€. Reste à payer\u00A0: 96,00\u00A0€. Rendu\u00A0: 0,00\u00A0€.',
      en: 'Kept: €36.00. Left to pay: €96.00. Given back: €0.00.',
    },
  },
  'registration.forms': {
    label: { fr: 'Formulaires à remplir', en: 'Forms to fill in' },
    example: { fr: 'Régime alimentaire', en: 'Diet' },
  },
  'registration.refuse_reason': {
    label: { fr: 'Motif du refus', en: 'Reason for the refusal' },
    example: { fr: 'prérequis manquants', en: 'prerequisites missing' },
  },
  'registration.cancel_reason': { label: labels.reason, example: { fr: 'maladie', en: 'illness' } },
  'registration.hours_done': { label: { fr: 'Heures suivies', en: 'Hours attended' }, example: { fr: '10,5', en: '10.5' } },
  'registration.waiting_position': { label: { fr: 'Rang dans l’attente', en: 'Rank on the waiting list' }, example: { fr: '3', en: '3' } },
  'registration.offer_expires_at': {
    label: { fr: 'Offre valable jusqu’au', en: 'Offer held until' },
    example: { fr: '21/11 à 14:00', en: '21/11 at 14:00' },
  },
  'bill.number': { label: { fr: 'Numéro {bill.du}', en: '{bill:cap} number' }, example: { fr: 'FA-2026-000123', en: 'FA-2026-000123' } },
  'bill.amount': { label: { fr: 'Montant', en: 'Amount' }, example: { fr: '1\u202F638,00\u00A0€', en: '€1,638.00' } },
  'bill.to_be_paid': { label: { fr: 'Reste à payer', en: 'Left to pay' }, example: { fr: '1\u202F638,00\u00A0€', en: '€1,638.00' } },
  'bill.due_date': { label: { fr: 'Échéance', en: 'Due date' }, example: { fr: '20 novembre 2026', en: '20 November 2026' } },
  'bill.state': {
    label: { fr: 'Où en est le paiement', en: 'State of the payment' },
    example: { fr: 'Reste à payer\u00A0: 1\u202F638,00\u00A0€.', en: 'Left to pay: €1,638.00.' },
  },
  'bill.object': {
    label: { fr: 'Objet {bill.du}', en: 'Subject of the {bill}' },
    example: { fr: 'Conduire une réunion', en: 'Leading a meeting' },
  },
  'bill.penalty_text': { label: { fr: 'Pénalités', en: 'Penalties' }, example: { fr: 'Pénalités de retard', en: 'Late penalties' } },
  'payment.amount': { label: { fr: 'Montant du paiement', en: 'Amount of the payment' }, example: { fr: '432,00\u00A0€', en: '€432.00' } },
  'payment.failure_reason': { label: labels.reason, example: { fr: 'provision insuffisante', en: 'insufficient funds' } },
  'agreement.funder': { label: { fr: 'Financeur', en: 'Funder' }, example: { fr: 'Atlas', en: 'Atlas' } },
  'agreement.until': { label: { fr: 'Fin de l’accord', en: 'End of the agreement' }, example: { fr: '30 juin 2027', en: '30 June 2027' } },
  'agreement.people': {
    label: { fr: 'Personnes financées', en: 'People funded' },
    example: { fr: 'Léa Martin (D-12), Paul Girard', en: 'Léa Martin (D-12), Paul Girard' },
  },
  'agreement.state': {
    label: { fr: 'Suite à donner', en: 'What happens next' },
    example: { fr: 'Rien n’est encore facturé.', en: 'Nothing is invoiced yet.' },
  },
  'assignment.slots': { label: { fr: 'Créneaux', en: 'Slots' }, example: { fr: 'du 3 au 5 mars 2027', en: '3 to 5 March 2027' } },
  'assignment.partner': {
    label: { fr: 'Nom {partner.du}', en: 'Name of the {partner}' },
    example: { fr: 'Paul Girard', en: 'Paul Girard' },
  },
  'assignment.refuse_reason': {
    label: { fr: 'Motif du refus', en: 'Reason for the refusal' },
    example: { fr: 'déjà pris ce jour-là', en: 'already taken that day' },
  },
  'task.label': { label: { fr: 'Intitulé {task.du}', en: 'Title of the {task}' }, example: { fr: 'Appeler l’OPCO', en: 'Call the fund' } },
  'task.author': { label: { fr: 'Demandé par', en: 'Requested by' }, example: { fr: 'Inès Faure', en: 'Inès Faure' } },
  'task.due': { label: { fr: 'Échéance', en: 'Due date' }, example: { fr: '12 mars à 9 h', en: '12 March at 9:00' } },
  'task.detail': { label: { fr: 'Détail', en: 'Detail' }, example: { fr: 'Avant vendredi', en: 'Before Friday' } },
  'task.late': { label: { fr: 'Retard', en: 'Delay' }, example: { fr: 'En retard de 2 jours', en: '2 days late' } },
  'document.reject_reason': {
    label: { fr: 'Motif du refus', en: 'Reason for the refusal' },
    example: { fr: 'Illisible', en: 'Unreadable' },
  },
  'document.name': { label: { fr: 'Document', en: 'Document' }, example: { fr: 'Carte professionnelle', en: 'Professional card' } },
  'subscription.wish': {
    label: { fr: 'Objet de l’abonnement', en: 'What is subscribed to' },
    example: { fr: 'recevoir nos actualités', en: 'to receive our news' },
  },
  'proof.holder': { label: { fr: 'Qui partage', en: 'Who shares' }, example: { fr: 'Léa Martin', en: 'Léa Martin' } },
  'proof.until': {
    label: { fr: 'Vérifiable jusqu’au', en: 'Can be checked until' },
    example: { fr: '30 juin 2027', en: '30 June 2027' },
  },
  'document.expires_on': { label: { fr: 'Expire le', en: 'Expires on' }, example: { fr: '30 juin 2027', en: '30 June 2027' } },
  'link.wallet': {
    label: { fr: 'Lien vers Apple Wallet ou Google Wallet', en: 'Link to Apple Wallet or Google Wallet' },
    example: { fr: 'https://…', en: 'https://…' },
  },
  'link.sms': {
    label: { fr: 'Lien court', en: 'Short link' },
    example: { fr: 'https://kxo.fr/forma/lien-sms/aB3xK9', en: 'https://kxo.fr/forma/lien-sms/aB3xK9' },
  },
  'link.unsubscribe_sms': {
    label: { fr: 'Se désinscrire', en: 'Unsubscribe' },
    example: { fr: 'https://kxo.fr/forma/unsubscribesms/aB3xK9', en: 'https://kxo.fr/forma/unsubscribesms/aB3xK9' },
  },
  ...recordFields,
  ...rowFields,
}

/** What every template may merge besides its moment's own fields. */
const common = ['contact.first_name', 'contact.last_name', 'contact.full_name', 'org.name'] as const
/** Whether a moment speaks of an event: its records may be merged too. */
export const isAboutEvent = ({ merge = {} }: Pick<Moment, 'merge'>): boolean =>
  Object.values(merge).some((key) => key.startsWith('event.') || key.startsWith('registration.'))

/** Whether a moment speaks of a bill, or of what is paid of one. */
export const isAboutBill = ({ merge = {} }: Pick<Moment, 'merge'>): boolean =>
  Object.values(merge).some((key) => /^(bill|payment)\./.test(key))

export const fieldsOf = ({ merge = {} }: Pick<Moment, 'merge'>): string[] => [...new Set([...Object.values(merge), ...common])]
/** What a template of a moment may merge: its own fields, then what the records it is about say of themselves. */
export const templateFieldsOf = (moment: Pick<Moment, 'merge'>): string[] => [
  ...new Set([
    ...fieldsOf(moment),
    ...recordFieldNames.filter(
      (key) => (isAboutEvent(moment) || !/^(event|registration)\./.test(key)) && (isAboutBill(moment) || !key.startsWith('bill.')),
    ),
  ]),
]

/** What its body may merge besides: the fields of the rows it is about. */
export const bodyFieldsOf = (moment: Pick<Moment, 'merge'>): string[] => [...templateFieldsOf(moment), ...rowFieldsFor(fieldsOf(moment))]

const merged = /\{\{\s*([a-z][a-z0-9_.]*(?::cap)?)\s*(?:\|([^{}]*))?\}\}/g
const noun = /^words\.(([a-z]+)(?:\.([a-z]+))?(?::cap)?)$/

/** A default text as a template: `{title}` becomes the field it merges, `{event.le:cap}` the word it is. */
export const templateTextOf = (text: string, merge: Readonly<Record<string, string>> = {}): string =>
  text.replace(/\{([a-z]\w*)((?:\.[a-z]+)?(?::cap)?)\}/g, (_, name: string, form: string) =>
    form === '' && merge[name] ? `{{${merge[name]}}}` : `{{words.${name}${form}}}`,
  )

const isWord = (key: string, concepts: readonly string[]): boolean => {
  const [, , concept = '', form] = noun.exec(key) ?? []
  return concepts.includes(concept) && (form === undefined || Object.hasOwn(frenchForms, form))
}

/** Fields a text calls that are not among these, as they are written. */
export function unknownFields(text: string, known: readonly string[], concepts: readonly string[]): string[] {
  const called = [...text.matchAll(/\{\{([^{}]*)\}\}/g)].map(([whole]) => whole)
  return called.filter((whole) => {
    const key = [...whole.matchAll(merged)][0]?.[1]
    return key === undefined || !(known.includes(key) || isWord(key, concepts))
  })
}
export const callsField = (text: string, key: string): boolean => [...text.matchAll(merged)].some(([, called]) => called === key)

/** What a field looks like, in the words of a tenant; blank for one that does not exist. */
export const exampleOf = (key: string, { say }: Pick<Language, 'say'>): string => {
  const field = mergeFields[key]
  return field ? say(field.example) : ''
}

/** A template with its fields filled: what is empty takes the fallback set beside it, never a hole. */
export const fillTemplate = (text: string, values: Readonly<Record<string, string>>, say: Language['say']): string =>
  text.replace(merged, (_, key: string, fallback = '') => {
    const word = noun.exec(key)?.[1]
    if (word) return say({ fr: `{${word}}`, en: `{${word}}` })
    return values[key] || fallback.trim()
  })
