import { contactsContract } from '@kxo/domain/contacts/contract'
import { adminContact } from '@kxo/domain/contacts/paths'
import { contactWords as w } from '@kxo/domain/contacts/words'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { call } from '../../app/api-client.ts'
import { useViewer } from '../../app/viewer.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { CheckboxField } from '../../ui/fields/checkbox-field.tsx'
import { PhoneField, TextField } from '../../ui/fields/text-field.tsx'
import { Form, FormRow, useRecordForm } from '../../ui/form.tsx'
import { useLanguage } from '../../ui/language.tsx'
import { toast } from '../../ui/toast.ts'
import { contactsKey } from './api.ts'

/** Adds a person, and possibly invites them (screens-admin #19). */
export function AddContactDialog({ onClose }: { onClose: () => void }) {
  const { tenant } = useViewer()
  const { say } = useLanguage()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const form = useRecordForm({
    schema: contactsContract.create.body,
    values: { first_name: '', last_name: '', mail: '', phone: '', is_invited: true },
    save: (values) => call(contactsContract.create, { params: { client: tenant.name }, body: values }),
    onSaved: async (contact) => {
      toast.success(say(w.added, { name: `${contact.first_name} ${contact.last_name}` }))
      await queries.invalidateQueries({ queryKey: contactsKey(tenant.name) })
      onClose()
      void navigate({ to: adminContact(contact.id) })
    },
  })
  return (
    <Dialog opened onClose={onClose} title={w.add} width={600}>
      <Form form={form} submit={w.save}>
        <FormRow>
          <TextField name="first_name" label={w.firstName} />
          <TextField name="last_name" label={w.lastName} />
        </FormRow>
        <TextField name="mail" label={w.mail} type="email" />
        <PhoneField name="phone" label={w.phone} />
        <CheckboxField name="is_invited" label={w.invite} />
      </Form>
    </Dialog>
  )
}
