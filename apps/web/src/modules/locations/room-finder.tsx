import { dayInZone, instantInZone } from '@kxo/domain/kernel/dates'
import type { FreeRoom } from '@kxo/domain/locations/contract'
import { adminLocation } from '@kxo/domain/locations/paths'
import { locationsWords as w } from '@kxo/domain/locations/words'
import { Flex, Group, NumberInput, Stack, Switch, Text, TextInput } from '@mantine/core'
import { DateTimePicker } from '@mantine/dates'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Answered } from '../../ui/feedback/reading.tsx'
import { useLanguage } from '../../ui/i18n/language.tsx'
import { Link } from '../../ui/navigation/link.tsx'
import { roomsQuery } from './api.ts'

/** Rooms free between two instants, for so many people, with what is needed; taken ones say by whom. */
export function RoomFinder() {
  const { say, locale, zone } = useLanguage()
  const [today] = useState(() => dayInZone(new Date(), zone))
  const [from, setFrom] = useState<string | null>(`${today} 09:00:00`)
  const [to, setTo] = useState<string | null>(`${today} 17:30:00`)
  const [capacity, setCapacity] = useState<number | undefined>()
  const [equipment, setEquipment] = useState('')
  const [withTaken, showTaken] = useState(false)
  const instant = (text: string | null) => (text ? instantInZone(text.slice(0, 10), text.slice(11, 16), zone) : undefined)
  const [start, end] = [instant(from), instant(to)]
  const isPeriod = start !== undefined && end !== undefined && start < end
  const answer = useQuery({
    ...roomsQuery(start, end, { capacity, equipment: equipment.trim() || undefined }),
    enabled: isPeriod,
    placeholderData: keepPreviousData,
  })
  const field = { locale, valueFormat: 'DD/MM/YYYY HH:mm', popoverProps: { withinPortal: true } }
  return (
    <Stack>
      <Group grow align="flex-start">
        <DateTimePicker label={say(w.from)} value={from} onChange={setFrom} {...field} />
        <DateTimePicker label={say(w.until)} value={to} onChange={setTo} {...field} />
      </Group>
      <Group grow align="flex-start">
        <NumberInput
          label={say(w.people)}
          min={1}
          value={capacity ?? ''}
          onChange={(value) => setCapacity(typeof value === 'number' ? value : undefined)}
        />
        <TextInput label={say(w.equipment)} value={equipment} onChange={({ currentTarget }) => setEquipment(currentTarget.value)} />
      </Group>
      <Switch label={say(w.showTaken)} checked={withTaken} onChange={({ currentTarget }) => showTaken(currentTarget.checked)} />
      {isPeriod ? (
        <Answered of={answer} lines={4}>
          {(read) => <Found rooms={read.filter(({ is_free }) => is_free || withTaken)} />}
        </Answered>
      ) : (
        <Text role="status">{say(w.choosePeriod)}</Text>
      )}
    </Stack>
  )
}

function Found({ rooms }: { rooms: readonly FreeRoom[] }) {
  const { say } = useLanguage()
  if (rooms.length === 0) return <Text role="status">{say(w.noneFree)}</Text>
  return (
    <Flex component="ul" direction="column" aria-label={say(w.rooms)}>
      {rooms.map((room) => (
        <Flex key={room.id} component="li" rowGap={4} columnGap="sm" align="center" wrap="wrap" py={10} className="line-above">
          <Text span flex="1 1 160px" miw={0} inherit>
            <Link to={adminLocation(room.location_id)}>{`${room.location_name} · ${room.name}`}</Link>
            <Text span c="dimmed" fz="sm">
              {' '}
              {[say(w.seats, { n: room.capacity }), room.location_town, room.equipment.join(', ')].filter(Boolean).join(' · ')}
            </Text>
          </Text>
          <Text size="sm" c={room.is_free ? undefined : 'red.8'}>
            {room.held_by
              ? say(w.takenBy, {
                  title: room.held_by.title,
                  day: room.held_by.start_at,
                  from: room.held_by.start_at,
                  to: room.held_by.end_at,
                })
              : say(room.is_open ? w.free : w.freeButClosed)}
          </Text>
        </Flex>
      ))}
    </Flex>
  )
}
