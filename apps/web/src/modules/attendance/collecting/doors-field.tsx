import { doorWords } from '@kxo/domain/attendance/door-words'
import { TagsInput } from '@mantine/core'
import { useField } from '../../../ui/form/use-field.ts'

/** The doors of an event, a name each. */
export function DoorsField({ disabled }: { disabled: boolean }) {
  const { value, change, input } = useField({ name: 'doors', label: doorWords.doors, help: doorWords.doorsHelp, disabled })
  return <TagsInput {...input} value={Array.isArray(value) ? (value as string[]) : []} onChange={change} maxTags={20} clearable />
}
