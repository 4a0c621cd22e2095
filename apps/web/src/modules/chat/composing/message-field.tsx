import { longestMessage } from '@kxo/domain/chat/rules'
import { chatWords as w } from '@kxo/domain/chat/words'
import type { Sentence } from '@kxo/domain/kernel/sentence'
import { Textarea } from '@mantine/core'
import { useLanguage } from '../../../ui/i18n/language.tsx'

type MessageFieldProps = {
  label?: Sentence
  placeholder: Sentence
  value: string
  onChange: (text: string) => void
  /** Enter was pressed, without Shift. */
  onEnter: () => void
  isNote?: boolean
}

/** Where a message is typed: Enter sends it, Shift + Enter goes to the next line. */
export function MessageField({ label = w.message, placeholder, value, onChange, onEnter, isNote = false }: MessageFieldProps) {
  const { say } = useLanguage()
  const isTooLong = value.length > longestMessage
  return (
    <Textarea
      aria-label={say(label)}
      placeholder={say(placeholder)}
      rows={2}
      resize="vertical"
      value={value}
      error={isTooLong ? say(w.tooLong, { n: value.length, max: longestMessage }) : undefined}
      styles={{ input: { maxBlockSize: 200, ...(isNote && { background: 'var(--mantine-color-yellow-light)' }) } }}
      onChange={(event) => onChange(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
        event.preventDefault()
        onEnter()
      }}
    />
  )
}

export const maySend = (text: string): boolean => text.trim() !== '' && text.length <= longestMessage
