import { activityGroups } from '@kxo/domain/events/activities/activity-groups'
import { activityWords as a } from '@kxo/domain/events/activities/activity-words'
import type { EventPage, Slot } from '@kxo/domain/events/contract'
import { eventsWords as w } from '@kxo/domain/events/words'
import { clocksDiffer, formatDate, formatRange, formatTime, halfDayOf } from '@kxo/domain/kernel/dates'
import { Flex, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Panel, PanelRow } from '../../../ui/display/panel.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { activitiesQuery } from '../api.ts'

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

/** The half-days of an event, then its activities, as people attend or choose them. */
export function EventProgramme({ event }: { event: EventPage }) {
  const { say } = useLanguage()
  const groups = activityGroups(useQuery(activitiesQuery(event.id)).data ?? [])
  if (event.slots.length === 0 && groups.length === 0)
    return (
      <Text display="block" c="dimmed" fz="sm">
        {say(w.nothingHere)}
      </Text>
    )
  return (
    <Stack gap="lg">
      {event.slots.length === 0 ? null : <SlotPanel slots={event.slots} zone={event.time_zone} none={say(w.noSlot)} />}
      {groups.map(({ kind, name, activities }) => (
        <Stack key={kind + name} component="section" gap="sm" aria-label={name || say(a[kind])}>
          <div>
            <Text component="h3" fw={600}>
              {name || say(a.title)}
            </Text>
            <Text c="dimmed" fz="sm">
              {say(a[kind])}
            </Text>
          </div>
          {activities.map(({ id, title, slots, places_left }) => (
            <Stack key={id} gap={6}>
              <Text component="h4" fz="md" fw={600}>
                {title}
                {places_left === null ? null : (
                  <Text span c="dimmed" fz="sm" fw={400} ms="xs">
                    {say(a.placesLeft, { n: places_left })}
                  </Text>
                )}
              </Text>
              <SlotPanel slots={slots} zone={event.time_zone} none={say(a.noDate)} />
            </Stack>
          ))}
        </Stack>
      ))}
    </Stack>
  )
}

type SlotPanelProps = { slots: readonly Slot[]; zone: string; none: string }

/** Half-days in their order; `none` is what is said where there is not any. */
export const SlotPanel = ({ slots, zone, none }: SlotPanelProps) =>
  slots.length === 0 ? (
    <Text c="dimmed" fz="sm">
      {none}
    </Text>
  ) : (
    <Panel component="ol" display="block">
      {slots.map((slot) => (
        <PanelRow key={slot.id}>
          <SlotLine slot={slot} zone={zone} />
        </PanelRow>
      ))}
    </Panel>
  )
