import { words } from '../kernel/sentence.ts'

/** Words of the printed sheet (FOR-31) and of its evidence page (FOR-33). */
export const sheetWords = words({
  title: { fr: 'Feuille d’{attendance}', en: '{attendance:cap} sheet' },
  organisation: { fr: 'Organisme', en: 'Organisation' },
  activityNumber: { fr: 'Déclaration d’activité', en: 'Activity declaration' },
  siret: { fr: 'SIRET', en: 'SIRET' },
  dates: { fr: 'Dates', en: 'Dates' },
  place: { fr: '{location:cap}', en: '{location:cap}' },
  people: { fr: '{participant.pl:cap}', en: '{participant.pl:cap}' },
  speakers: { fr: '{partner.pl:cap}', en: '{partner.pl:cap}' },
  morning: { fr: 'Matin', en: 'Morning' },
  afternoon: { fr: 'Après-midi', en: 'Afternoon' },
  absent: { fr: 'Absence', en: 'Absent' },
  late: { fr: 'Retard de {minutes} min', en: '{minutes} min late' },
  regularised: { fr: 'Régularisation : {author}, {reason}', en: 'Regularised: {author}, {reason}' },
  signedAt: { fr: 'Signé le {day, date, short} à {at, time, short}', en: 'Signed on {day, date, short} at {at, time, short}' },
  hours: { fr: 'Durée suivie', en: 'Hours attended' },
  hoursValue: { fr: '{hours} h', en: '{hours} h' },
  evidence: { fr: 'Preuves des signatures', en: 'Evidence of the signatures' },
  evidenceIntro: {
    fr: 'Chaque signature est liée à son auteur et à l’état de la feuille au moment de signer. L’empreinte de la feuille et le chaînage permettent de vérifier que rien n’a changé depuis (articles 1366 et 1367 du code civil).',
    en: 'Each signature is bound to its author and to the state of the sheet when it was signed. The digest of the sheet and the chain show that nothing has changed since (articles 1366 and 1367 of the French civil code).',
  },
  who: { fr: 'Signataire', en: 'Signatory' },
  halfDay: { fr: 'Demi-journée', en: 'Half-day' },
  instant: { fr: 'Horodatage (UTC)', en: 'Timestamp (UTC)' },
  proof: { fr: 'Identification', en: 'Identification' },
  device: { fr: 'Adresse et appareil', en: 'Address and device' },
  consent: { fr: 'Consentement', en: 'Consent' },
  digests: { fr: 'Empreintes SHA-256 (feuille, chaîne)', en: 'SHA-256 digests (sheet, chain)' },
  sealed: {
    fr: 'Feuille verrouillée et scellée le {day, date, long} à {at, time}.',
    en: 'Sheet locked and sealed on {day, date, long} at {at, time}.',
  },
})
