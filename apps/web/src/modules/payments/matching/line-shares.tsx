import { formatMoney } from '@kxo/domain/kernel/money'
import type { BankLine } from '@kxo/domain/payments/matching/matching-contract'
import { matchingWords as w } from '@kxo/domain/payments/matching/matching-words'
import type { OwedBill } from '@kxo/domain/payments/recording/recording-contract'
import { recordingWords as r } from '@kxo/domain/payments/recording/recording-words'
import { leftToShare, sharePayment } from '@kxo/domain/payments/recording/share-payment'
import { paymentWords as p } from '@kxo/domain/payments/words'
import { Text } from '@mantine/core'
import { useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import { toast } from '../../../ui/feedback/toast.ts'
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx'
import { MoneyField } from '../../../ui/fields/number-field.tsx'
import { Form, useRecordForm } from '../../../ui/form/form.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { matchLine } from './matching-api.ts'

const Shares = z.object({
  shares: z.array(z.object({ bill: z.int(), amount: z.optional(z.nullable(z.int().check(z.nonnegative()))) })),
  is_receipt_sent: z.boolean(),
})

/** What a line pays of each bill of a payer: the chosen one first, then the oldest due, each part changed at will. What is not shared stays on it. */
export function LineShares({ line, owed, onClose }: { line: BankLine; owed: readonly OwedBill[]; onClose: () => void }) {
  const { say, locale } = useLanguage()
  const money = (cents: number): string => formatMoney(cents, locale)
  const form = useRecordForm({
    schema: Shares,
    values: { shares: sharePayment(line.left, owed), is_receipt_sent: true },
    save: ({ shares, is_receipt_sent }) =>
      matchLine(
        line.id,
        shares.flatMap(({ bill, amount }) => (amount ? [{ bill, amount }] : [])),
        is_receipt_sent,
      ),
    onSaved: () => {
      toast.success(w.accepted)
      onClose()
    },
  })
  const shares = useWatch({ control: form.control, name: 'shares' }) as { amount?: number | null }[]
  const left = leftToShare(line.left, shares)
  return (
    <Form form={form} submit={w.accept}>
      {owed.map(({ id, number, to_be_paid, due_date }, index) => (
        <MoneyField
          key={id}
          name={`shares.${index}.amount`}
          required={false}
          label={say(r.shareOf, { number })}
          help={due_date === null ? money(to_be_paid) : say(r.dueSince, { due: money(to_be_paid), day: due_date })}
        />
      ))}
      <Text role="status" fz="sm" fw={600} {...(left < 0 && { c: 'red' })}>
        {left === 0 ? say(w.wholeLine) : say(left > 0 ? w.remains : w.beyondLine, { amount: money(Math.abs(left)) })}
      </Text>
      <CheckboxField name="is_receipt_sent" label={p.sendReceipt} />
    </Form>
  )
}
