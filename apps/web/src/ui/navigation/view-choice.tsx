import { SegmentedControl } from '@mantine/core'
import { type TextOrSentence, useLanguage, useText } from '../i18n/language.tsx'
import { listWords } from '../table/list-words.ts'

export type View<Key extends string> = { key: Key; label: TextOrSentence }
export const cardsOrList: readonly View<'cards' | 'list'>[] = [
  { key: 'cards', label: listWords.viewCards },
  { key: 'list', label: listWords.viewList },
]

type ViewChoiceProps<Key extends string> = {
  views: readonly View<Key>[]
  current: Key
  onChange: (view: Key) => void
  /** What is chosen, when it is not how the same things are shown. */
  label?: TextOrSentence
}

/** The same things shown in one way or another. */
export function ViewChoice<Key extends string>({ views, current, onChange, label }: ViewChoiceProps<Key>) {
  const { say } = useLanguage()
  const text = useText()
  return (
    <SegmentedControl
      aria-label={label === undefined ? say(listWords.view) : text(label)}
      data={views.map(({ key, label }) => ({ value: key, label: text(label) }))}
      value={current}
      onChange={onChange}
    />
  )
}
