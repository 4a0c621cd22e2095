import { upcomingWords as w } from '@kxo/domain/mailing/template-words'
import { upcomingContract as contract } from '@kxo/domain/mailing/upcoming-contract'
import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { apiQuery } from '../../../platform/api-query.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'

/** Whose mails are looked at: one person's or one event's; everybody's without. */
export type Whom = { user?: number; event?: number; label: string }
const idOf = ({ user, event }: Whom): string => (user === undefined ? `event ${event}` : `user ${user}`)

type WhomChoiceProps = {
  whom: Whom | null /** Nothing is shown for everybody. */
  isRequired: boolean
  onChange: (whom: Whom | null) => void
}

export function WhomChoice({ whom, isRequired, onChange }: WhomChoiceProps) {
  const { say } = useLanguage()
  const [typed, setTyped] = useState('')
  const [settled] = useDebouncedValue(typed, 300)
  const { data } = useQuery({
    ...apiQuery(contract.mailSubjects, { query: { q: settled === whom?.label ? '' : settled } }),
    placeholderData: keepPreviousData,
  })
  const people: Whom[] = (data?.people ?? []).map(({ key, label }) => ({ user: key, label }))
  const events: Whom[] = (data?.events ?? []).map(({ key, label }) => ({ event: key, label }))
  const isFound = whom === null || [...people, ...events].some((one) => idOf(one) === idOf(whom))
  const all = [...people, ...events, ...(isFound ? [] : [whom])]
  const options = (group: readonly Whom[]) => group.map((one) => ({ value: idOf(one), label: one.label }))
  return (
    <Select
      miw={280}
      label={say(w.whom)}
      placeholder={say(isRequired ? w.whomRequired : w.whomPlaceholder)}
      searchable
      clearable
      value={whom && idOf(whom)}
      data={[
        { group: say(w.people), items: options([...people, ...(isFound || whom.user === undefined ? [] : [whom])]) },
        { group: say(w.events), items: options([...events, ...(isFound || whom.event === undefined ? [] : [whom])]) },
      ]}
      onSearchChange={setTyped}
      filter={({ options: shown }) => shown}
      nothingFoundMessage={say(w.nothingFound)}
      onChange={(value) => onChange(all.find((one) => idOf(one) === value) ?? null)}
    />
  )
}
