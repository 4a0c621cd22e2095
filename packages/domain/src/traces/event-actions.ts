import { traceActions } from './action.ts'

/** Events, their slots, prices and partners. */
export const eventActions = traceActions({
  create_event: { label: { fr: 'Création {event.de}', en: '{event:cap} created' }, subject: 'event', audience: 'public' },
  update_event: { label: { fr: 'Modification {event.de}', en: '{event:cap} changed' }, subject: 'event', audience: 'public' },
  update_event_thumbnail: { label: { fr: 'Modification de la vignette', en: 'Card changed' }, audience: 'public' },
  update_event_page: { label: { fr: 'Modification de la page', en: 'Page changed' }, audience: 'public' },
  update_event_pricing: { label: { fr: 'Modification de la tarification', en: 'Pricing changed' }, audience: 'public' },
  update_event_qualification: { label: { fr: 'Modification des conditions d’accès', en: 'Access conditions changed' }, audience: 'public' },
  update_event_registration: {
    label: { fr: 'Modification des {registration.pl}', en: '{registration.pl:cap} settings changed' },
    audience: 'public',
  },
  update_event_publication: { label: { fr: 'Modification de la publication', en: 'Publication changed' }, audience: 'public' },
  publish_event: { label: { fr: 'Publication {event.de}', en: '{event:cap} published' }, audience: 'public' },
  unpublish_event: { label: { fr: 'Dépublication {event.de}', en: '{event:cap} unpublished' }, audience: 'public' },
  duplicate_event: { label: { fr: 'Duplication {event.de}', en: '{event:cap} duplicated' }, audience: 'public' },
  delete_event: { label: { fr: 'Suppression {event.de}', en: '{event:cap} deleted' }, subject: 'event', audience: 'public' },
  cancel_event: { label: { fr: 'Annulation {event.de}', en: '{event:cap} cancelled' }, audience: 'public' },
  postpone_event: { label: { fr: 'Report {event.de}', en: '{event:cap} postponed' }, audience: 'public' },
  close_event: { label: { fr: 'Clôture {event.de}', en: '{event:cap} closed' }, audience: 'public' },
  reopen_event: { label: { fr: 'Réouverture {event.de}', en: '{event:cap} opened again' }, audience: 'public' },
  archive_event: { label: { fr: 'Archivage {event.de}', en: '{event:cap} archived' }, audience: 'public' },
  unarchive_event: { label: { fr: 'Sortie d’archive {event.de}', en: '{event:cap} taken out of the archive' }, audience: 'public' },
  add_slot: { label: { fr: 'Ajout d’un créneau', en: 'Slot added' }, subject: 'slot', audience: 'public' },
  change_slot: { label: { fr: 'Modification d’un créneau', en: 'Slot changed' }, subject: 'slot', audience: 'public' },
  remove_slot: { label: { fr: 'Suppression d’un créneau', en: 'Slot removed' }, subject: 'slot', audience: 'public' },
  add_price: { label: { fr: 'Ajout d’un tarif', en: 'Price added' }, subject: 'price' },
  change_price: { label: { fr: 'Modification d’un tarif', en: 'Price changed' }, subject: 'price' },
  remove_price: { label: { fr: 'Suppression d’un tarif', en: 'Price removed' }, subject: 'price' },
  accept_partner: { label: { fr: 'Proposition acceptée', en: 'Proposal accepted' }, subject: 'user' },
  refuse_partner: { label: { fr: 'Proposition refusée', en: 'Proposal refused' }, subject: 'user' },
  set_unavailability: { label: { fr: 'Indisponibilité {partner.de}', en: '{partner:cap} unavailable' }, subject: 'user' },
  open_planning_feed: {
    label: { fr: 'Création d’une adresse d’agenda', en: 'Calendar address created' },
    subject: 'user',
  },
  revoke_planning_feed: {
    label: { fr: 'Révocation d’une adresse d’agenda', en: 'Calendar address revoked' },
    subject: 'user',
  },
  create_partner: { label: { fr: 'Création {partner.de}', en: '{partner:cap} created' }, subject: 'user' },
  update_partner: { label: { fr: 'Modification {partner.de}', en: '{partner:cap} changed' }, subject: 'user' },
  validate_partner: { label: { fr: 'Validation {partner.de}', en: '{partner:cap} approved' }, subject: 'user' },
  delete_partner: { label: { fr: 'Suppression {partner.de}', en: '{partner:cap} deleted' }, subject: 'user' },
  reactivate_partner: { label: { fr: 'Réactivation {partner.de}', en: '{partner:cap} brought back' }, subject: 'user' },
  read_partner_bank: { label: { fr: 'Lecture de coordonnées bancaires', en: 'Bank details read' }, subject: 'user' },
  update_partner_bank: { label: { fr: 'Modification de coordonnées bancaires', en: 'Bank details changed' }, subject: 'user' },
  assign_partner: { label: { fr: 'Affectation {partner.de}', en: '{partner:cap} assigned' }, subject: 'user', audience: 'public' },
  change_partner: {
    label: { fr: 'Modification de la mission {partner.de}', en: 'Assignment of {partner.un} changed' },
    subject: 'user',
    audience: 'public',
  },
})

