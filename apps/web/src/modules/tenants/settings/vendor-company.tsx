import { vendorContract as contract, type TenantLine } from '@kxo/domain/tenants/vendor/vendor-contract'
import { vendorWords as v } from '@kxo/domain/tenants/vendor/vendor-words'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../../platform/api-client.ts'
import { PanelSection } from '../../../ui/display/panel.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { LookupField } from '../../../ui/fields/lookup-field.tsx'
import { Form, useRecordForm } from '../../../ui/form/form.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'

/** Which company of the vendor the tenant is. */
export function VendorCompany({ line }: { line: TenantLine }) {
  const { say } = useLanguage()
  const queries = useQueryClient()
  const params = { id: line.id }
  const form = useRecordForm({
    schema: contract.setCompany.body,
    values: { company: line.company?.id ?? null },
    save: (body) => call(contract.setCompany, { params, body }),
    onSaved: (now) => {
      queries.setQueryData(['tenants', line.id], now)
      toast.success(say(v.companySet, { name: line.label }))
    },
  })
  return (
    <PanelSection gap="sm" maw={820} mt="xl" aria-labelledby="vendor-company">
      <h2 id="vendor-company">{say(v.company)}</h2>
      <Form form={form} submit={v.setCompany}>
        <LookupField
          name="company"
          label={v.company}
          help={v.companyHelp}
          queryKey={['tenants', line.id, 'companies']}
          find={async (q, signal) =>
            (await call(contract.companies, { params, query: { q } }, { signal })).map(({ id, name }) => ({ value: id, label: name }))
          }
          chosen={line.company && { value: line.company.id, label: line.company.name }}
        />
      </Form>
    </PanelSection>
  )
}
