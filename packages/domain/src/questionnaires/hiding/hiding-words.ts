import { words } from '../../kernel/sentence.ts'

/** Texts that are not shown. */
export const hidingWords = words({
  hide: { fr: 'Masquer ce texte', en: 'Hide this text' },
  hideOf: { fr: 'Masquer ce texte\u00A0: {question}', en: 'Hide this text: {question}' },
  hint: {
    fr: 'Le texte disparaît des résultats, des exports et du plan d’action. La réponse le conserve, et il peut être affiché à nouveau.',
    en: 'The text leaves the results, the exports and the action plan. The response keeps it, and it can be shown again.',
  },
  done: { fr: 'Texte masqué.', en: 'Text hidden.' },
  hidden: { fr: 'Texte masqué par {name} le {at, date, long}\u00A0: {reason}', en: 'Text hidden by {name} on {at, date, long}: {reason}' },
  show: { fr: 'Afficher à nouveau', en: 'Show again' },
  shown: { fr: 'Texte affiché à nouveau.', en: 'Text shown again.' },
})
