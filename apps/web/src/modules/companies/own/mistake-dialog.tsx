import type { Company } from '@kxo/domain/companies/company-shape'
import { companiesContract as contract } from '@kxo/domain/companies/contract'
import { companyWords as w } from '@kxo/domain/companies/words'
import { call } from '../../../platform/api-client.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { TextareaField } from '../../../ui/fields/textarea-field.tsx'
import { Form, useRecordForm } from '../../../ui/form/form.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'

/** Tells the referent what is wrong: it becomes their task. */
export function MistakeDialog({ company, onClose }: { company: Company; onClose: () => void }) {
  const form = useRecordForm({
    schema: contract.mistake.body,
    values: { message: '' },
    save: (body) => call(contract.mistake, { params: { id: company.id }, body }),
    onSaved: () => {
      toast.success(w.mistakeSent)
      onClose()
    },
  })
  return (
    <Dialog opened onClose={onClose} title={w.reportMistake} width={600}>
      <Form form={form} submit={w.send}>
        <TextareaField name="message" label={w.mistakeLabel} rows={5} maxLength={2000} />
      </Form>
    </Dialog>
  )
}
