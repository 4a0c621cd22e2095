import type { AttendanceSettings } from '@kxo/domain/attendance/collecting-contract'
import { attendanceContract } from '@kxo/domain/attendance/contract'
import { signingMeans } from '@kxo/domain/attendance/signing-means'
import { attendanceWords as w } from '@kxo/domain/attendance/words'
import { Text } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { bounded } from '../../../ui/feedback/boundary.tsx'
import { CheckboxGroupField } from '../../../ui/fields/checkbox-field.tsx'
import { NumberField } from '../../../ui/fields/number-field.tsx'
import { optionsOf } from '../../../ui/fields/options.ts'
import { FormRow } from '../../../ui/form/form.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { StepForm, type StepProps, useStepForm } from '../../events/index.ts'
import { changeSettings, settingsQuery } from '../api.ts'
import { DoorsField } from './doors-field.tsx'

/** #32.7: how presence is proved. */
export default bounded(
  function AttendanceStep(step: StepProps) {
    const settings = useSuspenseQuery(settingsQuery(step.event.id))
    return <SettingsForm step={step} settings={settings.data} />
  },
  { lines: 6 },
)

function SettingsForm({ step, settings }: { step: StepProps; settings: AttendanceSettings }) {
  const { say } = useLanguage()
  const { event, readOnly } = step
  const offered = optionsOf(signingMeans).filter(({ value }) => value !== 'meeting' || event.is_online)
  const { form, goOn } = useStepForm({
    step,
    schema: attendanceContract.changeSettings.body,
    values: settings,
    save: async (body) => {
      await changeSettings(event.id, body)
      return event
    },
  })
  return (
    <StepForm step={step} form={form} goOn={goOn}>
      <CheckboxGroupField name="means" label={w.means} help={w.meansHelp} options={offered} disabled={readOnly} />
      <FormRow>
        <NumberField name="open_minutes" label={w.openMinutes} disabled={readOnly} />
        <NumberField name="close_hours" label={w.closeHours} disabled={readOnly} />
      </FormRow>
      <DoorsField disabled={readOnly} />
      <Text size="sm" c="dimmed">
        {say(w.meansFrozen)}
      </Text>
    </StepForm>
  )
}
