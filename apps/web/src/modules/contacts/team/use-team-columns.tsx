import type { ContactLine } from '@kxo/domain/contacts/contract'
import { teamWords as t } from '@kxo/domain/contacts/team-words'
import { formatDate } from '@kxo/domain/kernel/dates'
import { emptyPlaceholder } from '../../../ui/display/empty-placeholder.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import type { Column } from '../../../ui/table/column.ts'
import { useContactColumns } from '../contacts/use-contact-columns.tsx'

const nothing = () => null
const read = ['last_name', 'mail', 'phone', 'job', 'status', 'created_at']
const atFirst = ['last_name', 'mail', 'job', 'status']

/** What a company had its people follow: this year, then, and what waits for them. */
export function useFigureColumns(): Column<ContactLine>[] {
  const { say, locale, zone } = useLanguage()
  return [
    {
      key: 'events_of_year',
      label: t.eventsOfYear,
      cell: ({ figures }) => figures?.events_of_year || emptyPlaceholder,
      align: 'end',
      width: 180,
    },
    {
      key: 'minutes_of_year',
      label: t.hoursOfYear,
      cell: ({ figures }) =>
        figures?.minutes_of_year ? say(t.hours, { hours: Math.round(figures.minutes_of_year / 6) / 10 }) : emptyPlaceholder,
      align: 'end',
      width: 150,
    },
    {
      key: 'next_date',
      label: t.nextDate,
      cell: ({ figures }) => (figures?.next_date ? formatDate(figures.next_date, locale, { zone }) : emptyPlaceholder),
      width: 140,
    },
    { key: 'to_do', label: t.toDo, cell: ({ figures }) => say(t.toDoCount, { n: figures?.to_do ?? 0 }), width: 180 },
  ]
}

/** The columns and filters of a referent's own list: what they read of their people and no more. */
export function useTeamColumns(): Column<ContactLine>[] {
  const people = useContactColumns()
  const figures = useFigureColumns()
  const own = people
    .filter(({ key }) => read.includes(key))
    .map((column): Column<ContactLine> => ({ ...column, hidden: !atFirst.includes(column.key) }))
  return [
    ...own,
    ...figures,
    { key: 'event_title', label: t.registeredTo, filter: 'text', filterOnly: true, cell: nothing },
    { key: 'is_idle', label: t.idle, filter: 'flag', filterOnly: true, cell: nothing },
  ]
}
