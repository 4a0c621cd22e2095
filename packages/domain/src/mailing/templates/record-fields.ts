import { labels } from '../../kernel/labels.ts'
import type { Sentence } from '../../kernel/sentence.ts'
import { rowGroupLabels } from './repeated-rows.ts'

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
  'contact.birth_date': {
    label: { fr: 'Date de naissance', en: 'Birth date' },
    example: { fr: '12 mars 1990', en: '12 March 1990' },
  },
  'contact.profile_name': { label: { fr: 'Profil', en: 'Profile' }, example: { fr: 'Utilisateur', en: 'User' } },
  'contact.accounting_code': {
    label: { fr: 'Code comptable {contact.du}', en: 'Accounting code of the {contact}' },
    example: same('411MARTIN'),
  },
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
  'contact.address': { label: { fr: 'Adresse {contact.du}', en: 'Address of the {contact}' }, example: same('3 rue Verte, 69001 Lyon') },
  'contact.country': { label: labels.country, example: same('France') },
  'contact.manager': { label: { fr: 'Responsable hiérarchique', en: 'Manager' }, example: same('Paul Roy') },
  'contact.region': { label: { fr: '{region:cap} {contact.du}', en: '{region:cap} of the {contact}' }, example: same('Bretagne') },
  'company.address': {
    label: { fr: 'Adresse {company.du}', en: 'Address of the {company}' },
    example: same('2 quai Sud, 13002 Marseille'),
  },
  'company.referent.full_name': { label: { fr: '{referent.le:cap}', en: 'The {referent}' }, example: same('Jean Petit') },
  'company.referent.mail': {
    label: { fr: 'Adresse mail {referent.du}', en: 'Email address of the {referent}' },
    example: same('jean@exemple.test'),
  },
  'company.opco': { label: same('OPCO'), example: same('Atlas') },
  'company.idcc': { label: same('IDCC'), example: same('1486') },
  'company.employees_number': { label: { fr: 'Nombre de salariés', en: 'Number of employees' }, example: same('12') },
  'company.independents_number': { label: { fr: 'Nombre d’indépendants', en: 'Number of self-employed people' }, example: same('3') },
  'company.accounting_code': {
    label: { fr: 'Code comptable {company.du}', en: 'Accounting code of the {company}' },
    example: same('411DUPONT'),
  },
  'company.service_code': { label: { fr: 'Code service', en: 'Service code' }, example: same('FIN01') },
  'company.departments': { label: { fr: 'Départements', en: 'Départements' }, example: same('13, 84') },
  'entity.legal_name': { label: { fr: 'Raison sociale', en: 'Legal name' }, example: same('Forma SAS') },
  'entity.legal_form': { label: { fr: 'Forme juridique', en: 'Legal form' }, example: same('SAS') },
  'entity.capital': { label: { fr: 'Capital social', en: 'Share capital' }, example: { fr: '10\u202F000,00\u00A0€', en: '€10,000.00' } },
  'entity.rcs': { label: { fr: 'Immatriculation', en: 'Trade register entry' }, example: same('RCS Lyon') },
  'entity.siren': { label: same('SIREN'), example: same('123 456 782') },
  'entity.siret': { label: { fr: 'SIRET {entity.du}', en: 'SIRET of the {entity}' }, example: same('123 456 782 00010') },
  'entity.vat_number': { label: { fr: 'Numéro de TVA', en: 'VAT number' }, example: same('FR11123456782') },
  'entity.nda': { label: { fr: 'Numéro de déclaration d’activité', en: 'Activity declaration number' }, example: same('11 75 12345 75') },
  'entity.address': { label: { fr: 'Adresse {entity.du}', en: 'Address of the {entity}' }, example: same('8 rue des Lilas, 75011 Paris') },
  'entity.representative': { label: { fr: 'Représentant légal', en: 'Legal representative' }, example: same('Nadia Morel') },
  'entity.mediator': { label: { fr: 'Médiateur', en: 'Mediator' }, example: same('CM2C, Paris') },
  'event.theme': { label: { fr: '{theme.pl:cap}', en: '{theme.pl:cap}' }, example: { fr: 'Bureautique', en: 'Office software' } },
  'event.type': {
    label: { fr: 'Type {event.de}', en: 'Kind of {event}' },
    example: { fr: 'Inter-entreprises', en: 'Open course' },
  },
  'event.hours': { label: { fr: 'Durée en heures', en: 'Length in hours' }, example: same('14') },
  'event.days': { label: { fr: 'Nombre de jours', en: 'Number of days' }, example: same('2') },
  'event.schedule': {
    label: { fr: 'Horaires {event.du}', en: 'Hours of the {event}' },
    example: { fr: '9\u202Fh – 12\u202Fh\u202F30, 13\u202Fh\u202F30 – 17\u202Fh', en: '09:00 – 12:30, 13:30 – 17:00' },
  },
  'event.room': { label: { fr: 'Salle', en: 'Room' }, example: { fr: 'Salle Ada', en: 'Ada room' } },
  'event.location.instructions': {
    label: { fr: 'Consignes d’accès', en: 'How to get there' },
    example: { fr: 'Sonner à l’accueil', en: 'Ring at the front desk' },
  },
  'event.partners': { label: { fr: '{partner.pl:cap}', en: '{partner.pl:cap}' }, example: same('Marc Diaz, Ana Leroy') },
  'event.objectives': { label: { fr: 'Objectifs', en: 'Objectives' }, example: { fr: 'Conduire une réunion', en: 'Leading a meeting' } },
  'event.prerequisites': { label: { fr: 'Prérequis', en: 'Prerequisites' }, example: { fr: 'Aucun', en: 'None' } },
  'event.audience': { label: { fr: 'Public concerné', en: 'Audience' }, example: { fr: 'Managers', en: 'Managers' } },
  'event.methods': { label: { fr: 'Méthodes', en: 'Methods' }, example: { fr: 'Cas pratiques', en: 'Practical cases' } },
  'event.assessment': { label: { fr: 'Évaluation', en: 'Assessment' }, example: { fr: 'Mise en situation', en: 'Role play' } },
  'event.access_time': { label: { fr: 'Délai d’accès', en: 'Access time' }, example: { fr: '15 jours', en: '15 days' } },
  'event.accessibility': {
    label: { fr: 'Accessibilité', en: 'Accessibility' },
    example: { fr: 'Locaux accessibles', en: 'Accessible premises' },
  },
  'event.confirmation_text': {
    label: { fr: 'Texte de confirmation', en: 'Confirmation text' },
    example: { fr: 'Présentez-vous un quart d’heure avant.', en: 'Please come a quarter of an hour early.' },
  },
  'event.min_participants': { label: { fr: 'Minimum de personnes', en: 'Minimum number of people' }, example: same('4') },
  'event.max_participants': { label: { fr: 'Nombre de places', en: 'Number of places' }, example: same('16') },
  'event.places_left': { label: { fr: 'Places restantes', en: 'Places left' }, example: same('2') },
  'event.certification': { label: { fr: 'Certification', en: 'Certification' }, example: same('RS1234') },
  'registration.funder': { label: { fr: 'Financeur {registration.du}', en: 'Funder of the {registration}' }, example: same('Atlas') },
  'registration.funder_file': { label: { fr: 'Numéro de dossier', en: 'File number' }, example: same('2026-778') },
  'bill.type': { label: { fr: 'Type {bill.de}', en: 'Kind of {bill}' }, example: { fr: '{bill:cap}', en: '{bill:cap}' } },
  'bill.issue_date': {
    label: { fr: 'Date d’émission', en: 'Issue date' },
    example: { fr: '20 novembre 2026', en: '20 November 2026' },
  },
  'bill.amount_ht': { label: { fr: 'Montant HT', en: 'Amount excl. VAT' }, example: { fr: '1\u202F590,00\u00A0€', en: '€1,590.00' } },
  'bill.tax_amount': { label: { fr: 'Montant de la TVA', en: 'Amount of VAT' }, example: { fr: '48,00\u00A0€', en: '€48.00' } },
  'bill.paid': { label: { fr: 'Déjà réglé', en: 'Already paid' }, example: { fr: '0,00\u00A0€', en: '€0.00' } },
  'bill.days_late': { label: { fr: 'Jours de retard', en: 'Days late' }, example: same('15') },
  'bill.order_number': { label: { fr: 'Numéro d’engagement', en: 'Purchase order' }, example: same('4500012345') },
  'registration.number': { label: { fr: 'Numéro {registration.du}', en: '{registration:cap} number' }, example: same('K7M2-9QXT') },
  'registration.status': {
    label: { fr: 'Statut {registration.du}', en: 'Status of the {registration}' },
    example: { fr: 'Confirmée', en: 'Confirmed' },
  },
  'registration.date': {
    label: { fr: 'Date {registration.du}', en: 'Date of the {registration}' },
    example: { fr: '20 novembre 2026', en: '20 November 2026' },
  },
  'registration.price': {
    label: { fr: 'Tarif {registration.du}', en: 'Price of the {registration}' },
    example: { fr: '450,00\u00A0€', en: '€450.00' },
  },
  'registration.options': {
    label: { fr: 'Options choisies', en: 'Options chosen' },
    example: { fr: 'Déjeuner, Nuitée × 2', en: 'Lunch, Night × 2' },
  },
  'registration.registered_by': { label: { fr: 'Saisie par', en: 'Registered by' }, example: same('Jean Petit') },
  today: { label: { fr: 'Date du jour', en: 'Date of the day' }, example: { fr: '20 novembre 2026', en: '20 November 2026' } },
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
  agreement: { fr: 'Financement', en: 'Funding' },
  assignment: { fr: '{partner:cap}', en: '{partner:cap}' },
  task: { fr: '{task:cap}', en: '{task:cap}' },
  account: { fr: 'Compte', en: 'Account' },
  code: labels.code,
  entity: { fr: '{entity:cap}', en: '{entity:cap}' },
  today: labels.date,
  org: { fr: 'Organisation', en: 'Organisation' },
  ...rowGroupLabels,
}
