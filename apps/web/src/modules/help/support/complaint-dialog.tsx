import { type Complaint, complaintsContract } from '@kxo/domain/help/complaints-contract'
import { complaintGravity } from '@kxo/domain/help/status'
import { helpWords as w } from '@kxo/domain/help/words'
import { dayInZone } from '@kxo/domain/kernel/dates'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Answered } from '../../../ui/feedback/reading.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { LookupField } from '../../../ui/fields/lookup-field.tsx'
import { optionsOf } from '../../../ui/fields/options.ts'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { TextareaField } from '../../../ui/fields/textarea-field.tsx'
import { Form, FormRow, useRecordForm } from '../../../ui/form/form.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { addComplaint, changeComplaint, complaintQuery, complaintsKey, findChoices } from '../api.ts'

/** Records a complaint, or follows one until its closure. */
export function ComplaintDialog({ id, onClose }: { id: number | 'new'; onClose: () => void }) {
  const { say } = useLanguage()
  const answer = useQuery({ ...complaintQuery(id === 'new' ? 0 : id), enabled: id !== 'new' })
  return (
    <Dialog opened onClose={onClose} title={id === 'new' ? w.addComplaint : say(w.editComplaint, { id })} width={800}>
      {id === 'new' ? (
        <ComplaintForm complaint={null} onClose={onClose} />
      ) : (
        <Answered of={answer} lines={6}>
          {(read) => <ComplaintForm complaint={read} onClose={onClose} />}
        </Answered>
      )}
    </Dialog>
  )
}

function ComplaintForm({ complaint, onClose }: { complaint: Complaint | null; onClose: () => void }) {
  const { zone } = useLanguage()
  const [today] = useState(() => dayInZone(new Date(), zone))
  const form = useRecordForm({
    schema: complaintsContract.addComplaint.body,
    values: complaint ?? {
      received_on: today,
      gravity: 'minor',
      channel: '',
      person: '',
      category: '',
      statement: '',
    },
    // The form encodes with its schema, so that what the record holds beside is left out.
    save: (fields, version) => (complaint ? changeComplaint(complaint.id, { ...fields, version }) : addComplaint(fields)),
    onSaved: async () => {
      toast.success(w.complaintSaved)
      onClose()
    },
  })
  const found = (kind: 'owners' | 'events') => (q: string, signal: AbortSignal) => findChoices(kind, q, signal)
  const chosen = (value: number | null | undefined, label: string | null | undefined) => (value ? { value, label: label ?? '' } : null)
  return (
    <Form form={form} submit={w.save}>
      <FormRow>
        <TextField name="person" label={w.person} />
        <DateField name="received_on" label={w.receivedOn} />
      </FormRow>
      <FormRow>
        <TextField name="channel" label={w.channel} help={w.channelHelp} />
        <TextField name="category" label={w.category} help={w.categoryHelp} />
      </FormRow>
      <FormRow>
        <SelectField name="gravity" label={w.gravity} options={optionsOf(complaintGravity)} />
        <LookupField
          name="owner"
          label={w.owner}
          help={w.ownerHelp}
          queryKey={[...complaintsKey, 'owners']}
          find={found('owners')}
          chosen={chosen(complaint?.owner, complaint?.owner_name)}
        />
      </FormRow>
      <LookupField
        name="event"
        label={w.event}
        queryKey={[...complaintsKey, 'events']}
        find={found('events')}
        chosen={chosen(complaint?.event, complaint?.event_title)}
      />
      <TextareaField name="statement" label={w.statement} rows={3} />
      <FormRow>
        <DateField name="acknowledged_on" label={w.acknowledgedOn} />
        <DateField name="closed_on" label={w.closedOn} />
      </FormRow>
      <TextareaField name="cause" label={w.cause} rows={2} />
      <TextareaField name="action" label={w.action} rows={2} />
      <CheckboxField name="is_satisfied" label={w.satisfied} />
    </Form>
  )
}
