import { adminEvent } from '@kxo/domain/events/paths'
import { formatDate, timeInZone } from '@kxo/domain/kernel/dates'
import { weekOf } from '@kxo/domain/kernel/weeks'
import type { Logistics } from '@kxo/domain/planning/logistics/logistics-contract'
import { logisticsWords as w } from '@kxo/domain/planning/logistics/logistics-words'
import { SimpleGrid, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Panel } from '../../../ui/display/panel.tsx'
import { Answered } from '../../../ui/feedback/reading.tsx'
import { Empty } from '../../../ui/feedback/states.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Link } from '../../../ui/navigation/link.tsx'
import { logisticsQuery } from '../api.ts'
import { KindIcon } from './kind-icon.tsx'
import style from './week-table.module.css'

type Sheet = { monday: string; query: { from: Date; to: Date; location?: number | undefined } }

/** What each day of the week asks for, to be printed and ticked off: rooms, options taken, badges. */
export function LogisticsSheet({ monday, query: { from, to, location } }: Sheet) {
  const answer = useQuery(logisticsQuery({ from, to, ...(location && { location }) }))
  return <Answered of={answer}>{(read) => <Days monday={monday} logistics={read} />}</Answered>
}

function Days({ monday, logistics }: { monday: string; logistics: Logistics }) {
  const { say } = useLanguage()
  const days = weekOf(monday).filter((day) => Object.values(logistics).some((lines) => lines.some((line) => line.day === day)))
  if (days.length === 0) return <Empty sentence={w.empty} />
  return (
    <Stack gap="md" className={style['sheet']}>
      {days.map((day) => (
        <Day key={day} day={day} logistics={logistics} />
      ))}
      <Text c="dimmed" fz="sm">
        {say(w.help)}
      </Text>
    </Stack>
  )
}

function Day({ day, logistics }: { day: string; logistics: Logistics }) {
  const { say, locale, zone } = useLanguage()
  const of = <Line extends { day: string }>(lines: readonly Line[]): Line[] => lines.filter((line) => line.day === day)
  return (
    <Panel component="section" display="block" p="md" className={style['day']}>
      <Text component="h2" fz={16} fw={600} mb="sm" className="capital">
        {formatDate(day, locale, { style: 'full' })}
      </Text>
      <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="lg">
        <List title={say(w.rooms)} none={say(w.noRoom)}>
          {of(logistics.rooms).map(({ room_id, name, location_name, start_at, end_at, people, capacity, titles }) => (
            <li key={room_id}>
              <strong>{name}</strong> <span className="figures nowrap">{`${timeInZone(start_at, zone)}–${timeInZone(end_at, zone)}`}</span>
              <Text c="dimmed" fz="sm">
                {[location_name, say(w.seated, { people, capacity })].join(' · ')}
              </Text>
              <Text fz="sm">{titles.join(' · ')}</Text>
            </li>
          ))}
        </List>
        <List title={say(w.options)} none={say(w.nothing)}>
          {of(logistics.options).map(({ event_id, event_title, name, family, kind, quantity }) => (
            <li key={`${event_id} ${name}`}>
              {kind === null ? null : <KindIcon kind={kind} />}
              <strong className="figures">{`${quantity} × ${name}`}</strong>
              <Text c="dimmed" fz="sm">
                {family ? `${family} · ` : ''}
                <Link to={adminEvent(event_id)}>{event_title}</Link>
              </Text>
            </li>
          ))}
        </List>
        <List title={say(w.badges)} none={say(w.nothing)}>
          {of(logistics.badges).map(({ event_id, event_title, people }) => (
            <li key={event_id}>
              <strong>{say(w.people, { n: people })}</strong>
              <Text c="dimmed" fz="sm">
                <Link to={adminEvent(event_id)}>{event_title}</Link>
              </Text>
            </li>
          ))}
        </List>
      </SimpleGrid>
    </Panel>
  )
}

function List({ title, none, children }: { title: string; none: string; children: readonly ReactNode[] }) {
  return (
    <section>
      <Text component="h3" fz="sm" fw={600} c="dimmed" mb={6}>
        {title}
      </Text>
      {children.length === 0 ? (
        <Text c="dimmed" fz="sm">
          {none}
        </Text>
      ) : (
        <Stack component="ul" gap="xs" p={0} m={0} style={{ listStyle: 'none' }}>
          {children}
        </Stack>
      )}
    </section>
  )
}
