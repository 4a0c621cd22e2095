import { contactsContract } from '@kxo/domain/contacts/contract'
import { adminContact } from '@kxo/domain/contacts/paths'
import { may } from '@kxo/domain/contacts/permissions'
import { contactWords as w } from '@kxo/domain/contacts/words'
import { call } from '../../../platform/api-client.ts'
import { useViewer } from '../../../platform/viewer.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx'
import { LookupField } from '../../../ui/fields/lookup-field.tsx'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { Form, FormRow, useRecordForm } from '../../../ui/form/form.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useNavigateIfMounted } from '../../../ui/navigation/navigate-if-mounted.ts'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { NativeWordings } from '../../fields/index.ts'
import { choicesOf } from '../api.ts'
import { AttachmentRequest } from '../company/attachment-request.tsx'
import { CompanyField } from '../company/company-field.tsx'
import { profileOptions } from '../contact/contact-fields.ts'
import { DuplicateList } from '../merge/duplicate-list.tsx'
import { NewContactFields } from './new-contact-fields.tsx'

type AddContactDialogProps = {
  onClose: () => void
  /** Adds to this company, which is not asked. */
  company?: { id: number; name: string }
  /** A referent adds to their own team, and stays on the list. */
  isTeam?: boolean
}

/** Adds a person, and possibly invites them. */
export function AddContactDialog({ onClose, company, isTeam = false }: AddContactDialogProps) {
  const { actor } = useViewer()
  const { say } = useLanguage()
  const goOn = useNavigateIfMounted()
  const form = useRecordForm({
    schema: contactsContract.create.body,
    values: {
      first_name: '',
      last_name: '',
      mail: '',
      phone: '',
      is_invited: true,
      ...(isTeam ? {} : { company: company?.id, profile_code: 'USR', is_adherent: false, is_prospect: false }),
    },
    save: (values) => call(contactsContract.create, { body: values }),
    onSaved: async (contact) => {
      toast.success(say(w.added, { name: `${contact.first_name} ${contact.last_name}` }))
      onClose()
      if (!isTeam) void goOn(adminContact(contact.id))
    },
  })
  const profiles = profileOptions.filter(({ value }) => value !== 'CNS' || may.grantConsulting(actor))
  return (
    <Dialog opened onClose={onClose} title={isTeam ? w.addToTeam : w.add} width={600}>
      <NativeWordings of="User">
        <Form form={form} submit={w.save}>
          <NewContactFields isTeam={isTeam} />
          {isTeam ? (
            <AttachmentRequest form={form} onDone={onClose} />
          ) : (
            <>
              <DuplicateList />
              <FormRow>
                {company ? (
                  <LookupField
                    name="company"
                    label={w.company}
                    {...choicesOf('company')}
                    chosen={{ value: company.id, label: company.name }}
                    disabled
                  />
                ) : (
                  <CompanyField form={form} />
                )}
                <SelectField name="profile_code" label={w.profile} required options={profiles} />
              </FormRow>
              <FormRow>
                <CheckboxField name="is_adherent" label={w.member} />
                <CheckboxField name="is_prospect" label={w.prospect} />
              </FormRow>
              <CheckboxField name="is_invited" label={w.invite} />
            </>
          )}
        </Form>
      </NativeWordings>
    </Dialog>
  )
}
