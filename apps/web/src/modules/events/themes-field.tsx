import { eventsWords as w } from '@kxo/domain/events/words'
import { useState } from 'react'
import { Input } from '../../ui/fields/input.tsx'
import { useField } from '../../ui/fields/use-field.ts'

const themesIn = (text: string): string[] =>
  text
    .split(',')
    .map((theme) => theme.trim())
    .filter(Boolean)

/** Themes typed one after the other, separated by commas; the value is their list: as it is typed, unless another was laid in its place. */
export function ThemesField({ disabled }: { disabled: boolean }) {
  const { value, change, input } = useField({ name: 'themes', label: w.themes, help: w.themesHelp, disabled })
  const written = Array.isArray(value) ? value.join(', ') : ''
  const [typed, setTyped] = useState(written)
  return (
    <Input
      {...input}
      value={themesIn(typed).join(', ') === written ? typed : written}
      onChange={(event) => {
        setTyped(event.target.value)
        change(themesIn(event.target.value))
      }}
    />
  )
}
