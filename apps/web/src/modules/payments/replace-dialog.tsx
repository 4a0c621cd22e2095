import type { BillDetail } from '@kxo/domain/billing/bill-shape'
import { billingContract } from '@kxo/domain/billing/contract'
import { billWords as w } from '@kxo/domain/billing/words'
import { Text } from '@mantine/core'
import { toast } from '../../ui/feedback/toast.ts'
import { TextareaField } from '../../ui/fields/textarea-field.tsx'
import { Form, useRecordForm } from '../../ui/form/form.tsx'
import { useLanguage } from '../../ui/i18n/language.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { replaceBill } from '../billing/index.ts'

type ReplaceProps = { bill: BillDetail; onClose: () => void; onReplaced: (draft: BillDetail) => void }

/** Cancels a bill nothing was paid of by a credit note and opens the draft written in its place, with the reason the credit note prints (INV-12). */
export function ReplaceDialog({ bill, onClose, onReplaced }: ReplaceProps) {
  const { say } = useLanguage()
  const form = useRecordForm({
    schema: billingContract.replaceBill.body,
    values: { reason: say(w.replaceReason) },
    save: ({ reason }) => replaceBill(bill.id, reason),
    onSaved: (draft) => {
      toast.success(say(w.replacedAct, { number: bill.number ?? '' }))
      onClose()
      onReplaced(draft)
    },
  })
  const title = say(w.replaceTitle, { number: bill.number ?? '' })
  return (
    <Dialog opened onClose={onClose} title={title}>
      <Text c="dimmed" fz="sm" mb="md">
        {say(w.replaceHelp)}
      </Text>
      <Form form={form} submit={w.replaceAct}>
        <TextareaField name="reason" label={w.reason} maxLength={500} required />
      </Form>
    </Dialog>
  )
}
