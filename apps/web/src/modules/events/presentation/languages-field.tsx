import { languageFrom, languageName, longestLanguage, usualLanguages } from '@kxo/domain/events/catalogue/event-languages'
import { eventsWords as w } from '@kxo/domain/events/words'
import { TagsInput } from '@mantine/core'
import { useField } from '../../../ui/form/use-field.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'

/** The languages an event is held in: usual ones by their names, or any other in the organiser's own words. */
export function LanguagesField({ disabled }: { disabled: boolean }) {
  const { locale } = useLanguage()
  const { value, change, input } = useField({ name: 'languages', label: w.languages, help: w.languagesHelp, disabled })
  const chosen = Array.isArray(value) ? (value as string[]) : []
  return (
    <TagsInput
      {...input}
      data-field={input.name}
      data={usualLanguages.map((code) => languageName(code, locale))}
      value={chosen.map((language) => languageName(language, locale))}
      onChange={(names) => change([...new Set(names.map(languageFrom))])}
      maxLength={longestLanguage}
      acceptValueOnBlur
    />
  )
}
