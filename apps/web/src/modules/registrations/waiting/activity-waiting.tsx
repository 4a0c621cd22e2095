import type { Activity } from '@kxo/domain/events/contract'
import { waitingWords as w } from '@kxo/domain/registrations/waiting/waiting-words'
import { Group, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useViewer } from '../../../platform/viewer.ts'
import { Button } from '../../../ui/display/button.tsx'
import { useAction } from '../../../ui/feedback/action.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { OwnEntry } from './own-waiting-list.tsx'
import { joinWaitingList, ownWaitingQuery } from './waiting-api.ts'

/** The waiting list of a full activity, for whoever is registered for its event: join, rank, offer, leave. `mayJoin` is false where one looks only. */
export function ActivityWaiting({ activity, mayJoin, isNamed = false }: { activity: Activity; mayJoin: boolean; isNamed?: boolean }) {
  const { actor } = useViewer()
  const { say } = useLanguage()
  const waiting = useQuery({ ...ownWaitingQuery(activity.id), enabled: activity.has_waiting_list && actor.user_id !== null })
  const joining = useAction({ mutationFn: () => joinWaitingList(activity.id), onSuccess: () => toast.success(w.joined) })
  if (!activity.has_waiting_list || activity.is_cancelled || !waiting.data) return null
  const [entry] = waiting.data.entries
  if (!entry && !mayJoin) return null
  return (
    <Stack gap="xs" component="section" aria-label={`${say(w.title)}, ${activity.title}`} ml={isNamed ? 0 : 'xl'}>
      {isNamed ? <Text fw={600}>{activity.title}</Text> : null}
      {entry ? (
        <OwnEntry entry={entry} isOfActivity />
      ) : (
        <Group gap="xs">
          <Button size="sm" variant="default" loading={joining.isPending} onClick={() => joining.mutate()}>
            {say(w.join)}
          </Button>
          <Text size="sm" c="dimmed">
            {say(w.already, { n: waiting.data.waiting })}
          </Text>
        </Group>
      )}
    </Stack>
  )
}
