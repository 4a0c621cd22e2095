import { type Contact, contactsContract } from '@kxo/domain/contacts/contract'
import { may } from '@kxo/domain/contacts/permissions'
import { type ContactField, changeableFields, missingFields } from '@kxo/domain/contacts/rules'
import { contactWords as w } from '@kxo/domain/contacts/words'
import { isSelf } from '@kxo/domain/kernel/permissions'
import { Box, Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { call } from '../../../platform/api-client.ts'
import { refresh } from '../../../platform/query-client.ts'
import { useViewer } from '../../../platform/viewer.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { uiMessages } from '../../../ui/feedback/ui-messages.ts'
import { EditConflict } from '../../../ui/form/edit-conflict.tsx'
import { Form, useRecordForm } from '../../../ui/form/form.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { NativeWordings } from '../../fields/index.ts'
import { reloadSession } from '../../identity/index.ts'
import { contactQuery, readContact } from '../api.ts'
import { useComparedFields } from '../merge/use-compared-fields.ts'
import { fieldLabels, valuesOf } from './contact-fields.ts'
import type { EditableContact } from './editable-contact.ts'
import { factsOf } from './facts-of.ts'
import { AttachmentSection, FollowingSection } from './followed-sections.tsx'
import { IdentitySection, PostalSection, ReachSection } from './personal-sections.tsx'
import { PortraitField } from './portrait-field.tsx'

/** A person's record as a form: what its reader may change, saved against the version they read. */
export function ContactForm({ contact, children }: { contact: Contact; children?: ReactNode }) {
  const { actor, user } = useViewer()
  const { say } = useLanguage()
  const queries = useQueryClient()
  const facts = factsOf(contact)
  const fields = changeableFields(actor, { ...facts, profile: contact.profile_code, has_password: contact.has_password })
  const isMine = isSelf(actor, facts)
  const missing = contact.status === 'toComplete' && isMine ? missingFields(contact) : []
  const form = useRecordForm({
    compares: true,
    schema: contactsContract.change.body,
    values: valuesOf(contact, fields.length > 0 ? fields : readFields) as never, // its fields are those of the tenant
    save: (values) => call(contactsContract.change, { params: { id: contact.id }, body: values }),
    onSaved: async (saved) => {
      toast.success(w.saved)
      queries.setQueryData(contactQuery(contact.id).queryKey, saved)
      // A profile completed lets its person go on; what was saved stays saved when they cannot be read again.
      if (user?.id === contact.id) await reloadSession().catch(() => undefined)
    },
  })
  const compared = useComparedFields(contact)
  const editable: EditableContact = { contact, allows: (field) => fields.includes(field), missing }
  const isWhole = isMine || may.listContacts(actor)
  return (
    <Box maw={760}>
      {fields.length === 0 ? (
        <Text c="dimmed" fz="sm">
          {say(uiMessages.readOnly)}
        </Text>
      ) : null}
      <NativeWordings of="User">
        <Form form={form} {...(fields.length > 0 ? { submit: w.save } : {})}>
          <PortraitField contact={contact} disabled={fields.length === 0} />
          <IdentitySection {...editable} isWhole={isWhole} />
          <ReachSection {...editable} />
          {isWhole ? <PostalSection {...editable} /> : null}
          {may.listContacts(actor) ? (
            <>
              <AttachmentSection {...editable} />
              <FollowingSection {...editable} />
            </>
          ) : null}
          {children}
          <EditConflict
            form={form}
            latest={async () => {
              const now = await readContact(contact.id)
              return { values: valuesOf(now, fields), by: now.changed_by, at: now.changed_at }
            }}
            fields={compared(fields)}
            onTaken={() => void refresh('users')}
          />
        </Form>
      </NativeWordings>
    </Box>
  )
}

/** A record that may only be read still shows all of itself. */
const readFields = Object.keys(fieldLabels) as ContactField[]
