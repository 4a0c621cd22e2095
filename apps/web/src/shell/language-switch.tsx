import type { Locale } from '@kxo/domain/kernel/sentence'
import { frameWords } from '../platform/frame-words.ts'
import { chooseLocale } from '../platform/locale.ts'
import { useLanguage } from '../ui/i18n/language.tsx'
import style from './language-switch.module.css'

/** Each language says its own name. */
export const languageNames: Record<Locale, string> = { fr: 'Français', en: 'English' }

/** French or English, for tenants that offer both. */
export function LanguageSwitch({ languages }: { languages: readonly Locale[] }) {
  const { say, locale } = useLanguage()
  if (languages.length < 2) return null
  return (
    <div className={style['switch']} role="group" aria-label={say(frameWords.language)}>
      {languages.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          className={style['choice']}
          aria-pressed={language === locale}
          aria-label={`${language.toUpperCase()} ${languageNames[language]}`}
          onClick={() => chooseLocale(language)}
        >
          {language.toUpperCase()}
        </button>
      ))}
    </div>
  )
}
