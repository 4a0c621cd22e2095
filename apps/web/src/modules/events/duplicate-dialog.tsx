import { eventsContract } from '@kxo/domain/events/contract'
import { adminEventStep } from '@kxo/domain/events/paths'
import { eventsWords as w } from '@kxo/domain/events/words'
import { useQueryClient } from '@tanstack/react-query'
import { useViewer } from '../../app/viewer.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { DateField } from '../../ui/fields/date-field.tsx'
import { Form, useRecordForm } from '../../ui/form.tsx'
import { useGoOn } from '../../ui/go-on.ts'
import { useLanguage } from '../../ui/language.tsx'
import { toast } from '../../ui/toast.ts'
import { duplicateEvent, eventsKey } from './api.ts'
import style from './events.module.css'

/** Copies an event to another day, as a draft. */
export function DuplicateDialog({ event, onClose }: { event: { id: number; title: string }; onClose: () => void }) {
  const { tenant } = useViewer()
  const { say } = useLanguage()
  const queries = useQueryClient()
  const goOn = useGoOn()
  const form = useRecordForm({
    schema: eventsContract.duplicate.body,
    guards: false,
    values: {},
    save: (body) => duplicateEvent(tenant.name, event.id, body),
    onSaved: async (copy) => {
      toast.success(w.duplicated)
      onClose()
      await goOn(adminEventStep(copy.id, 'activities'))
      await queries.invalidateQueries({ queryKey: eventsKey })
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
