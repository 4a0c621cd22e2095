import { formatRate } from '@kxo/domain/kernel/money'
import { vatRates, vatReason } from '@kxo/domain/kernel/vat'
import { productWords as w } from '@kxo/domain/products/words'
import { TagsInput } from '@mantine/core'
import { useWatch } from 'react-hook-form'
import { NumberField } from '../../ui/fields/number-field.tsx'
import { optionsOf } from '../../ui/fields/options.ts'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { TextareaField } from '../../ui/fields/textarea-field.tsx'
import { FormRow, type RecordForm } from '../../ui/form/form.tsx'
import { type FieldProps, useField } from '../../ui/form/use-field.ts'
import { useLanguage } from '../../ui/i18n/language.tsx'
import { AmountField, StoredLine, TypedAmountField } from '../pricing/index.ts'

/** What a product and an option say of their price, their stock and what they ask (INV-30, INV-31). */
export function SoldFields({ form }: { form: RecordForm }) {
  const { locale } = useLanguage()
  const rate: unknown = useWatch({ control: form.control, name: 'vat_rate' })
  return (
    <>
      <TextareaField name="description" label={w.description} rows={2} />
      <FormRow>
        <TypedAmountField form={form} beside={['member_amount']} help={w.amountHelp} />
        <SelectField
          name="vat_rate"
          label={w.rate}
          options={vatRates.map((value) => ({ value, label: formatRate(value, locale) }))}
          required
        />
      </FormRow>
      {rate === 0 ? <SelectField name="vat_reason" label={w.reason} options={optionsOf(vatReason)} required /> : null}
      <StoredLine form={form} />
      <FormRow>
        <AmountField form={form} of="member_amount" labels={[w.memberAmount, w.memberAmountWithTax]} help={w.memberHelp} />
        <TextField name="accounting_code" label={w.account} help={w.accountHelp} />
      </FormRow>
      <StoredLine form={form} of="member_amount" />
      <FormRow>
        <NumberField name="stock" label={w.stock} help={w.stockHelp} />
        <NumberField name="max_per_person" label={w.perPerson} />
      </FormRow>
      <FormRow>
        <TextField name="question" label={w.question} help={w.questionHelp} />
        <AnswersField name="answers" label={w.answers} help={w.answersHelp} />
      </FormRow>
    </>
  )
}

function AnswersField(props: FieldProps) {
  const { value, change, input } = useField(props)
  return <TagsInput {...input} value={Array.isArray(value) ? (value as string[]) : []} onChange={change} maxTags={30} acceptValueOnBlur />
}

/** The reason goes with the zero rate alone. */
export const checkedReason = <B extends { vat_rate: number; vat_reason?: unknown }>(body: B): B =>
  body.vat_rate === 0 ? body : { ...body, vat_reason: null }
