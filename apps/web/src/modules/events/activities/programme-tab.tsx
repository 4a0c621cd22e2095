import { activityWords } from '@kxo/domain/events/activities/activity-words'
import { enrolment } from '@kxo/domain/events/activities/enrolment'
import type { EventRecord } from '@kxo/domain/events/contract'
import { adminActivity } from '@kxo/domain/events/paths'
import { eventsWords as w } from '@kxo/domain/events/words'
import { Flex, Group, Stack, Text, Title } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { bounded } from '../../../ui/feedback/boundary.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Link } from '../../../ui/navigation/link.tsx'
import { activitiesQuery, slotsQuery } from '../api.ts'
import { SlotPanel } from '../event/event-programme.tsx'
import { Occupancy } from '../event/occupancy.tsx'

/** The half-days of an event, then its activities with theirs, each with its places; it opens on its page. */
export const ProgrammeTab = bounded(
  function ProgrammeTab({ event }: { event: EventRecord }) {
    const { say } = useLanguage()
    const slots = useSuspenseQuery(slotsQuery(event.id))
    const activities = useSuspenseQuery(activitiesQuery(event.id))
    return (
      <Stack gap="lg">
        {slots.data.length > 0 || activities.data.length === 0 ? (
          <SlotPanel slots={slots.data} zone={event.time_zone} none={say(w.noSlot)} />
        ) : null}
        {activities.data.map((activity) => (
          <Flex key={activity.id} component="section" direction="column" gap="xs">
            <Group justify="space-between" gap="xs">
              <Title order={2} fz={16} fw={600}>
                <Link to={adminActivity(event.id, activity.id)}>{activity.title}</Link>
              </Title>
              {activity.enrolment === 'mandatory' ? (
                <Text fz="sm">{say(activityWords.everybody)}</Text>
              ) : (
                <Occupancy taken={activity.taken} max={activity.max_participants} />
              )}
            </Group>
            <Text c="dimmed" fz="sm">
              {[say(enrolment.labelOf(activity.enrolment)), activity.choice_group].filter(Boolean).join(' · ')}
            </Text>
            <SlotPanel slots={activity.slots} zone={event.time_zone} none={say(w.noSlot)} />
          </Flex>
        ))}
      </Stack>
    )
  },
  { lines: 4 },
)
