import type { Sentence } from '../../kernel/sentence.ts'

const inBoth = (text: string): Sentence => ({ fr: text, en: text })

/** How a provider names its declaration in what binds it (FOR-03, R6351-6): in French in both languages. */
export const activityLegal = {
  line: inBoth('déclaration d’activité enregistrée sous le numéro {number} auprès du préfet de région {place.de}'),
  example: inBoth('déclaration d’activité enregistrée sous le numéro 11 75 12345 75 auprès du préfet de région d’Île-de-France'),
}
