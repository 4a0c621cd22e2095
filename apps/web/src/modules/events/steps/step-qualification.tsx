import { eventsContract } from '@kxo/domain/events/contract'
import { type CriteriaMode, criteriaModes } from '@kxo/domain/events/criteria/admission'
import { criteriaWords as c } from '@kxo/domain/events/criteria/criteria-words'
import { eventFormsWords as f } from '@kxo/domain/events/forms/event-forms-words'
import { adminEventStep } from '@kxo/domain/events/paths'
import { eventsWords as w } from '@kxo/domain/events/words'
import type { Filter } from '@kxo/domain/kernel/listing'
import { Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { PanelSection } from '../../../ui/display/panel.tsx'
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx'
import { NumberField } from '../../../ui/fields/number-field.tsx'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { TextareaField } from '../../../ui/fields/textarea-field.tsx'
import { FormRow } from '../../../ui/form/form.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Link } from '../../../ui/navigation/link.tsx'
import { changeQualification, countMeetingQuery } from '../api.ts'
import { ReviewersField } from '../criteria/reviewers-field.tsx'
import { EventForms } from '../forms/event-forms.tsx'
import { CriteriaField } from './criteria-field.tsx'
import { StepForm, type StepProps, useStepForm } from './step-form.tsx'
import { TryPerson } from './try-person.tsx'

/** #32.9: who may register, who would, and who decides. */
export function QualificationStep(step: StepProps) {
  const { event, readOnly } = step
  const { say } = useLanguage()
  const { form, goOn } = useStepForm({
    step,
    schema: eventsContract.changeQualification.body,
    values: {
      version: event.version,
      mode: event.criteria_mode,
      criteria: event.criteria,
      text: event.criteria_text,
      needs_approval: event.needs_approval,
      reviewer_ids: event.reviewer_ids,
      answer_days: event.answer_days,
    },
    save: (body) => changeQualification(event.id, body),
  })
  const criteria = (form.watch('criteria') ?? []) as Filter[]
  const mode = form.watch('mode') as CriteriaMode
  const [met, setMet] = useState<readonly boolean[] | null>(null)
  const change = (next: Filter[]): void => {
    setMet(null)
    form.setValue('criteria', next, { shouldDirty: true })
  }
  return (
    <>
      <PanelSection>
        <Title order={2} mb={4} fz={18} fw={650}>
          {say(c.criteria)}
        </Title>
        <Text size="sm" c="dimmed" mb="md">
          {say(c.criteriaHelp)}
        </Text>
        {event.onboarding === 'onCriteria' ? null : (
          <Text size="sm" mb="md">
            {say(c.notOnCriteria)} <Link to={adminEventStep(event.id, 'registration')}>{say(c.toOpening)}</Link>
          </Text>
        )}
        <CriteriaField criteria={criteria} met={met} readOnly={readOnly} onChange={change} />
        {criteria.length > 0 && !readOnly ? (
          <>
            <Meeting id={event.id} mode={mode} criteria={criteria} />
            <TryPerson id={event.id} mode={mode} criteria={criteria} onTried={setMet} />
          </>
        ) : null}
      </PanelSection>
      <PanelSection>
        <EventForms event_id={event.id} readOnly={readOnly} title={f.qualification} help={f.qualificationHelp} only="qualification" />
      </PanelSection>
      <StepForm step={step} form={form} goOn={goOn}>
        <SelectField
          name="mode"
          label={c.mode}
          options={criteriaModes.map((value) => ({ value, label: c[value] }))}
          disabled={readOnly}
          required
        />
        <TextareaField name="text" label={c.text} help={c.textHelp} rows={3} disabled={readOnly} />
        <CheckboxField name="needs_approval" label={w.needsApproval} disabled={readOnly} />
        {form.watch('needs_approval') ? (
          <FormRow>
            <ReviewersField disabled={readOnly} />
            <NumberField name="answer_days" label={c.answerDays} help={c.answerDaysHelp} disabled={readOnly} />
          </FormRow>
        ) : null}
      </StepForm>
    </>
  )
}

/** How many people would come in. */
function Meeting({ id, mode, criteria }: { id: number; mode: CriteriaMode; criteria: Filter[] }) {
  const { say } = useLanguage()
  const { data } = useQuery(countMeetingQuery(id, mode, criteria))
  return data ? (
    <Text role="status" mt="md" fw={600} {...(data.n === 0 ? { c: 'red' } : {})}>
      {say(c.meeting, { n: data.n })}
    </Text>
  ) : null
}
