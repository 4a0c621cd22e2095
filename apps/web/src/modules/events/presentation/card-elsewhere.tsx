import { lineInWords, sharedText } from '@kxo/domain/events/catalogue/card-in-words'
import type { EventPage, EventRow } from '@kxo/domain/events/contract'
import { publicPage } from '@kxo/domain/events/paths'
import { saidBy } from '@kxo/domain/events/presentation/presentation'
import { Box, Stack, Text } from '@mantine/core'
import { useViewer } from '../../../platform/viewer.ts'
import { Panel } from '../../../ui/display/panel.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { EventImage } from '../catalogue/event-image.tsx'

/** The page of an event as a social network announces it. */
export function SharedCard({ event, page }: { event: EventRow; page: EventPage }) {
  const { tenant } = useViewer()
  return (
    <Panel p={0} gap={0} bdrs={14} style={{ overflow: 'hidden' }}>
      {event.image ? (
        <Box px={20} pt={20} pb={4}>
          <EventImage image={event.image} client={tenant.name} look="card" sizes="380px" />
        </Box>
      ) : null}
      <Stack gap={2} p="md" bg="var(--k-tint)">
        <Text fz="xs" c="dimmed">
          {location.host}
        </Text>
        <Text fw={600} lineClamp={2}>
          {event.title}
        </Text>
        <Text fz="sm" c="dimmed" lineClamp={2}>
          {sharedText({ summary: event.summary, presentation: saidBy(page) })}
        </Text>
      </Stack>
    </Panel>
  )
}

/** The line of an event in the messages that announce new ones. */
export function MailedCard({ event }: { event: EventRow }) {
  const { tenant } = useViewer()
  const language = useLanguage()
  return (
    <Panel p={20} gap="sm" bdrs={14}>
      <Text fw={600} pb="sm" className="line-below">
        {tenant.label}
      </Text>
      <Text>{lineInWords(event, language)}</Text>
      <Text c="blue" td="underline" style={{ overflowWrap: 'anywhere' }}>
        {location.origin + publicPage(tenant.name, event.url)}
      </Text>
    </Panel>
  )
}
