import { levelInWords, usualLevels } from '@kxo/domain/events/catalogue/event-levels'
import { eventsWords as w } from '@kxo/domain/events/words'
import { Autocomplete } from '@mantine/core'
import { useField } from '../../../ui/form/use-field.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'

/** The level of an event: a usual one, or in the organiser's own words. */
export function LevelField({ disabled }: { disabled: boolean }) {
  const language = useLanguage()
  const { text, change, input } = useField({ name: 'level', label: w.level, help: w.levelHelp, disabled })
  return (
    <Autocomplete
      {...input}
      data={usualLevels.map((level) => language.say(level))}
      value={levelInWords(text, language)}
      onChange={change}
      maxLength={40}
    />
  )
}
