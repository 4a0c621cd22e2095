import type { Answer, Answers } from '@kxo/domain/quizzes/question'
import type { Attempt } from '@kxo/domain/quizzes/taking-contract'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { refresh } from '../../../platform/query-client.ts'
import { useAction } from '../../../ui/feedback/action.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { holdUnsaved } from '../../../ui/form/unsaved.ts'
import { saveAnswer } from '../own-api.ts'
import { isWhole } from './is-answered.ts'
import { mayPass, untilAnswered } from './until-answered.ts'

/** How long typing rests before it is saved. */
const restMs = 600

export type Saving = 'idle' | 'saving' | 'saved' | 'failed'
type SavedAnswers = {
  answers: Answers
  /** Answers a question; what is typed waits for the typing to rest. */
  answer: (question: string, answer: Answer, isTyped?: boolean) => void
  /** Sends what is not saved yet; over once all of it is. */
  saveAll: () => Promise<void>
  state: Saving
}

/** The answers of an attempt, saved one at a time in the order they came; what the network lost stays here and is sent again. */
export function useSavedAnswers(quiz: number, attempt: Attempt): SavedAnswers {
  const [answers, setAnswers] = useState<Answers>(attempt.answers)
  const [unsaved] = useState(() => new Map<string, Answer>())
  const [isTyping, setTyping] = useState(false)
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined)
  const running = useRef<Promise<void>>(undefined)
  const saving = useAction({
    ...untilAnswered,
    mutationFn: async () => {
      for (let [next] = unsaved; next; [next] = unsaved) {
        const [question, answer] = next
        try {
          await saveAnswer(quiz, attempt.id, question, answer)
        } catch (error) {
          if (mayPass(error)) throw error
          // Refused once, refused again: the page says why, and reads where the attempt stands.
          toast.failure(error)
          void refresh('own-quizzes')
        }
        // Answered otherwise while it was leaving, it leaves again.
        if (unsaved.get(question) === answer) unsaved.delete(question)
      }
    },
  })
  const saveAll = async (): Promise<void> => {
    clearTimeout(rest.current)
    setTyping(false)
    if (unsaved.size > 0)
      running.current ??= saving.mutateAsync().finally(() => {
        running.current = undefined
      })
    await running.current
  }
  const answer: SavedAnswers['answer'] = (question, value, isTyped = false) => {
    setAnswers((before) => ({ ...before, [question]: value }))
    if (!isWhole(value)) return
    unsaved.set(question, value)
    clearTimeout(rest.current)
    setTyping(isTyped)
    if (isTyped) rest.current = setTimeout(() => void saveAll(), restMs)
    else void saveAll()
  }
  const isFailing = saving.isPending && (saving.failureCount > 0 || saving.isPaused)
  const state = isFailing ? 'failed' : saving.isPending || isTyping ? 'saving' : saving.isSuccess ? 'saved' : 'idle'
  const isUnsaved = state === 'saving' || state === 'failed'
  useEffect(() => (isUnsaved ? holdUnsaved() : undefined), [isUnsaved])
  const leave = useEffectEvent(() => void saveAll())
  useEffect(() => () => leave(), [])
  return { answers, answer, saveAll, state }
}
