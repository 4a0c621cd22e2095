import { labels } from '@kxo/domain/kernel/labels'
import type { EventQuestionnaire } from '@kxo/domain/questionnaires/sending-contract'
import { sendingWords as w } from '@kxo/domain/questionnaires/sending-words'
import { toast } from '../../../ui/feedback/toast.ts'
import { Form, useRecordForm } from '../../../ui/form/form.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { changeQuestionnaire } from '../api.ts'
import { DaysFields } from './days-fields.tsx'
import { turnedDays, writtenChange } from './written-days.ts'

type ChangeDialogProps = { event: number; sending: EventQuestionnaire; onClose: () => void }

/** When a questionnaire is sent, of one the event sends already. */
export function ChangeDialog({ event, sending: { id, name, moment, days, open_days }, onClose }: ChangeDialogProps) {
  const form = useRecordForm({
    schema: writtenChange(moment),
    values: { days: turnedDays(moment, days), open_days },
    save: (written) => changeQuestionnaire(event, id, { ...written, days: turnedDays(moment, written.days) }),
    onSaved: () => {
      toast.success(w.changed)
      onClose()
    },
  })
  return (
    <Dialog opened onClose={onClose} title={name}>
      <Form form={form} submit={labels.save}>
        <DaysFields moment={moment} />
      </Form>
    </Dialog>
  )
}
