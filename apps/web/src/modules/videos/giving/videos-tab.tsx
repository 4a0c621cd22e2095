import type { EventRecord } from '@kxo/domain/events/contract'
import { moved } from '@kxo/domain/events/path/path'
import { may as mayEvents } from '@kxo/domain/events/permissions'
import { may } from '@kxo/domain/videos/permissions'
import { videosWords as w } from '@kxo/domain/videos/words'
import { Box, Group, Stack, Title } from '@mantine/core'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useViewer } from '../../../platform/viewer.ts'
import { Button } from '../../../ui/display/button.tsx'
import { PanelSection } from '../../../ui/display/panel.tsx'
import { useAction } from '../../../ui/feedback/action.ts'
import { bounded } from '../../../ui/feedback/boundary.tsx'
import { Empty } from '../../../ui/feedback/states.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useAddress } from '../../../ui/navigation/address.ts'
import { AddDialog } from '../adding/add-dialog.tsx'
import { eventVideosQuery, orderVideos } from '../api.ts'
import { scopeIn } from '../library/shown-filters.ts'
import { ProgressList } from '../progress/progress-list.tsx'
import { ChooseDialog } from './choose-dialog.tsx'
import { EventVideoRow } from './event-video-row.tsx'

/** The films of an event in their order, and who watched them. */
export default bounded(
  function VideosTab({ event }: { event: EventRecord }) {
    const { say } = useLanguage()
    const { actor } = useViewer()
    const heading = useId()
    const queries = useQueryClient()
    const [search] = useAddress()
    const [opened, setOpened] = useState<'add' | 'choose' | null>(null)
    const [spoken, setSpoken] = useState('')
    const [dragged, setDragged] = useState<number | null>(null)
    const [over, setOver] = useState<number | null>(null)
    const query = eventVideosQuery(event.id)
    const { data: videos } = useSuspenseQuery(query)
    const mayChange =
      may.writeVideos(actor) && mayEvents.changeEvent(actor, event) && event.cancelled_at === null && event.closed_at === null
    const ordering = useAction({
      mutationFn: (ids: number[]) => orderVideos(event.id, ids),
      onSuccess: (ordered) => queries.setQueryData(query.queryKey, ordered),
    })
    const move = (from: number, to: number): void => {
      const next = moved(videos, from, to)
      if (next === videos) return
      queries.setQueryData(query.queryKey, [...next])
      setSpoken(say(w.movedTo, { name: videos[from]?.name ?? '', n: to + 1, total: videos.length }))
      ordering.mutate(next.map(({ video }) => video))
    }
    const drop = (): void => {
      if (dragged !== null && over !== null) move(dragged, over)
      setDragged(null)
      setOver(null)
    }
    const acts = mayChange ? (
      <Group gap="xs">
        <Button size="sm" variant="default" aria-haspopup="dialog" onClick={() => setOpened('choose')}>
          {say(w.fromLibrary)}
        </Button>
        <Button size="sm" aria-haspopup="dialog" onClick={() => setOpened('add')}>
          {say(w.add)}
        </Button>
      </Group>
    ) : null
    return (
      <Stack gap="lg">
        <PanelSection aria-labelledby={heading}>
          <Group gap="8px 16px" justify="space-between" mb="xs">
            <Title order={2} fz={18} fw={650} id={heading}>
              {say(w.ofEvent)}
            </Title>
            {videos.length === 0 ? null : acts}
          </Group>
          {videos.length === 0 ? (
            <Empty sentence={w.noneOfEvent} act={acts} />
          ) : (
            <Box component="ol" p={0} m={0} style={{ listStyle: 'none' }} onDragOver={(dragging) => dragging.preventDefault()}>
              {videos.map((video, index) => (
                <EventVideoRow
                  key={video.video}
                  event={event.id}
                  video={video}
                  rank={index + 1}
                  total={videos.length}
                  readOnly={!mayChange}
                  isTarget={dragged !== null && over === index && over !== dragged}
                  onDrag={() => setDragged(index)}
                  onOver={() => setOver(index)}
                  onDropped={drop}
                  onMove={(to) => move(index, to)}
                />
              ))}
            </Box>
          )}
          <span role="status" className="visually-hidden">
            {spoken}
          </span>
        </PanelSection>
        {videos.length === 0 ? null : (
          <ProgressList scope={{ ...scopeIn({ state: search['state'] }), event: event.id }} without={['event_title']} />
        )}
        {opened === 'add' ? <AddDialog event={event} onClose={() => setOpened(null)} /> : null}
        {opened === 'choose' ? (
          <ChooseDialog event={event.id} given={videos.map(({ video }) => video)} onClose={() => setOpened(null)} />
        ) : null}
      </Stack>
    )
  },
  { lines: 6 },
)
