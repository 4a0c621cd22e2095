import type { BillDetail } from '@kxo/domain/billing/bill-shape'
import { formatMoney } from '@kxo/domain/kernel/money'
import { paymentsContract } from '@kxo/domain/payments/contract'
import { paymentWords as p } from '@kxo/domain/payments/words'
import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { call } from '../../platform/api-client.ts'
import { Button } from '../../ui/display/button.tsx'
import { useAction } from '../../ui/feedback/action.ts'
import { toast } from '../../ui/feedback/toast.ts'
import { useLanguage } from '../../ui/i18n/language.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'

type Payment = BillDetail['payments'][number]

/** Undoes a payment that did not hold by a counter-entry, with its reason. */
export function ReverseButton({ bill, payment }: { bill: BillDetail; payment: Payment }) {
  const { say, locale } = useLanguage()
  const [asking, setAsking] = useState(false)
  const [reason, setReason] = useState('')
  const reversing = useAction({
    mutationFn: () => call(paymentsContract.reversePayment, { params: { id: payment.id }, body: { reason: reason.trim() } }),
    onSuccess: async () => {
      toast.success(p.reversed)
      setAsking(false)
    },
  })
  if (bill.payments.some(({ is_reversal, amount }) => is_reversal && amount === -payment.amount)) return null
  return (
    <>
      <Button size="sm" variant="subtle" onClick={() => setAsking(true)}>
        {say(p.reverse)}
      </Button>
      <Dialog
        opened={asking}
        onClose={() => setAsking(false)}
        title={say(p.reverse)}
        acts={
          <Button variant="danger" disabled={reason.trim() === ''} loading={reversing.isPending} onClick={() => reversing.mutate()}>
            {say(p.reverse)}
          </Button>
        }
      >
        <p>{formatMoney(payment.amount, locale)}</p>
        <TextInput
          label={say(p.reverseReason)}
          withAsterisk
          value={reason}
          maxLength={500}
          onChange={(change) => setReason(change.currentTarget.value)}
        />
      </Dialog>
    </>
  )
}
