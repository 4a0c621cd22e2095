import { clockOf } from '@kxo/domain/kernel/clock'
import { progressList } from '@kxo/domain/videos/list'
import { watchState } from '@kxo/domain/videos/status'
import { videosWords as w } from '@kxo/domain/videos/words'
import { Group, Select } from '@mantine/core'
import { uiMessages } from '../../../ui/feedback/ui-messages.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useAddress } from '../../../ui/navigation/address.ts'
import { useColumns } from '../../../ui/table/columns-of.tsx'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { useSavedColumns } from '../../tenants/index.ts'
import { type ProgressScope, progressSource } from '../api.ts'
import { EventChoice } from './event-choice.tsx'

type ProgressListProps = {
  scope: ProgressScope
  choosesEvent?: boolean
  /** What its page says already. */
  without?: readonly ('video_name' | 'event_title')[]
}

/** Who watched what, and who has not yet: what a list says, a file takes away. */
export function ProgressList({ scope, choosesEvent = false, without = [] }: ProgressListProps) {
  const { say } = useLanguage()
  const [, change] = useAddress()
  const columns = useColumns(
    progressList,
    {
      percent: ({ percent }) => say(w.percentOf, { n: percent }),
      seconds: ({ seconds }) => clockOf(seconds),
    },
    { without },
  )
  return (
    <DataTable
      caption={w.progress}
      columns={columns}
      source={progressSource(scope)}
      rowKey={({ video, event, person }) => `${video}-${event}-${person}`}
      rowName={({ person_name, video_name }) => `${person_name} · ${video_name}`}
      saved={useSavedColumns('video_progress')}
      toolbar={
        <Group gap="sm">
          {choosesEvent ? <EventChoice value={scope.event} onChoose={(event) => change({ event, page: undefined })} /> : null}
          <Select
            size="sm"
            w={200}
            aria-label={say(w.progress)}
            placeholder={say(w.progress)}
            clearable
            clearButtonProps={{ 'aria-label': say(uiMessages.clear) }}
            data={watchState.keys.map((key) => ({ value: key, label: say(watchState.labelOf(key)) }))}
            value={scope.state ?? null}
            onChange={(value) => change({ state: value ?? undefined, page: undefined })}
          />
        </Group>
      }
      empty={{ sentence: scope.state || scope.event ? w.nobodyFound : w.nobody }}
    />
  )
}
