import type { Language } from '@kxo/domain/kernel/language'
import type { Sentence } from '@kxo/domain/kernel/sentence'
import { createContext, type ReactNode, useContext } from 'react'

export type Say = Language['say']
/** Text given to a part: already said, or a sentence the part says itself. */
export type TextOrSentence = string | Sentence

const Current = createContext<Language | null>(null)

export function LanguageProvider({ language, children }: { language: Language; children: ReactNode }) {
  return <Current value={language}>{children}</Current>
}

/** The person's language with the tenant's words: `const { say } = useLanguage()`. */
export function useLanguage(): Language {
  const language = useContext(Current)
  if (!language) throw new Error('useLanguage is called outside LanguageProvider')
  return language
}

/** Says a sentence, or lets a finished text through: `const text = useText(); text(label)`. */
export function useText(): (said: TextOrSentence) => string {
  const { say } = useLanguage()
  return (said) => (typeof said === 'string' ? said : say(said))
}
