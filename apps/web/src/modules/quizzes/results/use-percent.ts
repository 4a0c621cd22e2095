import { quizzesWords as w } from '@kxo/domain/quizzes/words'
import { emptyPlaceholder } from '../../../ui/display/empty-placeholder.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'

/** A score as people read it. */
export function usePercent(): (n: number | null) => string {
  const { say } = useLanguage()
  return (n) => (n === null ? emptyPlaceholder : say(w.percent, { n }))
}
