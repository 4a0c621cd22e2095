import { type EventRecord, eventsContract } from '@kxo/domain/events/contract'
import { flagsOf } from '@kxo/domain/events/general-flags'
import { trainingKind } from '@kxo/domain/events/nature'
import { isStanding } from '@kxo/domain/events/standing'
import { eventsWords as w } from '@kxo/domain/events/words'
import { useState } from 'react'
import { Button } from '../../../ui/display/button.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { DateTimeField } from '../../../ui/fields/date-field.tsx'
import { optionsOf } from '../../../ui/fields/options.ts'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Form, FormRow, useRecordForm } from '../../../ui/form/form.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { NativeWordings } from '../../fields/index.ts'
import { changeEvent } from '../api.ts'
import { ResponsibleField } from '../steps/responsible-field.tsx'
import { GeneralFlagFields } from './general-flag-fields.tsx'

type GeneralDialogProps = { event: EventRecord; readOnly: boolean; onSaved: (event: EventRecord) => void }

/** Title, dates and kind of an event, editable from every step. */
export function GeneralDialog({ event, readOnly, onSaved }: GeneralDialogProps) {
  const { say } = useLanguage()
  const [opened, setOpened] = useState(false)
  return (
    <>
      <Button variant="default" disabled={readOnly} aria-haspopup="dialog" onClick={() => setOpened(true)}>
        {say(w.general)}
      </Button>
      <Dialog opened={opened} onClose={() => setOpened(false)} title={w.general}>
        <General
          event={event}
          onSaved={(saved) => {
            setOpened(false)
            onSaved(saved)
          }}
        />
      </Dialog>
    </>
  )
}

function General({ event, onSaved }: { event: EventRecord; onSaved: (event: EventRecord) => void }) {
  const { version, title, code, type_formation, start_date, end_date, responsible_id } = event
  const form = useRecordForm({
    schema: eventsContract.change.body,
    values: { version, title, code, type_formation, start_date, end_date, responsible_id, ...flagsOf(event) },
    save: (body) => changeEvent(event.id, body),
    onSaved: (saved) => {
      toast.success(w.saved)
      onSaved(saved)
    },
  })
  return (
    <NativeWordings of="Event">
      <Form form={form} submit={w.save}>
        <TextField name="title" label={w.title} />
        {isStanding(event) ? null : (
          <FormRow>
            <DateTimeField name="start_date" label={w.start} />
            <DateTimeField name="end_date" label={w.end} />
          </FormRow>
        )}
        <FormRow>
          <ResponsibleField />
          <TextField name="code" label={w.code} />
        </FormRow>
        {isStanding(event) ? null : (
          <>
            <SelectField name="type_formation" label={w.typeFormation} options={optionsOf(trainingKind)} />
            <GeneralFlagFields />
          </>
        )}
      </Form>
    </NativeWordings>
  )
}
