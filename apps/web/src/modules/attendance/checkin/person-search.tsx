import type { DoorList } from '@kxo/domain/attendance/door-contract'
import { attendedStatuses } from '@kxo/domain/attendance/rules'
import { attendanceWords as w } from '@kxo/domain/attendance/words'
import { foldText } from '@kxo/domain/kernel/fold-text'
import { registrationStatus } from '@kxo/domain/registrations/status'
import { Flex, Text, TextInput } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { StatusBadge } from '../../../ui/display/badge.tsx'
import { Button } from '../../../ui/display/button.tsx'
import { Answered } from '../../../ui/feedback/reading.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import type { DoorAccess } from './door-access.ts'

type SearchProps = {
  access: DoorAccess
  list: DoorList | null
  onChoose: ((registration: number) => void) | null
  onReissue?: ((person: Found) => void) | undefined
}
type Found = { registration: number; name: string }
const most = 10

/** Finds somebody by name: on the server, or in the list this device took along when the server does not answer. */
export function PersonSearch({ access, list, onChoose, onReissue }: SearchProps) {
  const { say } = useLanguage()
  const [q, setQuery] = useState('')
  const searched = q.trim()
  // Apart from the entrance: a search that fails takes nothing of it away.
  const found = useQuery({ ...access.entrance(searched), placeholderData: keepPreviousData, enabled: searched !== '' })
  // At the first failure, not after those that follow: who is looked for stands at the door.
  const isAlone = found.failureCount > 0 || found.fetchStatus === 'paused'
  const taken = list && isAlone ? list.holders.filter(({ name }) => foldText(name).includes(foldText(searched))).slice(0, most) : null
  const matches = taken ?? found.data?.matches ?? []
  const isKnown = taken !== null || (found.data !== undefined && !found.isPlaceholderData)
  return (
    <div>
      <TextInput
        label={say(w.search)}
        type="search"
        value={q}
        autoComplete="off"
        onChange={(change) => setQuery(change.currentTarget.value)}
      />
      {searched === '' ? null : taken === null && found.isError && !found.data ? (
        <Answered of={found} />
      ) : (
        <Flex component="ul" direction="column">
          {isKnown && matches.length === 0 ? (
            <Flex component="li" py="xs" className="line-below">
              {say(w.noMatch)}
            </Flex>
          ) : null}
          {matches.map((match) => (
            <Flex
              component="li"
              key={match.registration}
              rowGap={4}
              columnGap="sm"
              align="center"
              wrap="wrap"
              justify="space-between"
              py="xs"
              className="line-below"
            >
              <span>
                {match.name}
                {match.company_name ? (
                  <Text span m={0} c="dimmed" fz="sm">
                    {' '}
                    {match.company_name}
                  </Text>
                ) : null}
              </span>
              <StatusBadge of={registrationStatus} is={match.status} />
              {onReissue && attendedStatuses.includes(match.status) ? (
                <Button
                  size="sm"
                  variant="subtle"
                  aria-label={`${say(w.reissue)}, ${match.name}`}
                  onClick={() => onReissue({ registration: match.registration, name: match.name })}
                >
                  {say(w.reissue)}
                </Button>
              ) : null}
              {onChoose ? (
                <Button
                  size="sm"
                  variant="default"
                  aria-label={`${say(w.letIn)}, ${match.name}`}
                  onClick={() => onChoose(match.registration)}
                >
                  {say(w.letIn)}
                </Button>
              ) : null}
            </Flex>
          ))}
        </Flex>
      )}
    </div>
  )
}
