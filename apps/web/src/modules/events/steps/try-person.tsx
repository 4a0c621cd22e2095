import { contactsContract } from '@kxo/domain/contacts/contract'
import type { CriteriaMode } from '@kxo/domain/events/criteria/admission'
import { criteriaWords as w } from '@kxo/domain/events/criteria/criteria-words'
import type { Filter } from '@kxo/domain/kernel/listing'
import { Alert, Select, Stack } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { apiQuery } from '../../../platform/api-query.ts'
import { useAction } from '../../../ui/feedback/action.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { tryCriteria } from '../api.ts'

const settleMs = 250
type TryPersonProps = { id: number; mode: CriteriaMode; criteria: Filter[]; onTried: (met: readonly boolean[]) => void }

/** Tells whether one person would be let in, and by which line not. */
export function TryPerson({ id, mode, criteria, onTried }: TryPersonProps) {
  const { say } = useLanguage()
  const [q, setQ] = useState('')
  const [settled] = useDebouncedValue(q, settleMs)
  const { data } = useQuery({
    ...apiQuery(contactsContract.list, { query: { page: 1, page_size: 10, q: settled } }),
    placeholderData: keepPreviousData,
  })
  const attempt = useAction({
    mutationFn: (user: number) => tryCriteria(id, { mode, criteria, user }),
    onSuccess: ({ met }) => onTried(met),
  })
  return (
    <Stack gap="xs" mt="md" maw={420}>
      <Select
        label={say(w.tryOne)}
        placeholder={say(w.person)}
        searchable
        onSearchChange={setQ}
        filter={({ options }) => options}
        data={(data?.results ?? []).map(({ id: user, first_name, last_name }) => ({
          value: String(user),
          label: `${first_name} ${last_name}`,
        }))}
        onChange={(user) => {
          if (user) attempt.mutate(Number(user))
        }}
      />
      {attempt.data ? (
        <Alert color={attempt.data.is_eligible ? 'green' : 'red'} role="status">
          {say(attempt.data.is_eligible ? w.admitted : w.refused)}
        </Alert>
      ) : null}
    </Stack>
  )
}
