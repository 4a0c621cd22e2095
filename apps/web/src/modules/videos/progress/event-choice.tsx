import { videosWords as w } from '@kxo/domain/videos/words'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { uiMessages } from '../../../ui/feedback/ui-messages.ts'
import { type Found, LookupSelect } from '../../../ui/fields/lookup-select.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { recordQuery } from '../../events/index.ts'
import { useEventChoices } from '../../partners/index.ts'

type EventChoiceProps = { value: number | undefined; onChoose: (event: string | undefined) => void }

/** Narrows a list to an event: the one its address names is called by its title. */
export function EventChoice({ value, onChoose }: EventChoiceProps) {
  const { say } = useLanguage()
  const choices = useEventChoices()
  const [chosen, setChosen] = useState<Found | null>(null)
  const isKnown = chosen?.value === value
  const named = useQuery({ ...recordQuery(value ?? 0), enabled: value !== undefined && !isKnown }).data
  const shown = isKnown ? chosen : value !== undefined && named ? { value, label: named.title } : null
  return (
    <LookupSelect
      {...choices}
      size="sm"
      w={240}
      aria-label={say(w.event)}
      placeholder={say(w.event)}
      clearable
      clearButtonProps={{ 'aria-label': say(uiMessages.clear) }}
      value={value ?? null}
      shown={shown ?? undefined}
      onChoose={(found) => {
        setChosen(found)
        onChoose(found ? String(found.value) : undefined)
      }}
    />
  )
}
