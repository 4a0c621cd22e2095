import type { Agreement } from '@kxo/domain/signatures/agreement'
import { writtenTexts } from '@kxo/domain/signatures/content'
import { signaturesContract as contract } from '@kxo/domain/signatures/contract'
import { signaturesWords as w } from '@kxo/domain/signatures/words'
import { Alert } from '@mantine/core'
import { toast } from '../../../ui/feedback/toast.ts'
import { MoneyField } from '../../../ui/fields/number-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { TextareaField } from '../../../ui/fields/textarea-field.tsx'
import { Form, FormRow, useRecordForm } from '../../../ui/form/form.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { changeAgreement } from '../api.ts'

type ContentDialogProps = { agreement: Agreement; onClose: () => void }

/** What the agreement says, to complete or to put right. */
export function ContentDialog({ agreement, onClose }: ContentDialogProps) {
  const { say } = useLanguage()
  const { id, content, version, status } = agreement
  const isSent = status === 'toSign'
  const texts = Object.fromEntries(writtenTexts.map((key) => [key, content[key]]))
  const form = useRecordForm({
    schema: contract.change.body,
    values: {
      ...texts,
      version,
      amount: content.amount,
      amount_ht: content.amount_ht,
      representative: content.party.representative || undefined,
    },
    save: (body) => changeAgreement(id, { ...body, version }),
    onSaved: () => {
      toast.success(isSent ? w.changedAgain : w.changed)
      onClose()
    },
  })
  return (
    <Dialog opened onClose={onClose} title={w.change} width={800} closeOnClickOutside={false}>
      <Form form={form} submit={w.save}>
        {isSent ? <Alert color="orange">{say(w.fallsOnChange)}</Alert> : null}
        {writtenTexts.map((key) => (
          <TextareaField key={key} name={key} label={w[key]} rows={key === 'programme' || key === 'early_end' ? 5 : 2} required={false} />
        ))}
        <FormRow>
          <MoneyField name="amount_ht" label={w.amountHt} />
          <MoneyField name="amount" label={w.amount} />
        </FormRow>
        {agreement.company_id === null ? null : <TextField name="representative" label={w.representative} />}
      </Form>
    </Dialog>
  )
}
