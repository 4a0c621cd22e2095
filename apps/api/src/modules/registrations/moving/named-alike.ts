import { foldText } from '@kxo/domain/kernel/fold-text'

/** Whether two dates call a thing the same. */
export const isNamedAlike = (one: string, other: string): boolean => foldText(one) === foldText(other)
