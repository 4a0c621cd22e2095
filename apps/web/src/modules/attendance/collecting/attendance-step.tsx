import type { ProvedSettings } from '@kxo/domain/attendance/collecting-contract'
import { attendanceContract } from '@kxo/domain/attendance/contract'
import { rounding } from '@kxo/domain/attendance/proving/hours'
import { isModeFrozen, isProved, isSignedIn } from '@kxo/domain/attendance/proving/proof-mode'
import { proofWords as p } from '@kxo/domain/attendance/proving/proof-words'
import { ownSigningWith, type SigningMeans } from '@kxo/domain/attendance/signing-means'
import { attendanceWords as w } from '@kxo/domain/attendance/words'
import { Group, Text } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../../ui/display/button.tsx'
import { saveFile } from '../../../ui/display/save-file.ts'
import { useAction } from '../../../ui/feedback/action.ts'
import { bounded } from '../../../ui/feedback/boundary.tsx'
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx'
import { NumberField } from '../../../ui/fields/number-field.tsx'
import { optionsOf } from '../../../ui/fields/options.ts'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { FormRow } from '../../../ui/form/form.tsx'
import { useField } from '../../../ui/form/use-field.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { StepForm, type StepProps, useStepForm } from '../../events/index.ts'
import { changeSettings, fetchBlankSheet, settingsQuery } from '../api.ts'
import { SignDialog } from '../sheets/sign-dialog.tsx'
import { DoorsField } from './doors-field.tsx'
import { ProofField } from './proof-field.tsx'

/** #32.7: how presence is proved. */
export default bounded(
  function AttendanceStep(step: StepProps) {
    const settings = useSuspenseQuery(settingsQuery(step.event.id))
    return <SettingsForm step={step} settings={settings.data} />
  },
  { lines: 6 },
)

function SettingsForm({ step, settings }: { step: StepProps; settings: ProvedSettings }) {
  const { event, readOnly } = step
  const { proofs, ...values } = settings
  const { form, goOn } = useStepForm({
    step,
    schema: attendanceContract.changeSettings.body,
    values,
    save: async (body) => {
      await changeSettings(event.id, body)
      return event
    },
  })
  return (
    <StepForm step={step} form={form} goOn={goOn}>
      <ProofField
        isTraining={event.is_training}
        isOnline={event.is_online}
        proofs={proofs}
        isFrozen={isModeFrozen(values.means, proofs)}
        disabled={readOnly}
      />
      <WhenProved event={event} disabled={readOnly} />
      <DoorsField disabled={readOnly} />
    </StepForm>
  )
}

/** What the mode chosen above goes with. */
function WhenProved({ event, disabled }: { event: StepProps['event']; disabled: boolean }) {
  const { say } = useLanguage()
  const means = useField({ name: 'means', label: w.means }).value as SigningMeans[]
  const previewing = useAction({ mutationFn: () => fetchBlankSheet(event.id), onSuccess: ({ blob, name }) => saveFile(blob, name) })
  const [isTrying, setTrying] = useState(false)
  if (!isProved(means)) return null
  return (
    <>
      {isSignedIn(means) ? (
        <>
          <FormRow>
            <NumberField name="open_minutes" label={w.openMinutes} disabled={disabled} />
            <NumberField name="close_hours" label={w.closeHours} disabled={disabled} />
          </FormRow>
          <FormRow>
            <NumberField name="remind_start" label={p.remindStart} help={p.remindHelp} disabled={disabled} />
            <NumberField name="remind_end" label={p.remindEnd} help={p.remindHelp} disabled={disabled} />
          </FormRow>
        </>
      ) : null}
      <FormRow>
        <NumberField name="late_after" label={p.lateAfter} help={p.lateAfterHelp} disabled={disabled} />
        <NumberField name="lock_after_days" label={p.lockAfter} help={p.lockAfterHelp} disabled={disabled} />
      </FormRow>
      <SelectField name="rounding" label={p.rounding} help={p.roundingHelp} options={optionsOf(rounding)} required disabled={disabled} />
      <CheckboxField name="counts_exits" label={p.countsExits} disabled={disabled} />
      <Group>
        <Button variant="default" loading={previewing.isPending} onClick={() => previewing.mutate()}>
          {say(p.preview)}
        </Button>
        {isSignedIn(means) ? (
          <Button variant="default" onClick={() => setTrying(true)}>
            {say(p.tryOut)}
          </Button>
        ) : null}
      </Group>
      {isTrying ? <Trial event={event} means={means} onClose={() => setTrying(false)} /> : null}
      {isSignedIn(means) ? (
        <Text size="sm" c="dimmed">
          {say(w.meansFrozen)}
        </Text>
      ) : null}
    </>
  )
}

const halfDay = 3.5 * 3_600_000

/** What a person sees when they sign, under the means chosen above. */
function Trial({ event, means, onClose }: { event: StepProps['event']; means: readonly SigningMeans[]; onClose: () => void }) {
  const [start] = useState(() => event.start_date ?? new Date())
  return (
    <SignDialog
      isTrial
      event={event.id}
      slot={0}
      as="participant"
      title={event.title}
      start_at={start}
      end_at={new Date(start.getTime() + halfDay)}
      needsCode={ownSigningWith(means) === 'code' && means.includes('code')}
      onClose={onClose}
    />
  )
}
