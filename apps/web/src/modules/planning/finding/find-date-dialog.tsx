import { dayInZone } from '@kxo/domain/kernel/dates'
import { capital } from '@kxo/domain/kernel/language'
import type { Planning } from '@kxo/domain/planning/contract'
import type { FreeDate } from '@kxo/domain/planning/finding/finding-contract'
import { findingWords as w } from '@kxo/domain/planning/finding/finding-words'
import { adminEventPlanning } from '@kxo/domain/planning/paths'
import { planningWords } from '@kxo/domain/planning/words'
import { Group, MultiSelect, NumberInput, Select, SimpleGrid, Stack, Text, TextInput, Title } from '@mantine/core'
import { DateInput, TimeInput } from '@mantine/dates'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Panel, PanelRow } from '../../../ui/display/panel.tsx'
import { Answered } from '../../../ui/feedback/reading.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Link } from '../../../ui/navigation/link.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { freeDatesQuery } from '../api.ts'

const online = 'online'
const hour = /^([01]\d|2[0-3]):[0-5]\d$/

type FindDateDialogProps = { planning: Planning; onClose: () => void }

/** The first dates on which those wanted and a room are free together, read again as one changes what is wanted. */
export function FindDateDialog({ planning, onClose }: FindDateDialogProps) {
  const { say, locale, zone } = useLanguage()
  const [from, setFrom] = useState<string | null>(() => dayInZone(new Date(), zone))
  const [starts, setStarts] = useState('09:00')
  const [ends, setEnds] = useState('17:30')
  const [days, setDays] = useState(1)
  const [partners, setPartners] = useState<string[]>([])
  const [room, setRoom] = useState<string | null>(null)
  const [capacity, setCapacity] = useState<number | undefined>()
  const [equipment, setEquipment] = useState('')
  const isWhen = from !== null && hour.test(starts) && hour.test(ends) && starts < ends
  const needs = {
    ...(partners.length > 0 && { partners: partners.map(Number) }),
    without_room: room === online,
    ...(room !== null && room !== online && { room: Number(room) }),
    ...(room === null && capacity !== undefined && { capacity }),
    ...(room === null && equipment.trim() !== '' && { equipment: equipment.trim() }),
  }
  const answer = useQuery({
    ...freeDatesQuery({ from: from ?? '', starts, ends, days, ...needs }),
    enabled: isWhen,
    placeholderData: keepPreviousData,
  })
  const inDialog = { comboboxProps: { withinPortal: true } }
  return (
    <Dialog opened onClose={onClose} title={say(w.find)} width={800}>
      <Stack>
        <Text c="dimmed">{say(w.help)}</Text>
        <SimpleGrid cols={{ base: 2, sm: 4 }}>
          <DateInput label={say(w.from)} value={from} onChange={setFrom} valueFormat="DD/MM/YYYY" locale={locale} clearable={false} />
          <TimeInput label={say(w.starts)} value={starts} onChange={(event) => setStarts(event.currentTarget.value)} />
          <TimeInput label={say(w.ends)} value={ends} onChange={(event) => setEnds(event.currentTarget.value)} />
          <NumberInput data-autofocus label={say(w.days)} min={1} max={10} value={days} onChange={(value) => setDays(Number(value) || 1)} />
        </SimpleGrid>
        <MultiSelect
          label={say(w.partners)}
          data={planning.partners.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={partners}
          onChange={setPartners}
          searchable
          {...inDialog}
        />
        <SimpleGrid cols={{ base: 1, sm: 3 }}>
          <Select
            label={say(w.room)}
            placeholder={say(w.anyRoom)}
            data={[
              { value: online, label: say(w.withoutRoom) },
              ...planning.rooms.map(({ id, name, location_name }) => ({ value: String(id), label: `${name}, ${location_name}` })),
            ]}
            value={room}
            onChange={setRoom}
            clearable
            searchable
            {...inDialog}
          />
          <NumberInput
            label={say(w.capacity)}
            min={1}
            disabled={room !== null}
            value={capacity ?? ''}
            onChange={(value) => setCapacity(value === '' ? undefined : Number(value))}
          />
          <TextInput
            label={say(w.equipment)}
            disabled={room !== null}
            maxLength={120}
            value={equipment}
            onChange={(event) => setEquipment(event.currentTarget.value)}
          />
        </SimpleGrid>
        <section aria-live="polite" aria-labelledby="free-dates">
          <Title id="free-dates" order={3} fz={15} fw={600} mb="xs">
            {say(w.results)}
          </Title>
          {isWhen ? (
            <Answered of={answer} lines={4}>
              {(dates) => (dates.length === 0 ? <Text c="dimmed">{say(w.nothing)}</Text> : <Dates dates={dates} />)}
            </Answered>
          ) : null}
        </section>
      </Stack>
    </Dialog>
  )
}

function Dates({ dates }: { dates: readonly FreeDate[] }) {
  const { say, locale, zone } = useLanguage()
  return (
    <Panel component="ul" display="block">
      {dates.map(({ spans, room }) => {
        const first = spans[0]!
        return (
          <PanelRow key={first.start_at.toISOString()}>
            <Group justify="space-between" flex={1}>
              <div>
                {spans.map(({ start_at, end_at }) => (
                  <Text key={start_at.toISOString()} span display="block">
                    {capital(say(w.dateAt, { day: start_at, from: start_at, to: end_at }), locale)}
                  </Text>
                ))}
                <Text span c="dimmed" fz="sm">
                  {room ? `${room.name}, ${room.location_name}` : say(planningWords.online)}
                </Text>
              </div>
              <Link
                to={adminEventPlanning()}
                search={{ day: dayInZone(first.start_at, zone), view: 'day' }}
                aria-label={say(w.seeOf, { day: first.start_at })}
              >
                {say(w.see)}
              </Link>
            </Group>
          </PanelRow>
        )
      })}
    </Panel>
  )
}
