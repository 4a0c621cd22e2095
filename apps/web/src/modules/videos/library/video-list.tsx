import { documentRestriction } from '@kxo/domain/documents/restriction'
import { handoutLevels } from '@kxo/domain/events/handouts/handouts-contract'
import { clockOf } from '@kxo/domain/kernel/clock'
import { labels } from '@kxo/domain/kernel/labels'
import type { Sentence } from '@kxo/domain/kernel/sentence'
import { videoList } from '@kxo/domain/videos/list'
import { adminVideo } from '@kxo/domain/videos/paths'
import { may } from '@kxo/domain/videos/permissions'
import { videosWords as w } from '@kxo/domain/videos/words'
import { Checkbox, Group, Select } from '@mantine/core'
import type { ReactNode } from 'react'
import { useViewer } from '../../../platform/viewer.ts'
import { Badge } from '../../../ui/display/badge.tsx'
import { emptyPlaceholder } from '../../../ui/display/empty-placeholder.ts'
import { uiMessages } from '../../../ui/feedback/ui-messages.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useAddress } from '../../../ui/navigation/address.ts'
import { useNavigateIfMounted } from '../../../ui/navigation/navigate-if-mounted.ts'
import { useColumns } from '../../../ui/table/columns-of.tsx'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { useSavedColumns } from '../../tenants/index.ts'
import { videosSource } from '../api.ts'
import { EventChoice } from '../progress/event-choice.tsx'
import { Poster } from './poster.tsx'
import { filtersIn } from './shown-filters.ts'
import { useVideoActs } from './use-video-acts.ts'

/** Films by their state; who looks after them sees which are not accessible. */
export function VideoList({ isArchived, act }: { isArchived: boolean; act: ReactNode }) {
  const { actor } = useViewer()
  const { say } = useLanguage()
  const goOn = useNavigateIfMounted()
  const [search, change] = useAddress()
  const { archive, remove } = useVideoActs()
  const filters = filtersIn(search)
  const isFiltered = Object.keys(filters).length > 1
  const mayWrite = may.writeVideos(actor)
  const columns = useColumns(videoList, {
    name: ({ name, poster }) => (
      <Group component="span" gap="sm" wrap="nowrap" miw={0}>
        <Poster address={poster} width={72} />
        <span className="anywhere">{name}</span>
      </Group>
    ),
    event_title: ({ event_title, events }) =>
      event_title === null ? emptyPlaceholder : events > 1 ? say(w.moreEvents, { title: event_title, n: events - 1 }) : event_title,
    seconds: ({ seconds }) => (seconds === null ? emptyPlaceholder : clockOf(seconds)),
    restriction: ({ restriction }) => say(restriction === null ? w.varies : documentRestriction.labelOf(restriction)),
    captions: ({ captions }) => captions ?? <Badge tone="warning">{w.notAccessible}</Badge>,
  })
  const tick = (key: 'uncaptioned' | 'unused', label: Sentence) => (
    <Checkbox
      size="sm"
      label={say(label)}
      checked={search[key] === '1'}
      onChange={({ currentTarget }) => change({ [key]: currentTarget.checked ? '1' : undefined, page: undefined })}
    />
  )
  return (
    <DataTable
      caption={isArchived ? w.archivedTab : w.menu}
      columns={columns}
      source={videosSource(filters)}
      rowKey={({ id }) => id}
      rowName={({ name }) => name}
      rowHref={({ id }) => adminVideo(id)}
      rowActions={(row) => [
        { label: w.seeProgress, run: () => void goOn(`${adminVideo(row.id)}?tab=progress`) },
        ...(mayWrite
          ? [
              { label: row.status === 'archived' ? w.restore : w.archive, run: () => void archive(row) },
              { label: labels.remove, tone: 'danger' as const, run: () => void remove(row) },
            ]
          : []),
      ]}
      saved={useSavedColumns('videos')}
      toolbar={
        <Group gap="sm">
          <EventChoice value={filters.event} onChoose={(event) => change({ event, page: undefined })} />
          <Select
            size="sm"
            w={190}
            aria-label={say(w.visibleTo)}
            placeholder={say(w.visibleTo)}
            clearable
            clearButtonProps={{ 'aria-label': say(uiMessages.clear) }}
            data={handoutLevels.map((key) => ({ value: key, label: say(documentRestriction.labelOf(key)) }))}
            value={filters.restriction ?? null}
            onChange={(value) => change({ restriction: value ?? undefined, page: undefined })}
          />
          {tick('uncaptioned', w.noCaptionsFilter)}
          {tick('unused', w.unusedFilter)}
        </Group>
      }
      empty={
        isFiltered ? { sentence: w.noneFound } : isArchived ? { sentence: w.noneArchived } : { sentence: w.none, help: w.noneHelp, act }
      }
    />
  )
}
