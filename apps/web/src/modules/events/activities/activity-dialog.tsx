import { activityWords as w } from '@kxo/domain/events/activities/activity-words'
import { enrolment } from '@kxo/domain/events/activities/enrolment'
import { type Activity, type EventRecord, eventsContract } from '@kxo/domain/events/contract'
import { eventsWords } from '@kxo/domain/events/words'
import { useWatch } from 'react-hook-form'
import { toast } from '../../../ui/feedback/toast.ts'
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx'
import { NumberField } from '../../../ui/fields/number-field.tsx'
import { optionsOf } from '../../../ui/fields/options.ts'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Form, FormRow, type RecordForm, useRecordForm } from '../../../ui/form/form.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { useLocationOptions } from '../../locations/index.ts'
import { addActivity, changeActivity } from '../api.ts'

type ActivityDialogProps = { event: EventRecord; activity: Activity | null; onClose: () => void }

/** An activity: who attends it, how many, where. Its half-days are on its page. */
export function ActivityDialog({ event, activity, onClose }: ActivityDialogProps) {
  const places = useLocationOptions()
  const saved = (): void => {
    toast.success(w.saved)
    onClose()
  }
  const values = {
    title: activity?.title ?? '',
    enrolment: activity?.enrolment ?? 'optional',
    choice_group: activity?.choice_group ?? '',
    max_participants: activity?.max_participants ?? null,
    has_waiting_list: activity?.has_waiting_list ?? false,
    is_online: activity?.is_online ?? event.is_online,
    location_id: activity ? activity.location_id : event.location_id,
    meeting_url: activity?.meeting_url ?? null,
    version: activity?.version ?? 0,
  } as const
  const form = useRecordForm({
    schema: eventsContract.changeActivity.body,
    values,
    save: ({ version, ...body }) => (activity ? changeActivity(activity.id, { ...body, version }) : addActivity(event.id, body)),
    onSaved: saved,
  })
  return (
    <Dialog opened onClose={onClose} title={activity ? w.edit : w.add} closeOnClickOutside={false}>
      <Form form={form} submit={eventsWords.save}>
        <TextField name="title" label={w.name} maxLength={120} />
        <FormRow>
          <SelectField name="enrolment" label={w.enrolment} required options={optionsOf(enrolment)} />
          <Choice form={form} />
        </FormRow>
        <SelectField name="location_id" label={eventsWords.place} options={places} />
        <CheckboxField name="is_online" label={eventsWords.isOnline} />
        <TextField name="meeting_url" label={w.meeting} help={w.meetingHelp} maxLength={500} />
      </Form>
    </Dialog>
  )
}

/** Places and group are those of what is chosen: everybody attends a mandatory one. */
function Choice({ form }: { form: RecordForm }) {
  const chosen: unknown = useWatch({ control: form.control, name: 'enrolment' })
  if (chosen === 'mandatory') return null
  return (
    <>
      <NumberField name="max_participants" label={w.maximum} help={eventsWords.maximumHelp} />
      <TextField name="choice_group" label={w.group} help={w.groupHelp} maxLength={60} />
      <CheckboxField name="has_waiting_list" label={w.waitingList} help={w.waitingListHelp} />
    </>
  )
}
