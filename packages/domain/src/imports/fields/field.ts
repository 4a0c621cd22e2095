import type { Sentence } from '../../kernel/sentence.ts'

export type FieldKind =
  | 'text'
  | 'date'
  | 'day'
  | 'flag'
  | 'number'
  | 'list'
  | 'mail'
  | 'address'
  | 'nature'
  | 'code'
  | 'colour'
  | 'country'
  | 'choice'

/** A column a file may have. */
export type Field = {
  label: Sentence
  kind: FieldKind
  isRequired?: true
  maxLength?: number
  /** Heading names it is known by, without accents nor case; its label is always one of them. */
  names: readonly string[]
  /** Of a choice: the words each value is known by, without accents nor case, the first as the model shows it. */
  values?: Readonly<Record<string, readonly string[]>>
  example: string
}
