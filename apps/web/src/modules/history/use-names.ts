import type { TraceLine } from '@kxo/domain/history/contract'
import { actionNames, fieldNames, sourceNames, historyWords as w, workNames } from '@kxo/domain/history/words'
import type { Sentence } from '@kxo/domain/kernel/sentence'
import { useLanguage } from '../../ui/language.tsx'

/** What acts, fields, origins and works are called; what has no word shows its own name. */
export function useNames() {
  const { say } = useLanguage()
  const named = (list: Readonly<Record<string, Sentence>>, key: string): string => {
    const sentence = Object.hasOwn(list, key) ? list[key] : undefined
    return sentence ? say(sentence) : key
  }
  return {
    action: (key: string) => named(actionNames, key),
    field: (key: string) => named(fieldNames, key),
    work: (key: string) => named(workNames, key),
    source: (key: string | null) => (key === null ? '–' : named(sourceNames, key)),
    author: ({ user_name, source }: Pick<TraceLine, 'user_name' | 'source'>) =>
      user_name ?? say(source === 'form' ? w.visitor : w.platform),
  }
}
