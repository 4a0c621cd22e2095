import { kindLabels, tenantKinds } from '@kxo/domain/tenants/kind'
import { adminTenant } from '@kxo/domain/tenants/paths'
import { vendorContract as contract } from '@kxo/domain/tenants/vendor/vendor-contract'
import { vendorWords as v } from '@kxo/domain/tenants/vendor/vendor-words'
import { call } from '../../../platform/api-client.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Form, FormRow, FormSection, useRecordForm } from '../../../ui/form/form.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useNavigateIfMounted } from '../../../ui/navigation/navigate-if-mounted.ts'
import { Dialog } from '../../../ui/overlay/dialog.tsx'

/** Creates a tenant and invites its first administrator. */
export function NewTenantDialog({ onClose }: { onClose: () => void }) {
  const { say } = useLanguage()
  const goOn = useNavigateIfMounted()
  const form = useRecordForm({
    schema: contract.create.body,
    values: { label: '', name: '', kind: 'training', formula: '', first_name: '', last_name: '', mail: '' },
    save: (body) => call(contract.create, { body }),
    onSaved: async (made, { mail }) => {
      toast.success(say(v.created, { name: made.label, mail }))
      onClose()
      await goOn(adminTenant(made.id))
    },
  })
  return (
    <Dialog opened onClose={onClose} title={v.newTenant} width={600}>
      <Form form={form} submit={v.create}>
        <FormRow>
          <TextField name="label" label={v.label} maxLength={80} />
          <TextField name="name" label={v.code} help={v.codeHelp} maxLength={60} />
        </FormRow>
        <FormRow>
          <SelectField name="kind" label={v.kind} options={tenantKinds.map((value) => ({ value, label: kindLabels[value] }))} />
          <TextField name="formula" label={v.formula} maxLength={80} />
        </FormRow>
        <FormSection title={v.administrator}>
          <FormRow>
            <TextField name="first_name" label={v.firstName} maxLength={80} />
            <TextField name="last_name" label={v.lastName} maxLength={80} />
          </FormRow>
          <TextField name="mail" label={v.mail} type="email" />
        </FormSection>
      </Form>
    </Dialog>
  )
}
