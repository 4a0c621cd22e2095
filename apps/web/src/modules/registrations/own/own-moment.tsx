import { catalogue, event } from '@kxo/domain/events/paths'
import type { Registration } from '@kxo/domain/registrations/contract'
import { registrationList } from '@kxo/domain/registrations/list'
import { registrationWords as w } from '@kxo/domain/registrations/words'
import { Flex } from '@mantine/core'
import { LinkButton } from '../../../ui/display/button.tsx'
import { emptyPlaceholder } from '../../../ui/display/empty-placeholder.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useColumns } from '../../../ui/table/columns-of.tsx'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { ownSource } from '../api.ts'
import { RegistrationBadge } from '../registration-badge.tsx'
import { OwnActs } from './own-acts.tsx'
import { type Moment, momentLabels, orderOf } from './own-address.ts'
import { OwnDates } from './own-dates.tsx'

/** One's own registrations of a moment, in order of date, each with its acts. */
export function OwnMoment({ moment }: { moment: Moment }) {
  const { say } = useLanguage()
  const columns = useColumns(
    registrationList,
    {
      status: (row) => <RegistrationBadge registration={row} />,
      start_date: (row) => <OwnDates registration={row} />,
      town: (row) => (row.is_online ? say(w.online) : (row.town ?? emptyPlaceholder)),
      acts: (row) => (
        <Flex component="span" gap="xs" wrap="wrap" align="center">
          <OwnActs registration={row} size="sm" />
        </Flex>
      ),
    },
    {
      only: ['event_title', 'status', 'start_date', 'town', 'acts'],
      widths: { event_title: 215, status: 172, start_date: 300, town: 85, acts: 285 },
      filters: { event_title: undefined, status: undefined, start_date: undefined },
    },
  )
  return (
    <DataTable<Registration>
      caption={momentLabels[moment]}
      defaults={orderOf(moment)}
      source={ownSource(moment)}
      rowKey={({ id }) => id}
      rowName={({ event_title }) => event_title}
      rowHref={(row) => event(row.event)}
      searchable={false}
      empty={{ sentence: w.noneYet, act: <LinkButton to={catalogue()}>{say(w.seeCatalogue)}</LinkButton> }}
      columns={columns}
    />
  )
}
