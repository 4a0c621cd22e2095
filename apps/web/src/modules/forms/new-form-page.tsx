import { formsContract } from '@kxo/domain/forms/contract'
import { adminForm, adminForms } from '@kxo/domain/forms/paths'
import { formsWords as w } from '@kxo/domain/forms/words'
import { Panel } from '../../ui/display/panel.tsx'
import { toast } from '../../ui/feedback/toast.ts'
import { TextField } from '../../ui/fields/text-field.tsx'
import { Form, useRecordForm } from '../../ui/form/form.tsx'
import { useNavigateIfMounted } from '../../ui/navigation/navigate-if-mounted.ts'
import { PageTitle } from '../../ui/navigation/page-title.tsx'
import { createForm } from './api.ts'

/** A1: a form is named, then its questions are written; registration is the one place that asks them today. */
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
        </Form>
      </Panel>
    </>
  )
}
