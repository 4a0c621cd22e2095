import type { FieldColumn } from '@kxo/domain/fields/contract'
import type { Morph } from '@kxo/domain/fields/morph'
import { answerText } from '@kxo/domain/forms/answers/answer-text'
import { opcoName } from '@kxo/domain/forms/inputs/opco'
import { useQuery } from '@tanstack/react-query'
import { emptyPlaceholder } from '../../../ui/display/empty-placeholder.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import type { Column, FilterKind } from '../../../ui/table/column.ts'
import { columnsQuery } from '../api.ts'

type Answered = { answers: Record<string, string> }

const filterOf = ({ input_type, options }: FieldColumn): FilterKind => {
  if (input_type === 'select' && options.length > 0) return options.map((option) => ({ value: option, label: option }))
  if (input_type === 'number' || input_type === 'stars') return 'number'
  if (input_type === 'date') return 'day'
  return input_type === 'checkbox' ? 'flag' : 'text'
}

/** The tenant's fields as columns of a list of records, each filtered by what it holds. */
export function useAnswerColumns<Row extends Answered>(morph: Morph): Column<Row>[] {
  const { data } = useQuery(columnsQuery(morph))
  return useFieldColumns(data ?? [])
}

/** Fields as columns, each told and filtered by what it holds. */
export function useFieldColumns<Row extends { answers?: Record<string, string> | undefined }>(
  fields: readonly FieldColumn[],
): Column<Row>[] {
  const language = useLanguage()
  const textOf = ({ input_type, options }: FieldColumn, value: string): string => {
    if (value === '') return emptyPlaceholder
    return input_type === 'select' && options.length === 0 ? opcoName(value) : answerText(input_type, value, language)
  }
  return fields.map(
    (field): Column<Row> => ({
      key: field.key,
      label: field.label,
      cell: ({ answers }) => textOf(field, answers?.[field.key] ?? ''),
      filter: filterOf(field),
      width: 160,
      ...(field.input_type === 'number' || field.input_type === 'stars' ? { align: 'end' as const } : {}),
    }),
  )
}
