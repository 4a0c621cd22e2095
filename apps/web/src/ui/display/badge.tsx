import type { Tone } from '@kxo/domain/kernel/catalogue'
import type { Sentence } from '@kxo/domain/kernel/sentence'
import { Badge as KitBadge } from '@mantine/core'
import { type TextOrSentence, useText } from '../i18n/language.tsx'

const colours: Record<Tone, string> = { neutral: 'dark', info: 'indigo', success: 'green', warning: 'orange', danger: 'red' }

/** A state in a word, coloured by what it means: `<Badge tone="success">{w.paid}</Badge>`. */
export function Badge({ tone = 'neutral', children }: { tone?: Tone; children: TextOrSentence }) {
  const text = useText()
  return (
    <KitBadge component="span" color={colours[tone]}>
      {text(children)}
    </KitBadge>
  )
}

/** The badge of a catalogue's key: `<StatusBadge of={billStatuses} is={row.status} />`. */
export function StatusBadge<K extends string>({ of, is }: { of: { labelOf: (key: K) => Sentence; toneOf: (key: K) => Tone }; is: K }) {
  return <Badge tone={of.toneOf(is)}>{of.labelOf(is)}</Badge>
}
