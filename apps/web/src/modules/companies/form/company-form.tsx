import type { Company } from '@kxo/domain/companies/company-shape'
import { companiesContract as contract } from '@kxo/domain/companies/contract'
import { companyWords as w } from '@kxo/domain/companies/words'
import { Stack } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../../platform/api-client.ts'
import { useViewer } from '../../../platform/viewer.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { Form, useRecordForm } from '../../../ui/form/form.tsx'
import { NativeWordings } from '../../fields/index.ts'
import { companyQuery } from '../api.ts'
import { BillingFields } from './billing-fields.tsx'
import { CompanyConflict } from './company-conflict.tsx'
import { FollowingFields } from './following-fields.tsx'
import { billingValues, followingValues, fundingValues, identityValues } from './form-values.ts'
import { FundingFields } from './funding-fields.tsx'
import { IdentityFields } from './identity-fields.tsx'
import { LogoField } from './logo-field.tsx'

/** The whole record, for those who follow companies. */
export function CompanyForm({ company, locked }: { company: Company; locked: boolean }) {
  const { tenant } = useViewer()
  const valuesOf = (one: Company) => ({
    ...identityValues(one),
    ...billingValues(one),
    ...fundingValues(one),
    ...followingValues(one, tenant.params),
  })
  const form = useCompanyForm(company, valuesOf)
  return (
    <Stack gap="lg" maw={760}>
      <LogoField company={company} disabled={locked} />
      <NativeWordings of="Company">
        <Form form={form} {...(locked ? {} : { submit: w.save })}>
          <IdentityFields disabled={locked} />
          <BillingFields disabled={locked} />
          <FundingFields disabled={locked} funder={company.funder} />
          <FollowingFields disabled={locked} />
        </Form>
      </NativeWordings>
      <CompanyConflict form={form} id={company.id} valuesOf={valuesOf} />
    </Stack>
  )
}

/** A form on some fields of a company: the answer replaces the record everywhere it is shown. */
export function useCompanyForm(company: Company, valuesOf: (company: Company) => Record<string, unknown>) {
  const queries = useQueryClient()
  return useRecordForm({
    compares: true,
    schema: contract.change.body,
    values: { version: company.version, ...valuesOf(company) } as never, // its fields are those of the tenant
    save: (body) => call(contract.change, { params: { id: company.id }, body }),
    onSaved: (saved) => {
      toast.success(w.saved)
      queries.setQueryData(companyQuery(company.id).queryKey, saved)
    },
  })
}