/** Registrations, from the invitation to the end. */
export const registrationActions = traceActions({
  update_activity: { label: { fr: 'Modification {activity.de}', en: '{activity:cap} changed' }, subject: 'event' },
  choose_activities: { label: { fr: 'Choix {activity.depl}', en: '{activity.pl:cap} chosen' }, subject: 'registration' },
  write_to_registered: { label: { fr: 'Message aux inscrits', en: 'Message to those registered' }, subject: 'event' },
  'invite-guest': { label: { fr: 'Invitation envoyée', en: 'Invitation sent' }, subject: 'registration' },
  'start-registration': {
    label: { fr: 'Début {registration.de}', en: '{registration:cap} started' },
    subject: 'registration',
    audience: 'public',
  },
  'change-registration': {
    label: { fr: 'Changement de statut {registration.de}', en: 'Status of {registration.un} changed' },
    subject: 'registration',
  },
  'extend-hold': {
    label: { fr: 'Prolongation de la place réservée', en: 'Held place extended' },
    subject: 'registration',
    audience: 'public',
  },
  'expire-hold': { label: { fr: 'Place réservée libérée', en: 'Held place released' }, subject: 'registration' },
  substitute_guest: { label: { fr: 'Remplacement', en: 'Replaced' }, subject: 'registration', audience: 'public' },
  join_waiting_list: { label: { fr: 'Liste d’attente\u00A0: demande', en: 'Waiting list joined' }, subject: 'event', audience: 'public' },
  leave_waiting_list: { label: { fr: 'Liste d’attente\u00A0: départ', en: 'Waiting list left' }, subject: 'event', audience: 'public' },
  note_guest: { label: { fr: 'Note ajoutée', en: 'Note added' }, subject: 'registration' },
  agree_guest: { label: { fr: 'Accord donné', en: 'Agreed' }, subject: 'registration', audience: 'public' },
  'remind-guest': { label: { fr: 'Relance', en: 'Reminded' }, subject: 'registration', audience: 'public' },
  'follow-funding': { label: { fr: 'Suivi du financement', en: 'Funding followed' }, subject: 'registration', audience: 'public' },
})

/** Presence and what proves it. */
export const attendanceActions = traceActions({
  enter_meeting: { label: { fr: 'Entrée en visioconférence', en: 'Entered the video meeting' } },
  checkin: { label: { fr: 'Entrée enregistrée', en: 'Checked in' }, subject: 'registration', audience: 'public' },
  undo_checkin: { label: { fr: 'Passage annulé', en: 'Passage undone' }, subject: 'registration' },
  take_door_list: { label: { fr: 'Liste emportée à l’entrée', en: 'Door list taken along' } },
  sign_attendance: { label: { fr: 'Signature {attendance.de}', en: '{attendance:cap} signed' }, subject: 'slot', audience: 'public' },
  mark_absent: { label: { fr: 'Absence notée', en: 'Marked absent' }, subject: 'slot', audience: 'public' },
  mark_late: { label: { fr: 'Retard noté', en: 'Marked late' }, subject: 'slot', audience: 'public' },
  regularise_attendance: {
    label: { fr: 'Régularisation {attendance.de}', en: '{attendance:cap} regularised' },
    subject: 'slot',
    audience: 'public',
  },
  lock_attendance: { label: { fr: 'Clôture {attendance.de}', en: '{attendance:cap} locked' }, audience: 'public' },
  reopen_attendance: { label: { fr: 'Réouverture {attendance.de}', en: '{attendance:cap} reopened' }, audience: 'public' },
  remind_attendance: {
    label: { fr: 'Signatures manquantes relancées', en: 'Missing signatures reminded' },
    subject: 'slot',
  },
  attach_paper_sheet: {
    label: { fr: 'Feuille papier jointe', en: 'Paper sheet attached' },
    subject: 'slot',
    audience: 'public',
  },
  set_attendance: { label: { fr: 'Moyens {attendance.de} choisis', en: 'Ways of signing the {attendance} chosen' } },
  seal_attendance: { label: { fr: 'Scellement {attendance.de}', en: '{attendance:cap} sealed' }, audience: 'public' },
  issue_ticket: { label: { fr: 'Émission {ticket.de}', en: '{ticket:cap} issued' }, subject: 'registration', audience: 'public' },
  reissue_ticket: {
    label: { fr: 'Nouvelle émission {ticket.de}', en: '{ticket:cap} issued again' },
    subject: 'registration',
    audience: 'public',
  },
  issue_certificate: {
    label: { fr: 'Émission {certificate.de}', en: '{certificate:cap} issued' },
    subject: 'registration',
    audience: 'public',
  },
  issue_attestation: {
    label: { fr: 'Émission {attestation.de}', en: '{attestation:cap} issued' },
    subject: 'registration',
    audience: 'public',
  },
})
