import type { BulkSet } from '@kxo/domain/events/bulk/bulk-acts'
import { eventBulkWords as w } from '@kxo/domain/events/bulk/bulk-words'
import { modalities } from '@kxo/domain/events/catalogue/catalogue-address'
import { modalityWords } from '@kxo/domain/events/catalogue/modality-words'
import { onboarding } from '@kxo/domain/events/nature'
import { eventsWords } from '@kxo/domain/events/words'
import { labels } from '@kxo/domain/kernel/labels'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import * as z from 'zod/mini'
import { useViewer } from '../../../platform/viewer.ts'
import { NumberField } from '../../../ui/fields/number-field.tsx'
import { optionsOf } from '../../../ui/fields/options.ts'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { Form, FormRow, useRecordForm } from '../../../ui/form/form.tsx'
import type { TextOrSentence } from '../../../ui/i18n/language.tsx'
import { regionChoicesQuery } from '../../regions/index.ts'
import { organisersQuery, responsiblesQuery } from '../api.ts'
import { themeChoicesQuery } from '../themes/themes-api.ts'

type Field = keyof BulkSet
type Option = { value: string; label: TextOrSentence }
const nothing = 'none'
const choiceSchema = z.object({
  field: z.string(),
  value: z.optional(z.nullable(z.string())),
  days: z.optional(z.nullable(z.int().check(z.gte(0), z.lte(365)))),
})
const never = async (): Promise<void> => {}
const numbered = (rows: readonly { id: number; name: string }[] | undefined): Option[] =>
  (rows ?? []).map(({ id, name }) => ({ value: String(id), label: name }))

/** Values each field of many events can be given. */
function useOptions(): Record<Exclude<Field, 'limit_days'>, Option[]> {
  const { tenant } = useViewer()
  const people = useQuery(responsiblesQuery()).data
  const themes = numbered(useQuery(themeChoicesQuery()).data)
  const entities = useQuery(organisersQuery()).data
  const regions = useQuery({ ...regionChoicesQuery(), enabled: tenant.params.region_response !== '' }).data
  return {
    responsible_id: [
      ...(people ?? []).map(({ id, full_name }) => ({ value: String(id), label: full_name })),
      { value: nothing, label: w.nobody },
    ],
    theme_added: themes,
    theme_removed: themes,
    entity_id: [...numbered(entities), { value: nothing, label: w.noEntity }],
    region_id: [...numbered(regions), { value: nothing, label: w.regionOfPlace }],
    modality: modalities.map((value) => ({ value, label: modalityWords[value] })),
    onboarding: optionsOf(onboarding),
    is_displayed_first: [
      { value: 'true', label: labels.yes },
      { value: 'false', label: labels.no },
    ],
  }
}

/** What a chosen value writes; null until it is whole. */
function setOf(field: Field, value: string | null | undefined, days: number | null | undefined): BulkSet | null {
  if (field === 'limit_days') return { limit_days: days ?? null }
  if (!value) return null
  if (field === 'is_displayed_first') return { is_displayed_first: value === 'true' }
  if (field === 'modality' || field === 'onboarding') return { [field]: value }
  return { [field]: value === nothing ? null : Number(value) }
}

/** One field, and the value all the events are given; told null until there is one. */
export function BulkChoice({ onChange }: { onChange: (set: BulkSet | null) => void }) {
  const { tenant } = useViewer()
  const options = useOptions()
  const form = useRecordForm({
    schema: choiceSchema,
    values: { field: 'responsible_id', value: null, days: null },
    guards: false,
    save: never,
  })
  const field = String(form.watch('field')) as Field
  const value = form.watch('value') as string | null | undefined
  const days = form.watch('days') as number | null | undefined
  const { setValue } = form
  useEffect(() => setValue('value', null), [field, setValue])
  useEffect(() => onChange(setOf(field, value, days)), [field, value, days, onChange])
  const hasRegions = tenant.params.region_response !== ''
  return (
    <Form form={form}>
      <FormRow>
        <SelectField
          name="field"
          label={w.field}
          required
          options={[
            { value: 'responsible_id', label: eventsWords.responsible },
            { value: 'theme_added', label: w.themeAdded },
            { value: 'theme_removed', label: w.themeRemoved },
            { value: 'entity_id', label: w.entity },
            ...(hasRegions ? [{ value: 'region_id', label: w.region }] : []),
            { value: 'modality', label: eventsWords.modality },
            { value: 'onboarding', label: eventsWords.onboarding },
            { value: 'is_displayed_first', label: eventsWords.displayedFirst },
            { value: 'limit_days', label: eventsWords.limitDate },
          ]}
        />
        {field === 'limit_days' ? (
          <NumberField name="days" label={w.limitDays} help={w.limitDaysHelp} />
        ) : (
          <SelectField key={field} name="value" label={w.value} required options={options[field]} />
        )}
      </FormRow>
    </Form>
  )
}
