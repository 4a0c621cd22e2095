import { words } from '../../kernel/sentence.ts'
import type { ProofMode } from './proof-mode.ts'

export const proofWords = words({
  mode: { fr: 'Preuve de présence', en: 'Proof of {attendance}' },
  noProof: {
    fr: 'Sans preuve de présence, ni {certificate} ni bilan.',
    en: 'Without proof of {attendance}: no {certificate}, no figures.',
  },
  noneOnSheet: {
    fr: 'La présence à {event.ce} n’est pas prouvée\u00A0: rien à signer.',
    en: '{attendance:cap} at this {event} is not proved: there is nothing to sign.',
  },
  doorOnSheet: {
    fr: 'La présence à {event.ce} est prouvée à l’entrée\u00A0: les {participant.pl} ne signent pas.',
    en: '{attendance:cap} at this {event} is proved at the entrance: {participant.pl} do not sign.',
  },
  frozen: {
    fr: '{n, plural, one {# présence est déjà prouvée} other {# présences sont déjà prouvées}}\u00A0: la preuve reste la même jusqu’à la fin.',
    en: '{n, plural, one {# presence is already proved} other {# presences are already proved}}: the proof stays the same to the end.',
  },
  remindStart: { fr: 'Relance après le début (minutes)', en: 'Reminder after the start (minutes)' },
  remindEnd: { fr: 'Relance après la fin (minutes)', en: 'Reminder after the end (minutes)' },
  remindHelp: { fr: 'À qui n’a pas signé. Vide\u00A0: pas de relance.', en: 'To those who have not signed. Empty: no reminder.' },
  lateAfter: { fr: 'Retard proposé au-delà de (minutes)', en: 'Late arrival suggested after (minutes)' },
  lateAfterHelp: {
    fr: 'D’après l’entrée ou la signature\u202F; {partner.le} confirme. Vide\u00A0: aucun retard proposé.',
    en: 'From the entry or the signature; the {partner} confirms. Empty: none is suggested.',
  },
  lockAfter: { fr: 'Verrouillage automatique (jours après la fin)', en: 'Automatic lock (days after the end)' },
  lockAfterHelp: {
    fr: 'Après la dernière demi-journée, une fois contresignée par {partner.le}. Vide\u00A0: verrouillage à la main.',
    en: 'After the last half-day, once the {partner} has countersigned. Empty: locked by hand.',
  },
  rounding: { fr: 'Arrondi des heures suivies', en: 'Rounding of the hours attended' },
  roundingHelp: { fr: 'Par demi-journée, toujours vers le bas.', en: 'For each half-day, always down.' },
  countsExits: {
    fr: 'Retirer des heures le temps passé dehors, d’après les sorties scannées et les déconnexions',
    en: 'Take time spent outside off the hours, from the exits scanned and the disconnections',
  },
  minutesAway: { fr: 'Minutes passées dehors', en: 'Minutes spent outside' },
  away: { fr: '{minutes} min passées dehors', en: '{minutes} min spent outside' },
  lockUnsigned: {
    fr: '{n, plural, one {# demi-journée n’est ni signée ni justifiée et restera non signée.} other {# demi-journées ne sont ni signées ni justifiées et resteront non signées.}}',
    en: '{n, plural, one {# half-day is neither signed nor accounted for and will stay unsigned.} other {# half-days are neither signed nor accounted for and will stay unsigned.}}',
  },
  locksAt: {
    fr: 'Verrouillage automatique le {at, date, long} à {at, time}, une fois la feuille contresignée.',
    en: 'Locks by itself on {at, date, long} at {at, time}, once countersigned.',
  },
  tryOut: { fr: 'Tester la signature', en: 'Try signing' },
  tryOutNotice: { fr: 'Essai\u00A0: rien n’est enregistré.', en: 'Trial: nothing is recorded.' },
  triedOut: { fr: 'La signature fonctionne. Rien n’a été enregistré.', en: 'Signing works. Nothing was recorded.' },
  preview: { fr: 'Aperçu de la feuille', en: 'Preview the sheet' },
  lateTitle: { fr: 'Retards à confirmer', en: 'Late arrivals to confirm' },
  arrivedAt: { fr: '{name}, {when}\u00A0: arrivée à {at, time}', en: '{name}, {when}: arrived at {at, time}' },
  confirmLate: { fr: 'Noter {minutes} min', en: 'Record {minutes} min' },
  confirmLateOf: { fr: 'Noter {minutes} min de retard, {name}, {when}', en: 'Record {minutes} min late, {name}, {when}' },
  onTime: { fr: 'À l’heure', en: 'On time' },
  onTimeOf: { fr: 'Noter à l’heure, {name}, {when}', en: 'Record as on time, {name}, {when}' },
  lateToConfirm: { fr: 'Retard de {minutes} min à confirmer', en: '{minutes} min late, to confirm' },
  entered: { fr: 'Entrée', en: 'Entry' },
  enteredAt: { fr: 'Entrée le {day, date, short} à {at, time, short}', en: 'Came in on {day, date, short} at {at, time, short}' },
})

/** What each mode asks, under its name. */
export const modeHelp: Readonly<Record<ProofMode, { fr: string; en: string }>> = {
  none: { fr: 'Personne ne signe et aucune heure n’est comptée.', en: 'Nobody signs and no hours are counted.' },
  door: {
    fr: 'L’entrée contrôlée à l’accueil vaut preuve de la demi-journée, sans signature.',
    en: 'Being checked in at the entrance proves the half-day, without signing.',
  },
  halfDay: { fr: 'Chaque personne signe, {partner.le} contresigne.', en: 'Each person signs, the {partner} countersigns.' },
  remote: {
    fr: 'L’entrée dans la visioconférence est enregistrée, puis chaque personne signe.',
    en: 'Joining the video meeting is recorded, then each person signs.',
  },
}
