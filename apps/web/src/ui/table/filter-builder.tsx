import { comparatorWords } from '@kxo/domain/kernel/comparator-words'
import type { Comparator, Filter } from '@kxo/domain/kernel/listing'
import { Flex, NativeSelect, TextInput } from '@mantine/core'
import { useState } from 'react'
import { Button } from '../display/button.tsx'
import { type TextOrSentence, useLanguage, useText } from '../i18n/language.tsx'
import type { Column, FilterKind } from './column.ts'
import { listWords } from './list-words.ts'

/** The comparators that mean something for a kind of column, the usual one first. */
function comparatorsOf(kind: FilterKind): readonly Comparator[] {
  if (typeof kind !== 'string') return ['=', '!=', 'X']
  return { text: ['contains', '=', '!=', 'X'], number: ['=', '!=', '>', '<', 'X'], day: ['=', '>', '<', 'X'], flag: ['='] }[
    kind
  ] as readonly Comparator[]
}

const typedValue = (kind: FilterKind, text: string): Filter['value'] => {
  if (typeof kind !== 'string') return kind.find(({ value }) => String(value) === text)?.value ?? text
  if (kind === 'flag') return text === 'true'
  if (kind === 'number') return Number(text.replace(',', '.'))
  return text
}

type Filterable = Pick<Column<never>, 'key' | 'label' | 'filter'>
type FilterBuilderProps = { columns: readonly Filterable[]; onAdd: (filter: Filter) => void; act?: TextOrSentence }

/** One filter at a time: field, comparison, value. */
export default function FilterBuilder({ columns, onAdd, act = listWords.addFilter }: FilterBuilderProps) {
  const { say } = useLanguage()
  const text = useText()
  const [field, setField] = useState(columns[0]?.key ?? '')
  const kind = columns.find(({ key }) => key === field)?.filter ?? 'text'
  const offered = comparatorsOf(kind)
  const [comparator, setComparator] = useState<Comparator>(offered[0]!)
  const [value, setValue] = useState('')
  const chosen = offered.includes(comparator) ? comparator : offered[0]!
  const choices =
    typeof kind !== 'string'
      ? kind.map((option) => ({ value: String(option.value), label: text(option.label) }))
      : [
          { value: 'true', label: say(listWords.yes) },
          { value: 'false', label: say(listWords.no) },
        ]
  const listed = typeof kind !== 'string' || kind === 'flag'
  const initial = listed && value === '' ? (choices[0]?.value ?? '') : value
  const complete = chosen === 'X' || (initial.trim() !== '' && (kind !== 'number' || Number.isFinite(Number(initial.replace(',', '.')))))

  return (
    <Flex
      component="form"
      direction="column"
      gap="sm"
      onSubmit={(event) => {
        event.preventDefault()
        if (complete)
          onAdd(chosen === 'X' ? { field, comparator: 'X' } : { field, comparator: chosen, value: typedValue(kind, initial.trim()) })
      }}
    >
      <NativeSelect
        label={say(listWords.field)}
        value={field}
        data={columns.map((column) => ({ value: column.key, label: text(column.label) }))}
        onChange={(event) => {
          setField(event.currentTarget.value)
          setValue('')
        }}
      />
      <NativeSelect
        label={say(listWords.comparator)}
        value={chosen}
        data={offered.map((known) => ({ value: known, label: say(comparatorWords[known]) }))}
        onChange={(event) => setComparator(event.currentTarget.value as Comparator)}
      />
      {chosen === 'X' ? null : listed ? (
        <NativeSelect
          label={say(listWords.value)}
          value={initial}
          data={choices}
          onChange={(event) => setValue(event.currentTarget.value)}
        />
      ) : (
        <TextInput
          label={say(listWords.value)}
          type={kind === 'day' ? 'date' : 'text'}
          inputMode={kind === 'number' ? 'decimal' : undefined}
          value={value}
          onChange={(event) => setValue(event.currentTarget.value)}
        />
      )}
      <Button type="submit" size="sm" disabled={!complete}>
        {text(act)}
      </Button>
    </Flex>
  )
}
