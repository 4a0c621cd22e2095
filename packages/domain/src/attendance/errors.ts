import { errorList } from '../kernel/errors.ts'

export const attendanceErrors = errorList({
  codeUnknown: { http: 404, fr: 'Code inconnu', en: 'Unknown code' },
  codeExpired: { http: 409, fr: 'Code expiré', en: 'Expired code' },
  codeReplaced: {
    http: 409,
    fr: 'Code remplacé\u00A0: un plus récent a été envoyé à {name}.',
    en: 'Code replaced: a newer one was sent to {name}.',
  },
  otherEvent: { http: 409, fr: 'Code valable pour {title}, pas ici.', en: 'This code is for {title}, not here.' },
  registrationCancelled: { http: 409, fr: '{name}\u00A0: {registration} annulé{registration.e}.', en: '{name}: {registration} cancelled.' },
  notConfirmed: {
    http: 409,
    fr: '{name}\u00A0: {registration} non confirmé{registration.e} ({status}).',
    en: '{name}: {registration} not confirmed ({status}).',
  },
  alreadyIn: {
    http: 409,
    fr: '{name}\u00A0: entrée déjà enregistrée le {at, date, short} à {at, time} par {by}.',
    en: '{name}: entry already recorded on {at, date, short} at {at, time} by {by}.',
  },
  insideSince: {
    http: 409,
    fr: '{name}\u00A0: déjà à l’intérieur depuis {at, time}.',
    en: '{name}: already inside since {at, time}.',
  },
  notInside: { http: 409, fr: '{name} n’est pas à l’intérieur.', en: '{name} is not inside.' },
  undoNeedsReason: {
    http: 422,
    fr: 'Deux minutes après un passage, dites pourquoi vous l’annulez.',
    en: 'Two minutes after a passage, say why you undo it.',
  },
  noBadge: {
    http: 409,
    fr: '{participant.aucun:cap} attendu{participant.e}\u00A0: pas de badge à imprimer.',
    en: 'No {participant} expected: no badge to print.',
  },
  brokenSeal: {
    http: 422,
    fr: 'Cette signature faite hors ligne a été modifiée\u00A0: elle n’est pas enregistrée. Signez de nouveau.',
    en: 'This offline signature was altered: it is not recorded. Sign again.',
  },
  doorOver: {
    http: 409,
    fr: 'Ce lien de contrôle n’est plus valable. Demandez-en un autre à l’organisateur.',
    en: 'This check-in link is no longer valid. Ask the organiser for another one.',
  },
  tooEarly: {
    http: 409,
    fr: 'Vous pourrez signer à partir du {at, date, long} à {at, time}.',
    en: 'You will be able to sign from {at, date, long} at {at, time}.',
  },
  tooEarlyToday: { http: 409, fr: 'Vous pourrez signer à partir de {at, time}.', en: 'You will be able to sign from {at, time}.' },
  tooLate: {
    http: 409,
    fr: 'La signature est fermée. {partner.le:cap} peut enregistrer une régularisation.',
    en: 'Signing is closed. The {partner} can record a correction.',
  },
  markedAbsent: { http: 409, fr: 'Cette demi-journée est notée absente.', en: 'This half-day is marked absent.' },
  presenceSeen: {
    http: 409,
    fr: 'Votre présence à cette demi-journée est déjà constatée.',
    en: 'Your presence at this half-day is already recorded.',
  },
  noticeTooLate: {
    http: 409,
    fr: 'Cette demi-journée est terminée et aucune absence n’y est notée.',
    en: 'This half-day is over and no absence is recorded for it.',
  },
  noticeSettled: {
    http: 409,
    fr: 'L’organisation a déjà répondu : ce que vous avez dit ne change plus.',
    en: 'The organisation has already answered: what you said no longer changes.',
  },
  alreadySigned: { http: 409, fr: 'Cette demi-journée est déjà signée.', en: 'This half-day is already signed.' },
  sheetLocked: {
    http: 409,
    fr: 'La feuille est verrouillée depuis le {at, date, long}\u00A0: elle ne change plus.',
    en: 'The sheet has been locked since {at, date, long}: it no longer changes.',
  },
  partnerNotSigned: {
    http: 409,
    fr: '{partner.le:cap} n’a pas signé\u00A0: {at, date, full}, {half}.',
    en: 'The {partner} has not signed: {at, date, full}, {half}.',
  },
  notOver: {
    http: 409,
    fr: 'La dernière demi-journée se termine le {at, date, full} à {at, time}\u00A0: la feuille se verrouille ensuite.',
    en: 'The last half-day ends on {at, date, full} at {at, time}: the sheet can be locked after that.',
  },
  lockedHours: {
    http: 409,
    fr: 'La feuille {attendance.de} est verrouillée\u00A0: ses demi-journées ne changent plus.',
    en: 'The {attendance} sheet is locked: its half-days no longer change.',
  },
  addedTooEarly: {
    http: 409,
    fr: 'Une personne inattendue s’ajoute le jour même, à partir du {at, date, long} à {at, time}.',
    en: 'An unexpected person is added on the day itself, from {at, date, long} at {at, time}.',
  },
  lateTooLong: {
    http: 422,
    fr: 'Un retard ne dépasse pas la demi-journée\u00A0: {minutes} minutes au plus.',
    en: 'A late arrival cannot exceed the half-day: {minutes} minutes at most.',
  },
  noHalfDay: { http: 409, fr: '{event.ce:cap} n’a aucune demi-journée à signer.', en: 'This {event} has no half-day to sign.' },
  wrongDrawing: {
    http: 422,
    fr: 'La signature dessinée est illisible ou trop lourde.',
    en: 'The drawn signature is unreadable or too large.',
  },
  noSealedSheet: {
    http: 409,
    fr: 'Aucune de ces feuilles n’est encore scellée\u00A0: verrouillez-les d’abord.',
    en: 'None of these sheets is sealed yet: lock them first.',
  },
  codeNeeded: {
    http: 422,
    fr: 'Saisissez le code affiché sur place.',
    en: 'Type the code shown on site.',
  },
  sentCodeNeeded: {
    http: 422,
    fr: 'Saisissez le code reçu.',
    en: 'Type the code you received.',
  },
  codeOutdated: {
    http: 409,
    fr: 'Ce code n’est plus celui qui est affiché. Saisissez le nouveau.',
    en: 'This code is no longer the one shown. Type the new one.',
  },
  signOnSite: {
    http: 409,
    fr: 'La présence se signe sur place, auprès {partner.du}.',
    en: 'The {attendance} is signed on site, with the {partner}.',
  },
  meansClosed: {
    http: 409,
    fr: 'Ce moyen de signature n’est pas ouvert pour {event.ce}. Choisissez-le à l’étape «\u00A0Présence\u00A0».',
    en: 'This way of signing is not open for this {event}. Choose it in the “{attendance:cap}” step.',
  },
  notProved: {
    http: 409,
    fr: 'La présence à {event.ce} n’est pas prouvée. Choisissez comment à l’étape «\u00A0Présence\u00A0».',
    en: '{attendance:cap} at this {event} is not proved. Choose how in the “{attendance:cap}” step.',
  },
  notSigned: {
    http: 409,
    fr: 'La présence à {event.ce} est prouvée à l’entrée\u00A0: elle ne se signe pas.',
    en: '{attendance:cap} at this {event} is proved at the entrance: it is not signed.',
  },
  modeFrozen: {
    http: 409,
    fr: '{n, plural, one {# présence est déjà prouvée} other {# présences sont déjà prouvées}}\u00A0: la preuve de présence ne change plus.',
    en: '{n, plural, one {# presence is already proved} other {# presences are already proved}}: the proof of {attendance} no longer changes.',
  },
  roomClosed: {
    http: 409,
    fr: 'La salle ouvre un quart d’heure avant le début. Revenez à ce moment-là.',
    en: 'The room opens a quarter of an hour before the start. Come back then.',
  },
  roomAwaitsHost: {
    http: 409,
    fr: 'La personne qui anime n’est pas encore entrée. Réessayez dans un instant.',
    en: 'The host has not joined yet. Try again in a moment.',
  },
  roomEnded: { http: 409, fr: 'La visioconférence est terminée.', en: 'The video meeting is over.' },
  roomUnset: {
    http: 409,
    fr: 'L’adresse de la visioconférence n’a pas encore été donnée. Écrivez à l’organisateur.',
    en: 'The address of the video meeting has not been given yet. Write to the organiser.',
  },
  notLocked: { http: 409, fr: 'La feuille n’est pas verrouillée.', en: 'The sheet is not locked.' },
  consentChanged: {
    http: 409,
    fr: 'Le texte de consentement a changé. Relisez-le, puis signez.',
    en: 'The consent text has changed. Read it again, then sign.',
  },
})
