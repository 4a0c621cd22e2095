import { may } from '@kxo/domain/events/permissions'
import { eventsWords as w } from '@kxo/domain/events/words'
import { MultiSelect, TagsInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useViewer } from '../../../platform/viewer.ts'
import { useField } from '../../../ui/form/use-field.ts'
import { themeChoicesQuery } from '../themes/themes-api.ts'

/** The themes of an event, picked among the tenant's; whoever arranges them may type a new one. */
export function ThemesField({ disabled }: { disabled: boolean }) {
  const { actor } = useViewer()
  const mayAdd = may.arrangeThemes(actor)
  const { value, change, input } = useField({ name: 'themes', label: w.themes, help: mayAdd ? w.themesHelp : w.themesPick, disabled })
  const { data: choices = [] } = useQuery(themeChoicesQuery())
  const chosen = Array.isArray(value) ? (value as string[]) : []
  const names = [...new Set([...chosen, ...choices.map(({ name }) => name)])]
  const shared = { ...input, 'data-field': input.name, data: names, value: chosen, onChange: (list: string[]) => change(list) }
  return mayAdd ? <TagsInput {...shared} maxLength={80} acceptValueOnBlur /> : <MultiSelect {...shared} searchable />
}
