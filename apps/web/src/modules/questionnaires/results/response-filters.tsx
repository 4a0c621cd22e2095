import { questionnaireAudience } from '@kxo/domain/questionnaires/audience'
import type { QuestionnaireResults } from '@kxo/domain/questionnaires/contract'
import { resultsWords, questionnairesWords as w } from '@kxo/domain/questionnaires/words'
import { Group, Select } from '@mantine/core'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useAddress } from '../../../ui/navigation/address.ts'
import type { Scope } from '../api.ts'

/** What stands for all of them in a list of choices. */
const all = ''

/** Reads one event alone, one audience alone. */
export function ResponseFilters({ events, scope: { event, audience } }: Pick<QuestionnaireResults, 'events'> & { scope: Scope }) {
  const { say } = useLanguage()
  const [, change] = useAddress()
  const look = { size: 'sm', allowDeselect: false, w: { base: '100%', xs: 280 } } as const
  return (
    <Group gap="sm">
      <Select
        {...look}
        searchable
        label={say(w.event)}
        data={[{ value: all, label: say(resultsWords.allEvents) }, ...events.map(({ id, title }) => ({ value: String(id), label: title }))]}
        value={event === undefined ? all : String(event)}
        onChange={(value) => change({ event: value || undefined, page: undefined })}
      />
      <Select
        {...look}
        label={say(w.audience)}
        data={[
          { value: all, label: say(resultsWords.everyone) },
          ...questionnaireAudience.keys.map((key) => ({ value: key, label: say(questionnaireAudience.labelOf(key)) })),
        ]}
        value={audience ?? all}
        onChange={(value) => change({ audience: value || undefined, page: undefined })}
      />
    </Group>
  )
}
