import type { Agreement } from '@kxo/domain/signatures/agreement'
import { signaturesContract as contract } from '@kxo/domain/signatures/contract'
import { signingOrder } from '@kxo/domain/signatures/kinds'
import { usualSigningDays } from '@kxo/domain/signatures/terms'
import { signaturesWords as w } from '@kxo/domain/signatures/words'
import { Text } from '@mantine/core'
import { useViewer } from '../../../platform/viewer.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { NumberField } from '../../../ui/fields/number-field.tsx'
import { optionsOf } from '../../../ui/fields/options.ts'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { Form, useRecordForm } from '../../../ui/form/form.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { requestSignature } from '../api.ts'

type RequestDialogProps = { agreement: Agreement; onClose: () => void }

/** Who signs for each side, in which order, until when. */
export function RequestDialog(props: RequestDialogProps) {
  const { say } = useLanguage()
  return (
    <Dialog opened onClose={props.onClose} title={w.request} closeOnClickOutside={false}>
      {props.agreement.candidates.party.length === 0 ? <Text>{say(w.noCandidate)}</Text> : <RequestForm {...props} />}
    </Dialog>
  )
}

function RequestForm({ agreement, onClose }: RequestDialogProps) {
  const { say } = useLanguage()
  const { params } = useViewer().tenant
  const { id, candidates, people, party, order } = agreement
  const named = (side: 'party' | 'body') => people.find((person) => person.side === side)?.user_id ?? candidates[side][0]?.id ?? null
  const form = useRecordForm({
    schema: contract.request.body,
    values: { signatory: named('party'), countersignatory: named('body'), order, days: usualSigningDays(params.document_deadline_hours) },
    save: (body) => requestSignature(id, body),
    onSaved: () => {
      toast.success(w.requested)
      onClose()
    },
  })
  const optionsFor = (side: 'party' | 'body') => candidates[side].map(({ id: value, name: label }) => ({ value, label }))
  return (
    <Form form={form} submit={w.request}>
      <SelectField name="signatory" label={say(w.signatory, { party })} options={optionsFor('party')} required />
      <SelectField name="countersignatory" label={w.signsForBody} options={optionsFor('body')} required />
      <SelectField name="order" label={w.order} options={optionsOf(signingOrder)} required />
      <NumberField name="days" label={w.days} help={w.daysHelp} required />
    </Form>
  )
}
