import { eventsWords as w } from '@kxo/domain/events/words'
import { useState } from 'react'
import { Input } from '../../ui/fields/input.tsx'
import { useField } from '../../ui/fields/use-field.ts'

/** Themes typed one after the other, separated by commas; the value is their list. */
export function ThemesField({ disabled }: { disabled: boolean }) {
  const { value, change, input } = useField({ name: 'themes', label: w.themes, help: w.themesHelp, disabled })
  const [typed, setTyped] = useState(() => (Array.isArray(value) ? value.join(', ') : ''))
  return (
    <Input
      {...input}
      value={typed}
      onChange={(event) => {
        setTyped(event.target.value)
        change(
          event.target.value
            .split(',')
            .map((theme) => theme.trim())
            .filter(Boolean),
        )
      }}
    />
  )
}
