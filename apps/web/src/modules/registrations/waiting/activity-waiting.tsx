import type { Activity } from '@kxo/domain/events/contract'
import { waitingWords as w } from '@kxo/domain/registrations/waiting/waiting-words'
import { Group, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useViewer } from '../../../platform/viewer.ts'
import { Button } from '../../../ui/display/button.tsx'
import { useAction } from '../../../ui/feedback/action.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import type { PickedPerson } from '../registering/people-picker.tsx'
import { AmongThem, GroupDialog } from './group-dialog.tsx'
import { OwnEntry } from './own-waiting-list.tsx'
import { joinWaitingList, ownWaitingQuery } from './waiting-api.ts'

type ActivityWaitingProps = {
  activity: Activity
  /** False where one looks only. */
  mayJoin: boolean
  isNamed?: boolean
  /** Those registered together, who may be put on the list together. */
  group?: readonly PickedPerson[]
}

/** The waiting list of a full activity, for whoever is registered for its event, or registered a group: join, rank, offer, leave. */
export function ActivityWaiting({ activity, mayJoin, isNamed = false, group = [] }: ActivityWaitingProps) {
  const { actor } = useViewer()
  const { say } = useLanguage()
  const [isChoosing, setChoosing] = useState(false)
  const waiting = useQuery({ ...ownWaitingQuery(activity.id), enabled: activity.has_waiting_list && actor.user_id !== null })
  const joining = useAction({ mutationFn: () => joinWaitingList(activity.id), onSuccess: () => toast.success(w.joined) })
  if (!activity.has_waiting_list || activity.is_cancelled || !waiting.data) return null
  const { entries } = waiting.data
  const listed = new Set(entries.flatMap(({ people }) => people.map(({ user }) => user)))
  const left = group.filter(({ id }) => !listed.has(id))
  const joins = mayJoin && !listed.has(actor.user_id ?? 0)
  if (entries.length === 0 && !joins && left.length === 0) return null
  return (
    <Stack gap="xs" component="section" aria-label={`${say(w.title)}, ${activity.title}`} ml={isNamed ? 0 : 'xl'}>
      {isNamed ? <Text fw={600}>{activity.title}</Text> : null}
      {entries.map((entry) => (
        <OwnEntry key={entry.id} entry={entry} isOfActivity />
      ))}
      {joins || left.length > 0 ? (
        <Group gap="xs">
          {joins ? (
            <Button size="sm" variant="default" loading={joining.isPending} onClick={() => joining.mutate()}>
              {say(w.join)}
            </Button>
          ) : null}
          {left.length > 0 ? (
            <Button size="sm" variant="default" aria-haspopup="dialog" onClick={() => setChoosing(true)}>
              {say(w.joinGroup)}
            </Button>
          ) : null}
          <Text size="sm" c="dimmed">
            {say(w.already, { n: waiting.data.waiting })}
          </Text>
        </Group>
      ) : null}
      {isChoosing ? (
        <GroupDialog
          eventId={activity.id}
          start={left}
          pick={(props) => <AmongThem people={left} {...props} />}
          onClose={() => setChoosing(false)}
        />
      ) : null}
    </Stack>
  )
}
