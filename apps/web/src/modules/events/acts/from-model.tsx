import { eventsWords as w } from '@kxo/domain/events/words'
import { Select, Stack, Text } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { bounded } from '../../../ui/feedback/boundary.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { modelsQuery } from '../api.ts'
import { CopyForm } from './copy-form.tsx'

/** A new event from one of the tenant's models. */
export const FromModel = bounded(
  function FromModel() {
    const { say } = useLanguage()
    const [chosen, choose] = useState<string | null>(null)
    const models = useSuspenseQuery(modelsQuery())
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
  },
  { lines: 3 },
)
