import { Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useViewer } from '../../../platform/viewer.ts'
import { activitiesQuery } from '../../events/index.ts'
import { ActivityWaiting } from './activity-waiting.tsx'

/** The activities of an event one waits for, or whose place is held for one. */
export function OwnActivityWaits({ event_id }: { event_id: number }) {
  const { actor } = useViewer()
  const activities = useQuery({ ...activitiesQuery(event_id), enabled: actor.user_id !== null }).data ?? []
  const listed = activities.filter(({ has_waiting_list }) => has_waiting_list)
  if (listed.length === 0) return null
  return (
    <Stack gap="sm">
      {listed.map((activity) => (
        <ActivityWaiting key={activity.id} activity={activity} mayJoin={false} isNamed />
      ))}
    </Stack>
  )
}
