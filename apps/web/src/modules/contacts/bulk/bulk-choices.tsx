import { type BulkSet, bulkFields } from '@kxo/domain/contacts/bulk/bulk'
import { bulkWords as w } from '@kxo/domain/contacts/bulk/bulk-words'
import { contactActWords as a, contactWords } from '@kxo/domain/contacts/words'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import * as z from 'zod/mini'
import { useViewer } from '../../../platform/viewer.ts'
import { LookupField } from '../../../ui/fields/lookup-field.tsx'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { Form, FormRow, useRecordForm } from '../../../ui/form/form.tsx'
import { regionChoicesQuery } from '../../regions/index.ts'
import { choicesOf } from '../api.ts'
import { fieldLabels } from '../contact/contact-fields.ts'

const never = async (): Promise<void> => {}

/** The company people are attached to. */
export function CompanyChoice({ onChange }: { onChange: (company: number | null) => void }) {
  const form = useRecordForm({
    schema: z.object({ company: z.nullable(z.int()) }),
    values: { company: null },
    guards: false,
    save: never,
  })
  const chosen = form.watch('company')
  const company = typeof chosen === 'number' ? chosen : null
  useEffect(() => onChange(company), [company, onChange])
  return (
    <Form form={form}>
      <LookupField name="company" label={contactWords.company} required {...choicesOf('company')} />
    </Form>
  )
}

const none = 'none'
const yesOrNo = [
  { value: 'true', label: a.yes },
  { value: 'false', label: a.no },
]

/** One field, and the value everyone is given. */
export function FieldChoice({ onChange }: { onChange: (set: BulkSet) => void }) {
  const { tenant } = useViewer()
  const hasRegions = tenant.params.region_response !== ''
  const regions = useQuery({ ...regionChoicesQuery(), enabled: hasRegions }).data ?? []
  const form = useRecordForm({
    schema: z.object({ field: z.enum(bulkFields), value: z.string() }),
    values: { field: 'is_adherent', value: 'true' },
    guards: false,
    save: never,
  })
  const chosen = form.watch('field')
  const field = bulkFields.find((name) => name === chosen) ?? 'is_adherent'
  const value = String(form.watch('value'))
  const isRegion = field === 'region'
  const { setValue } = form
  useEffect(() => setValue('value', isRegion ? none : 'true'), [isRegion, setValue])
  useEffect(() => {
    if (isRegion) onChange({ region: /^\d+$/.test(value) ? Number(value) : null })
    else onChange({ [field]: value === 'true' })
  }, [field, value, isRegion, onChange])
  return (
    <Form form={form}>
      <FormRow>
        <SelectField
          name="field"
          label={w.field}
          required
          options={bulkFields.filter((name) => name !== 'region' || hasRegions).map((name) => ({ value: name, label: fieldLabels[name] }))}
        />
        <SelectField
          key={isRegion ? 'region' : 'flag'}
          name="value"
          label={w.value}
          required
          options={
            isRegion
              ? [{ value: none, label: w.noRegion }, ...regions.map(({ id, name }) => ({ value: String(id), label: name }))]
              : yesOrNo
          }
        />
      </FormRow>
    </Form>
  )
}
