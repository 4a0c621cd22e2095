import { eventsWords as w } from '@kxo/domain/events/words'
import { Autocomplete } from '@mantine/core'
import { useField } from '../../../ui/form/use-field.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'

const usual = [w.levelBeginner, w.levelIntermediate, w.levelAdvanced, w.levelAny]

/** The level of an event: a usual one, or in the organiser's own words. */
export function LevelField({ disabled }: { disabled: boolean }) {
  const { say } = useLanguage()
  const { text, change, input } = useField({ name: 'level', label: w.level, help: w.levelHelp, disabled })
  return <Autocomplete {...input} data={usual.map((level) => say(level))} value={text} onChange={change} maxLength={40} />
}
