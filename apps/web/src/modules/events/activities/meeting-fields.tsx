import { activityWords as a } from '@kxo/domain/events/activities/activity-words'
import { hasFeature, useViewer } from '../../../platform/viewer.ts'
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { TextareaField } from '../../../ui/fields/textarea-field.tsx'
import { FormRow, FormSection } from '../../../ui/form/form.tsx'

/** How people join from afar: the address, and what they read before; the waiting room is that of tenants that hold meetings here. */
export function MeetingFields({ disabled }: { disabled: boolean }) {
  const hasWaitingRoom = hasFeature(useViewer(), 'visio')
  return (
    <FormSection title={a.meetingTitle}>
      <TextField name="meeting_url" label={a.meeting} help={hasWaitingRoom ? a.meetingOwnHelp : a.meetingHelp} disabled={disabled} />
      {hasWaitingRoom ? (
        <>
          <FormRow>
            <TextareaField name="meeting_phone" label={a.meetingPhone} help={a.meetingPhoneHelp} rows={2} disabled={disabled} />
            <TextareaField name="meeting_equipment" label={a.meetingEquipment} rows={2} disabled={disabled} />
          </FormRow>
          <TextareaField
            name="meeting_instructions"
            label={a.meetingInstructions}
            help={a.meetingInstructionsHelp}
            rows={3}
            disabled={disabled}
          />
          <CheckboxField name="meeting_waits_for_host" label={a.meetingWaits} disabled={disabled} />
        </>
      ) : null}
    </FormSection>
  )
}
