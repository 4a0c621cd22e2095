import { traceActions } from './action.ts'

/** Presence and what proves it. */
export const attendanceActions = traceActions({
  enter_meeting: { label: { fr: 'Entrée en visioconférence', en: 'Entered the video meeting' } },
  checkin: { label: { fr: 'Entrée enregistrée', en: 'Checked in' }, subject: 'registration', audience: 'public' },
  undo_checkin: { label: { fr: 'Passage annulé', en: 'Passage undone' }, subject: 'registration' },
  close_day: {
    label: { fr: 'Absence notée en fin de journée', en: 'Absence recorded at the end of the day' },
    subject: 'registration',
    audience: 'public',
  },
  undo_closing: { label: { fr: 'Absence retirée', en: 'Absence taken back' }, subject: 'registration', audience: 'public' },
  give_door: { label: { fr: 'Accès au contrôle donné', en: 'Check-in access given' } },
  revoke_door: { label: { fr: 'Accès au contrôle retiré', en: 'Check-in access revoked' } },
  set_badges: { label: { fr: 'Format des badges changé', en: 'Badge layout changed' } },
  print_badges: { label: { fr: 'Badges imprimés', en: 'Badges printed' } },
  take_door_list: { label: { fr: 'Liste emportée à l’entrée', en: 'Door list taken along' } },
  sign_attendance: { label: { fr: 'Signature {attendance.de}', en: '{attendance:cap} signed' }, subject: 'slot', audience: 'public' },
  mark_absent: { label: { fr: 'Absence notée', en: 'Marked absent' }, subject: 'slot', audience: 'public' },
  mark_late: { label: { fr: 'Retard noté', en: 'Marked late' }, subject: 'slot', audience: 'public' },
  report_absence: {
    label: { fr: 'Retard ou absence signalé par la personne', en: 'Late arrival or absence reported by the person' },
    subject: 'registration',
    audience: 'public',
  },
  withdraw_absence_report: {
    label: { fr: 'Retard ou absence retiré par la personne', en: 'Report taken back by the person' },
    subject: 'registration',
    audience: 'public',
  },
  attach_absence_proof: { label: { fr: 'Justificatif d’absence joint', en: 'Proof of absence attached' }, subject: 'registration' },
  excuse_absence: {
    label: { fr: 'Absence ou retard excusé', en: 'Absence or late arrival excused' },
    subject: 'registration',
    audience: 'public',
  },
  refuse_absence_excuse: {
    label: { fr: 'Absence ou retard non excusé', en: 'Absence or late arrival not excused' },
    subject: 'registration',
    audience: 'public',
  },
  regularise_attendance: {
    label: { fr: 'Régularisation {attendance.de}', en: '{attendance:cap} regularised' },
    subject: 'slot',
    audience: 'public',
  },
  lock_attendance: { label: { fr: 'Clôture {attendance.de}', en: '{attendance:cap} locked' }, audience: 'public' },
  lock_attendance_due: {
    label: { fr: 'Clôture automatique {attendance.de}', en: '{attendance:cap} locked automatically' },
    audience: 'public',
  },
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
  set_productions: { label: { fr: 'Documents produits choisis', en: 'Documents produced chosen' } },
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
