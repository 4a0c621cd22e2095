import * as z from 'zod/mini'
import { type Comparator, comparators } from '../../kernel/listing.ts'
import type { InputType } from '../inputs/input-type.ts'
import { splitValues } from './multi-values.ts'

/** A field is shown only when the answer to another compares so with a value; one without a comparator must equal it, or hold it among several. */
export const Condition = z.object({
  field: z.string().check(z.minLength(1, 'required')),
  comparator: z.optional(z.enum(comparators)),
  value: z.string(),
})
export type Condition = z.output<typeof Condition>

const ordered: readonly Comparator[] = ['=', '!=', '>', '<', 'X']
const chosen: readonly Comparator[] = ['=', '!=', 'X']
const byType: Partial<Record<InputType, readonly Comparator[]>> = {
  number: ordered,
  stars: ordered,
  date: ordered,
  dateTime: ['>', '<', 'X'],
  select: chosen,
  multiSelect: chosen,
  checkbox: ['=', 'X'],
  terms: ['=', 'X'],
  programme: ['=', 'X'],
  image: ['X'],
  file: ['X'],
  video: ['X'],
}
/** Comparators that mean something for an answer of a type, the usual one first. */
export const comparatorsFor = (type: InputType): readonly Comparator[] => byType[type] ?? ['=', '!=', 'contains', 'X']

/** Types whose answer is a tick: equal to `true`, or empty. */
export const tickTypes: readonly InputType[] = ['checkbox', 'terms', 'programme']

const plain = (text: string): string => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
/** Numbers as numbers; days and instants, which are ISO, as texts. */
function compared(text: string, value: string): number {
  const [a, b] = [Number(text), Number(value)]
  if (!Number.isNaN(a) && !Number.isNaN(b)) return a - b
  return text < value ? -1 : text > value ? 1 : 0
}

/** Whether answers, by field name as kept, meet a condition. */
export function meets({ field, comparator = '=', value }: Condition, answers: Readonly<Record<string, string | undefined>>): boolean {
  const text = (answers[field] ?? '').trim()
  const isBlank = text === '' || text === 'false'
  if (comparator === 'X') return isBlank
  if (comparator === '=') return splitValues(text).includes(value)
  if (comparator === '!=') return !splitValues(text).includes(value)
  if (isBlank) return false
  if (comparator === 'contains') return plain(text).includes(plain(value))
  return comparator === '>' ? compared(text, value) > 0 : compared(text, value) < 0
}
