import { usualParts } from '@kxo/domain/events/acts/copy-parts'
import { type EventRecord, eventsContract } from '@kxo/domain/events/contract'
import { adminEventStep } from '@kxo/domain/events/paths'
import { eventsWords as w } from '@kxo/domain/events/words'
import { toast } from '../../../ui/feedback/toast.ts'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Form, useRecordForm } from '../../../ui/form/form.tsx'
import { useNavigateIfMounted } from '../../../ui/navigation/navigate-if-mounted.ts'
import { duplicateEvent } from '../api.ts'
import { PartsField } from './parts-field.tsx'

type CopyFormProps = { source: Pick<EventRecord, 'id' | 'title' | 'nature' | 'start_date'>; as: 'event' | 'model'; onDone?: () => void }

/** Copies an event to another day, saves it as a model, or creates one from a model. */
export function CopyForm({ source, as, onDone }: CopyFormProps) {
  const goOn = useNavigateIfMounted()
  const isFromModel = source.nature === 'model' && as === 'event'
  const form = useRecordForm({
    schema: eventsContract.duplicate.body,
    guards: false,
    values: { title: source.title, as, parts: [...usualParts] },
    save: (body) => duplicateEvent(source.id, body),
    onSaved: async (copy) => {
      toast.success(as === 'model' ? w.modelSaved : isFromModel ? w.created : w.duplicated)
      onDone?.()
      await goOn(adminEventStep(copy.id, 'activities'))
    },
  })
  return (
    <Form form={form} submit={as === 'model' ? w.saveAsModel : isFromModel ? w.create : w.duplicate}>
      <TextField name="title" label={w.title} required />
      {as === 'event' && source.start_date ? <DateField name="first_day" label={w.firstDay} required={isFromModel} /> : null}
      <PartsField />
    </Form>
  )
}
