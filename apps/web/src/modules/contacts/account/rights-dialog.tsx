import { contactActsContract } from '@kxo/domain/contacts/acts-contract'
import { adminLevel } from '@kxo/domain/contacts/admin-level'
import type { Contact } from '@kxo/domain/contacts/contract'
import { contactActWords as a, contactWords as w } from '@kxo/domain/contacts/words'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../../platform/api-client.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx'
import { optionsOf } from '../../../ui/fields/options.ts'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { Form, useRecordForm } from '../../../ui/form/form.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { contactQuery } from '../api.ts'

/** Names a person administrator, with a level, or ends it. */
export function RightsDialog({ contact, onClose }: { contact: Contact; onClose: () => void }) {
  const { say } = useLanguage()
  const queries = useQueryClient()
  const form = useRecordForm({
    schema: contactActsContract.setRights.body,
    values: {
      version: contact.version,
      is_admin: contact.is_admin,
      is_restricted: contact.is_restricted,
      has_tasks: contact.has_tasks,
    },
    save: (body) => call(contactActsContract.setRights, { params: { id: contact.id }, body }),
    onSaved: async (saved) => {
      toast.success(say(a.rightsSaved, { name: `${saved.first_name} ${saved.last_name}` }))
      queries.setQueryData(contactQuery(contact.id).queryKey, saved)
      onClose()
    },
  })
  return (
    <Dialog opened onClose={onClose} title={a.rights} width={600}>
      <Form form={form} submit={w.save}>
        <CheckboxField name="is_admin" label={a.isAdmin} />
        {form.watch('is_admin') === true ? (
          <SelectField name="is_restricted" label={a.level} required options={optionsOf(adminLevel)} />
        ) : null}
        <CheckboxField name="has_tasks" label={a.hasTasks} />
      </Form>
    </Dialog>
  )
}
