import { dayInZone } from '@kxo/domain/kernel/dates'
import { earliestSuspension } from '@kxo/domain/tenants/rules'
import { vendorContract as contract, type TenantLine } from '@kxo/domain/tenants/vendor/vendor-contract'
import { vendorWords as v } from '@kxo/domain/tenants/vendor/vendor-words'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import { call } from '../../../platform/api-client.ts'
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Form, useRecordForm } from '../../../ui/form/form.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'

const schema = z
  .extend(contract.suspend.body, { at_once: z.boolean() })
  .check(z.refine(({ at_once, suspends_on }) => at_once || Boolean(suspends_on), { error: 'required', path: ['suspends_on'] }))

/** Suspends at once, or on a day the tenant is told of. */
export function SuspendDialog({ line, onClose, onDone }: { line: TenantLine; onClose: () => void; onDone: (now: TenantLine) => void }) {
  const { say, zone } = useLanguage()
  const [earliest] = useState(() => earliestSuspension(dayInZone(new Date(), zone)))
  const form = useRecordForm({
    schema,
    values: { reason: line.suspended_reason ?? '', suspends_on: line.suspends_on ?? earliest, at_once: false },
    save: ({ at_once, reason, suspends_on }) =>
      call(contract.suspend, { params: { id: line.id }, body: { reason, suspends_on: at_once ? null : suspends_on } }),
    onSaved: onDone,
  })
  const isAtOnce = useWatch({ control: form.control, name: 'at_once' }) === true
  return (
    <Dialog opened onClose={onClose} title={`${say(v.suspend)} ${line.label}`}>
      <p>{say(v.suspendHelp)}</p>
      <Form form={form} submit={isAtOnce ? v.suspend : v.announce}>
        <TextField name="reason" label={v.reason} maxLength={500} />
        <CheckboxField name="at_once" label={v.atOnce} help={v.atOnceHelp} />
        {isAtOnce ? null : <DateField name="suspends_on" label={v.suspendsOn} help={v.suspendsOnHelp} min={earliest} />}
      </Form>
    </Dialog>
  )
}
