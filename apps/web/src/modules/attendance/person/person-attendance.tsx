import { eventSignatures } from '@kxo/domain/attendance/paths'
import type { PersonHalfDay } from '@kxo/domain/attendance/person/person-contract'
import { personHalfDayList } from '@kxo/domain/attendance/person/person-list'
import { personWords as w } from '@kxo/domain/attendance/person/person-words'
import { printHours } from '@kxo/domain/kernel/hours'
import { SimpleGrid, Stack } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { emptyPlaceholder } from '../../../ui/display/empty-placeholder.ts'
import { FigureTile } from '../../../ui/display/figure-tile.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useColumns } from '../../../ui/table/columns-of.tsx'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { useSavedColumns } from '../../tenants/index.ts'
import { SlotBadge } from '../sheets/slot-badge.tsx'
import { slotTimes } from '../sheets/slot-times.ts'
import { personHalfDaysSource, personHoursQuery } from './hours-api.ts'

/** The hours of a person year by year, then their half-days and what proves each, on their record. */
export default function PersonAttendance({ id }: { id: number }) {
  const language = useLanguage()
  const { say, locale } = language
  const { years } = useSuspenseQuery(personHoursQuery(id)).data
  const hours = (minutes: number) => say(w.hours, { hours: printHours(minutes, locale) })
  const times = (row: PersonHalfDay) => slotTimes(row, language, 'short')
  const columns = useColumns(personHalfDayList, {
    start_at: (row) => times(row).day,
    half: (row) => `${times(row).half} ${times(row).hours}`,
    state: (row) => <SlotBadge state={row.state} />,
    minutes: (row) =>
      row.minutes === null
        ? emptyPlaceholder
        : [hours(row.minutes), row.minutes_late > 0 ? say(w.late, { n: row.minutes_late }) : ''].filter(Boolean).join(' · '),
  })
  return (
    <Stack gap="lg">
      <SimpleGrid minColWidth="min(45%, 150px)" autoFlow="auto-fit" spacing={{ base: 'xs', xs: 'sm' }}>
        {years.map(({ year, minutes }) => (
          <FigureTile key={year} label={say(w.hoursOf, { year: String(year) })} value={hours(minutes)} />
        ))}
      </SimpleGrid>
      <DataTable<PersonHalfDay>
        caption={w.tab}
        columns={columns}
        source={personHalfDaysSource(id)}
        rowKey={({ slot }) => slot}
        rowName={(row) => `${row.event_title}, ${times(row).day}`}
        rowHref={({ event }) => eventSignatures(event)}
        saved={useSavedColumns('person_half_days')}
        empty={{ sentence: w.none, help: w.noneHelp }}
      />
    </Stack>
  )
}
