import { labels } from '@kxo/domain/kernel/labels'
import type { Quiz } from '@kxo/domain/quizzes/contract'
import { quizzesWords as w } from '@kxo/domain/quizzes/words'
import { writingWords } from '@kxo/domain/quizzes/writing-words'
import { runAction } from '../../../ui/feedback/action.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useNavigateIfMounted } from '../../../ui/navigation/navigate-if-mounted.ts'
import { confirm } from '../../../ui/overlay/confirm.ts'
import { archiveQuiz, copyQuiz, removeQuiz } from '../api.ts'
import { kindWords, quizPath } from './kind-words.ts'

type Acted = Pick<Quiz, 'id' | 'title' | 'kind' | 'status'>

/** What is done with a quiz from its page and from the list: copied, the copy then opening, put away, taken back, or deleted once agreed to. */
export function useQuizActs() {
  const { say } = useLanguage()
  const goOn = useNavigateIfMounted()
  return {
    duplicate: ({ id, kind }: Acted): Promise<boolean> =>
      runAction(async () => {
        const copy = await copyQuiz(id)
        toast.success(writingWords.copied)
        void goOn(quizPath(kind, copy.id))
      }),
    archive: ({ id, kind, status }: Acted): Promise<boolean> =>
      runAction(() => archiveQuiz(id, status !== 'archived'), kindWords[kind][status === 'archived' ? 'restored' : 'archived']),
    /** Answers whether it is gone. */
    remove: async ({ id, kind, title }: Acted): Promise<boolean> =>
      (await confirm({ title: say(w.removeTitle, { title }), act: labels.remove, tone: 'danger' })) &&
      runAction(() => removeQuiz(id), kindWords[kind].removed),
  }
}
