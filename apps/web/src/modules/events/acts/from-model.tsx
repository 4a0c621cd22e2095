import { eventsWords as w } from '@kxo/domain/events/words'
import { Select, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { shouldShowError } from '../../../ui/feedback/should-show-error.ts'
import { Failed, Loading } from '../../../ui/feedback/states.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { modelsQuery } from '../api.ts'
import { CopyForm } from './copy-form.tsx'

/** A new event from one of the tenant's models. */
export function FromModel() {
  const { say } = useLanguage()
  const [chosen, choose] = useState<string | null>(null)
  const models = useQuery(modelsQuery())
  if (shouldShowError(models)) return <Failed error={models.error} onRetry={() => void models.refetch()} />
  if (!models.data) return <Loading lines={3} />
  const { results } = models.data
  if (results.length === 0) return <Text c="dimmed">{say(w.noModel)}</Text>
  const model = results.find(({ id }) => String(id) === chosen)
  return (
    <Stack>
      <Select
        label={say(w.model)}
        searchable
        allowDeselect={false}
        data={results.map(({ id, title }) => ({ value: String(id), label: title }))}
        value={chosen}
        onChange={choose}
      />
      {model ? <CopyForm key={model.id} source={model} as="event" /> : null}
    </Stack>
  )
}
