import { profile } from '@kxo/domain/contacts/paths'
import { contactWords as w } from '@kxo/domain/contacts/words'
import { isSelf } from '@kxo/domain/kernel/permissions'
import { useViewer } from '../../app/viewer.ts'
import { DateField } from '../../ui/fields/date-field.tsx'
import { Input } from '../../ui/fields/input.tsx'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { PhoneField, TextField } from '../../ui/fields/text-field.tsx'
import { FormRow, FormSection } from '../../ui/form.tsx'
import { useLanguage } from '../../ui/language.tsx'
import { Link } from '../../ui/link.tsx'
import { useNativeLabel } from '../fields/index.ts'
import { useCountries } from '../tenants/index.ts'
import { civilityNames, languageNames, optionsIn } from './contact-fields.ts'
import type { Around } from './contact-form.tsx'
import { TownField } from './town-field.tsx'

export function IdentitySection({ allows, isWhole }: Around & { isWhole: boolean }) {
  return (
    <FormSection title={w.identity}>
      <FormRow>
        <SelectField name="civility" label={w.civility} options={optionsIn(civilityNames)} disabled={!allows('civility')} />
        <TextField name="job" label={w.job} autoComplete="organization-title" disabled={!allows('job')} />
      </FormRow>
      <FormRow>
        <TextField name="first_name" label={w.firstName} required disabled={!allows('first_name')} />
        <TextField name="last_name" label={w.lastName} required disabled={!allows('last_name')} />
      </FormRow>
      {isWhole ? (
        <FormRow>
          <DateField name="birth_date" label={w.birthDate} disabled={!allows('birth_date')} />
          <SelectField name="language" label={w.language} required options={optionsIn(languageNames)} disabled={!allows('language')} />
        </FormRow>
      ) : null}
    </FormSection>
  )
}

export function ReachSection({ contact, allows }: Around) {
  return (
    <FormSection title={w.reach}>
      <FormRow>
        {allows('mail') ? <TextField name="mail" label={w.mail} type="email" required /> : <ReadMail contact={contact} />}
        <PhoneField name="phone" label={w.phone} disabled={!allows('phone')} />
      </FormRow>
    </FormSection>
  )
}

export function PostalSection({ allows }: Around) {
  const countries = useCountries()
  return (
    <FormSection title={w.postal}>
      <TextField name="address" label={w.address} autoComplete="address-line1" disabled={!allows('address')} />
      <TextField
        name="address_complement"
        label={w.addressComplement}
        autoComplete="address-line2"
        disabled={!allows('address_complement')}
      />
      <FormRow>
        <TextField name="code_postal" label={w.postalCode} autoComplete="postal-code" disabled={!allows('code_postal')} />
        <TownField disabled={!allows('town')} />
      </FormRow>
      <SelectField name="country" label={w.country} required options={countries} disabled={!allows('country')} />
    </FormSection>
  )
}

/** An address somebody else decides of, or that changes by another way than this form. */
function ReadMail({ contact: { id, mail } }: Pick<Around, 'contact'>) {
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
  return <Input label={labelOf('mail', w.mail)} value={mail} readOnly help={help} />
}
