import { labels } from '../../kernel/labels.ts'
import { actionNatureLegal } from './action-nature-legal.ts'
import { disabilityLegal } from './disability-legal.ts'
import { aDay, anAddress, anAmount, anImage, anInstant, type Field, same } from './field.ts'

/** Fields read from the event and the person’s registration for it. */
export const eventFields = {
  'event.code': { label: { fr: 'Code {event.du}', en: '{event:cap} code' }, example: same('XL1-03') },
  'event.start_date': { label: { fr: 'Début', en: 'Start' }, ...anInstant('2027-03-03T08:00:00Z') },
  'event.end_date': { label: { fr: 'Fin', en: 'End' }, ...anInstant('2027-03-05T16:00:00Z') },
  'event.limit_date': { label: { fr: 'Date limite', en: 'Deadline' }, ...anInstant('2027-02-20T22:59:00Z') },
  'event.action_nature': { label: { fr: 'Nature de l’action', en: 'Nature of the action' }, example: actionNatureLegal.training },
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
  'event.url': { label: { fr: 'Page {event.du}', en: 'Page of the {event}' }, ...anAddress },
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
  'event.disability_referent': { label: disabilityLegal, example: same('Hugo Blanc') },
  'event.ordered_by': { label: { fr: 'Donneur d’ordre', en: 'Ordering organisation' }, example: same('Atelier du Rhône') },
  'event.confirmation_text': {
    label: { fr: 'Texte de confirmation', en: 'Confirmation text' },
    example: { fr: 'Présentez-vous un quart d’heure avant.', en: 'Please come a quarter of an hour early.' },
  },
  'event.min_participants': { label: { fr: 'Minimum de personnes', en: 'Minimum number of people' }, example: same('4') },
  'event.max_participants': { label: { fr: 'Nombre de places', en: 'Number of places' }, example: same('16') },
  'event.places_left': { label: { fr: 'Places restantes', en: 'Places left' }, example: same('2') },
  'event.certification': { label: { fr: 'Certification', en: 'Certification' }, example: same('RS1234') },
  'event.name': {
    label: { fr: 'Intitulé {event.du}', en: 'Title of the {event}' },
    example: { fr: 'Conduire une réunion', en: 'Leading a meeting' },
  },
  'event.dates_text': {
    label: { fr: 'Dates {event.du}', en: 'Dates of the {event}' },
    example: { fr: 'du 3 au 5 mars 2027', en: 'from 3 to 5 March 2027' },
  },
  'event.location.name': { label: { fr: 'Lieu', en: 'Place' }, example: { fr: 'Campus Nord', en: 'North campus' } },
  'event.programme': { label: { fr: 'Programme', en: 'Programme' }, example: { fr: 'Les bases, La pratique', en: 'The basics, Practice' } },
  'event.nsf': { label: { fr: 'Code NSF', en: 'NSF code' }, example: same('326') },
  'event.meeting_url': {
    label: { fr: 'Adresse de la visioconférence', en: 'Address of the video meeting' },
    ...anAddress,
  },
  'registration.funder': { label: { fr: 'Financeur {registration.du}', en: 'Funder of the {registration}' }, example: same('Atlas') },
  'registration.funder_file': { label: { fr: 'Numéro de dossier', en: 'File number' }, example: same('2026-778') },
  'registration.funder_status': {
    label: { fr: 'Suivi du financeur', en: 'Follow-up of the funder' },
    example: { fr: 'Dossier à l’étude', en: 'File under review' },
  },
  'company.order_number': {
    label: { fr: 'Numéro d’engagement {registration.du}', en: 'Purchase order of the {registration}' },
    example: same('4500012345'),
  },
  'registration.number': { label: { fr: 'Numéro {registration.du}', en: '{registration:cap} number' }, example: same('K7M2-9QXT') },
  'link.ticket_qr': { label: { fr: 'Code {ticket.du} à scanner', en: 'Code of the {ticket} to scan' }, ...anImage(same('K7M2-9QXT')) },
  'registration.status': {
    label: { fr: 'Statut {registration.du}', en: 'Status of the {registration}' },
    example: { fr: 'Confirmée', en: 'Confirmed' },
  },
  'registration.date': { label: { fr: 'Date {registration.du}', en: 'Date of the {registration}' }, ...aDay('2026-11-20') },
  'registration.price': { label: { fr: 'Tarif {registration.du}', en: 'Price of the {registration}' }, ...anAmount(45000) },
  'registration.options': {
    label: { fr: 'Options choisies', en: 'Options chosen' },
    example: { fr: 'Déjeuner, Nuitée × 2', en: 'Lunch, Night × 2' },
  },
  'registration.registered_by': { label: { fr: 'Saisie par', en: 'Registered by' }, example: same('Jean Petit') },
  'registration.cancel_reason': { label: labels.reason, example: { fr: 'maladie', en: 'illness' } },
  'registration.refuse_reason': {
    label: { fr: 'Motif du refus', en: 'Reason for the refusal' },
    example: { fr: 'prérequis manquants', en: 'prerequisites missing' },
  },
  'registration.hours_done': { label: { fr: 'Heures suivies', en: 'Hours attended' }, example: { fr: '10,5', en: '10.5' } },
  'registration.waiting_position': { label: { fr: 'Rang dans l’attente', en: 'Rank on the waiting list' }, example: { fr: '3', en: '3' } },
  'registration.offer_expires_at': {
    label: { fr: 'Offre valable jusqu’au', en: 'Offer held until' },
    ...anInstant('2026-11-21T13:00:00Z'),
  },
  'registration.promo_code': { label: { fr: 'Code promo', en: 'Promo code' }, example: same('PRINTEMPS') },
  'registration.hours_planned': { label: { fr: 'Heures prévues', en: 'Hours planned' }, example: same('14') },
  'registration.attendance_rate': {
    label: { fr: 'Taux d’heures suivies', en: 'Share of hours followed' },
    example: { fr: '75\u00A0%', en: '75%' },
  },
  'registration.absences': {
    label: { fr: 'Absences', en: 'Absences' },
    example: { fr: '12 mars 2027 de 9\u202Fh à 12\u202Fh', en: '12 March 2027 from 09:00 to 12:00' },
  },
} satisfies Record<string, Field>
