import type { ShownTest } from '../../kernel/rich-text.ts'
import { type Sentence, words } from '../../kernel/sentence.ts'

/** Blocks of a message shown on a condition. */
export const shownTexts = words({
  act: { fr: 'Afficher si', en: 'Show if' },
  title: { fr: 'Afficher ce bloc si', en: 'Show this block if' },
  help: {
    fr: 'Les paragraphes choisis ne s’écrivent que si la condition est remplie, dans le mail comme dans sa version texte.',
    en: 'The chosen paragraphs are only written when the condition is met, in the email and in its text version alike.',
  },
  what: { fr: 'Champ ou fait', en: 'Field or fact' },
  facts: { fr: 'Faits', en: 'Facts' },
  test: { fr: 'Est', en: 'Is' },
  value: { fr: 'Texte comparé', en: 'Compared text' },
  save: { fr: 'Poser la condition', en: 'Set the condition' },
  change: { fr: 'Modifier la condition', en: 'Change the condition' },
  always: { fr: 'Toujours afficher', en: 'Always show' },
  shownIf: { fr: 'Afficher si\u00A0: {condition}', en: 'Show if: {condition}' },
  isTrue: { fr: '{what}\u00A0: oui', en: '{what}: yes' },
  isFalse: { fr: '{what}\u00A0: non', en: '{what}: no' },
  filled: { fr: '{field} est rempli', en: '{field} is filled' },
  empty: { fr: '{field} est vide', en: '{field} is empty' },
  equals: { fr: '{field} est «\u00A0{value}\u00A0»', en: '{field} is “{value}”' },
  differs: { fr: '{field} n’est pas «\u00A0{value}\u00A0»', en: '{field} is not “{value}”' },
})

/** What may be asked of a field or of a fact. */
export const shownTestLabels: Readonly<Record<ShownTest, Sentence>> = {
  yes: { fr: 'vrai', en: 'true' },
  no: { fr: 'faux', en: 'false' },
  filled: { fr: 'rempli', en: 'filled' },
  empty: { fr: 'vide', en: 'empty' },
  equals: { fr: 'égal à', en: 'equal to' },
  differs: { fr: 'différent de', en: 'different from' },
}
