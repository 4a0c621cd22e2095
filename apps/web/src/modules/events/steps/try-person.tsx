import { contactsContract } from '@kxo/domain/contacts/contract'
import type { CriteriaMode } from '@kxo/domain/events/criteria/admission'
import { criteriaWords as w } from '@kxo/domain/events/criteria/criteria-words'
import type { Filter } from '@kxo/domain/kernel/listing'
import { Alert, Stack } from '@mantine/core'
import { call } from '../../../platform/api-client.ts'
import { useAction } from '../../../ui/feedback/action.ts'
import { LookupSelect } from '../../../ui/fields/lookup-select.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { tryCriteria } from '../api.ts'

const findPeople = async (q: string, signal: AbortSignal) => {
  const { results } = await call(contactsContract.list, { query: { page: 1, page_size: 10, q } }, { signal })
  return results.map(({ id, first_name, last_name }) => ({ value: id, label: `${first_name} ${last_name}` }))
}

type TryPersonProps = { id: number; mode: CriteriaMode; criteria: Filter[]; onTried: (met: readonly boolean[]) => void }

/** Tells whether one person would be let in, and by which line not. */
export function TryPerson({ id, mode, criteria, onTried }: TryPersonProps) {
  const { say } = useLanguage()
  const attempt = useAction({
    mutationFn: (user: number) => tryCriteria(id, { mode, criteria, user }),
    onSuccess: ({ met }) => onTried(met),
  })
  return (
    <Stack gap="xs" mt="md" maw={420}>
      <LookupSelect
        label={say(w.tryOne)}
        queryKey={['tried-people']}
        find={findPeople}
        onChoose={(user) => {
          if (user !== null) attempt.mutate(user)
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
