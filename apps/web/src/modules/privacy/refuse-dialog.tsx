import { privacyContract as contract } from '@kxo/domain/privacy/contract'
import { privacyWords as w } from '@kxo/domain/privacy/words'
import { call } from '../../platform/api-client.ts'
import { toast } from '../../ui/feedback/toast.ts'
import { TextareaField } from '../../ui/fields/textarea-field.tsx'
import { Form, useRecordForm } from '../../ui/form/form.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'

type RefuseDialogProps = { requestId: number; onClose: () => void }

/** Refuses an erasure, with the reason the person receives. */
export function RefuseDialog({ requestId, onClose }: RefuseDialogProps) {
  const form = useRecordForm({
    schema: contract.refuseErasure.body,
    values: { reason: '' },
    save: (body) => call(contract.refuseErasure, { params: { id: requestId }, body }),
    onSaved: () => {
      toast.success(w.reasonSent)
      onClose()
    },
  })
  return (
    <Dialog opened onClose={onClose} title={w.refuseErasure} width={600}>
      <Form form={form} submit={w.refuseErasure}>
        <TextareaField name="reason" label={w.reason} rows={4} maxLength={1000} />
      </Form>
    </Dialog>
  )
}
