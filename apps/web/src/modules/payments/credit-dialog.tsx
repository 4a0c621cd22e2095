import type { BillDetail } from '@kxo/domain/billing/bill-shape'
import { billWords as w } from '@kxo/domain/billing/words'
import { centsFromText, formatMoney } from '@kxo/domain/kernel/money'
import { sayIssue } from '@kxo/domain/kernel/validation'
import { Alert, Checkbox, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { Button } from '../../ui/display/button.tsx'
import { useAction } from '../../ui/feedback/action.ts'
import { failureOf } from '../../ui/feedback/failure.ts'
import { toast } from '../../ui/feedback/toast.ts'
import { useLanguage, useText } from '../../ui/i18n/language.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { credit } from '../billing/index.ts'

/** Credits a bill: everything left, or amounts line by line, with a reason (INV-12). */
export function CreditDialog({ bill, onClose }: { bill: BillDetail; onClose: () => void }) {
  const language = useLanguage()
  const { say, locale } = language
  const text = useText()
  const [reason, setReason] = useState('')
  const [typed, setTyped] = useState<Readonly<Record<number, string>>>({})
  const [isAll, setIsAll] = useState(true)
  const [tried, setTried] = useState(false)
  const amounts = bill.lines.map(({ id }) => ({ line: id, text: typed[id] ?? '', amount_ht: typed[id] ? centsFromText(typed[id]) : 0 }))
  const isReadable =
    amounts.every(({ amount_ht }) => amount_ht !== undefined && amount_ht >= 0) &&
    (isAll || amounts.some(({ amount_ht }) => (amount_ht ?? 0) > 0))
  const lines = amounts.flatMap(({ line, amount_ht }) => (amount_ht ? [{ line, amount_ht }] : []))
  const crediting = useAction({
    mutationFn: () => credit(bill.id, { reason: reason.trim(), ...(isAll ? {} : { lines }) }),
    onSuccess: async ({ number }) => {
      toast.success(say(w.creditDone, { number: number ?? '' }))
      onClose()
    },
    showsFailure: true,
  })
  const submit = () => {
    setTried(true)
    if (reason.trim() !== '' && isReadable) crediting.mutate()
  }
  return (
    <Dialog
      opened
      onClose={onClose}
      title={w.creditAct}
      acts={
        <Button loading={crediting.isPending} onClick={submit}>
          {say(w.creditAct)}
        </Button>
      }
    >
      <Stack gap="md" miw={0}>
        <Text c="dimmed" fz="sm">
          {say(w.creditHelp)}
        </Text>
        <Checkbox label={say(w.creditEverything)} checked={isAll} onChange={(change) => setIsAll(change.currentTarget.checked)} />
        {isAll
          ? null
          : bill.lines.map((line) => (
              <TextInput
                key={line.id}
                label={`${line.name} (${formatMoney(line.amount_ht, locale)})`}
                description={say(w.creditAmount)}
                inputMode="decimal"
                rightSection="€"
                value={typed[line.id] ?? ''}
                onChange={(change) => setTyped({ ...typed, [line.id]: change.currentTarget.value })}
                error={
                  typed[line.id] && centsFromText(typed[line.id] ?? '') === undefined
                    ? sayIssue(language, { key: 'notAnAmount' })
                    : undefined
                }
              />
            ))}
        <TextInput
          label={say(w.reason)}
          withAsterisk
          value={reason}
          maxLength={500}
          onChange={(change) => setReason(change.currentTarget.value)}
          error={tried && reason.trim() === '' ? sayIssue(language, { key: 'required' }) : undefined}
        />
        {crediting.isError ? (
          <Alert color="orange" role="alert">
            {text(failureOf(crediting.error).sentence)}
          </Alert>
        ) : null}
      </Stack>
    </Dialog>
  )
}
