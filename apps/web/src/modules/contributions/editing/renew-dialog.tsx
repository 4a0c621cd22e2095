import { contributionsContract as contract } from '@kxo/domain/contributions/contract'
import { contributionsWords as w } from '@kxo/domain/contributions/words'
import { toast } from '../../../ui/feedback/toast.ts'
import { MoneyField } from '../../../ui/fields/number-field.tsx'
import { Form, useRecordForm } from '../../../ui/form/form.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { renewContribution } from '../api.ts'

type RenewDialogProps = { id: number; onRenewed: (id: number) => void; onClose: () => void }

/** Next year's contribution, its prices raised. */
export function RenewDialog({ id, onRenewed, onClose }: RenewDialogProps) {
  const form = useRecordForm({
    schema: contract.renew.body,
    values: { percent: 0 },
    save: ({ percent }) => renewContribution(id, percent),
    onSaved: (renewed) => {
      toast.success(w.renewed)
      onRenewed(renewed.id)
    },
  })
  return (
    <Dialog opened onClose={onClose} title={w.renew} width={600}>
      <Form form={form} submit={w.renew}>
        <MoneyField name="percent" label={w.renewPercent} help={w.renewHelp} unit="%" required />
      </Form>
    </Dialog>
  )
}
