import type { AgreementLack } from '@kxo/domain/billing/agreements/agreement'
import { agreementWords as a } from '@kxo/domain/billing/agreements/agreement-words'
import type { BillDetail } from '@kxo/domain/billing/bill-shape'
import { billWords as w } from '@kxo/domain/billing/words'
import { requiredLines } from '@kxo/domain/kernel/validation'
import { Alert, Text } from '@mantine/core'
import * as z from 'zod/mini'
import { toast } from '../../ui/feedback/toast.ts'
import { TextareaField } from '../../ui/fields/textarea-field.tsx'
import { Form, useRecordForm } from '../../ui/form/form.tsx'
import { useLanguage } from '../../ui/i18n/language.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { issue } from '../billing/index.ts'

const schema = z.object({ reason: requiredLines(500) })

/** Issues a bill its funder would not pay all of, with the reason the history keeps (FOR-50). */
export function IssueAnywayDialog({ bill, lack, onClose }: { bill: BillDetail; lack: AgreementLack; onClose: () => void }) {
  const { say } = useLanguage()
  const form = useRecordForm({
    schema,
    values: { reason: '' },
    save: ({ reason }) => issue(bill.id, reason),
    onSaved: ({ number }) => {
      toast.success(say(w.issued, { number: number ?? '' }))
      onClose()
    },
  })
  return (
    <Dialog opened onClose={onClose} title={a.anyway}>
      <Alert color="orange" role="note" mb="md">
        {say(a[lack])}
      </Alert>
      <Text c="dimmed" fz="sm" mb="md">
        {say(a.anywayHelp)}
      </Text>
      <Form form={form} submit={a.anyway}>
        <TextareaField name="reason" label={w.reason} maxLength={500} required />
      </Form>
    </Dialog>
  )
}
