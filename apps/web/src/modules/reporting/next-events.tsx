import { missingOf } from '@kxo/domain/events/minimum'
import { adminEvent, adminEventNew } from '@kxo/domain/events/paths'
import { eventsWords } from '@kxo/domain/events/words'
import { adminImport } from '@kxo/domain/imports/paths'
import { formatDateTime } from '@kxo/domain/kernel/dates'
import type { Dashboard, NextEvent } from '@kxo/domain/reporting/contract'
import { reportingWords as w } from '@kxo/domain/reporting/words'
import { Box, Flex, Stack, Text, Title } from '@mantine/core'
import { useId } from 'react'
import { Badge } from '../../ui/display/badge.tsx'
import { LinkButton } from '../../ui/display/button.tsx'
import { Panel } from '../../ui/display/panel.tsx'
import { Empty } from '../../ui/feedback/states.tsx'
import { useLanguage } from '../../ui/i18n/language.tsx'
import { Link } from '../../ui/navigation/link.tsx'

/** What comes next, with its occupancy and its minimum. */
export function NextEvents({ dashboard }: { dashboard: Dashboard }) {
  const { say } = useLanguage()
  const id = useId()
  const { next_events } = dashboard
  return (
    <Panel component="section" aria-labelledby={id} p={{ base: 'md', xs: 20 }} miw={0}>
      <Title id={id} order={2} fz={16} fw={650} lts="-0.005em">
        {say(w.nextEvents)}
      </Title>
      {next_events.length === 0 ? (
        <Empty
          sentence={w.noNextEvent}
          act={
            <>
              <LinkButton to={adminEventNew()}>{say(w.createEvent)}</LinkButton>
              <LinkButton to={adminImport()} variant="default">
                {say(w.importFile)}
              </LinkButton>
            </>
          }
        />
      ) : (
        <Flex component="ul" direction="column" mt="xs">
          {next_events.map((event) => (
            <NextLine key={event.id} event={event} />
          ))}
        </Flex>
      )}
    </Panel>
  )
}

function NextLine({ event }: { event: NextEvent }) {
  const { say, locale, zone } = useLanguage()
  const { taken, max_participants: max } = event
  const place = event.is_online ? say(w.online) : event.town
  const missing = missingOf(event)
  return (
    <Flex component="li" rowGap="xs" columnGap="lg" align="center" wrap="wrap" justify="space-between" py="sm" className="line-above">
      <Stack gap={2} flex="1 1 240px" miw={0}>
        <Flex component="span" rowGap={4} columnGap={10} align="center" wrap="wrap" fw={600} className="anywhere">
          <Link to={adminEvent(event.id)}>{event.title}</Link>
          {event.is_active ? null : <Badge>{w.draft}</Badge>}
        </Flex>
        <Text span c="dimmed" fz="xs">
          {[formatDateTime(event.start_date, locale, { zone, style: 'long' }), place].filter(Boolean).join(' · ')}
        </Text>
      </Stack>
      <Stack gap={2} flex="0 0 160px" fz="sm" className="figures">
        <span>{max === null ? say(w.occupancyFree, { taken }) : say(w.occupancy, { taken, max })}</span>
        {max === null ? null : (
          <Box component="meter" w="100%" h={10} min={0} max={max} value={Math.min(taken, max)} aria-label={event.title} />
        )}
        {missing === null ? null : (
          <Text span c="dimmed" fz="xs">
            {missing === 0 ? say(eventsWords.minimumReached) : say(eventsWords.minimumMissing, { n: missing })}
          </Text>
        )}
      </Stack>
    </Flex>
  )
}
