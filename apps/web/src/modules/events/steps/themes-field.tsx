import { eventsWords as w } from '@kxo/domain/events/words'
import { TextInput } from '@mantine/core'
import { useField } from '../../../ui/form/use-field.ts'
import { useTypedList } from '../../../ui/form/use-typed-list.ts'

/** Themes typed one after the other, separated by commas; the value is their list. */
export function ThemesField({ disabled }: { disabled: boolean }) {
  const { value, change, input } = useField({ name: 'themes', label: w.themes, help: w.themesHelp, disabled })
  const [shown, type] = useTypedList(value, change, ', ')
  return <TextInput {...input} value={shown} onChange={(event) => type(event.target.value)} />
}
