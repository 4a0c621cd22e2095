import type { QuizMoment } from '@kxo/domain/quizzes/kinds'
import { quizzesWords as w } from '@kxo/domain/quizzes/words'
import { NumberField } from '../../../ui/fields/number-field.tsx'
import { FormRow } from '../../../ui/form/form.tsx'

/** When a quiz opens, and how long it stays open; from the registration, at once and for good. */
export const DaysFields = ({ moment }: { moment: QuizMoment }) =>
  moment === 'subscription' ? null : (
    <FormRow>
      <NumberField name="days" label={moment === 'start' ? w.daysBefore : w.daysAfter} required />
      <NumberField name="open_days" label={w.openDays} help={w.openDaysHelp} />
    </FormRow>
  )
