import { labels } from '@kxo/domain/kernel/labels'
import type { QuizRow } from '@kxo/domain/quizzes/contract'
import { quizKind, quizMoment, testType } from '@kxo/domain/quizzes/kinds'
import { adminQuizzes } from '@kxo/domain/quizzes/paths'
import { quizzesWords as w } from '@kxo/domain/quizzes/words'
import { registrationQuizWords } from '@kxo/domain/registrations/quizzes/registration-quiz-words'
import { Stack, Text } from '@mantine/core'
import { useSuspenseQueries } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useWatch } from 'react-hook-form'
import { bounded } from '../../../ui/feedback/boundary.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx'
import { optionsOf } from '../../../ui/fields/options.ts'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { Form, type RecordForm, useRecordForm } from '../../../ui/form/form.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Link } from '../../../ui/navigation/link.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { giveQuiz, publishedQuizzesQuery } from '../api.ts'
import { DaysFields } from './days-fields.tsx'
import { turnedDays, WrittenQuiz } from './written-days.ts'

type AddDialogProps = { event: number; onClose: () => void }

/** Chooses a quiz or a test the event gives: which, and when. */
export function AddDialog(props: AddDialogProps) {
  return (
    <Dialog opened onClose={props.onClose} title={w.give} closeOnClickOutside={false}>
      <Offered {...props} />
    </Dialog>
  )
}

const Offered = bounded(
  function Offered(props: AddDialogProps) {
    const { say } = useLanguage()
    const [quizzes, tests] = useSuspenseQueries({ queries: [publishedQuizzesQuery('quiz'), publishedQuizzesQuery('test')] })
    const offered = [...quizzes.data.results, ...tests.data.results]
    if (offered.length > 0) return <AddForm {...props} offered={offered} />
    return (
      <Stack gap="xs">
        <Text>{say(w.nothingPublished)}</Text>
        <Link to={adminQuizzes()}>{say(w.list)}</Link>
      </Stack>
    )
  },
  { lines: 5 },
)

function AddForm({ event, offered, onClose }: AddDialogProps & { offered: readonly QuizRow[] }) {
  const { say } = useLanguage()
  const form = useRecordForm({
    schema: WrittenQuiz,
    values: { moment: 'subscription', days: 0, open_days: null, is_required: false } as const,
    save: ({ moment, days, ...written }) => giveQuiz(event, { ...written, moment, days: turnedDays(moment, days) }),
    onSaved: () => {
      toast.success(w.quizAdded)
      onClose()
    },
  })
  const nameOf = ({ title, kind, test_type }: QuizRow): string =>
    `${title} · ${say(test_type ? testType.labelOf(test_type) : quizKind.labelOf(kind))}`
  return (
    <Form form={form} submit={labels.save}>
      <SelectField name="quiz" label={w.giveLabel} options={offered.map((row) => ({ value: row.id, label: nameOf(row) }))} required />
      <SelectField name="moment" label={w.moment} options={optionsOf(quizMoment)} required />
      <MomentDays form={form} />
    </Form>
  )
}

/** From the registration, neither days nor an end are asked: what was typed for another moment is dropped. */
function MomentDays({ form: { control, setValue, clearErrors } }: { form: RecordForm }) {
  const chosen = useWatch({ control, name: 'moment' })
  const moment = quizMoment.is(chosen) ? chosen : 'subscription'
  useEffect(() => {
    setValue('days', 0)
    setValue('open_days', null)
    clearErrors(['days', 'open_days'])
  }, [setValue, clearErrors, moment])
  return moment === 'subscription' ? (
    <CheckboxField name="is_required" label={registrationQuizWords.required} help={w.requiredHelp} />
  ) : (
    <DaysFields moment={moment} />
  )
}
