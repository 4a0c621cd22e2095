import type { Meeting } from '@kxo/domain/attendance/meeting-contract'
import { meetingWords as w } from '@kxo/domain/attendance/meeting-words'
import { Alert, Anchor, Button, Group, Switch, Text } from '@mantine/core'
import { IconVideo } from '@tabler/icons-react'
import { useState } from 'react'
import { toast } from '../../../ui/feedback/toast.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { enterMeeting } from '../api.ts'
import type { Room } from './room-frame.tsx'

type RoomDoorProps = { id: number; meeting: Meeting; onEnter: (room: Room) => void }

/** Whether one may enter now, and the button that does. */
export function RoomDoor({ id, meeting, onEnter }: RoomDoorProps) {
  const { say } = useLanguage()
  const { moment, opens_at, has_room, is_embedded, role, entered_at, waits_for_host } = meeting
  const [isEntering, setEntering] = useState(false)
  const [blocked, setBlocked] = useState<string | null>(null)
  const [camera, setCamera] = useState(true)
  const [microphone, setMicrophone] = useState(true)
  if (moment === 'ended') return <Text role="status">{say(w.ended)}</Text>
  if (!has_room) return <Alert color="orange">{say(w.unset)}</Alert>
  const enter = async (): Promise<void> => {
    setEntering(true)
    // Opened by the click itself: a tab opened once the answer comes would be blocked.
    const tab = is_embedded ? null : window.open('', '_blank')
    try {
      const { entry, url, room } = await enterMeeting(id)
      if (tab) {
        tab.opener = null
        tab.location.href = url
      }
      if (room) onEnter({ entry, url, ...room, camera, microphone })
      setBlocked(tab || room ? null : url)
    } catch (error) {
      tab?.close()
      toast.failure(error)
    }
    setEntering(false)
  }
  return (
    <>
      <Text role="status">{moment === 'open' || !opens_at ? say(w.open) : say(w.early, { at: opens_at })}</Text>
      {waits_for_host && moment === 'open' ? <Text>{say(w.waiting)}</Text> : null}
      {(moment === 'open' && !waits_for_host) || role === 'organiser' ? (
        <>
          {is_embedded ? (
            <Group gap="lg">
              <Switch label={say(w.withCamera)} checked={camera} onChange={({ currentTarget }) => setCamera(currentTarget.checked)} />
              <Switch
                label={say(w.withMicrophone)}
                checked={microphone}
                onChange={({ currentTarget }) => setMicrophone(currentTarget.checked)}
              />
            </Group>
          ) : null}
          <div>
            <Button size="md" leftSection={<IconVideo size={20} aria-hidden="true" />} loading={isEntering} onClick={() => void enter()}>
              {say(entered_at ? w.enterAgain : w.enter)}
            </Button>
          </div>
          <Text size="sm" c="dimmed">
            {say(is_embedded ? w.adviceHere : w.advice)} {say(is_embedded ? w.recordedHere : w.recorded)}
          </Text>
        </>
      ) : null}
      {blocked ? (
        <Text size="sm">
          {say(w.blocked)}{' '}
          <Anchor href={blocked} target="_blank" rel="noreferrer">
            {say(w.room)}
          </Anchor>
        </Text>
      ) : null}
    </>
  )
}
