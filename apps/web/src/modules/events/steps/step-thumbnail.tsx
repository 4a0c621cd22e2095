import { eventsContract } from '@kxo/domain/events/contract'
import { eventsWords as w } from '@kxo/domain/events/words'
import { Flex, Stack } from '@mantine/core'
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx'
import { NumberField } from '../../../ui/fields/number-field.tsx'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { TextareaField } from '../../../ui/fields/textarea-field.tsx'
import { FormRow } from '../../../ui/form/form.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useLocationOptions } from '../../locations/index.ts'
import { ColourField } from '../../tenants/index.ts'
import { MeetingFields } from '../activities/meeting-fields.tsx'
import { changeThumbnail } from '../api.ts'
import { CardPreview } from '../presentation/card-preview.tsx'
import { ImagePanel } from '../presentation/image-panel.tsx'
import { LanguagesField } from '../presentation/languages-field.tsx'
import { LevelField } from '../presentation/level-field.tsx'
import { StepForm, type StepProps, useStepForm } from './step-form.tsx'
import { ThemesField } from './themes-field.tsx'

/** #32.2: the card of the catalogues, drawn as it is written, and where the event takes place. */
export function ThumbnailStep(step: StepProps) {
  const { event, readOnly } = step
  const { say } = useLanguage()
  const places = useLocationOptions()
  const { form, goOn } = useStepForm({
    step,
    schema: eventsContract.changeThumbnail.body,
    values: {
      version: event.version,
      title: event.title,
      subtitle: event.subtitle,
      summary: event.sheet.summary ?? '',
      level: event.level,
      languages: event.languages,
      colour: event.colour,
      is_marked_new: event.is_marked_new,
      new_days: event.new_days,
      themes: event.themes,
      is_online: event.is_online,
      meeting_url: event.meeting_url,
      meeting_phone: event.meeting_phone,
      meeting_equipment: event.meeting_equipment,
      meeting_instructions: event.meeting_instructions,
      meeting_waits_for_host: event.meeting_waits_for_host,
      location_id: event.location_id,
      town: event.town,
    },
    save: (body) => changeThumbnail(event.id, body),
  })
  return (
    <Flex direction={{ base: 'column', xl: 'row' }} gap={28} align={{ base: 'stretch', xl: 'flex-start' }}>
      <Stack gap={20} miw={0} flex={1}>
        <ImagePanel event={event} readOnly={readOnly} onSaved={step.onSaved} />
        <StepForm step={step} form={form} goOn={goOn}>
          <TextField name="title" label={w.title} disabled={readOnly} />
          <TextField name="subtitle" label={w.subtitle} help={w.subtitleHelp} maxLength={160} disabled={readOnly} />
          <TextareaField name="summary" label={w.summaryField} help={w.summaryHelp} maxLength={280} rows={2} disabled={readOnly} />
          <ThemesField disabled={readOnly} />
          <LevelField disabled={readOnly} />
          <LanguagesField disabled={readOnly} />
          <ColourField name="colour" label={w.cardColour} help={w.cardColourHelp} disabled={readOnly} />
          <CheckboxField name="is_marked_new" label={w.isMarkedNew} help={w.isMarkedNewHelp} disabled={readOnly} />
          {form.watch('is_marked_new') ? (
            <NumberField name="new_days" label={w.newDays} help={w.newDaysHelp} unit={say(w.days)} disabled={readOnly} />
          ) : null}
          <CheckboxField name="is_online" label={w.isOnline} disabled={readOnly} />
          <FormRow>
            <SelectField name="location_id" label={w.place} options={places} disabled={readOnly} />
            <TextField name="town" label={w.town} help={w.townHelp} disabled={readOnly} />
          </FormRow>
          {form.watch('is_online') ? <MeetingFields disabled={readOnly} /> : null}
        </StepForm>
      </Stack>
      <CardPreview event={event} form={form} places={places} />
    </Flex>
  )
}
