import type { QuestionnaireMoment } from '@kxo/domain/questionnaires/moment'
import { sendingWords as w } from '@kxo/domain/questionnaires/sending-words'
import { NumberField } from '../../../ui/fields/number-field.tsx'
import { FormRow } from '../../../ui/form/form.tsx'
import { isBeforeStart } from './written-days.ts'

/** When a questionnaire is sent, and how long it stays open. */
export const DaysFields = ({ moment }: { moment: QuestionnaireMoment }) => (
  <FormRow>
    <NumberField name="days" label={isBeforeStart(moment) ? w.daysBeforeStart : w.daysAfterEnd} required />
    <NumberField name="open_days" label={w.openDays} help={w.openDaysHint} />
  </FormRow>
)
