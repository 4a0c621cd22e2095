import { type DisplayedContact, helpContract } from '@kxo/domain/help/contract'
import { helpWords as w } from '@kxo/domain/help/words'
import { Text } from '@mantine/core'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { Panel } from '../../../ui/display/panel.tsx'
import { bounded } from '../../../ui/feedback/boundary.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Form, FormRow, useRecordForm } from '../../../ui/form/form.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { changeDisplayedContact, displayedContactQuery } from '../api.ts'

/** Whom the tenant's own people may reach. */
export const DisplayedContactTab = bounded(function DisplayedContactTab() {
  const { data } = useSuspenseQuery(displayedContactQuery())
  return <ContactForm contact={data} />
})

function ContactForm({ contact }: { contact: DisplayedContact }) {
  const { say } = useLanguage()
  const queries = useQueryClient()
  const form = useRecordForm({
    schema: helpContract.changeContact.body,
    values: contact,
    save: (body) => changeDisplayedContact(body),
    onSaved: (saved) => {
      toast.success(w.contactSaved)
      queries.setQueryData(displayedContactQuery().queryKey, saved)
    },
  })
  return (
    <Panel component="section" p="lg" gap="md" maw={860}>
      <Text c="dimmed" fz="sm">
        {say(w.contactHelp)}
      </Text>
      <Form form={form} submit={w.save}>
        <TextField name="name" label={w.contactName} />
        <FormRow>
          <TextField name="mail" label={w.mail} type="email" />
          <TextField name="phone" label={w.phone} type="tel" />
        </FormRow>
        <TextField name="hours" label={w.hours} />
      </Form>
    </Panel>
  )
}
