import { waitingWords as w } from '@kxo/domain/registrations/waiting/waiting-words'
import { Stack, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { activitiesQuery } from '../../events/index.ts'
import type { PickedPerson } from '../registering/people-picker.tsx'
import { ActivityWaiting } from './activity-waiting.tsx'

/** The full activities of an event, whose waiting lists those registered together may join together. */
export function GroupActivityWaits({ event_id, people }: { event_id: number; people: readonly PickedPerson[] }) {
  const { say } = useLanguage()
  const activities = useQuery({ ...activitiesQuery(event_id), enabled: people.length > 0 }).data ?? []
  const full = activities.filter(
    ({ enrolment, places_left, has_waiting_list, is_cancelled }) =>
      enrolment === 'optional' && places_left === 0 && has_waiting_list && !is_cancelled,
  )
  if (people.length === 0 || full.length === 0) return null
  return (
    <Stack gap="sm" component="section" aria-labelledby="full-activities">
      <Title order={2} size="h4" id="full-activities">
        {say(w.fullActivities)}
      </Title>
      {full.map((activity) => (
        <ActivityWaiting key={activity.id} activity={activity} mayJoin={false} isNamed group={people} />
      ))}
    </Stack>
  )
}
