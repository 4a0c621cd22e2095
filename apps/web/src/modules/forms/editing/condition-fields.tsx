import { comparatorsFor, tickTypes } from '@kxo/domain/forms/answers/condition'
import type { InputType } from '@kxo/domain/forms/inputs/input-type'
import { formsWords as w } from '@kxo/domain/forms/words'
import { comparatorWords } from '@kxo/domain/kernel/comparator-words'
import type { Comparator } from '@kxo/domain/kernel/listing'
import type { Sentence } from '@kxo/domain/kernel/sentence'
import { useEffect } from 'react'
import { useWatch } from 'react-hook-form'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { FormRow, type RecordForm } from '../../../ui/form/form.tsx'
import type { TextOrSentence } from '../../../ui/i18n/language.tsx'
import { useCountries } from '../../tenants/index.ts'

/** A field the display of another may depend on. */
type Decider = {
  name: string
  label: TextOrSentence
  input_type: InputType
  options?: readonly string[]
  choices?: readonly { value: string; label: TextOrSentence }[]
}

type ConditionFieldsProps = { form: RecordForm; before: readonly Decider[]; label?: TextOrSentence; help?: TextOrSentence }

const tickWords: Partial<Record<Comparator, Sentence>> = { '=': w.isTicked, X: w.isNotTicked }

/** When a question is shown: what another reads, and how it compares. */
export function ConditionFields({ form, before, label = w.shownWhen, help }: ConditionFieldsProps) {
  const name = useWatch({ control: form.control, name: 'decider' })
  const comparing = useWatch({ control: form.control, name: 'comparing' }) as Comparator | null | undefined
  const decider = before.find((known) => known.name === name)
  const offered = decider ? comparatorsFor(decider.input_type) : []
  const instead = comparing && !offered.includes(comparing) ? offered[0] : undefined
  const { setValue } = form
  // The comparison chosen for another field may mean nothing for this one.
  useEffect(() => {
    if (instead) setValue('comparing', instead as never, { shouldDirty: true }) // the form's fields are named at run time
  }, [setValue, instead])
  if (before.length === 0) return null
  const words = decider && tickTypes.includes(decider.input_type) ? { ...comparatorWords, ...tickWords } : comparatorWords
  return (
    <FormRow>
      <SelectField
        name="decider"
        label={label}
        {...(help === undefined ? {} : { help })}
        placeholder={w.always}
        options={before.map((field) => ({ value: field.name, label: field.label }))}
      />
      {decider ? (
        <SelectField name="comparing" label={w.comparing} options={offered.map((value) => ({ value, label: words[value] }))} required />
      ) : null}
      {decider && (comparing ?? '=') !== 'X' && !tickTypes.includes(decider.input_type) ? <Value decider={decider} /> : null}
    </FormRow>
  )
}

/** What the other field is compared with, asked as it is itself answered. */
function Value({ decider: { name, input_type, options = [], choices } }: { decider: Decider }) {
  const countries = useCountries()
  const props = { name: 'decided', label: w.answered, required: true }
  if (input_type === 'select' || input_type === 'multiSelect')
    return (
      <SelectField
        {...props}
        options={choices ?? (name === 'country' && options.length === 0 ? countries : options.map((value) => ({ value, label: value })))}
      />
    )
  return input_type === 'date' ? (
    <DateField {...props} />
  ) : (
    <TextField {...props} {...(input_type === 'number' && { inputMode: 'decimal' })} />
  )
}
