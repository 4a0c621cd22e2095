import { eventsContract } from '@kxo/domain/events/contract'
import { type ProgrammeField, programmeFields } from '@kxo/domain/events/sheet'
import { sheetWords, eventsWords as w } from '@kxo/domain/events/words'
import type { Sentence } from '@kxo/domain/kernel/sentence'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { TextareaField } from '../../../ui/fields/textarea-field.tsx'
import { FormSection } from '../../../ui/form/form.tsx'
import { changePage } from '../api.ts'
import { StepForm, type StepProps, useStepForm } from './step-form.tsx'

const helps: Partial<Record<ProgrammeField, Sentence>> = {
  operational_objectives: w.operationalHelp,
  prerequisites: w.prerequisitesHelp,
  content: w.perLine,
}
const isLong = (field: ProgrammeField): boolean => field === 'content' || field === 'operational_objectives' || field === 'methods'

/** #32.4: the presentation, and the pedagogical sheet of a training (FOR-20). */
export function PageStep(step: StepProps) {
  const { event, readOnly } = step
  const { form, goOn } = useStepForm({
    step,
    schema: eventsContract.changePage.body,
    values: { version: event.version, description: event.description, sheet: event.sheet },
    save: (body) => changePage(event.id, body),
  })
  return (
    <StepForm step={step} form={form} goOn={goOn}>
      <TextareaField name="description" label={w.description} help={w.descriptionHelp} rows={6} disabled={readOnly} />
      {event.is_training ? <SheetFields readOnly={readOnly} /> : null}
    </StepForm>
  )
}

function SheetFields({ readOnly }: { readOnly: boolean }) {
  return (
    <FormSection title={w.sheetSection} help={w.sheetSectionHelp}>
      {programmeFields.map((field) => (
        <TextareaField
          key={field}
          name={`sheet.${field}`}
          label={sheetWords[field]}
          {...(helps[field] ? { help: helps[field] } : {})}
          rows={isLong(field) ? 5 : 2}
          disabled={readOnly}
        />
      ))}
      <TextareaField name="sheet.remote_assistance" label={w.remoteAssistance} help={w.remoteAssistanceHelp} rows={2} disabled={readOnly} />
      <TextField name="sheet.certification_code" label={w.certification} disabled={readOnly} />
    </FormSection>
  )
}
