import { collectiveContract as contract } from '@kxo/domain/registrations/collective/collective-contract'
import { collectiveWords as w } from '@kxo/domain/registrations/collective/collective-words'
import type { Registration } from '@kxo/domain/registrations/contract'
import { registrationWords } from '@kxo/domain/registrations/words'
import { call } from '../../../platform/api-client.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Form, FormRow, useRecordForm } from '../../../ui/form/form.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'

/** Hands one's own place over to somebody else. */
export function TransferDialog({ registration, onClose }: { registration: Pick<Registration, 'id' | 'event_title'>; onClose: () => void }) {
  const { say } = useLanguage()
  const form = useRecordForm({
    schema: contract.transfer.body,
    values: { mail: '', first_name: '', last_name: '' },
    save: (body) => call(contract.transfer, { params: { id: registration.id }, body }),
    onSaved: ({ first_name, last_name }) => {
      toast.success(say(w.substituted, { name: `${first_name} ${last_name}` }))
      onClose()
    },
  })
  return (
    <Dialog opened onClose={onClose} title={w.transferTitle} width={600}>
      <p>
        {registration.event_title}
        <br />
        {say(w.transferHelp)}
      </p>
      <Form form={form} submit={w.transfer}>
        <FormRow>
          <TextField name="first_name" label={registrationWords.firstName} autoComplete="off" />
          <TextField name="last_name" label={registrationWords.lastName} autoComplete="off" />
        </FormRow>
        <TextField name="mail" type="email" label={registrationWords.mail} autoComplete="off" />
      </Form>
    </Dialog>
  )
}
