import type { CompanyFlag } from '@kxo/domain/companies/company-shape'
import type { BulkChange } from '@kxo/domain/companies/contract'
import { companyWords as w } from '@kxo/domain/companies/words'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import * as z from 'zod/mini'
import { useViewer } from '../../../platform/viewer.ts'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { Form, FormRow, useRecordForm } from '../../../ui/form/form.tsx'
import { regionChoicesQuery } from '../../regions/index.ts'
import { managersQuery } from '../api.ts'
import { flagLabels, flagsOf } from '../form/flags.ts'

const nothing = 'none'
const numberOf = (value: string): number | null => (/^\d+$/.test(value) ? Number(value) : null)
const flagValues = [
  { value: 'true', label: w.yes },
  { value: 'false', label: w.no },
]
const choiceSchema = z.object({ field: z.string(), value: z.string() })
const never = async (): Promise<void> => {}

/** One field, and the value all the companies are given. */
export function BulkChoice({ onChange }: { onChange: (set: BulkChange) => void }) {
  const { tenant } = useViewer()
  const managers = useQuery(managersQuery()).data?.managers ?? []
  const hasRegions = tenant.params.region_response !== ''
  const regions = useQuery({ ...regionChoicesQuery(), enabled: hasRegions }).data ?? []
  const form = useRecordForm({ schema: choiceSchema, values: { field: 'is_adherent', value: 'true' }, guards: false, save: never })
  const field = String(form.watch('field'))
  const value = String(form.watch('value'))
  const named = field === 'manager' || field === 'region' ? field : null
  const { setValue } = form
  useEffect(() => setValue('value', named ? nothing : 'true'), [named, setValue])
  useEffect(() => {
    if (named) onChange({ [named]: numberOf(value) })
    else onChange({ [field as CompanyFlag]: value === 'true' })
  }, [field, named, value, onChange])
  const values = {
    manager: [{ value: nothing, label: w.nobody }, ...managers.map(({ id, full_name }) => ({ value: String(id), label: full_name }))],
    region: [{ value: nothing, label: w.noRegion }, ...regions.map(({ id, name }) => ({ value: String(id), label: name }))],
  }
  return (
    <Form form={form}>
      <FormRow>
        <SelectField
          name="field"
          label={w.bulkField}
          options={[
            ...flagsOf(tenant.params).map((flag) => ({ value: flag, label: flagLabels[flag] })),
            { value: 'manager', label: w.manager },
            ...(hasRegions ? [{ value: 'region', label: w.region }] : []),
          ]}
        />
        <SelectField key={named ?? 'flag'} name="value" label={w.bulkValue} options={named ? values[named] : flagValues} />
      </FormRow>
    </Form>
  )
}
