import { comparatorWords } from '@kxo/domain/kernel/comparator-words'
import type { Filter } from '@kxo/domain/kernel/listing'
import { Anchor, Flex, Pill } from '@mantine/core'
import { type Say, useLanguage, useText } from '../i18n/language.tsx'
import type { Column } from './column.ts'
import { listWords } from './list-words.ts'

/** A filter as a person reads it: "Statut est égal à Payée". */
export function filterText<Row>(
  say: Say,
  text: (said: Column<Row>['label']) => string,
  columns: readonly Column<Row>[],
  filter: Filter,
): string {
  const column = columns.find(({ key }) => key === filter.field)
  const kind = column?.filter
  const option = kind && typeof kind !== 'string' ? kind.find(({ value }) => value === filter.value) : undefined
  const shown =
    filter.comparator === 'X'
      ? ''
      : option
        ? text(option.label)
        : typeof filter.value === 'boolean'
          ? say(filter.value ? listWords.yes : listWords.no)
          : String(filter.value ?? '')
  return `${column ? text(column.label) : filter.field} ${say(comparatorWords[filter.comparator])} ${shown}`.trim()
}

type FilterChipsProps<Row> = { columns: readonly Column<Row>[]; filters: readonly Filter[]; onChange: (filters: Filter[]) => void }

/** The filters at work, each with its removal. */
export function FilterChips<Row>({ columns, filters, onChange }: FilterChipsProps<Row>) {
  const { say } = useLanguage()
  const text = useText()
  return (
    <Flex component="ul" gap="xs" align="center" wrap="wrap" aria-label={say(listWords.filters)}>
      {filters.map((filter, index) => {
        const name = filterText(say, text, columns, filter)
        return (
          <li key={`${name} ${index}`}>
            <Pill
              size="md"
              withRemoveButton
              removeButtonProps={{ 'aria-label': say(listWords.filterRemove, { name }), 'aria-hidden': false, tabIndex: 0 }}
              onRemove={() => onChange(filters.filter((_, at) => at !== index))}
            >
              {name}
            </Pill>
          </li>
        )
      })}
      <li>
        <Anchor component="button" type="button" size="sm" onClick={() => onChange([])}>
          {say(listWords.clearFilters)}
        </Anchor>
      </li>
    </Flex>
  )
}
