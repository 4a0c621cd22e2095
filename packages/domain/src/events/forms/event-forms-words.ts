import { labels } from '../../kernel/labels.ts'
import { words } from '../../kernel/sentence.ts'

/** Sentences of the forms an event asks beside the one of its registration, as who builds it reads them. */
export const eventFormsWords = words({
  title: { fr: 'Autres formulaires', en: 'Other forms' },
  help: {
    fr: 'Demandés en plus du formulaire {registration.de}, pendant celui-ci ou une fois la demande acceptée.',
    en: 'Asked besides the {registration} form, while it is filled in or once the request is accepted.',
  },
  qualification: { fr: 'Formulaires de qualification', en: 'Qualification forms' },
  qualificationHelp: {
    fr: 'Remplis pendant {registration.le}, lus par qui décide à côté de la demande.',
    en: 'Filled in during the {registration}, read by whoever decides beside the request.',
  },
  none: { fr: 'Aucun autre formulaire n’est demandé.', en: 'No other form is asked for.' },
  ask: { fr: 'Demander un formulaire', en: 'Ask for a form' },
  form: { fr: 'Formulaire', en: 'Form' },
  formHelp: {
    fr: 'Parmi ceux qui sont publiés, hors formulaires {registration.de}.',
    en: 'Among those published, {registration} forms excepted.',
  },
  choose: { fr: 'Choisir un formulaire', en: 'Choose a form' },
  write: { fr: 'Écrire un nouveau formulaire', en: 'Write a new form' },
  stage: { fr: 'Quand le demander', en: 'When to ask for it' },
  isRequired: { fr: 'Obligatoire', en: 'Required' },
  optional: { fr: 'Facultatif', en: 'Optional' },
  isRequiredHelp: {
    fr: 'Pendant {registration.le}, celui-ci reste à compléter tant qu’il n’est pas rempli.',
    en: 'While registering, the {registration} stays to be completed until it is filled in.',
  },
  holds: { fr: 'Avant la confirmation', en: 'Before confirmation' },
  holdsHelp: {
    fr: 'Une demande acceptée n’est confirmée qu’une fois ce formulaire rempli.',
    en: 'An accepted request is confirmed only once this form is filled in.',
  },
  dueDays: { fr: 'À remplir combien de jours avant le début', en: 'Days before the start by which it is due' },
  dueDaysHelp: { fr: 'Vide\u00A0: sans date limite. Des relances partent avant.', en: 'Empty: no deadline. Reminders are sent before it.' },
  due: {
    fr: '{days, plural, =0 {à remplir avant le début} one {à remplir # jour avant le début} other {à remplir # jours avant le début}}',
    en: '{days, plural, =0 {due by the start} one {due # day before the start} other {due # days before the start}}',
  },
  unpublished: { fr: 'Jamais publié\u00A0: personne ne le voit', en: 'Never published: nobody sees it' },
  whenPaid: { fr: 'Demandé seulement quand {event.le} est payant{event.e}.', en: 'Asked only when there is a charge for the {event}.' },
  open: { fr: 'Ouvrir «\u00A0{name}\u00A0»', en: 'Open “{name}”' },
  changeOf: { fr: 'Modifier «\u00A0{name}\u00A0»', en: 'Edit “{name}”' },
  change: labels.edit,
  retire: { fr: 'Ne plus demander', en: 'Stop asking' },
  retireOf: { fr: 'Ne plus demander «\u00A0{name}\u00A0»', en: 'Stop asking for “{name}”' },
  retireTitle: { fr: 'Ne plus demander «\u00A0{name}\u00A0»\u202F?', en: 'Stop asking for “{name}”?' },
  retireHelp: { fr: 'Les réponses déjà données sont gardées.', en: 'Answers already given are kept.' },
  asked: { fr: 'Le formulaire est demandé.', en: 'The form is asked for.' },
  saved: { fr: 'La demande est modifiée.', en: 'The request is changed.' },
  retired: { fr: 'Le formulaire n’est plus demandé.', en: 'The form is no longer asked for.' },
  save: labels.save,
})
