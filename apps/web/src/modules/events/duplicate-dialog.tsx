import { eventsContract } from '@kxo/domain/events/contract'
import { adminEventStep } from '@kxo/domain/events/paths'
import { eventsWords as w } from '@kxo/domain/events/words'
import { toast } from '../../ui/feedback/toast.ts'
import { DateField } from '../../ui/fields/date-field.tsx'
import { Form, useRecordForm } from '../../ui/form/form.tsx'
import { useLanguage } from '../../ui/i18n/language.tsx'
import { useNavigateIfMounted } from '../../ui/navigation/navigate-if-mounted.ts'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { duplicateEvent } from './api.ts'
import style from './events.module.css'

/** Copies an event to another day, as a draft. */
export function DuplicateDialog({ event, onClose }: { event: { id: number; title: string }; onClose: () => void }) {
  const { say } = useLanguage()
  const goOn = useNavigateIfMounted()
  const form = useRecordForm({
    schema: eventsContract.duplicate.body,
    guards: false,
    values: {},
    save: (body) => duplicateEvent(event.id, body),
    onSaved: async (copy) => {
      toast.success(w.duplicated)
      onClose()
      await goOn(adminEventStep(copy.id, 'activities'))
    },
  })
  return (
    <Dialog opened onClose={onClose} title={event.title}>
      <p className={style['muted']}>{say(w.duplicateHelp)}</p>
      <Form form={form} submit={w.duplicate}>
        <DateField name="first_day" label={w.firstDay} />
      </Form>
    </Dialog>
  )
}
