import { Select } from '@mantine/core'
import Kit from '../kit.tsx'
import { type Said, useLanguage, useText } from '../language.tsx'
import { partWords } from '../part-words.ts'
import { type FieldProps, useField } from './use-field.ts'

export type Option<V extends string | number = string | number> = { value: V; label: Said; disabled?: boolean }
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
export function SelectField({ options, placeholder, ...props }: FieldProps & Options & { placeholder?: Said }) {
  const { value, change, kit } = useField(props)
  const { say } = useLanguage()
  const text = useText()
  const { data, valueOf, searchable } = useOptions(options)
  return (
    <Kit>
      <Select
        {...kit}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        data={data}
        searchable={searchable}
        clearable={!kit.withAsterisk}
        clearButtonProps={{ 'aria-label': say(partWords.clear) }}
        allowDeselect={false}
        nothingFoundMessage={say(partWords.nothing)}
        placeholder={text(placeholder ?? partWords.choose)}
        value={value === null || value === undefined || value === '' ? null : String(value)}
        onChange={(key) => change(key === null ? null : valueOf(key))}
      />
    </Kit>
  )
}
