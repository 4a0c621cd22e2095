import { formsContract } from '@kxo/domain/forms/contract'
import { type FormNature, formNature } from '@kxo/domain/forms/nature'
import { adminForm, adminForms } from '@kxo/domain/forms/paths'
import { natureWords, formsWords as w } from '@kxo/domain/forms/words'
import { Text } from '@mantine/core'
import { useWatch } from 'react-hook-form'
import { Panel } from '../../ui/display/panel.tsx'
import { toast } from '../../ui/feedback/toast.ts'
import { optionsOf } from '../../ui/fields/options.ts'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { Form, useRecordForm } from '../../ui/form/form.tsx'
import { useLanguage } from '../../ui/i18n/language.tsx'
import { useNavigateIfMounted } from '../../ui/navigation/navigate-if-mounted.ts'
import { PageTitle } from '../../ui/navigation/page-title.tsx'
import { createForm } from './api.ts'

const natures = optionsOf(formNature)

/** A1: a form is named, its nature tells where it is met, then its questions are written. */
export default function NewFormPage() {
  const goOn = useNavigateIfMounted()
  const form = useRecordForm({
    schema: formsContract.create.body,
    values: { nature: 'subscription' },
    save: (body) => createForm(body),
    onSaved: ({ id }) => {
      toast.success(w.created)
      void goOn(adminForm(id))
    },
  })
  return (
    <>
      <PageTitle above={[{ label: w.list, to: adminForms() }]}>{w.newTitle}</PageTitle>
      <Panel component="section" p="lg" gap="md">
        <Form form={form} submit={w.create}>
          <TextField name="name" label={w.name} />
          <SelectField name="nature" label={w.nature} help={w.natureHelp} options={natures} required />
          <NatureMeaning />
        </Form>
      </Panel>
    </>
  )
}

/** Where a form of the nature chosen is met. */
function NatureMeaning() {
  const { say } = useLanguage()
  const nature = useWatch({ name: 'nature' }) as FormNature
  return (
    <Text size="sm" c="dimmed" role="status">
      {say(natureWords[nature])}
    </Text>
  )
}
