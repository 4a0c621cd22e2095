import { catalogue, type KeyOf } from '../../kernel/catalogue.ts'
import { words } from '../../kernel/sentence.ts'
import { questionnairesWords } from '../words.ts'

/** What the answers to a questionnaire are compared by. */
export const comparisonBy = catalogue({
  event: { code: 1, label: questionnairesWords.event },
  partner: { code: 2, label: { fr: '{partner:cap}', en: '{partner:cap}' } },
  theme: { code: 3, label: { fr: '{theme:cap}', en: '{theme:cap}' } },
  month: { code: 4, label: { fr: 'Mois d’envoi', en: 'Month of sending' } },
  audience: { code: 5, label: questionnairesWords.audience },
})
export type ComparisonBy = KeyOf<typeof comparisonBy>

export const comparisonWords = words({
  tab: { fr: 'Comparer', en: 'Compare' },
  by: { fr: 'Comparer par', en: 'Compare by' },
  noMonth: { fr: 'Sans date', en: 'No date' },
  overlap: {
    fr: 'Un envoi qui relève de plusieurs lignes compte dans chacune\u00A0: elles ne s’additionnent pas.',
    en: 'A sending that belongs to several lines counts in each: they do not add up.',
  },
})
