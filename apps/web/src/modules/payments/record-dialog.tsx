import type { BillDetail } from '@kxo/domain/billing/bill-shape'
import { type PaymentMode, paymentMode } from '@kxo/domain/billing/payment-mode'
import { dayInZone, defaultZone } from '@kxo/domain/kernel/dates'
import { paymentsContract } from '@kxo/domain/payments/contract'
import { recordingContract } from '@kxo/domain/payments/recording/recording-contract'
import { recordingWords as r } from '@kxo/domain/payments/recording/recording-words'
import { paymentWords as p } from '@kxo/domain/payments/words'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import { call } from '../../platform/api-client.ts'
import { apiQuery } from '../../platform/api-query.ts'
import { toast } from '../../ui/feedback/toast.ts'
import { CheckboxField } from '../../ui/fields/checkbox-field.tsx'
import { DateField } from '../../ui/fields/date-field.tsx'
import { MoneyField } from '../../ui/fields/number-field.tsx'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { Form, FormRow, useRecordForm } from '../../ui/form/form.tsx'
import { useLanguage } from '../../ui/i18n/language.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { PaymentShares } from './payment-shares.tsx'

const recorded: readonly PaymentMode[] = ['transfer', 'cheque', 'onSite', 'directDebit', 'funder']

/** What a person types: one amount, and its part of each bill where it pays several. */
const RecordForm = z.object({
  ...paymentsContract.recordPayment.body.shape,
  is_shared: z.boolean(),
  shares: z.array(z.object({ bill: z.int(), amount: z.optional(z.nullable(z.int().check(z.nonnegative()))) })),
})

type Owed = Pick<BillDetail, 'id' | 'category' | 'to_be_paid'>

/** Money received otherwise than by card: between 1 and what is due (INV-49), on one bill or shared between those of its payer. */
export function RecordDialog({ bill, onClose }: { bill: Owed; onClose: () => void }) {
  const { say } = useLanguage()
  const isRefund = bill.category === 'credit'
  const [today] = useState(() => dayInZone(new Date(), defaultZone))
  const { data: owed = [] } = useQuery({ ...apiQuery(recordingContract.owedBills, { params: { id: bill.id } }), enabled: !isRefund })
  const form = useRecordForm({
    schema: RecordForm,
    values: {
      amount: bill.to_be_paid,
      mode: 'transfer',
      paid_on: today,
      reference: '',
      is_receipt_sent: !isRefund,
      is_shared: false,
      shares: [],
    },
    save: async ({ is_shared, shares, ...body }) => {
      if (!is_shared) {
        await call(paymentsContract.recordPayment, { params: { id: bill.id }, body })
        return 1
      }
      const parts = shares.map((share) => ({ bill: share.bill, amount: share.amount ?? 0 }))
      return (await call(recordingContract.recordTogether, { body: { ...body, shares: parts } })).length
    },
    onSaved: (bills) => {
      toast.success(bills > 1 ? say(r.recorded, { n: bills }) : p.recorded)
      onClose()
    },
  })
  const isShared = useWatch({ control: form.control, name: 'is_shared' }) === true
  const title = isRefund ? p.recordRefund : p.record
  return (
    <Dialog opened onClose={onClose} title={title} {...(isShared && { width: 600 })}>
      <Form form={form} submit={title}>
        <FormRow>
          <MoneyField name="amount" label={p.amount} />
          <DateField name="paid_on" label={p.valueDate} max={today} />
        </FormRow>
        <FormRow>
          <SelectField name="mode" label={p.mode} options={recorded.map((value) => ({ value, label: paymentMode.labelOf(value) }))} />
          <TextField name="reference" label={p.reference} maxLength={100} />
        </FormRow>
        {owed.length > 1 ? <PaymentShares form={form} owed={owed} /> : null}
        {isRefund ? null : <CheckboxField name="is_receipt_sent" label={p.sendReceipt} />}
      </Form>
    </Dialog>
  )
}
