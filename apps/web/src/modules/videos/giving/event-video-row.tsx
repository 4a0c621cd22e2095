import { documentRestriction } from '@kxo/domain/documents/restriction'
import { clockOf } from '@kxo/domain/kernel/clock'
import type { EventVideo } from '@kxo/domain/videos/giving-contract'
import { adminVideo } from '@kxo/domain/videos/paths'
import { videosWords as w } from '@kxo/domain/videos/words'
import { Group, Text } from '@mantine/core'
import { Badge } from '../../../ui/display/badge.tsx'
import { Button } from '../../../ui/display/button.tsx'
import { MoveButtons, SortableLine } from '../../../ui/display/sortable-line.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Link } from '../../../ui/navigation/link.tsx'
import { Poster } from '../library/poster.tsx'
import { useTakeBack } from './use-take-back.ts'

type EventVideoRowProps = {
  event: number
  video: EventVideo
  rank: number
  total: number
  readOnly: boolean
  isTarget: boolean
  onDrag: () => void
  onOver: () => void
  onDropped: () => void
  onMove: (to: number) => void
}

/** A film of an event at its rank, dragged by mouse or moved by its arrows: how its people did, and what may be done with it. */
export function EventVideoRow({ event, video, rank, total, readOnly, onMove, ...drag }: EventVideoRowProps) {
  const { say } = useLanguage()
  const takeBack = useTakeBack()
  const { name, seconds, poster, captions, people, begun, watched } = video
  const facts = [
    seconds === null ? null : clockOf(seconds),
    say(documentRestriction.labelOf(video.restriction)),
    say(w.watchedBy, { watched, people }),
    begun > 0 ? say(w.begunBy, { n: begun }) : null,
  ]
  return (
    <SortableLine readOnly={readOnly} {...drag}>
      <Poster address={poster} />
      <div style={{ flex: '1 1 220px', minWidth: 0 }}>
        <Group gap={6}>
          <Link to={adminVideo(video.video)} className="anywhere">
            {name}
          </Link>
          {captions === null ? <Badge tone="warning">{w.notAccessible}</Badge> : null}
        </Group>
        <Text size="sm" c="dimmed" className="figures">
          {facts.filter(Boolean).join(' · ')}
        </Text>
      </div>
      {readOnly ? null : (
        <Group gap="xs" wrap="nowrap">
          <MoveButtons
            name={String(video.video)}
            upLabel={say(w.up, { name })}
            downLabel={say(w.down, { name })}
            onUp={rank === 1 ? null : () => onMove(rank - 2)}
            onDown={rank === total ? null : () => onMove(rank)}
          />
          <Button
            size="sm"
            variant="subtle"
            aria-label={say(w.takeBackOf, { name })}
            onClick={() => void takeBack({ video: video.video, name, event })}
          >
            {say(w.takeBack)}
          </Button>
        </Group>
      )}
    </SortableLine>
  )
}
