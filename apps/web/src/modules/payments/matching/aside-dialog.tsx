import { labels } from '@kxo/domain/kernel/labels'
import type { BankLine } from '@kxo/domain/payments/matching/matching-contract'
import { matchingContract } from '@kxo/domain/payments/matching/matching-contract'
import { matchingWords as w } from '@kxo/domain/payments/matching/matching-words'
import { Text } from '@mantine/core'
import { toast } from '../../../ui/feedback/toast.ts'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Form, useRecordForm } from '../../../ui/form/form.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { useLineName } from './line-text.ts'
import { setAside } from './matching-api.ts'

/** Says why a line is no payment of a bill. */
export default function AsideDialog({ line, onClose }: { line: BankLine; onClose: () => void }) {
  const { say } = useLanguage()
  const nameOf = useLineName()
  const form = useRecordForm({
    schema: matchingContract.setLineAside.body,
    values: { reason: '' },
    save: ({ reason }) => setAside(line.id, reason),
    onSaved: () => {
      toast.success(w.asideDone)
      onClose()
    },
  })
  return (
    <Dialog opened onClose={onClose} title={w.setAside}>
      <Form form={form} submit={w.setAside}>
        <Text>{nameOf(line)}</Text>
        <TextField name="reason" label={labels.reason} help={say(w.setAsideHelp)} maxLength={200} />
      </Form>
    </Dialog>
  )
}
