import { catalogue, event } from '@kxo/domain/events/paths'
import { formatRange } from '@kxo/domain/kernel/dates'
import { waitingWords } from '@kxo/domain/registrations/waiting/waiting-words'
import { registrationWords as w } from '@kxo/domain/registrations/words'
import { Anchor, Card, SimpleGrid, Text } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { LinkButton } from '../../../ui/display/button.tsx'
import { bounded } from '../../../ui/feedback/boundary.tsx'
import { Empty } from '../../../ui/feedback/states.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Link } from '../../../ui/navigation/link.tsx'
import { OwnEntry } from '../waiting/own-waiting-list.tsx'
import { ownWaitsQuery } from '../waiting/waiting-api.ts'

/** Every list one waits on, with one's rank, what is offered and the way out. */
export const OwnWaits = bounded(
  function OwnWaits() {
    const { say, locale } = useLanguage()
    const waits = useSuspenseQuery(ownWaitsQuery()).data
    if (waits.length === 0)
      return <Empty sentence={waitingWords.nowhere} act={<LinkButton to={catalogue()}>{say(w.seeCatalogue)}</LinkButton>} />
    return (
      <SimpleGrid minColWidth="min(340px, 100%)" spacing="md">
        {waits.map(({ parent, event_title, start_date: start, end_date: end, time_zone: zone, ...entry }) => (
          <Card key={entry.id} component="section" aria-label={event_title}>
            <Anchor component={Link} to={event(parent ?? entry.event)} fw={600} className="anywhere">
              {event_title}
            </Anchor>
            <Text size="sm" c="dimmed" mb="sm">
              {start ? formatRange(start, end ?? start, locale, { zone }) : null}
            </Text>
            <OwnEntry entry={entry} isOfActivity={parent !== null} />
          </Card>
        ))}
      </SimpleGrid>
    )
  },
  { lines: 5 },
)
