import type { DrawnField } from '@kxo/domain/forms/inputs/field'
import { labels } from '@kxo/domain/kernel/labels'
import type { Language } from '@kxo/domain/kernel/language'
import type { QuestionResult } from '@kxo/domain/questionnaires/contract'

export type Count = { value: string; label: string; count: number; colour?: string }

/** An option as it reads, from the text it is known under. */
export const optionLabel = ({ options, option_labels }: Pick<DrawnField, 'options' | 'option_labels'>, option: string): string =>
  option_labels?.[options.indexOf(option)] ?? option

/** What a question could be answered with, and how each reads; undefined where people write. */
function choicesOf(field: DrawnField, say: Language['say']): [value: string, label: string][] | undefined {
  const { input_type, options } = field
  switch (input_type) {
    case 'stars': {
      const [least, most] = [field.minimum ?? 1, field.maximum ?? 5]
      return Array.from({ length: Math.max(0, most - least + 1) }, (_, step) => [String(least + step), String(least + step)])
    }
    case 'select':
    case 'multiSelect':
      return options.map((option) => [option, optionLabel(field, option)])
    case 'checkbox':
    case 'terms':
    case 'programme':
      return [
        ['true', say(labels.yes)],
        ['false', say(labels.no)],
      ]
    default:
      return undefined
  }
}

/** How many times each value was answered, those nobody chose too, then those of an earlier version; undefined where answers are read. */
export function countsOf(field: DrawnField, values: QuestionResult['values'], say: Language['say']): Count[] | undefined {
  const choices = choicesOf(field, say)
  if (!choices) return undefined
  const offered = new Set(choices.map(([value]) => value))
  const counts = new Map(values.map(({ value, count }) => [value, count]))
  return [
    ...choices.map(([value, label]) => ({ value, label, count: counts.get(value) ?? 0 })),
    ...values.filter(({ value }) => !offered.has(value)).map(({ value, count }) => ({ value, label: value, count })),
  ]
}
