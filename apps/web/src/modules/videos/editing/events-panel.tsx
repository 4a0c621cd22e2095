import { documentRestriction } from '@kxo/domain/documents/restriction'
import { adminEvent } from '@kxo/domain/events/paths'
import type { Video } from '@kxo/domain/videos/contract'
import { videosWords as w } from '@kxo/domain/videos/words'
import { Box, Group, Text, Title } from '@mantine/core'
import { useId, useState } from 'react'
import { Button } from '../../../ui/display/button.tsx'
import { PanelSection } from '../../../ui/display/panel.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Link } from '../../../ui/navigation/link.tsx'
import { useTakeBack } from '../giving/use-take-back.ts'
import { CopyDialog } from './copy-dialog.tsx'

/** Events that give a film: the same file for all of them. */
export function EventsPanel({ video, readOnly }: { video: Video; readOnly: boolean }) {
  const { say } = useLanguage()
  const heading = useId()
  const [isCopying, setCopying] = useState(false)
  const takeBack = useTakeBack()
  const { id, name, events, status } = video
  return (
    <PanelSection aria-labelledby={heading} gap="sm">
      <Group justify="space-between" gap="sm">
        <Title order={2} fz={18} fw={650} id={heading}>
          {say(w.events)}
        </Title>
        {readOnly || status === 'archived' ? null : (
          <Button size="sm" variant="default" aria-haspopup="dialog" onClick={() => setCopying(true)}>
            {say(w.copyTo)}
          </Button>
        )}
      </Group>
      {events.length === 0 ? (
        <Text size="sm" c="dimmed">
          {say(w.noEvent)}
        </Text>
      ) : null}
      <Box component="ul" p={0} m={0} style={{ listStyle: 'none' }}>
        {events.map((one) => (
          <Group key={one.event} component="li" py="xs" justify="space-between" className="line-above">
            <div style={{ flex: '1 1 200px', minWidth: 0 }}>
              <Link to={`${adminEvent(one.event)}?tab=videos`}>{one.title}</Link>
              <Text size="sm" c="dimmed">
                {say(documentRestriction.labelOf(one.restriction))} · {say(w.watchedOf, { n: one.watched })}
              </Text>
            </div>
            {readOnly ? null : (
              <Button
                size="sm"
                variant="subtle"
                aria-label={say(w.takeBackFrom, { title: one.title })}
                onClick={() => void takeBack({ video: id, name, event: one.event })}
              >
                {say(w.takeBack)}
              </Button>
            )}
          </Group>
        ))}
      </Box>
      {isCopying ? <CopyDialog video={video} onClose={() => setCopying(false)} /> : null}
    </PanelSection>
  )
}
