import { requiredText } from '@kxo/domain/kernel/validation'
import { wire } from '@kxo/domain/kernel/wire'
import { quizzesContract as contract, type Quiz } from '@kxo/domain/quizzes/contract'
import { Questions } from '@kxo/domain/quizzes/question'
import { useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { toast } from '../../../ui/feedback/toast.ts'
import { type RecordForm, useRecordForm } from '../../../ui/form/form.tsx'
import { changeQuiz, quizQuery } from '../api.ts'
import { kindWords } from '../lists/kind-words.ts'

const WrittenQuestions = z.object({ version: wire.integer, questions: Questions })
const { questions: _, ...settings } = contract.change.body.shape
/** What may be left out of a change may not be emptied on screen. */
const WrittenSettings = z.object({
  ...settings,
  title: requiredText(200),
  pass_mark: wire.integer.check(z.minimum(0, 'min'), z.maximum(100, 'max')),
})

/** What a save answers is what the page shows. */
function useSaved(): (quiz: Quiz) => void {
  const queries = useQueryClient()
  return (quiz) => {
    queries.setQueryData(quizQuery(quiz.id).queryKey, quiz)
    toast.success(kindWords[quiz.kind].saved)
  }
}

/** The questions being written. */
export const useQuestionsForm = ({ id, version, questions }: Quiz): RecordForm =>
  useRecordForm({
    schema: WrittenQuestions,
    values: { version, questions },
    save: (written, read) => changeQuiz(id, { version: read, questions: written.questions }),
    onSaved: useSaved(),
  })

/** How a quiz is taken, being written. */
export function useSettingsForm(quiz: Quiz): RecordForm {
  const { id, kind, test_type, ...rest } = quiz
  const { version, title, instructions, pass_mark, attempts, counted, minutes, is_shuffled, feedback, passed_text, failed_text } = rest
  return useRecordForm({
    schema: WrittenSettings,
    values: {
      version,
      title,
      ...(kind === 'test' && { test_type }),
      instructions,
      pass_mark,
      attempts,
      counted,
      minutes,
      is_shuffled,
      feedback,
      passed_text,
      failed_text,
    },
    save: (written, read) => changeQuiz(id, { ...written, version: read }),
    onSaved: useSaved(),
  })
}
