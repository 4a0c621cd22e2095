import type { CriteriaMode } from '@kxo/domain/events/criteria/admission'
import { criteriaWords as w } from '@kxo/domain/events/criteria/criteria-words'
import type { Filter } from '@kxo/domain/kernel/listing'
import { Alert, Stack } from '@mantine/core'
import { useState } from 'react'
import { useAction } from '../../../ui/feedback/action.ts'
import { type Found, LookupSelect } from '../../../ui/fields/lookup-select.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { findContacts } from '../../contacts/index.ts'
import { tryCriteria } from '../api.ts'

type TryPersonProps = { id: number; mode: CriteriaMode; criteria: Filter[]; onTried: (met: readonly boolean[]) => void }

/** Tells whether one person would be let in, and by which line not. */
export function TryPerson({ id, mode, criteria, onTried }: TryPersonProps) {
  const { say } = useLanguage()
  const [person, setPerson] = useState<Found | null>(null)
  const attempt = useAction({
    mutationFn: (user: number) => tryCriteria(id, { mode, criteria, user }),
    onSuccess: ({ met }) => onTried(met),
  })
  return (
    <Stack gap="xs" mt="md" maw={420}>
      <LookupSelect
        label={say(w.tryOne)}
        queryKey={['contact-choices']}
        find={findContacts}
        value={person?.value ?? null}
        shown={person ?? undefined}
        onChoose={(chosen) => {
          setPerson(chosen)
          if (chosen) attempt.mutate(chosen.value)
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
