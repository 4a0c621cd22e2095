import { aggregateActs } from '@kxo/domain/fields/field'
import { type Morph, morphLabels } from '@kxo/domain/fields/morph'
import { aggregable, convertibleTo } from '@kxo/domain/fields/rules'
import { fieldsWords as w } from '@kxo/domain/fields/words'
import { type Pattern, patterns } from '@kxo/domain/forms/inputs/field'
import { type InputType, inputType } from '@kxo/domain/forms/inputs/input-type'
import type { Sentence } from '@kxo/domain/kernel/sentence'
import { Text } from '@mantine/core'
import { useWatch } from 'react-hook-form'
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx'
import { NumberField } from '../../../ui/fields/number-field.tsx'
import { optionsOf } from '../../../ui/fields/options.ts'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { FormRow, FormSection, type RecordForm } from '../../../ui/form/form.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { digitRules } from './written-field.ts'

/** The type of a field; once answered, only those its answers reach without loss. */
export function TypeField({ from }: { from: InputType | null }) {
  const reachable = from === null ? null : [from, ...convertibleTo(from)]
  const options = optionsOf(inputType).map((option) => ({ ...option, disabled: reachable !== null && !reachable.includes(option.value) }))
  return <SelectField name="input_type" label={w.type} options={options} required {...(from === null ? {} : { help: w.typeFrozen })} />
}

const acts: Record<(typeof aggregateActs)[number], Sentence> = { count: w.actCount, sum: w.actSum, last: w.actLast }

/** What an aggregate reads: records that hang on this one. */
export function FormulaFields({ morph }: { morph: Morph }) {
  return (
    <>
      <FormRow>
        <SelectField
          name="formula_of"
          label={w.formulaOf}
          options={(aggregable[morph] ?? []).map((of) => ({ value: of, label: morphLabels[of] }))}
          required
        />
        <SelectField
          name="formula_act"
          label={w.formulaAct}
          options={aggregateActs.map((act) => ({ value: act, label: acts[act] }))}
          required
        />
      </FormRow>
      <TextField name="formula_field" label={w.formulaField} help={w.formulaFieldHelp} />
    </>
  )
}

const patternLabels: Record<Pattern, Sentence> = {
  mail: w.patternMail,
  phone: w.patternPhone,
  siret: w.patternSiret,
  postal_code: w.patternPostal,
}
const digitLabels: Record<(typeof digitRules)[number], Sentence> = {
  none: w.digitsNone,
  exactly: w.digitsExactly,
  between: w.digitsBetween,
  either: w.digitsEither,
}

/** What an answer must be. */
export function RuleFields({ form, type, unanswered }: { form: RecordForm; type: InputType; unanswered: number | null }) {
  const { say } = useLanguage()
  const rule = useWatch({ control: form.control, name: 'digit_rule' })
  const isRequired = useWatch({ control: form.control, name: 'is_required' })
  return (
    <FormSection title={w.blockRules}>
      <CheckboxField name="is_required" label={w.isRequired} />
      {isRequired === true && unanswered !== null ? (
        <Text c="dimmed" fz="xs" role="status">
          {say(w.toComplete, { n: unanswered })}
        </Text>
      ) : null}
      {type === 'text' || type === 'number' ? (
        <FormRow>
          {type === 'text' ? (
            <SelectField
              name="pattern"
              label={w.pattern}
              placeholder={w.patternNone}
              options={patterns.map((pattern) => ({ value: pattern, label: patternLabels[pattern] }))}
            />
          ) : null}
          <SelectField
            required
            name="digit_rule"
            label={w.digits}
            options={digitRules.map((key) => ({ value: key, label: digitLabels[key] }))}
          />
        </FormRow>
      ) : null}
      {(type === 'text' || type === 'number') && rule && rule !== 'none' ? (
        <FormRow>
          <NumberField name="digits_a" label={w.digitsA} />
          {rule === 'exactly' ? null : <NumberField name="digits_b" label={w.digitsB} />}
        </FormRow>
      ) : null}
      <CheckboxField name="is_unique" label={w.isUnique} />
      <CheckboxField name="is_for_admins" label={w.isForAdmins} />
    </FormSection>
  )
}
