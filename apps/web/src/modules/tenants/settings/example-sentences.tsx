import { makeLanguage } from '@kxo/domain/kernel/language'
import { type Concept, glossaryOf } from '@kxo/domain/tenants/glossary/glossary'
import { exampleSentences, glossaryWords as g } from '@kxo/domain/tenants/glossary/glossary-words'
import type { Word } from '@kxo/domain/tenants/settings/settings-fields'
import { useMemo } from 'react'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import style from '../tenants.module.css'

/** A word in the sentences that make it agree, in both languages, redrawn while it is typed (TYP-11). */
export function ExampleSentences({ words, concept }: { words: Record<string, Word>; concept: Concept }) {
  const { say } = useLanguage()
  const spoken = useMemo(() => {
    const glossary = glossaryOf(words)
    return (['fr', 'en'] as const).map((locale) => ({ locale, language: makeLanguage({ locale, glossary }) }))
  }, [words])
  return (
    <section className={style['examples']} aria-label={say(g.examples)}>
      <h3>{say(g.examples)}</h3>
      <div className={style['columns']}>
        {spoken.map(({ locale, language }) => (
          <ul key={locale} lang={locale}>
            {exampleSentences.map((sentence) => (
              <li key={sentence.fr}>{language.say(sentence, { this: concept })}</li>
            ))}
          </ul>
        ))}
      </div>
    </section>
  )
}
