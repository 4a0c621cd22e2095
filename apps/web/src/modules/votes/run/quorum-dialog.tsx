import { labels } from '@kxo/domain/kernel/labels'
import { votesContract } from '@kxo/domain/votes/contract'
import { votesWords as w } from '@kxo/domain/votes/words'
import { toast } from '../../../ui/feedback/toast.ts'
import { NumberField } from '../../../ui/fields/number-field.tsx'
import { Form, useRecordForm } from '../../../ui/form/form.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { changeAssembly } from '../api.ts'

/** The share of voices that must be there for a vote to open. */
export function QuorumDialog({ event, rate, onClose }: { event: number; rate: number; onClose: () => void }) {
  const form = useRecordForm({
    schema: votesContract.changeAssembly.body,
    values: { quorum_rate: rate },
    save: ({ quorum_rate }) => changeAssembly(event, quorum_rate === undefined ? {} : { quorum_rate }),
    onSaved: () => {
      toast.success(w.rateSaved)
      onClose()
    },
  })
  return (
    <Dialog opened onClose={onClose} title={w.changeRate}>
      <Form form={form} submit={labels.save}>
        <NumberField name="quorum_rate" label={w.rate} help={w.rateHelp} required />
      </Form>
    </Dialog>
  )
}
