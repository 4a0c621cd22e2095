import { labels } from '@kxo/domain/kernel/labels'
import type { EventQuiz } from '@kxo/domain/quizzes/giving-contract'
import { quizzesWords as w } from '@kxo/domain/quizzes/words'
import { toast } from '../../../ui/feedback/toast.ts'
import { Form, useRecordForm } from '../../../ui/form/form.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { changeTiming } from '../api.ts'
import { DaysFields } from './days-fields.tsx'
import { turnedDays, writtenChange } from './written-days.ts'

type ChangeDialogProps = { event: number; quiz: EventQuiz; onClose: () => void }

/** When a quiz the event gives opens, and for how long. */
export function ChangeDialog({ event, quiz: { id, title, moment, days, open_days }, onClose }: ChangeDialogProps) {
  const form = useRecordForm({
    schema: writtenChange(moment),
    values: { days: turnedDays(moment, days), open_days },
    save: (written) => changeTiming(event, id, { ...written, days: turnedDays(moment, written.days) }),
    onSaved: () => {
      toast.success(w.givenChanged)
      onClose()
    },
  })
  return (
    <Dialog opened onClose={onClose} title={title}>
      <Form form={form} submit={labels.save}>
        <DaysFields moment={moment} />
      </Form>
    </Dialog>
  )
}
