import type { InputType } from '../forms/inputs/input-type.ts'

const countedTypes: readonly InputType[] = ['stars', 'select', 'multiSelect', 'checkbox', 'terms', 'programme']

/** Whether answers to a question are counted; others are texts, which are read. */
export const isCounted = (input_type: InputType): boolean => countedTypes.includes(input_type)
