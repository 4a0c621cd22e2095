import { catalogue, type KeyOf } from '../../kernel/catalogue.ts'
import { labels } from '../../kernel/labels.ts'

/** Input type codes of a dynamic field. */
export const inputType = catalogue({
  text: { code: 1, label: { fr: 'Texte', en: 'Text' } },
  number: { code: 2, label: { fr: 'Nombre', en: 'Number' } },
  date: { code: 3, label: labels.date },
  select: { code: 4, label: { fr: 'Choix unique', en: 'Single choice' } },
  checkbox: { code: 5, label: { fr: 'Case à cocher', en: 'Checkbox' } },
  richText: { code: 6, label: { fr: 'Texte mis en forme', en: 'Rich text' } },
  image: { code: 7, label: { fr: 'Image', en: 'Image' } },
  multiSelect: { code: 8, label: { fr: 'Choix multiple', en: 'Multiple choice' } },
  terms: { code: 9, label: { fr: 'Conditions à accepter', en: 'Terms to accept' } },
  file: { code: 10, label: { fr: 'Fichier', en: 'File' } },
  textList: { code: 11, label: { fr: 'Liste de textes', en: 'List of texts' } },
  matrix: { code: 12, label: { fr: 'Tableau', en: 'Table' } },
  video: { code: 13, label: { fr: 'Vidéo', en: 'Video' } },
  stars: { code: 14, label: { fr: 'Étoiles', en: 'Stars' } },
  programme: { code: 15, label: { fr: 'Case avec programme', en: 'Checkbox with programme' } },
  dateTime: { code: 100, label: { fr: 'Date et heure', en: 'Date and time' } },
})
export type InputType = KeyOf<typeof inputType>
/** Those that may begin with an answer; nobody accepts terms in somebody’s place. */
export const proposedTypes: readonly InputType[] = [
  'text',
  'number',
  'date',
  'select',
  'checkbox',
  'richText',
  'multiSelect',
  'textList',
  'matrix',
  'stars',
  'dateTime',
]
/** Those whose answer is the number of a file. */
export const fileTypes: readonly InputType[] = ['image', 'file', 'video']
