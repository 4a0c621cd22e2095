import { eventsContract } from '@kxo/domain/events/contract'
import { entryWords } from '@kxo/domain/events/entry/entry-words'
import { onboarding } from '@kxo/domain/events/nature'
import { adminEventStep } from '@kxo/domain/events/paths'
import { eventsWords as w } from '@kxo/domain/events/words'
import { adminForm } from '@kxo/domain/forms/paths'
import { formStatus } from '@kxo/domain/forms/versions/form-status'
import { Group } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { useViewer } from '../../../platform/viewer.ts'
import { Button } from '../../../ui/display/button.tsx'
import { PanelSection } from '../../../ui/display/panel.tsx'
import { runAction } from '../../../ui/feedback/action.ts'
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx'
import { DateTimeField } from '../../../ui/fields/date-field.tsx'
import { NumberField } from '../../../ui/fields/number-field.tsx'
import { optionsOf } from '../../../ui/fields/options.ts'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { TextareaField } from '../../../ui/fields/textarea-field.tsx'
import { FormRow, FormSection, type RecordForm } from '../../../ui/form/form.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Link } from '../../../ui/navigation/link.tsx'
import { createForm, formQuery, formsOfQuery } from '../../forms/index.ts'
import { CancelScaleField } from '../../tenants/index.ts'
import { changeRegistration } from '../api.ts'
import { EventForms } from '../forms/event-forms.tsx'
import { SigninPreview } from '../provided-parts.tsx'
import { CompanyField } from './company-field.tsx'
import { StepForm, type StepProps, useStepForm } from './step-form.tsx'

const offered = optionsOf(onboarding)

/** #32.13: who enters, how many, until when, with which questions. */
export function RegistrationStep(step: StepProps) {
  const { event, readOnly } = step
  const { params } = useViewer().tenant
  const { say } = useLanguage()
  const {
    version,
    company_id,
    min_participants,
    max_participants,
    has_waiting_list,
    opening_date,
    limit_date,
    form_id,
    button_text,
    needs_approval,
  } = event
  const { form, goOn } = useStepForm({
    step,
    schema: eventsContract.changeRegistration.body,
    values: {
      version,
      onboarding: event.onboarding,
      company_id,
      min_participants,
      max_participants,
      decision_date: event.decision_date,
      has_waiting_list,
      ...(params.overbooking_allowed && { overbooking_allowed: event.overbooking_allowed }),
      hold_minutes: event.hold_minutes,
      opening_date,
      limit_date,
      form_id,
      button_text,
      confirmation_text: event.confirmation_text,
      self_cancel_days: event.self_cancel_days,
      cancel_scale: event.cancel_scale,
      is_transferable: event.is_transferable,
      needs_approval,
      terms: event.terms,
    },
    save: (body) => changeRegistration(event.id, body),
  })
  const entry = useWatch({ control: form.control, name: 'onboarding' })
  return (
    <>
      <StepForm step={step} form={form} goOn={goOn}>
        <FormSection title={w.opening}>
          <FormRow>
            <SelectField name="onboarding" label={w.onboarding} options={offered} disabled={readOnly} required />
            <DateTimeField name="opening_date" label={w.openingDate} help={w.openingDateHelp} disabled={readOnly} />
            <DateTimeField name="limit_date" label={w.limitDate} disabled={readOnly} />
          </FormRow>
          {entry === 'onCriteria' ? <Link to={adminEventStep(event.id, 'qualification')}>{say(w.toCriteria)}</Link> : null}
          {entry === 'reserved' ? <CompanyField disabled={readOnly} /> : null}
        </FormSection>
        <FormSection title={w.seats} help={say(w.takenNow, { n: event.taken })}>
          <FormRow>
            <NumberField name="min_participants" label={w.minimum} disabled={readOnly} />
            <NumberField name="max_participants" label={w.maximum} help={w.maximumHelp} disabled={readOnly} />
          </FormRow>
          {params.overbooking_allowed ? (
            <CheckboxField
              name="overbooking_allowed"
              label={entryWords.overbooking}
              help={entryWords.overbookingHelp}
              disabled={readOnly}
            />
          ) : null}
          <FormRow>
            <DateTimeField name="decision_date" label={entryWords.decisionDate} help={entryWords.decisionDateHelp} disabled={readOnly} />
            <NumberField
              name="hold_minutes"
              label={entryWords.holdMinutes}
              help={say(entryWords.holdMinutesHelp, { n: params.hold_minutes })}
              disabled={readOnly}
            />
          </FormRow>
          <CheckboxField name="has_waiting_list" label={w.waitingList} help={w.waitingListHelp} disabled={readOnly} />
        </FormSection>
        <FormSection title={w.journey}>
          <FormField form={form} title={event.title} readOnly={readOnly} />
          <TextField name="button_text" label={w.buttonText} disabled={readOnly} />
          <CheckboxField name="needs_approval" label={w.needsApproval} disabled={readOnly} />
          <TextareaField name="terms" label={w.terms} help={w.termsHelp} rows={4} disabled={readOnly} />
          <SigninPreview event={event} />
        </FormSection>
        <FormSection title={w.after}>
          <TextareaField
            name="confirmation_text"
            label={entryWords.confirmationText}
            help={entryWords.confirmationTextHelp}
            rows={3}
            disabled={readOnly}
          />
          <NumberField name="self_cancel_days" label={w.selfCancelDays} help={w.selfCancelHelp} disabled={readOnly} />
          <CheckboxField name="is_transferable" label={w.isTransferable} help={w.isTransferableHelp} disabled={readOnly} />
          {event.is_payable ? (
            <CancelScaleField name="cancel_scale" label={w.cancelScale} help={w.cancelScaleHelp} disabled={readOnly} />
          ) : null}
        </FormSection>
      </StepForm>
      <PanelSection>
        <EventForms event_id={event.id} readOnly={readOnly} />
      </PanelSection>
    </>
  )
}

/** The questions asked: an existing form, or one created here and written on its own page. */
function FormField({ form, title, readOnly }: { form: RecordForm; title: string; readOnly: boolean }) {
  const { say } = useLanguage()
  const forms = useQuery(formsOfQuery('subscription'))
  const chosen = useWatch({ control: form.control, name: 'form_id' })
  const listed = forms.data?.results ?? []
  // One put away since it was chosen is still asked: it keeps its name here.
  const isUnlisted = typeof chosen === 'number' && forms.isSuccess && !listed.some(({ id }) => id === chosen)
  const unlisted = useQuery({ ...formQuery(Number(chosen)), enabled: isUnlisted }).data
  const choices = listed.map(({ id, name }) => ({ value: id, label: name }))
  if (isUnlisted && unlisted?.status === 'archived')
    choices.push({ value: unlisted.id, label: `${unlisted.name} · ${say(formStatus.labelOf('archived'))}` })
  const create = async (): Promise<void> => {
    await runAction(async () => {
      const created = await createForm({ name: title, nature: 'subscription', category: 'other' })
      form.setValue('form_id', created.id, { shouldDirty: true })
    })
  }
  return (
    <div>
      <SelectField name="form_id" label={w.form} help={w.formHelp} placeholder={w.noForm} options={choices} disabled={readOnly} />
      <Group gap={10} pt="xs">
        {typeof chosen === 'number' ? (
          <Link to={adminForm(chosen)} target="_blank">
            {say(w.editForm)}
          </Link>
        ) : readOnly ? null : (
          <Button variant="default" size="sm" onClick={() => void create()}>
            {say(w.newForm)}
          </Button>
        )}
      </Group>
    </div>
  )
}
