import type { ContactLine } from '@kxo/domain/contacts/contract'
import { contactList, teamFigureList, teamFilterList } from '@kxo/domain/contacts/list'
import { teamWords as t } from '@kxo/domain/contacts/team-words'
import { formatDate } from '@kxo/domain/kernel/dates'
import { emptyPlaceholder } from '../../../ui/display/empty-placeholder.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import type { Column } from '../../../ui/table/column.ts'
import { useColumns } from '../../../ui/table/columns-of.tsx'
import { useContactColumns } from '../contacts/use-contact-columns.tsx'

type Field = keyof typeof contactList.fields
const read: readonly Field[] = ['last_name', 'mail', 'phone', 'job', 'status', 'created_at']
const unread = (Object.keys(contactList.fields) as Field[]).filter((field) => !read.includes(field))

/** What a company had its people follow: this year, then, and what waits for them. */
export function useFigureColumns(): Column<ContactLine>[] {
  const { say, locale, zone } = useLanguage()
  return useColumns(teamFigureList, {
    events_of_year: ({ figures }) => figures?.events_of_year || emptyPlaceholder,
    minutes_of_year: ({ figures }) =>
      figures?.minutes_of_year ? say(t.hours, { hours: Math.round(figures.minutes_of_year / 6) / 10 }) : emptyPlaceholder,
    next_date: ({ figures }) => (figures?.next_date ? formatDate(figures.next_date, locale, { zone }) : emptyPlaceholder),
    to_do: ({ figures }) => say(t.toDoCount, { n: figures?.to_do ?? 0 }),
  })
}

/** The columns and filters of a referent's own list: what they read of their people and no more. */
export function useTeamColumns(): Column<ContactLine>[] {
  const people = useContactColumns({ without: unread, hidden: { job: false } })
  return [...people, ...useFigureColumns(), ...useColumns(teamFilterList)]
}
