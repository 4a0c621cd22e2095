import { labels } from '@kxo/domain/kernel/labels'
import type { Agreement } from '@kxo/domain/signatures/agreement'
import { signaturesContract as contract } from '@kxo/domain/signatures/contract'
import { signaturesWords as w } from '@kxo/domain/signatures/words'
import { toast } from '../../../ui/feedback/toast.ts'
import { TextareaField } from '../../../ui/fields/textarea-field.tsx'
import { Form, useRecordForm } from '../../../ui/form/form.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { cancelAgreement } from '../api.ts'

/** Gives an agreement up, saying why. */
export function CancelDialog({ agreement: { id, reference }, onClose }: { agreement: Agreement; onClose: () => void }) {
  const { say } = useLanguage()
  const form = useRecordForm({
    schema: contract.cancel.body,
    values: { reason: '' },
    save: ({ reason }) => cancelAgreement(id, reason),
    onSaved: () => {
      toast.success(w.givenUp)
      onClose()
    },
  })
  return (
    <Dialog opened onClose={onClose} title={say(w.giveUpTitle, { reference })}>
      <Form form={form} submit={w.giveUp}>
        <TextareaField name="reason" label={labels.reason} required />
      </Form>
    </Dialog>
  )
}
