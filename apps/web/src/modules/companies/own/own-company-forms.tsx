import type { Company } from '@kxo/domain/companies/company-shape'
import { companyWords as w } from '@kxo/domain/companies/words'
import { Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { Form, FormRow, FormSection, type RecordForm } from '../../../ui/form/form.tsx'
import { NativeWordings } from '../../fields/index.ts'
import { BillingFields } from '../form/billing-fields.tsx'
import { CompanyConflict } from '../form/company-conflict.tsx'
import { useCompanyForm } from '../form/company-form.tsx'
import { companyInputs as inputs } from '../form/company-inputs.tsx'
import { billingValues, fundingValues, headcountValues, identityValues } from '../form/form-values.ts'
import { FundingFields } from '../form/funding-fields.tsx'
import { IdentityFields } from '../form/identity-fields.tsx'
import { LogoField } from '../form/logo-field.tsx'

type Props = { company: Company; locked: boolean }

type OwnFormProps = {
  form: RecordForm
  locked: boolean
  children: ReactNode
  id: number
  valuesOf: (company: Company) => Record<string, unknown>
}

const OwnForm = ({ form, locked, children, id, valuesOf }: OwnFormProps) => (
  <>
    <NativeWordings of="Company">
      <Form form={form} {...(locked ? {} : { submit: w.save })}>
        {children}
      </Form>
    </NativeWordings>
    <CompanyConflict form={form} id={id} valuesOf={valuesOf} />
  </>
)

const identityOf = (company: Company) => ({ ...identityValues(company), ...headcountValues(company) })

/** Who the company is and how many work there, with its logo. */
export function OwnIdentity({ company, locked }: Props) {
  const form = useCompanyForm(company, identityOf)
  const field = { disabled: locked, required: false }
  return (
    <Stack gap="lg" maw={760}>
      <LogoField company={company} disabled={locked} />
      <OwnForm form={form} locked={locked} id={company.id} valuesOf={identityOf}>
        <IdentityFields disabled={locked} />
        <FormSection title={w.tabHeadcounts}>
          <FormRow>
            <inputs.employees_number {...field} />
            <inputs.independents_number {...field} />
          </FormRow>
        </FormSection>
      </OwnForm>
    </Stack>
  )
}

/** How the company is billed; the accounting code is the organisation’s. */
export function OwnBilling({ company, locked }: Props) {
  const form = useCompanyForm(company, billingValues)
  return (
    <Stack gap="lg" maw={760}>
      <OwnForm form={form} locked={locked} id={company.id} valuesOf={billingValues}>
        <BillingFields disabled={locked} />
      </OwnForm>
      {company.accounting_code ? <AccountingCode company={company} /> : null}
    </Stack>
  )
}

function AccountingCode({ company }: { company: Company }) {
  const form = useCompanyForm(company, ({ accounting_code }) => ({ accounting_code }))
  return (
    <Form form={form}>
      <inputs.accounting_code disabled required={false} />
    </Form>
  )
}

export function OwnFunding({ company, locked }: Props) {
  const form = useCompanyForm(company, fundingValues)
  return (
    <Stack gap="lg" maw={760}>
      <OwnForm form={form} locked={locked} id={company.id} valuesOf={fundingValues}>
        <FundingFields disabled={locked} funder={company.funder} />
      </OwnForm>
    </Stack>
  )
}
