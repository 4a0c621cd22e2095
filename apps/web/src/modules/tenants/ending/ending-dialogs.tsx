import type { Output } from '@kxo/domain/kernel/contract'
import { endingContract as contract } from '@kxo/domain/tenants/ending/ending-contract'
import { endingWords as w } from '@kxo/domain/tenants/ending/ending-words'
import type { TenantLine } from '@kxo/domain/tenants/vendor/vendor-contract'
import { call } from '../../../platform/api-client.ts'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Form, useRecordForm } from '../../../ui/form/form.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { uiWords } from '../../../ui/i18n/words.ts'
import { Dialog } from '../../../ui/overlay/dialog.tsx'

type EndingDialogProps = { line: TenantLine; onClose: () => void; onDone: (now: Output<typeof contract.read>) => void }

/** The code of the space is typed again, with why. */
export function AskEndingDialog({ line, onClose, onDone }: EndingDialogProps) {
  const { say } = useLanguage()
  const form = useRecordForm({
    schema: contract.ask.body,
    values: { confirmation: '', reason: '' },
    save: (body) => call(contract.ask, { params: { id: line.id }, body }),
    onSaved: onDone,
  })
  return (
    <Dialog opened onClose={onClose} title={say(uiWords.factOf, { label: say(w.ask), value: line.label })}>
      <p>{say(w.help)}</p>
      <Form form={form} submit={w.ask}>
        <TextField name="reason" label={w.reason} maxLength={500} />
        <TextField name="confirmation" label={say(w.code, { name: line.name })} autoComplete="off" />
      </Form>
    </Dialog>
  )
}

/** Another super administrator types it too. */
export function ConfirmEndingDialog({ line, onClose, onDone }: EndingDialogProps) {
  const { say } = useLanguage()
  const form = useRecordForm({
    schema: contract.confirm.body,
    values: { confirmation: '' },
    save: (body) => call(contract.confirm, { params: { id: line.id }, body }),
    onSaved: onDone,
  })
  return (
    <Dialog opened onClose={onClose} title={say(uiWords.factOf, { label: say(w.confirm), value: line.label })}>
      <p>{say(w.confirmHelp)}</p>
      <Form form={form} submit={w.confirm}>
        <TextField name="confirmation" label={say(w.code, { name: line.name })} autoComplete="off" />
      </Form>
    </Dialog>
  )
}
