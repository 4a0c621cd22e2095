import { formatMoney } from '@kxo/domain/kernel/money'
import type { OwedBill } from '@kxo/domain/payments/recording/recording-contract'
import { recordingWords as r } from '@kxo/domain/payments/recording/recording-words'
import { leftToShare, sharePayment } from '@kxo/domain/payments/recording/share-payment'
import { Stack, Text } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useWatch } from 'react-hook-form'
import { CheckboxField } from '../../ui/fields/checkbox-field.tsx'
import { MoneyField } from '../../ui/fields/number-field.tsx'
import type { RecordForm } from '../../ui/form/form.tsx'
import { useLanguage } from '../../ui/i18n/language.tsx'

/** One payment shared between the bills its payer owes: split by itself as the amount is typed, the oldest due first, each part then changed at will. */
export function PaymentShares({ form, owed }: { form: RecordForm; owed: readonly OwedBill[] }) {
  const { say, locale } = useLanguage()
  const { setValue, control } = form
  const [isShared, amount, shares] = useWatch({ control, name: ['is_shared', 'amount', 'shares'] }) as [
    boolean,
    number | null,
    { amount?: number | null }[],
  ]
  const wasShared = useRef(false)
  useEffect(() => {
    const whole = owed.reduce((sum, { to_be_paid }) => sum + to_be_paid, 0)
    // Shared for the first time, it pays everything that is owed, until an amount is typed.
    const begins = isShared && !wasShared.current
    wasShared.current = isShared
    if (begins) setValue('amount', whole, { shouldDirty: true })
    setValue('shares', isShared ? sharePayment(begins ? whole : (amount ?? 0), owed) : [])
  }, [isShared, amount, owed, setValue])
  const left = leftToShare(amount ?? 0, shares)
  const money = (cents: number): string => formatMoney(cents, locale)
  return (
    <>
      <CheckboxField name="is_shared" label={say(r.share, { n: owed.length })} />
      {isShared && shares.length === owed.length ? (
        <Stack gap="sm">
          <Text c="dimmed" fz="sm">
            {say(r.shareHelp)}
          </Text>
          {owed.map(({ id, number, to_be_paid, due_date }, index) => (
            <MoneyField
              key={id}
              name={`shares.${index}.amount`}
              required={false}
              label={say(r.shareOf, { number })}
              help={due_date === null ? money(to_be_paid) : say(r.dueSince, { due: money(to_be_paid), day: due_date })}
            />
          ))}
          <Text role="status" fz="sm" fw={600} {...(left !== 0 && { c: 'red' })}>
            {left === 0 ? say(r.whole) : say(left > 0 ? r.left : r.beyond, { amount: money(Math.abs(left)) })}
          </Text>
        </Stack>
      ) : null}
    </>
  )
}
