import type { Contact } from '@kxo/domain/contacts/contract'
import { contactsContract } from '@kxo/domain/contacts/contract'
import { registrationWords as w } from '@kxo/domain/registrations/words'
import { TextInput } from '@mantine/core'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { call } from '../../../platform/api-client.ts'
import { bounded } from '../../../ui/feedback/boundary.tsx'
import { PhoneField, TextField } from '../../../ui/fields/text-field.tsx'
import { Form, FormRow, useRecordForm } from '../../../ui/form/form.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { NativeWordings, useNativeLabel } from '../../fields/index.ts'
import { personQuery } from '../api.ts'

/** Who registers: the person's own details, changed here for good. */
export const YouStep = bounded(
  function YouStep({ user, onNext }: { user: number; onNext: () => unknown }) {
    const person = useSuspenseQuery(personQuery(user))
    return <YouForm person={person.data} onNext={onNext} />
  },
  { lines: 5 },
)

function YouForm({ person, onNext }: { person: Contact; onNext: () => unknown }) {
  const { say } = useLanguage()
  const labelOf = useNativeLabel('User')
  const queries = useQueryClient()
  const { id, version, first_name, last_name, phone, address, code_postal, town } = person
  const form = useRecordForm({
    schema: contactsContract.change.body,
    values: { version, first_name, last_name, phone, address, code_postal, town },
    save: (values) => call(contactsContract.change, { params: { id }, body: values }),
    onSaved: (saved) => {
      queries.setQueryData(personQuery(id).queryKey, saved)
      return onNext()
    },
  })
  return (
    <NativeWordings of="User">
      <Form form={form} submit={w.continue}>
        <FormRow>
          <TextField name="first_name" label={w.firstName} autoComplete="given-name" required />
          <TextField name="last_name" label={w.lastName} autoComplete="family-name" required />
        </FormRow>
        <TextInput label={labelOf('mail', w.mail)} value={person.mail} readOnly disabled description={say(w.mailLocked)} />
        <PhoneField name="phone" label={w.phone} />
        <TextField name="address" label={w.address} autoComplete="street-address" />
        <FormRow>
          <TextField name="code_postal" label={w.postalCode} autoComplete="postal-code" inputMode="numeric" />
          <TextField name="town" label={w.town} autoComplete="address-level2" />
        </FormRow>
      </Form>
    </NativeWordings>
  )
}
