import type { FormField } from '../inputs/field.ts'

type ComparedField = Pick<FormField, 'name' | 'label' | 'input_type' | 'is_required'>
export type MovedQuestion = { name: string; former: string | null; next: string | null; fate: 'kept' | 'left' | 'added' }

/** What becomes of each question from a version to another: an answer goes with its key as long as its type is the same. */
export function movedQuestions(former: readonly ComparedField[], next: readonly ComparedField[]): MovedQuestion[] {
  const goesOn = (field: ComparedField): boolean =>
    next.some(({ name, input_type }) => name === field.name && input_type === field.input_type)
  const came = (field: ComparedField): boolean =>
    former.some(({ name, input_type }) => name === field.name && input_type === field.input_type)
  return [
    ...next.filter(came).map((field): MovedQuestion => {
      const before = former.find(({ name }) => name === field.name)
      return { name: field.name, former: before?.label ?? null, next: field.label, fate: 'kept' }
    }),
    ...former
      .filter((field) => !goesOn(field))
      .map(({ name, label }): MovedQuestion => ({ name, former: label, next: null, fate: 'left' })),
    ...next.filter((field) => !came(field)).map(({ name, label }): MovedQuestion => ({ name, former: null, next: label, fate: 'added' })),
  ]
}

/** Whether a version asks something that those who answered the former one must still answer. */
export const asksMore = (former: readonly ComparedField[], next: readonly ComparedField[]): boolean =>
  next.some(
    ({ name, input_type, is_required }) => is_required && !former.some((field) => field.name === name && field.input_type === input_type),
  )
