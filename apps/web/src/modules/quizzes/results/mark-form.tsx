import type { AttemptDetail } from '@kxo/domain/quizzes/attempts-contract'
import { quizzesWords as w } from '@kxo/domain/quizzes/words'
import { useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { toast } from '../../../ui/feedback/toast.ts'
import { NumberField } from '../../../ui/fields/number-field.tsx'
import { Form, useRecordForm } from '../../../ui/form/form.tsx'
import { attemptQuery, markAnswer } from '../api.ts'

/** The points a person gives to a text, up to those of its question. */
export function MarkForm({
  attempt: { id, quiz_id },
  question,
}: {
  attempt: Pick<AttemptDetail, 'id' | 'quiz_id'>
  question: AttemptDetail['questions'][number]
}) {
  const queries = useQueryClient()
  const form = useRecordForm({
    schema: z.object({ points: z.number().check(z.minimum(0, 'min'), z.maximum(question.points, 'max')) }),
    values: { points: question.got },
    save: ({ points }) => markAnswer(quiz_id, id, { question: question.id, points }),
    onSaved: (marked) => {
      queries.setQueryData(attemptQuery(quiz_id, id).queryKey, marked)
      toast.success(w.marked)
    },
  })
  return (
    <Form form={form} submit={w.saveMark}>
      <NumberField name="points" label={w.mark} unit={`/ ${question.points}`} required />
    </Form>
  )
}
