import type { Morph } from '@kxo/domain/fields/morph'
import { type TextOrSentence, useText } from '../../../ui/i18n/language.tsx'
import { useNativeWordings } from './use-native-wordings.ts'

/** What a field of a kind of records is called outside its form: the tenant's word, else the screen's own. */
export function useNativeLabel(of: Morph): (name: string, own: TextOrSentence) => string {
  const wordings = useNativeWordings(of)
  const text = useText()
  return (name, own) => wordings[name]?.label || text(own)
}
