import type { EventPage, Slot } from '@kxo/domain/events/contract'
import { eventsWords as w } from '@kxo/domain/events/words'
import { clocksDiffer, formatDate, formatRange, formatTime, halfDayOf } from '@kxo/domain/kernel/dates'
import { Flex, Text } from '@mantine/core'
import { Panel, PanelRow } from '../../../ui/display/panel.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'

type SlotLineProps = { slot: Slot; zone: string }

/** A half-day: day and hours on the event's clock, room, who hosts. */
export function SlotLine({ slot, zone }: SlotLineProps) {
  const { say, locale } = useLanguage()
  const viewerZone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const title = slot.title || say(halfDayOf(slot.start_at, zone) === 'morning' ? w.morning : w.afternoon)
  const where = [slot.room_name, slot.location_name].filter(Boolean).join(', ')
  return (
    <Flex component="span" direction="column" flex="1 1 220px" miw={0}>
      <span>
        <strong>{formatDate(slot.start_at, locale, { zone, style: 'full' })}</strong>, {formatTime(slot.start_at, locale, { zone })} –{' '}
        {formatTime(slot.end_at, locale, { zone })}
      </span>
      <Text span display="block" c="dimmed" fz="sm">
        {[title, where, slot.partners.join(', ')].filter(Boolean).join(' · ')}
      </Text>
      {clocksDiffer(slot.start_at, zone, viewerZone) ? (
        <Text span display="block" c="dimmed" fz="sm">
          {say(w.yourZone, { range: formatRange(slot.start_at, slot.end_at, locale, { zone: viewerZone }) })}
        </Text>
      ) : null}
    </Flex>
  )
}

/** The half-days of an event. */
export function EventProgramme({ event }: { event: EventPage }) {
  const { say } = useLanguage()
  if (event.slots.length === 0)
    return (
      <Text display="block" c="dimmed" fz="sm">
        {say(w.nothingHere)}
      </Text>
    )
  return (
    <Panel component="ol" display="block">
      {event.slots.map((slot) => (
        <PanelRow key={slot.id}>
          <SlotLine slot={slot} zone={event.time_zone} />
        </PanelRow>
      ))}
    </Panel>
  )
}
