import { addedToTeam } from '@kxo/domain/contacts/rules'
import { contactWords as w } from '@kxo/domain/contacts/words'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { FormRow } from '../../../ui/form/form.tsx'
import { NeededFields } from '../../fields/index.ts'
import { contactInputs } from '../contact/contact-inputs.tsx'

const { phone: Phone, ...others } = contactInputs
const ofTeam = Object.fromEntries(Object.entries(others).filter(([name]) => (addedToTeam as readonly string[]).includes(name)))

/** Who is being added, with what the tenant requires besides; of a referent's team, the professional part alone. */
export function NewContactFields({ isTeam = false }: { isTeam?: boolean }) {
  return (
    <>
      <FormRow>
        <TextField name="first_name" label={w.firstName} />
        <TextField name="last_name" label={w.lastName} />
      </FormRow>
      <FormRow>
        <TextField name="mail" label={w.mail} type="email" />
        <Phone />
      </FormRow>
      <NeededFields of="User" inputs={isTeam ? ofTeam : others} />
    </>
  )
}
