import type { Tutorial } from '@kxo/domain/help/guide-contract'
import { guideWords as w } from '@kxo/domain/help/guide-words'
import { Flex, Group, Text, Title, UnstyledButton } from '@mantine/core'
import { IconCheck, IconPlayerPlayFilled } from '@tabler/icons-react'
import { useState } from 'react'
import { Badge } from '../../../ui/display/badge.tsx'
import { Button, LinkButton } from '../../../ui/display/button.tsx'
import { Panel } from '../../../ui/display/panel.tsx'
import { useAction } from '../../../ui/feedback/action.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { FilmPlayer } from '../../../ui/film/film-player.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { filmAddress, seeTutorial } from '../guide/guide-api.ts'

/** A film: nothing of it is loaded before the click; its written steps stay under it whatever happens. */
export function TutorialCard({ film, onEdit }: { film: Tutorial; onEdit: (() => void) | null }) {
  const { say, locale } = useLanguage()
  const title = film.title[locale]
  const see = useAction({
    mutationFn: (isSeen: boolean) => seeTutorial(film.id, isSeen),
  })
  return (
    <Panel component="article" gap="sm" p="md">
      <Flex component="header" gap="xs" align="center" wrap="wrap">
        <Title order={3} fz={16} fw={600} flex="1 1 200px">
          {title}
        </Title>
        {film.is_published ? null : <Badge tone="warning">{w.draft}</Badge>}
        {film.is_seen ? <Badge tone="success">{w.seen}</Badge> : null}
      </Flex>
      <Text c="dimmed" fz="sm">
        {[
          film.seconds === null ? null : say(w.length, { minutes: Math.floor(film.seconds / 60), seconds: film.seconds % 60 }),
          say(film.has_captions ? w.captions : w.noCaptions),
        ]
          .filter(Boolean)
          .join(' · ')}
      </Text>
      {film.has_film && film.is_published ? (
        <Player film={film} onEnded={() => see.mutate(true)} />
      ) : (
        <Text c="dimmed" fz="sm">
          {say(w.noBytes)}
        </Text>
      )}
      {film.steps.length > 0 ? (
        <details>
          <summary>{say(w.written)}</summary>
          <Flex component="ol" direction="column" gap="xs" ps="lg" lh={1.55}>
            {film.steps.map((step) => (
              <li key={step.fr}>{step[locale]}</li>
            ))}
          </Flex>
        </details>
      ) : null}
      <Group gap="xs">
        {film.page ? (
          <LinkButton to={film.page} size="sm" variant="default">
            {say(w.openPage)}
          </LinkButton>
        ) : null}
        {film.is_published ? (
          <Button
            size="sm"
            variant="subtle"
            icon={<IconCheck size={16} />}
            loading={see.isPending}
            onClick={() => see.mutate(!film.is_seen)}
          >
            {say(film.is_seen ? w.markUnseen : w.markSeen)}
          </Button>
        ) : null}
        {onEdit ? (
          <Button size="sm" variant="subtle" onClick={onEdit}>
            {say(w.edit)}
          </Button>
        ) : null}
      </Group>
    </Panel>
  )
}

function Player({ film, onEnded }: { film: Tutorial; onEnded: () => void }) {
  const { say, locale } = useLanguage()
  const [isOpened, setIsOpened] = useState(false)
  if (!isOpened)
    return (
      <UnstyledButton
        display="grid"
        w="100%"
        bd="1px solid var(--k-line)"
        bdrs={10}
        bg="var(--k-subtle)"
        c="var(--k-link)"
        style={{ aspectRatio: '16 / 9', placeItems: 'center' }}
        aria-label={say(w.play, { title: film.title[locale] })}
        onClick={() => setIsOpened(true)}
      >
        <IconPlayerPlayFilled size={36} aria-hidden="true" />
      </UnstyledButton>
    )
  return (
    <FilmPlayer
      title={film.title[locale]}
      src={filmAddress(film.id, 'film')}
      captions={film.has_captions ? [{ language: locale, address: filmAddress(film.id, 'captions') }] : []}
      autoPlay
      onEnded={onEnded}
      onError={(error) => {
        setIsOpened(false)
        toast.failure(error)
      }}
    />
  )
}
