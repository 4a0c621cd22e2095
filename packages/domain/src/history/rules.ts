import { isMasked } from '../traces/actions.ts'
import type { Change } from './contract.ts'

/** Plain fields of a person whose former value can be written back as it was. */
export const restorableFields = [
  'first_name',
  'last_name',
  'phone',
  'birth_date',
  'address',
  'address_complement',
  'code_postal',
  'town',
  'country',
] as const
export type RestorableField = (typeof restorableFields)[number]
export const isRestorable = (field: string): field is RestorableField => (restorableFields as readonly string[]).includes(field)

type Pair = { before: unknown; after: unknown }
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The pairs a stored change holds, whichever way its verb wrote them: field by field, or both sides whole. */
function pairsOf(change: unknown): [string, Pair][] {
  if (!isObject(change)) return []
  const { before, after } = change
  const sides = Object.keys(change).filter((key) => key !== 'source')
  if (sides.length > 0 && sides.every((key) => key === 'before' || key === 'after') && (isObject(before) || isObject(after))) {
    const [was, is] = [isObject(before) ? before : {}, isObject(after) ? after : {}]
    const fields = [...new Set([...Object.keys(was), ...Object.keys(is)])]
    return fields.map((field) => [field, { before: was[field], after: is[field] }])
  }
  return Object.entries(change).map(([field, value]) => {
    if (Array.isArray(value) && value.length === 2) return [field, { before: value[0], after: value[1] }]
    if (isObject(value) && ('before' in value || 'after' in value)) return [field, { before: value['before'], after: value['after'] }]
    return [field, { before: null, after: value }]
  })
}

const text = (value: unknown): string | null =>
  value === null || value === undefined || value === '' ? null : typeof value === 'object' ? JSON.stringify(value) : String(value)

export const mask = '••••'

/** What a trace tells of a change, field by field, what may not be read in clear masked (A35). Unchanged fields are left out. */
export const changesOf = (change: unknown, subject: string | null): Change[] =>
  pairsOf(change)
    .filter(([, { before, after }]) => text(before) !== text(after))
    .map(([field, { before, after }]) => {
      const hidden = isMasked(field)
      const shown = (value: unknown): string | null => (hidden && text(value) !== null ? mask : text(value))
      return {
        field,
        before: shown(before),
        after: shown(after),
        is_masked: hidden,
        is_restorable: !hidden && subject === 'user' && isRestorable(field),
      }
    })

/** An address that may be recognised, not read: « a•••@exemple.fr » (A36). */
export const maskedAddress = (address: string): string => address.replace(/^(.).*(?=@)/, '$1•••')

/** The former value of a field in a stored change; undefined when the change does not hold the field. */
export const formerValue = (change: unknown, field: string): unknown => pairsOf(change).find(([name]) => name === field)?.[1].before
