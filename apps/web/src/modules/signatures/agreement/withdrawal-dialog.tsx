import { dayInZone } from '@kxo/domain/kernel/dates'
import { formatMoney } from '@kxo/domain/kernel/money'
import type { Agreement } from '@kxo/domain/signatures/agreement'
import { signaturesContract as contract } from '@kxo/domain/signatures/contract'
import { signaturesWords as w } from '@kxo/domain/signatures/words'
import { Text } from '@mantine/core'
import { toast } from '../../../ui/feedback/toast.ts'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { Form, useRecordForm } from '../../../ui/form/form.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useNow } from '../../../ui/i18n/use-now.ts'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { recordWithdrawal } from '../api.ts'

/** A withdrawal that came in time: the registration is cancelled, what was paid is to give back. */
export function WithdrawalDialog({ agreement: { id, paid }, onClose }: { agreement: Agreement; onClose: () => void }) {
  const { say, locale, zone } = useLanguage()
  const now = useNow()
  const form = useRecordForm({
    schema: contract.recordWithdrawal.body,
    values: { day: dayInZone(now, zone) },
    save: ({ day }) => recordWithdrawal(id, day),
    onSaved: () => {
      toast.success(w.withdrawalRecorded)
      onClose()
    },
  })
  return (
    <Dialog opened onClose={onClose} title={w.recordWithdrawal}>
      <Form form={form} submit={w.recordWithdrawal}>
        <Text>{say(w.withdrawalText, { paid: formatMoney(paid, locale) })}</Text>
        <DateField name="day" label={w.withdrawalDay} required />
      </Form>
    </Dialog>
  )
}
