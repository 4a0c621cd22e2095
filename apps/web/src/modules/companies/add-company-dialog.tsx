import { companiesContract } from '@kxo/domain/companies/contract'
import { companyWords as w } from '@kxo/domain/companies/words'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../app/api-client.ts'
import { useViewer } from '../../app/viewer.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { Form, FormRow, useRecordForm } from '../../ui/form.tsx'
import { useLanguage } from '../../ui/language.tsx'
import { toast } from '../../ui/toast.ts'

/** Adds a company; a SIRET already known is refused with its sentence. */
export function AddCompanyDialog({ onClose }: { onClose: () => void }) {
  const { tenant } = useViewer()
  const { say } = useLanguage()
  const queries = useQueryClient()
  const form = useRecordForm({
    schema: companiesContract.create.body,
    values: { name: '', siret: '', code_postal: '', town: '' },
    save: (values) => call(companiesContract.create, { params: { client: tenant.name }, body: values }),
    onSaved: async ({ name }) => {
      toast.success(say(w.added, { name }))
      await queries.invalidateQueries({ queryKey: ['companies', tenant.name] })
      onClose()
    },
  })
  return (
    <Dialog opened onClose={onClose} title={w.add} width={600}>
      <Form form={form} submit={w.save}>
        <TextField name="name" label={w.name} />
        <TextField name="siret" label={w.siret} inputMode="numeric" />
        <FormRow>
          <TextField name="code_postal" label={w.postalCode} inputMode="numeric" />
          <TextField name="town" label={w.town} />
        </FormRow>
      </Form>
    </Dialog>
  )
}
