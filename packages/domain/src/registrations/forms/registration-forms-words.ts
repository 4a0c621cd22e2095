import { words } from '../../kernel/sentence.ts'

/** Sentences of the forms a person fills in beside the one of their registration. */
export const registrationFormsWords = words({
  qualification: { fr: 'Qualification', en: 'Qualification' },
  details: { fr: 'Précisions', en: 'Details' },
  questionnaire: { fr: '{questionnaire:cap}', en: '{questionnaire:cap}' },
  toFill: { fr: 'Formulaires à remplir', en: 'Forms to fill in' },
  fill: { fr: 'Remplir le formulaire', en: 'Fill in the form' },
  due: {
    fr: '{count, plural, one {Un formulaire à remplir} other {# formulaires à remplir}}',
    en: '{count, plural, one {One form to fill in} other {# forms to fill in}}',
  },
  by: { fr: 'À remplir avant le {day}', en: 'Due by {day}' },
  late: { fr: 'En retard\u00A0: attendu le {day}', en: 'Late: it was due on {day}' },
  holds: {
    fr: 'Votre demande est acceptée. {registration.votre:cap} sera confirmé{registration.e} une fois ce formulaire rempli.',
    en: 'Your request is accepted. Your {registration} will be confirmed once this form is filled in.',
  },
  filled: { fr: 'Rempli le {at, date, long}', en: 'Filled in on {at, date, long}' },
  optional: { fr: 'Facultatif', en: 'Optional' },
  send: { fr: 'Envoyer mes réponses', en: 'Send my answers' },
  change: { fr: 'Modifier mes réponses', en: 'Change my answers' },
  awaited: { fr: 'Attendu', en: 'Awaited' },
  missing: {
    fr: '{count, plural, one {Il manque un formulaire obligatoire.} other {Il manque # formulaires obligatoires.}}',
    en: '{count, plural, one {A required form is missing.} other {# required forms are missing.}}',
  },
  acceptedWaiting: { fr: 'Acceptée, formulaire attendu', en: 'Accepted, form awaited' },
})
