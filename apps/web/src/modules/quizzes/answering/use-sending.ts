import type { OwnQuizPage } from '@kxo/domain/quizzes/taking-contract'
import { isRefusal } from '../../../platform/api-error.ts'
import { useAction } from '../../../ui/feedback/action.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { submitAttempt } from '../own-api.ts'
import { untilAnswered } from './until-answered.ts'

type SendingOf = {
  quiz: number
  attempt: number
  saveAll: () => Promise<void>
  onSent: (page: OwnQuizPage, isTimeOver: boolean) => void
}

/** Sends an attempt, once all its answers are saved; `isTimeOver` says that nobody asked for it. */
export function useSending({ quiz, attempt, saveAll, onSent }: SendingOf) {
  const sending = useAction({
    ...untilAnswered,
    mutationFn: async (_isTimeOver: boolean) => {
      await saveAll()
      return submitAttempt(quiz, attempt)
    },
    onSuccess: onSent,
    // What is over already was sent: the page reads where it stands.
    onError: (error) => {
      if (!isRefusal(error, 'attemptOver')) toast.failure(error)
    },
  })
  const isFailing = sending.isPending && (sending.failureCount > 0 || sending.isPaused)
  return { send: sending.mutate, isSending: sending.isPending, isFailing }
}
