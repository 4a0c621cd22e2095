import type { Contact } from '@kxo/domain/contacts/contract'
import { contactsContract } from '@kxo/domain/contacts/contract'
import { adminContacts } from '@kxo/domain/contacts/paths'
import { may } from '@kxo/domain/contacts/permissions'
import { contactWords as w } from '@kxo/domain/contacts/words'
import { accountStatus } from '@kxo/domain/identity/status'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { call } from '../../app/api-client.ts'
import { RecordPartOf, useRecordParts } from '../../app/record-part.tsx'
import { useViewer } from '../../app/viewer.ts'
import { StatusBadge } from '../../ui/badge.tsx'
import { DateField } from '../../ui/fields/date-field.tsx'
import { PhoneField, TextField } from '../../ui/fields/text-field.tsx'
import { Form, FormRow, FormSection, useRecordForm } from '../../ui/form.tsx'
import { useLanguage } from '../../ui/language.tsx'
import { useAddress } from '../../ui/list-address.ts'
import { PageTitle } from '../../ui/page-title.tsx'
import { Failed, Loading, Missing } from '../../ui/states.tsx'
import { toast } from '../../ui/toast.ts'
import { contactQuery, contactsKey } from './api.ts'
import style from './contacts.module.css'

/** Everything about one person, in tabs (screens-admin #21). */
export default function ContactPage() {
  const { tenant } = useViewer()
  const { say } = useLanguage()
  const { id } = useParams({ strict: false }) as { id?: string }
  const contactId = /^\d{1,15}$/.test(id ?? '') ? Number(id) : 0
  const answer = useQuery(contactQuery(tenant.name, contactId))
  const parts = useRecordParts('contact')
  const [search, change] = useAddress()
  const part = parts.find(({ key }) => key === search['tab'])
  if ((answer.error as { status?: number } | null)?.status === 404) return <Missing />
  if (answer.isError) return <Failed error={answer.error} onRetry={() => void answer.refetch()} />
  if (!answer.data) return <Loading lines={8} />
  const contact = answer.data
  return (
    <>
      <PageTitle
        above={[{ label: w.listTitle, to: adminContacts() }]}
        mark={<StatusBadge of={accountStatus} is={contact.status} />}
        subtitle={[contact.mail, contact.company_name].filter(Boolean).join(' · ')}
      >
        {`${contact.first_name} ${contact.last_name}`}
      </PageTitle>
      <div className={style['tabs']} role="group" aria-label={say(w.recordTitle)}>
        <button type="button" className={style['tab']} aria-pressed={!part} onClick={() => change({ tab: undefined })}>
          {say(w.tabProfile)}
        </button>
        {parts.map(({ key, label }) => (
          <button key={key} type="button" className={style['tab']} aria-pressed={part?.key === key} onClick={() => change({ tab: key })}>
            {say(label)}
          </button>
        ))}
      </div>
      {part ? <RecordPartOf part={part} id={contact.id} /> : <ProfileForm key={contact.version} contact={contact} />}
    </>
  )
}

function ProfileForm({ contact }: { contact: Contact }) {
  const { tenant, actor } = useViewer()
  const queries = useQueryClient()
  const { id, version, first_name, last_name, phone, birth_date, address, address_complement, code_postal, town } = contact
  const form = useRecordForm({
    schema: contactsContract.change.body,
    values: { version, first_name, last_name, phone, birth_date, address, address_complement, code_postal, town },
    save: (values) => call(contactsContract.change, { params: { client: tenant.name, id }, body: values }),
    onSaved: async (saved) => {
      toast.success(w.saved)
      queries.setQueryData(contactQuery(tenant.name, id).queryKey, saved)
      await queries.invalidateQueries({ queryKey: [...contactsKey(tenant.name), 'list'] })
    },
  })
  const locked = !may.writeContacts(actor)
  return (
    <div className={style['record']}>
      <Form form={form} {...(locked ? {} : { submit: w.save })}>
        <FormSection title={w.identity}>
          <FormRow>
            <TextField name="first_name" label={w.firstName} required disabled={locked} />
            <TextField name="last_name" label={w.lastName} required disabled={locked} />
          </FormRow>
          <FormRow>
            <PhoneField name="phone" label={w.phone} disabled={locked} />
            <DateField name="birth_date" label={w.birthDate} disabled={locked} />
          </FormRow>
        </FormSection>
        <FormSection title={w.postal}>
          <TextField name="address" label={w.address} disabled={locked} />
          <TextField name="address_complement" label={w.addressComplement} disabled={locked} />
          <FormRow>
            <TextField name="code_postal" label={w.postalCode} inputMode="numeric" disabled={locked} />
            <TextField name="town" label={w.town} disabled={locked} />
          </FormRow>
        </FormSection>
      </Form>
    </div>
  )
}
