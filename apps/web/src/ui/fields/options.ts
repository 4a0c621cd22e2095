import type { TextOrSentence } from '../i18n/language.tsx'
import type { Option } from './select-field.tsx'

/** Options of a catalogue: `optionsOf(billStatuses)`. */
export const optionsOf = <K extends string>(list: { keys: readonly K[]; labelOf: (key: never) => TextOrSentence }): Option<K>[] =>
  list.keys.map((key) => ({ value: key, label: list.labelOf(key as never) })) // a key of this very list
