import type { Meeting } from '@kxo/domain/attendance/meeting-contract'
import { meetingWords as w } from '@kxo/domain/attendance/meeting-words'
import { attendance } from '@kxo/domain/attendance/paths'
import { adminEventStep, event as eventAddress } from '@kxo/domain/events/paths'
import { Flex, Group, Stack, Text } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { Button } from '../../../ui/display/button.tsx'
import { Panel } from '../../../ui/display/panel.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { PageTitle } from '../../../ui/navigation/page-title.tsx'
import { LinkButton } from '../../../ui/plain/button.tsx'
import { meetingQuery } from '../api.ts'
import style from '../attendance.module.css'
import { slotTimes } from '../sheets/slot-times.ts'
import { DeviceCheck } from './device-check.tsx'
import { ExpectedPeople } from './expected-people.tsx'
import { MeetingDetails } from './meeting-details.tsx'
import { MeetingDocuments, MeetingProgramme } from './meeting-programme.tsx'
import { RoomDoor } from './room-door.tsx'
import { type Room, RoomFrame } from './room-frame.tsx'
import { SignHere } from './sign-here.tsx'
import { useStay } from './use-stay.ts'

/** U32: a video meeting, first its waiting room, then the room with what goes with it beside; a link of the event's own opens in a tab. */
export default function MeetingPage() {
  const id = Number(useParams({ strict: false })['event_id'])
  const { data: meeting } = useSuspenseQuery(meetingQuery(id))
  const { say } = useLanguage()
  const [room, setRoom] = useState<Room | null>(null)
  const [hasLeft, setLeft] = useState(false)
  useStay(id, room?.entry ?? null)
  const leave = (): void => {
    setRoom(null)
    setLeft(true)
  }
  return (
    <Stack maw={room ? 1800 : 1120} w="100%" mx="auto">
      <PageTitle
        above={[{ label: meeting.title, to: eventAddress(id) }]}
        act={
          room ? (
            <Button variant="default" onClick={leave}>
              {say(w.leave)}
            </Button>
          ) : null
        }
      >
        {w.title}
      </PageTitle>
      <Flex direction={{ base: 'column', md: 'row' }} align={{ base: 'stretch', md: 'flex-start' }} gap="md">
        {room ? (
          <RoomFrame room={room} as={meeting.name} phone={meeting.phone} onLeave={leave} />
        ) : (
          <Stack flex={1} miw={0}>
            <WaitingRoom id={id} meeting={meeting} hasLeft={hasLeft} onEnter={setRoom} />
            {meeting.moment === 'ended' ? null : <DeviceCheck />}
          </Stack>
        )}
        <Stack component="aside" aria-label={say(w.panel)} w={{ base: '100%', md: 340 }}>
          {room ? <SignHere id={id} /> : null}
          <MeetingProgramme meeting={meeting} />
          <MeetingDetails meeting={meeting} />
          <MeetingDocuments id={id} meeting={meeting} />
          {meeting.people ? <ExpectedPeople people={meeting.people} /> : null}
        </Stack>
      </Flex>
    </Stack>
  )
}

type WaitingRoomProps = { id: number; meeting: Meeting; hasLeft: boolean; onEnter: (room: Room) => void }

function WaitingRoom({ id, meeting, hasLeft, onEnter }: WaitingRoomProps) {
  const language = useLanguage()
  const { say, locale } = language
  const times = meeting.slot && slotTimes(meeting.slot, language)
  const { slot, hosts, entered_at, role, has_room, moment, name, present, people } = meeting
  const list = new Intl.ListFormat(locale)
  return (
    <Panel p="lg" gap="md">
      {slot && times ? (
        <Text fw={600} className={style['day']}>
          {[times.day, times.hours, slot.title].filter(Boolean).join(' · ')}
        </Text>
      ) : null}
      {hosts.length > 0 ? <Text>{say(w.led, { names: list.format(hosts) })}</Text> : null}
      {hasLeft ? <Text role="status">{say(w.left)}</Text> : null}
      <RoomDoor id={id} meeting={meeting} onEnter={onEnter} />
      {has_room && moment !== 'ended' ? (
        <Stack gap={2}>
          <Text size="sm">{say(w.shownAs, { name })}</Text>
          {people ? null : (
            <Text size="sm" c="dimmed">
              {present.length === 0 ? say(w.nobodyYet) : say(w.present, { names: list.format(present) })}
            </Text>
          )}
        </Stack>
      ) : null}
      {!has_room && moment !== 'ended' && role === 'organiser' ? (
        <div>
          <LinkButton to={adminEventStep(id, 'thumbnail')}>{say(w.give)}</LinkButton>
        </div>
      ) : null}
      {entered_at ? (
        <Group justify="space-between">
          <Text size="sm" c="dimmed" role="status">
            {say(w.entered, { at: entered_at })}
          </Text>
          {role === 'organiser' ? null : (
            <LinkButton to={attendance()} variant="default">
              {say(w.sign)}
            </LinkButton>
          )}
        </Group>
      ) : null}
    </Panel>
  )
}
