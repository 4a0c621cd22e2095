import type { BillDetail } from '@kxo/domain/billing/bill-shape'
import { type PaymentMode, paymentMode } from '@kxo/domain/billing/payment-mode'
import { dayInZone, defaultZone } from '@kxo/domain/kernel/dates'
import { paymentsContract } from '@kxo/domain/payments/contract'
import { paymentWords as p } from '@kxo/domain/payments/words'
import { useState } from 'react'
import { call } from '../../platform/api-client.ts'
import { toast } from '../../ui/feedback/toast.ts'
import { CheckboxField } from '../../ui/fields/checkbox-field.tsx'
import { DateField } from '../../ui/fields/date-field.tsx'
import { MoneyField } from '../../ui/fields/number-field.tsx'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { Form, FormRow, useRecordForm } from '../../ui/form/form.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'

const recorded: readonly PaymentMode[] = ['transfer', 'cheque', 'onSite', 'directDebit', 'funder']

type Owed = Pick<BillDetail, 'id' | 'category' | 'to_be_paid'>

/** Money received otherwise than by card: between 1 and what is due (INV-49). */
export function RecordDialog({ bill, onClose }: { bill: Owed; onClose: () => void }) {
  const isRefund = bill.category === 'credit'
  const [today] = useState(() => dayInZone(new Date(), defaultZone))
  const form = useRecordForm({
    schema: paymentsContract.recordPayment.body,
    values: { amount: bill.to_be_paid, mode: 'transfer', paid_on: today, reference: '', is_receipt_sent: !isRefund },
    save: (body) => call(paymentsContract.recordPayment, { params: { id: bill.id }, body }),
    onSaved: () => {
      toast.success(p.recorded)
      onClose()
    },
  })
  const title = isRefund ? p.recordRefund : p.record
  return (
    <Dialog opened onClose={onClose} title={title}>
      <Form form={form} submit={title}>
        <FormRow>
          <MoneyField name="amount" label={p.amount} />
          <DateField name="paid_on" label={p.valueDate} max={today} />
        </FormRow>
        <FormRow>
          <SelectField name="mode" label={p.mode} options={recorded.map((value) => ({ value, label: paymentMode.labelOf(value) }))} />
          <TextField name="reference" label={p.reference} maxLength={100} />
        </FormRow>
        {isRefund ? null : <CheckboxField name="is_receipt_sent" label={p.sendReceipt} />}
      </Form>
    </Dialog>
  )
}
