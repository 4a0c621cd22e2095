import type { Company } from '@kxo/domain/companies/company-shape'
import { companiesContract as contract } from '@kxo/domain/companies/contract'
import { companyWords as w } from '@kxo/domain/companies/words'
import { call } from '../../../platform/api-client.ts'
import { EditConflict } from '../../../ui/form/edit-conflict.tsx'
import type { RecordForm } from '../../../ui/form/form.tsx'
import { useNativeLabel } from '../../fields/index.ts'
import { fieldLabels } from './field-labels.ts'

type Props = { form: RecordForm; id: number; valuesOf: (company: Company) => Record<string, unknown> }

/** When someone saved the record first: both values, field by field. */
export function CompanyConflict({ form, id, valuesOf }: Props) {
  const labelOf = useNativeLabel('Company')
  const latest = async () => {
    const company = await call(contract.get, { params: { id } })
    return { values: { version: company.version, ...valuesOf(company) }, by: company.changed_by, at: company.changed_at }
  }
  const names = Object.keys(form.formState.defaultValues ?? {}).filter((name) => name !== 'version')
  return (
    <EditConflict form={form} latest={latest} fields={names.map((name) => ({ name, label: labelOf(name, fieldLabels[name] ?? w.name) }))} />
  )
}
