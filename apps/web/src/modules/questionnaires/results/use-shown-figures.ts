import type { Figures } from '@kxo/domain/questionnaires/figures'
import { leastAnswers, printScore } from '@kxo/domain/questionnaires/rules'
import { questionnairesWords as w } from '@kxo/domain/questionnaires/words'
import { emptyPlaceholder } from '../../../ui/display/empty-placeholder.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'

/** Whether answers came, and too few of them to say anything of them (FOR-40). */
export const isHidden = ({ answered }: Pick<Figures, 'answered'>): boolean => answered > 0 && answered < leastAnswers

/** Figures of answers as people read them. */
export function useShownFigures() {
  const { say } = useLanguage()
  const percent = (n: number | null): string => (n === null ? emptyPlaceholder : say(w.percent, { n }))
  const score = (n: number | null): string => (n === null ? emptyPlaceholder : printScore(n))
  return {
    percent,
    score,
    /** The same where there is room for a reason. */
    satisfactionOf: (figures: Pick<Figures, 'answered' | 'satisfaction'>): string =>
      isHidden(figures) ? say(w.tooFew) : percent(figures.satisfaction),
    scoreOf: (figures: Pick<Figures, 'answered' | 'score'>): string => (isHidden(figures) ? say(w.tooFew) : score(figures.score)),
  }
}
