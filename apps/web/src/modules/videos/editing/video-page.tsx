import { clockOf } from '@kxo/domain/kernel/clock'
import { labels } from '@kxo/domain/kernel/labels'
import { adminVideos } from '@kxo/domain/videos/paths'
import { may } from '@kxo/domain/videos/permissions'
import { videoStatus } from '@kxo/domain/videos/status'
import { videosWords as w } from '@kxo/domain/videos/words'
import { Group, SimpleGrid, Stack, Text } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { recordIdIn } from '../../../platform/record-id.ts'
import { useViewer } from '../../../platform/viewer.ts'
import { Badge, StatusBadge } from '../../../ui/display/badge.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { sizeText } from '../../../ui/fields/file-field.tsx'
import { FilmPlayer } from '../../../ui/film/film-player.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useAddress } from '../../../ui/navigation/address.ts'
import { useNavigateIfMounted } from '../../../ui/navigation/navigate-if-mounted.ts'
import { PageTitle } from '../../../ui/navigation/page-title.tsx'
import { Tabs } from '../../../ui/navigation/tabs.tsx'
import { RowMenu, RowMenuButton } from '../../../ui/table/row-menu.tsx'
import { videoQuery } from '../api.ts'
import { scopeIn } from '../library/shown-filters.ts'
import { useVideoActs } from '../library/use-video-acts.ts'
import { ProgressList } from '../progress/progress-list.tsx'
import { CaptionsPanel } from './captions-panel.tsx'
import { DetailsForm } from './details-form.tsx'
import { EventsPanel } from './events-panel.tsx'
import { ReplaceFile } from './replace-file.tsx'

/** A film of the library: watched, described, given to events, and who watched it. */
export default function VideoPage() {
  const { actor } = useViewer()
  const { say, locale } = useLanguage()
  const id = recordIdIn(useParams({ strict: false })['id'])
  const { data: video } = useSuspenseQuery(videoQuery(id))
  const [search, change] = useAddress()
  const [isUnreadable, setUnreadable] = useState(false)
  const mayWrite = may.writeVideos(actor)
  const isProgress = search['tab'] === 'progress'
  const { name, status, seconds, size, address, captions } = video
  const facts = [
    seconds === null ? say(w.lengthUnknown) : clockOf(seconds),
    sizeText(size, locale),
    say(w.viewsOf, { n: video.views }),
    say(w.watchedOf, { n: video.watched }),
  ]
  return (
    <>
      <PageTitle
        above={[{ label: w.menu, to: adminVideos() }]}
        mark={
          <Group component="span" gap={6}>
            <StatusBadge of={videoStatus} is={status} />
            {captions.length === 0 ? <Badge tone="warning">{w.notAccessible}</Badge> : null}
          </Group>
        }
        subtitle={facts.join(' · ')}
        act={mayWrite ? <Acts video={video} /> : null}
      >
        {name}
      </PageTitle>
      <Tabs
        label={name}
        tabs={[
          { key: 'details', label: w.details },
          { key: 'progress', label: w.progress },
        ]}
        current={isProgress ? 'progress' : 'details'}
        panelId="video-panel"
        onChange={(key) => change({ tab: key === 'details' ? undefined : key, page: undefined, state: undefined }, { replace: false })}
      />
      <div id="video-panel" role="tabpanel">
        {isProgress ? (
          <ProgressList scope={{ ...scopeIn(search), video: id }} choosesEvent without={['video_name']} />
        ) : (
          <SimpleGrid cols={{ base: 1, md: 2 }} spacing="lg">
            <Stack gap="lg" miw={0}>
              <FilmPlayer
                key={address}
                title={name}
                src={address}
                poster={video.poster}
                captions={captions}
                chapters={video.chapters}
                onError={() => setUnreadable(true)}
              />
              {isUnreadable ? (
                <Notice role="alert">
                  <Text size="sm">{say(w.unreadable)}</Text>
                </Notice>
              ) : null}
              {mayWrite ? <ReplaceFile video={video} onReplaced={() => setUnreadable(false)} /> : null}
            </Stack>
            <Stack gap="lg" miw={0}>
              {mayWrite ? <DetailsForm video={video} /> : null}
              <CaptionsPanel video={video} readOnly={!mayWrite} />
              <EventsPanel video={video} readOnly={!mayWrite} />
            </Stack>
          </SimpleGrid>
        )}
      </div>
    </>
  )
}

function Acts({ video }: { video: Parameters<ReturnType<typeof useVideoActs>['archive']>[0] }) {
  const goOn = useNavigateIfMounted()
  const { archive, remove } = useVideoActs()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <RowMenuButton name={video.name} onOpen={setAnchor} />
      {anchor ? (
        <RowMenu
          anchor={anchor}
          name={video.name}
          actions={[
            { label: video.status === 'archived' ? w.restore : w.archive, run: () => void archive(video) },
            {
              label: labels.remove,
              tone: 'danger',
              run: () => void remove(video).then((isGone) => (isGone ? goOn(adminVideos()) : undefined)),
            },
          ]}
          onClose={() => setAnchor(null)}
        />
      ) : null}
    </>
  )
}
