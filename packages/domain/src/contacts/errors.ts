import { errorList } from '../kernel/errors.ts'

export const contactErrors = errorList({
  mailOfTheirs: {
    http: 403,
    fr: 'Cette personne se connecte avec son adresse\u00A0: elle seule la change, ou un administrateur sans restriction.',
    en: 'This person signs in with this address: only they, or an unrestricted administrator, can change it.',
  },
  mailTaken: { http: 409, fr: 'L’e-mail existe probablement déjà', en: 'This email address probably exists already' },
  notDeletable: {
    http: 409,
    fr: '{this} ne peut pas être supprimé(e)',
    en: '{this} cannot be deleted',
  },
  mergedAway: {
    http: 404,
    fr: 'Cette fiche a été fusionnée dans celle {name.de}.',
    en: 'This record was merged into that of {name}.',
  },
  registeredTwice: {
    http: 409,
    fr: 'Ces fiches ont chacune {registration.un} pour\u00A0: {events}. Annulez-en {registration_gender, select, f {une} other {un}}, puis fusionnez.',
    en: 'These records each have {registration.un} for: {events}. Cancel one of them, then merge.',
  },
  nothingToUndo: {
    http: 409,
    fr: 'Cette opération ne peut plus être annulée\u00A0: elle n’est pas de vous, ou {minutes} minutes sont passées.',
    en: 'This operation can no longer be undone: it is not yours, or {minutes} minutes have passed.',
  },
  mergeSettled: {
    http: 409,
    fr: 'Cette fusion ne peut plus être annulée\u00A0: 24 heures sont passées, ou elle l’est déjà.',
    en: 'This merge can no longer be undone: 24 hours have passed, or it has already been undone.',
  },
  tooManyChosen: {
    http: 422,
    fr: 'Une opération porte sur {max, number} personnes au plus\u00A0: affinez les filtres de la liste.',
    en: 'An operation applies to {max, number} people at most: narrow the filters of the list.',
  },
  lastAdministrator: {
    http: 409,
    fr: 'C’est le dernier compte d’administration sans restriction\u00A0: nommez-en d’abord un autre.',
    en: 'This is the last administration account without restriction: name another one first.',
  },
})
