import { adminEvent } from '@kxo/domain/events/paths'
import { formatRange } from '@kxo/domain/kernel/dates'
import type { Location } from '@kxo/domain/locations/contract'
import { locationsWords as w } from '@kxo/domain/locations/words'
import { Flex, Text } from '@mantine/core'
import { PanelSection } from '../../ui/display/panel.tsx'
import { useLanguage } from '../../ui/i18n/language.tsx'
import { Link } from '../../ui/navigation/link.tsx'

/** When each room is taken from now on, and by what. */
export function Occupations({ location }: { location: Location }) {
  const { say, locale } = useLanguage()
  return (
    <PanelSection>
      <Flex component="h2" gap="sm" align="center" justify="space-between" mb="sm" fz={16} fw={600}>
        {say(w.occupation)}
      </Flex>
      {location.occupations.length === 0 ? (
        <Text c="dimmed" fz="sm">
          {say(w.noOccupation)}
        </Text>
      ) : null}
      <Flex component="ul" direction="column" gap={0}>
        {location.occupations.map((taken) => (
          <Flex
            key={`${taken.room_id} ${taken.start_at.getTime()}`}
            component="li"
            rowGap={4}
            columnGap="sm"
            align="center"
            wrap="wrap"
            py={10}
            className="line-above"
          >
            <Text span flex="1 1 160px" miw={0} inherit>
              <Link to={adminEvent(taken.event_id)}>{taken.event_title}</Link>
              <Text span m={0} c="dimmed" fz="sm">
                {' '}
                · {taken.room_name} · {formatRange(taken.start_at, taken.end_at, locale, { zone: taken.time_zone })}
              </Text>
            </Text>
          </Flex>
        ))}
      </Flex>
    </PanelSection>
  )
}
