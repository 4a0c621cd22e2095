import type { Meeting } from '@kxo/domain/attendance/meeting-contract'
import { meetingWords as w } from '@kxo/domain/attendance/meeting-words'
import { attendance } from '@kxo/domain/attendance/paths'
import { adminEventStep, event as eventAddress } from '@kxo/domain/events/paths'
import { formatRange } from '@kxo/domain/kernel/dates'
import { Group, Stack, Text } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { Panel } from '../../../ui/display/panel.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { PageTitle } from '../../../ui/navigation/page-title.tsx'
import { LinkButton } from '../../../ui/plain/button.tsx'
import { meetingQuery } from '../api.ts'
import { ExpectedPeople } from './expected-people.tsx'
import { MeetingDetails } from './meeting-details.tsx'
import { RoomDoor } from './room-door.tsx'

/** U32: the waiting room of a video meeting; the room itself opens in a tab of its own, whatever serves it. */
export default function MeetingPage() {
  const id = Number(useParams({ strict: false })['event_id'])
  const answer = useSuspenseQuery(meetingQuery(id))
  return <WaitingRoom id={id} meeting={answer.data} />
}

function WaitingRoom({ id, meeting }: { id: number; meeting: Meeting }) {
  const { say, locale } = useLanguage()
  const { slot, hosts, people, entered_at, role, has_room, moment } = meeting
  return (
    <Stack maw={760} w="100%" mx="auto">
      <PageTitle above={[{ label: meeting.title, to: eventAddress(id) }]}>{w.title}</PageTitle>
      <Panel p="lg" gap="md">
        {slot ? (
          <Text fw={600}>
            {formatRange(slot.start_at, slot.end_at, locale)}
            {slot.title ? ` · ${slot.title}` : ''}
          </Text>
        ) : null}
        {hosts.length > 0 ? <Text>{say(w.led, { names: new Intl.ListFormat(locale).format(hosts) })}</Text> : null}
        <RoomDoor id={id} meeting={meeting} />
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
      <MeetingDetails meeting={meeting} />
      {people ? <ExpectedPeople people={people} /> : null}
    </Stack>
  )
}
