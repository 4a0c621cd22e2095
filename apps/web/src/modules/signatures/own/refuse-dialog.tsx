import { labels } from '@kxo/domain/kernel/labels'
import type { OwnAgreement } from '@kxo/domain/signatures/agreement'
import { signaturesContract as contract } from '@kxo/domain/signatures/contract'
import { signaturesWords as w } from '@kxo/domain/signatures/words'
import { toast } from '../../../ui/feedback/toast.ts'
import { TextareaField } from '../../../ui/fields/textarea-field.tsx'
import { Form, useRecordForm } from '../../../ui/form/form.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { refuseAgreement } from '../own-api.ts'

/** Why one does not sign: whoever prepared it reads it. */
export function RefuseDialog({ agreement: { id }, onClose }: { agreement: OwnAgreement; onClose: () => void }) {
  const form = useRecordForm({
    schema: contract.refuse.body,
    values: { reason: '' },
    save: ({ reason }) => refuseAgreement(id, reason),
    onSaved: () => {
      toast.success(w.refusedNote)
      onClose()
    },
  })
  return (
    <Dialog opened onClose={onClose} title={w.refuse}>
      <Form form={form} submit={w.refuse}>
        <TextareaField name="reason" label={labels.reason} required />
      </Form>
    </Dialog>
  )
}
