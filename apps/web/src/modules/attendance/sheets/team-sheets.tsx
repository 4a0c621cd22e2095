import { eventSignatures } from '@kxo/domain/attendance/paths'
import { attendanceWords as w } from '@kxo/domain/attendance/words'
import { formatRange } from '@kxo/domain/kernel/dates'
import { collectiveWords } from '@kxo/domain/registrations/collective/collective-words'
import { teamContract } from '@kxo/domain/registrations/team/team-contract'
import { Box, SimpleGrid, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '../../../platform/api-query.ts'
import { LinkButton } from '../../../ui/display/button.tsx'
import { Panel } from '../../../ui/display/panel.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'

/** Where a referent’s people are expected, each date leading to their rows of its sheet. */
export function TeamSheets() {
  const { say, locale } = useLanguage()
  const dates = useQuery(apiQuery(teamContract.dates, {})).data ?? []
  if (dates.length === 0) return null
  return (
    <Box component="section" mb={28} aria-labelledby="team-sheets">
      <Title order={2} fz={16} fw={600} mb="sm" id="team-sheets">
        {say(collectiveWords.teamTab)}
      </Title>
      <SimpleGrid minColWidth="min(340px, 100%)" spacing="md">
        {dates.map(({ event, event_title, start_date: start, end_date: end, time_zone: zone, names, people }) => (
          <Panel key={event} component="article" gap="xs" p="md">
            <Title order={3} fz="lg" fw={600} className="anywhere">
              {event_title}
            </Title>
            <Text size="sm" c="dimmed">
              {start ? formatRange(start, end ?? start, locale, { zone }) : null}
            </Text>
            <Text size="sm">{names.length < people ? `${names.join(', ')}…` : names.join(', ')}</Text>
            <LinkButton fullWidth variant="default" to={eventSignatures(event)}>
              {say(w.openSheet)}
              <span className="visually-hidden">, {event_title}</span>
            </LinkButton>
          </Panel>
        ))}
      </SimpleGrid>
    </Box>
  )
}
