import type { FormField } from '@kxo/domain/forms/inputs/field'

/** What the input of a question is given, whatever its type. */
export type DynamicFieldProps = { field: FormField; name: string; label: string; help: string; required: boolean; disabled: boolean }
