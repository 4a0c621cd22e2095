import type { DrawnField } from '@kxo/domain/forms/inputs/field'

/** What the input of a question is given, whatever its type. */
export type DynamicFieldProps = { field: DrawnField; name: string; label: string; help: string; required: boolean; disabled: boolean }
