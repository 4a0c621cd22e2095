import { materialWords } from '@kxo/domain/events/handouts/material-words'
import { event as eventPath, materials } from '@kxo/domain/events/paths'
import { clockOf } from '@kxo/domain/kernel/clock'
import { isSignedInFully } from '@kxo/domain/kernel/permissions'
import { ownVideo } from '@kxo/domain/videos/paths'
import { percentOf } from '@kxo/domain/videos/watching/played'
import type { OwnVideo } from '@kxo/domain/videos/watching-contract'
import { watchingWords as w } from '@kxo/domain/videos/watching-words'
import { Box, Group, Progress, Stack, Text } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { recordIdIn } from '../../../platform/record-id.ts'
import { useViewer } from '../../../platform/viewer.ts'
import { Badge } from '../../../ui/display/badge.tsx'
import { Button, LinkButton } from '../../../ui/display/button.tsx'
import { PanelSection } from '../../../ui/display/panel.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { FilmPlayer } from '../../../ui/film/film-player.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Link } from '../../../ui/navigation/link.tsx'
import { PageTitle } from '../../../ui/navigation/page-title.tsx'
import { ownVideoQuery } from '../own-api.ts'
import { useProgress } from './use-progress.ts'

/** U19: a film as one of those it is for watches it, from where they stopped. */
export default function OwnVideoPage() {
  const id = recordIdIn(useParams({ strict: false })['id'])
  const { data, refetch } = useSuspenseQuery(ownVideoQuery(id))
  return <Watched key={`${id} ${data.address}`} video={data} onRetry={() => void refetch()} />
}

function Watched({ video, onRetry }: { video: OwnVideo; onRetry: () => void }) {
  const { say } = useLanguage()
  const { actor } = useViewer()
  const [hasFailed, setFailed] = useState(false)
  const { name, event, event_title, seconds, transcript, next } = video
  const { progress, isUnsaved, onPlayed } = useProgress(video)
  // Where it begins is what was known as the page opened: watching does not move it.
  const [from] = useState(() => (video.progress?.state === 'begun' ? video.progress.position : 0))
  const percent = progress ? percentOf(progress.seconds, seconds) : 0
  return (
    <Box maw={1000} w="100%" mx="auto">
      <PageTitle
        above={isSignedInFully(actor) ? [{ label: materialWords.ownTitle, to: materials() }] : []}
        subtitle={<Link to={eventPath(event)}>{event_title}</Link>}
        mark={progress?.state === 'whole' ? <Badge tone="success">{w.whole}</Badge> : null}
      >
        {name}
      </PageTitle>
      <Stack gap="lg">
        <FilmPlayer
          title={name}
          src={video.address}
          poster={video.poster}
          captions={video.captions}
          chapters={video.chapters}
          from={from}
          onPlayed={onPlayed}
          onError={() => setFailed(true)}
        />
        {hasFailed ? (
          <Notice role="alert">
            <Text size="sm">{say(w.unplayable)}</Text>
            <Group>
              <Button
                size="sm"
                variant="default"
                onClick={() => {
                  setFailed(false)
                  onRetry()
                }}
              >
                {say(w.retry)}
              </Button>
            </Group>
          </Notice>
        ) : null}
        {progress ? (
          <Stack gap={6}>
            <Progress value={percent} aria-label={say(w.watchedShare, { n: percent })} />
            <Group justify="space-between" gap="xs">
              <Text size="sm" c="dimmed" className="figures">
                {say(w.watchedShare, { n: percent })}
              </Text>
              {from > 0 ? (
                <Text size="sm" c="dimmed" className="figures">
                  {say(w.resumes, { clock: clockOf(from) })}
                </Text>
              ) : null}
            </Group>
            <Text size="sm" c="dimmed" role="status">
              {isUnsaved ? say(w.unsaved) : ''}
            </Text>
          </Stack>
        ) : (
          <Text size="sm" c="dimmed">
            {say(w.notRecorded)}
          </Text>
        )}
        {next ? (
          <Group>
            <LinkButton variant="default" to={ownVideo(next.document)}>
              {say(w.next, { name: next.name })}
            </LinkButton>
          </Group>
        ) : null}
        {transcript ? (
          <PanelSection>
            <details>
              <summary>{say(w.transcript)}</summary>
              <Text mt="sm" style={{ whiteSpace: 'pre-line' }}>
                {transcript}
              </Text>
            </details>
          </PanelSection>
        ) : null}
      </Stack>
    </Box>
  )
}
