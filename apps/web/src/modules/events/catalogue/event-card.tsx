import { cardBadges } from '@kxo/domain/events/catalogue/card-badges'
import { languagesInWords } from '@kxo/domain/events/catalogue/event-languages'
import { levelInWords } from '@kxo/domain/events/catalogue/event-levels'
import type { EventRow } from '@kxo/domain/events/contract'
import { Box, Flex, Group, Text, Title } from '@mantine/core'
import { IconCalendar, IconLanguage, IconMapPin, IconStairsUp, IconTag, IconUser } from '@tabler/icons-react'
import { hasFeature, useViewer } from '../../../platform/viewer.ts'
import { Badge } from '../../../ui/display/badge.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Link } from '../../../ui/navigation/link.tsx'
import { EventDates } from '../event/event-dates.tsx'
import { EventPlace } from '../event/event-place.tsx'
import { EventPrice } from '../event/event-price.tsx'
import { IconFact, IconFacts } from '../event/icon-facts.tsx'
import { OwnBadge } from '../provided-parts.tsx'
import { cardEdge } from './card-edge.ts'
import { EventImage } from './event-image.tsx'
import { RegisterLink } from './register-link.tsx'

type EventCardProps = { event: EventRow; to: string }

/** The card of an event in a catalogue: what, when, where, with whom, at what price, and whether places are left. */
export function EventCard({ event, to }: EventCardProps) {
  const viewer = useViewer()
  const { tenant } = viewer
  const language = useLanguage()
  const badges = cardBadges(event, hasFeature(viewer, 'filling'), language)
  return (
    <Flex
      component="article"
      direction="column"
      gap={10}
      p={20}
      bdrs={14}
      bg="var(--k-surface)"
      pos="relative"
      style={cardEdge(event)}
      className="hoverable"
    >
      {event.image ? (
        <Box pb={4}>
          <EventImage image={event.image} client={tenant.name} look="card" sizes="(max-width: 700px) 100vw, 400px" />
        </Box>
      ) : null}
      <Group gap={6} align="stretch">
        {badges.map(({ key, text, tone }) => (
          <Badge key={key} tone={tone}>
            {text}
          </Badge>
        ))}
        <OwnBadge event_id={event.id} />
      </Group>
      <Title order={2} fz="lg" fw={650} lh={1.35} lts="-0.01em">
        <Link to={to} className="whole-link">
          {event.title}
        </Link>
      </Title>
      {event.subtitle ? <Text fw={500}>{event.subtitle}</Text> : null}
      {event.summary ? (
        <Text c="dimmed" fz="md">
          {event.summary}
        </Text>
      ) : null}
      <IconFacts>
        <IconFact icon={IconCalendar}>
          <EventDates event={event} />
        </IconFact>
        <IconFact icon={IconMapPin}>
          <EventPlace event={event} />
        </IconFact>
        {event.partners.length > 0 ? <IconFact icon={IconUser}>{event.partners.join(', ')}</IconFact> : null}
        {event.level ? <IconFact icon={IconStairsUp}>{levelInWords(event.level, language)}</IconFact> : null}
        {event.languages.length > 0 ? <IconFact icon={IconLanguage}>{languagesInWords(event.languages, language.locale)}</IconFact> : null}
        {event.themes.length > 0 ? <IconFact icon={IconTag}>{event.themes.join(' · ')}</IconFact> : null}
      </IconFacts>
      <Group gap="4px 12px" align="center" justify="space-between" mt="auto" pt="sm" className="line-above">
        <Text span fw={600} inherit className="figures">
          <EventPrice event={event} tenant={tenant} />
        </Text>
        <RegisterLink event={event} />
      </Group>
    </Flex>
  )
}
