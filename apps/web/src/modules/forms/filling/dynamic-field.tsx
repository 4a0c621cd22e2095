import { isNamedList } from '@kxo/domain/forms/answers/answer-check'
import type { DrawnField } from '@kxo/domain/forms/inputs/field'
import type { InputType } from '@kxo/domain/forms/inputs/input-type'
import { opcos } from '@kxo/domain/forms/inputs/opco'
import { isRecommendation } from '@kxo/domain/forms/inputs/recommendation'
import { formsWords as w } from '@kxo/domain/forms/words'
import { Text as Sentence, Stack } from '@mantine/core'
import { type ComponentType, memo } from 'react'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { TextareaField } from '../../../ui/fields/textarea-field.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useCountries } from '../../tenants/index.ts'
import { MomentField, SeveralField, StarsField, TickField, WrittenDocumentField, WrittenNumberField } from '../editing/written-fields.tsx'
import { DepositField } from './deposit-field.tsx'
import type { DynamicFieldProps } from './dynamic-field-props.ts'
import { TextListField } from './list-field.tsx'
import { MatrixField } from './matrix-field.tsx'
import { RecommendationField } from './recommendation-field.tsx'

const longText = 255

function Text({ field, ...props }: DynamicFieldProps) {
  return (field.maximum ?? 0) > longText ? (
    <TextareaField {...props} rows={4} maxLength={field.maximum ?? 2000} />
  ) : (
    <TextField {...props} />
  )
}

function Choice({ field, ...props }: DynamicFieldProps) {
  if (!isNamedList(field)) return <SelectField {...props} options={choicesOf(field)} />
  return field.name === 'country' ? <Country {...props} /> : <SelectField {...props} options={opcoOptions} />
}

/** Options as they are kept and as they read. */
const choicesOf = ({ options, option_labels = options }: DrawnField) =>
  options.map((value, rank) => ({ value, label: option_labels[rank] ?? value }))

const opcoOptions = Object.entries(opcos).map(([value, label]) => ({ value, label }))

function Country(props: Omit<DynamicFieldProps, 'field'>) {
  const countries = useCountries()
  return <SelectField {...props} options={countries} />
}

const inputs: Record<InputType, ComponentType<DynamicFieldProps>> = {
  text: Text,
  number: WrittenNumberField,
  date: ({ field: _, ...props }) => <DateField {...props} />,
  select: Choice,
  checkbox: TickField,
  richText: ({ field: _, ...props }) => <WrittenDocumentField {...props} />,
  image: DepositField,
  multiSelect: SeveralField,
  terms: TickField,
  file: DepositField,
  textList: TextListField,
  matrix: MatrixField,
  video: DepositField,
  stars: (props) => (isRecommendation(props.field) ? <RecommendationField {...props} /> : <StarsField {...props} />),
  programme: TickField,
  dateTime: MomentField,
}

type DynamicFieldDrawn = { field: DrawnField; name?: string; disabled: boolean }

/** One question, drawn by its type; its answer is the text that is kept. A text of the author is only read. */
export const DynamicField = memo(function DynamicField({ field, name = field.name, disabled }: DynamicFieldDrawn) {
  const { say } = useLanguage()
  if (field.is_text)
    return (
      <Stack gap={4} py="sm" px="md" bg="var(--k-line-soft)" style={{ borderInlineStart: '3px solid var(--k-line)' }}>
        <Sentence fw={600}>{field.label}</Sentence>
        {field.help ? (
          <Sentence c="dimmed" className="pre-line">
            {field.help}
          </Sentence>
        ) : null}
      </Stack>
    )
  const Input = inputs[field.input_type]
  const former = field.asked_as ? say(w.formerWording, { label: field.asked_as }) : ''
  const help = [field.help, field.purpose, former].filter(Boolean).join(' · ')
  return <Input field={field} name={name} label={field.label} help={help} required={field.is_required} disabled={disabled} />
})
