import { words } from '../../kernel/sentence.ts'

/** The dialog that puts a field in a message. */
export const fieldTexts = words({
  format: { fr: 'Format', en: 'Format' },
  asItIs: { fr: 'Tel quel', en: 'As it is' },
  ifEmpty: { fr: 'Si vide', en: 'If empty' },
  ifEmptyHelp: { fr: 'Ce qui s’écrit quand le champ ne dit rien.', en: 'What is written when the field says nothing.' },
  example: { fr: 'Exemple\u00A0: {example}', en: 'Example: {example}' },
  insert: { fr: 'Insérer', en: 'Insert' },
})
