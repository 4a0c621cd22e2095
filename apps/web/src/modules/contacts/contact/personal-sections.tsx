import { profile } from '@kxo/domain/contacts/paths'
import { contactWords as w } from '@kxo/domain/contacts/words'
import { isSelf } from '@kxo/domain/kernel/permissions'
import { TextInput } from '@mantine/core'
import { useViewer } from '../../../platform/viewer.ts'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { FormRow, FormSection } from '../../../ui/form/form.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Link } from '../../../ui/navigation/link.tsx'
import { useNativeLabel } from '../../fields/index.ts'
import { useCountries } from '../../tenants/index.ts'
import { languageNames, optionsIn } from './contact-fields.ts'
import { contactInputs as inputs } from './contact-inputs.tsx'
import type { EditableContact } from './editable-contact.ts'

export function IdentitySection({ allows, isWhole }: EditableContact & { isWhole: boolean }) {
  return (
    <FormSection title={w.identity}>
      <FormRow>
        <inputs.civility disabled={!allows('civility')} />
        <inputs.job disabled={!allows('job')} />
      </FormRow>
      <FormRow>
        <TextField name="first_name" label={w.firstName} required disabled={!allows('first_name')} />
        <TextField name="last_name" label={w.lastName} required disabled={!allows('last_name')} />
      </FormRow>
      {isWhole ? (
        <FormRow>
          <inputs.birth_date disabled={!allows('birth_date')} />
          <SelectField name="language" label={w.language} required options={optionsIn(languageNames)} disabled={!allows('language')} />
        </FormRow>
      ) : null}
    </FormSection>
  )
}

export function ReachSection({ contact, allows }: EditableContact) {
  return (
    <FormSection title={w.reach}>
      <FormRow>
        {allows('mail') ? <TextField name="mail" label={w.mail} type="email" required /> : <ReadMail contact={contact} />}
        <inputs.phone disabled={!allows('phone')} />
      </FormRow>
    </FormSection>
  )
}

export function PostalSection({ allows }: EditableContact) {
  const countries = useCountries()
  return (
    <FormSection title={w.postal}>
      <inputs.address disabled={!allows('address')} />
      <inputs.address_complement disabled={!allows('address_complement')} />
      <FormRow>
        <inputs.code_postal disabled={!allows('code_postal')} />
        <inputs.town disabled={!allows('town')} />
      </FormRow>
      <SelectField name="country" label={w.country} required options={countries} disabled={!allows('country')} />
    </FormSection>
  )
}

/** An address somebody else decides of, or that changes by another way than this form. */
function ReadMail({ contact: { id, mail } }: Pick<EditableContact, 'contact'>) {
  const { say } = useLanguage()
  const labelOf = useNativeLabel('User')
  const { tenant, actor } = useViewer()
  const help = isSelf(actor, { user_id: id }) ? (
    <>
      {say(w.ownMailHelp)}{' '}
      <Link to={profile(id)} search={{ tab: 'connection' }}>
        {say(w.ownMailChange)}
      </Link>
    </>
  ) : (
    say(w.decidedBy, { tenant: tenant.label })
  )
  return <TextInput label={labelOf('mail', w.mail)} value={mail} readOnly description={help} />
}
