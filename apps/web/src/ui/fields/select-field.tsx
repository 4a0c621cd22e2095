import { Select } from '@mantine/core'
import { uiMessages } from '../feedback/ui-messages.ts'
import { type FieldProps, useField } from '../form/use-field.ts'
import { type TextOrSentence, useLanguage, useText } from '../i18n/language.tsx'

export type Option<V extends string | number = string | number> = { value: V; label: TextOrSentence; disabled?: boolean }
type Options = { options: readonly Option[] }

const manyOptions = 8
/** The kit only knows texts: the value keeps its own type. */
function useOptions(options: readonly Option[]) {
  const text = useText()
  return {
    data: options.map(({ value, label, disabled }) => ({ value: String(value), label: text(label), disabled: disabled ?? false })),
    valueOf: (key: string): string | number => options.find(({ value }) => String(value) === key)?.value ?? key,
    searchable: options.length > manyOptions,
  }
}

/** One choice among options; searchable beyond a handful. The value keeps the option's own type. */
export function SelectField({ options, placeholder, ...props }: FieldProps & Options & { placeholder?: TextOrSentence }) {
  const { value, change, input } = useField(props)
  const { say } = useLanguage()
  const text = useText()
  const { data, valueOf, searchable } = useOptions(options)
  return (
    <Select
      {...input}
      data-field={input.name}
      data={data}
      searchable={searchable}
      clearable={!input.withAsterisk}
      clearButtonProps={{ 'aria-label': say(uiMessages.clear) }}
      allowDeselect={false}
      nothingFoundMessage={say(uiMessages.nothing)}
      placeholder={text(placeholder ?? uiMessages.choose)}
      value={value === null || value === undefined || value === '' ? null : String(value)}
      onChange={(key) => change(key === null ? null : valueOf(key))}
    />
  )
}
