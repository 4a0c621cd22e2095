import { useState } from 'react'
import { toast } from '../ui/feedback/toast.ts'
import { mayBeDone } from './api-error.ts'

/**
 * Of an act preview before it is done: whether what is asked now was asked in these words and its answer lost. It may be done, so what would
 * be previewed of it by now says nothing; asked again as it was, it is answered.
 */
export function useLostAnswer(asked: unknown): { isUnanswered: boolean; fail: (error: unknown) => void } {
  const words = JSON.stringify(asked)
  const [lost, setLost] = useState<string | null>(null)
  return {
    isUnanswered: lost === words,
    fail: (error) => {
      toast.failure(error)
      if (mayBeDone(error)) setLost(words)
    },
  }
}
