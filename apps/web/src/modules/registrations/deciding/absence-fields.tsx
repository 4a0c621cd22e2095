import { absenceReason } from '@kxo/domain/registrations/absences/absence-reason'
import { absenceReasonWords as w } from '@kxo/domain/registrations/absences/absence-reason-words'
import { optionsOf } from '../../../ui/fields/options.ts'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { TextareaField } from '../../../ui/fields/textarea-field.tsx'

/** Why somebody was absent: one of the list, and what is said beside it. */
export const AbsenceFields = () => (
  <>
    <SelectField name="absence_reason" label={w.reason} options={optionsOf(absenceReason)} />
    <TextareaField name="reason" label={w.detail} />
  </>
)
