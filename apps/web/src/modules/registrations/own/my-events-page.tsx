import { catalogue, event } from '@kxo/domain/events/paths'
import type { Sentence } from '@kxo/domain/kernel/sentence'
import { registrationsContract as contract, type Registration } from '@kxo/domain/registrations/contract'
import { registrationList } from '@kxo/domain/registrations/list'
import { registrationWords as w } from '@kxo/domain/registrations/words'
import { Flex, Group } from '@mantine/core'
import { tableSource } from '../../../platform/api-query.ts'
import { LinkButton } from '../../../ui/display/button.tsx'
import { emptyPlaceholder } from '../../../ui/display/empty-placeholder.ts'
import { ToggleChip } from '../../../ui/display/toggle-chip.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useAddress } from '../../../ui/navigation/address.ts'
import { PageTitle } from '../../../ui/navigation/page-title.tsx'
import { useColumns } from '../../../ui/table/columns-of.tsx'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { RegistrationBadge } from '../registration-badge.tsx'
import { OwnActs } from './own-acts.tsx'
import { OwnDates } from './own-dates.tsx'

const moments = ['upcoming', 'past', 'ended'] as const
type Moment = (typeof moments)[number]
const labels: Readonly<Record<Moment, Sentence>> = { upcoming: w.tabUpcoming, past: w.tabPast, ended: w.tabEnded }

/** One's own registrations: to come, past, cancelled. */
export default function MyEventsPage() {
  const { say } = useLanguage()
  const [search, change] = useAddress()
  const columns = useColumns(
    registrationList,
    {
      status: (row) => <RegistrationBadge registration={row} />,
      start_date: (row) => <OwnDates registration={row} />,
      town: (row) => (row.is_online ? say(w.online) : (row.town ?? emptyPlaceholder)),
      acts: (row) => (
        <Flex component="span" gap="xs" wrap="wrap">
          <OwnActs registration={row} size="sm" />
        </Flex>
      ),
    },
    {
      only: ['event_title', 'status', 'start_date', 'town', 'acts'],
      widths: { event_title: 220, status: 190, start_date: 200 },
      filters: { event_title: undefined, status: undefined, start_date: undefined },
    },
  )
  const moment = moments.find((known) => known === search['tab']) ?? 'upcoming'
  return (
    <>
      <PageTitle>{w.myEventsTitle}</PageTitle>
      <Group gap="xs" align="stretch" mb="sm" role="group" aria-label={say(w.dates)}>
        {moments.map((tab) => (
          <ToggleChip key={tab} isOn={tab === moment} onClick={() => change({ tab, page: undefined })}>
            {say(labels[tab])}
          </ToggleChip>
        ))}
      </Group>
      <DataTable<Registration>
        key={moment}
        caption={labels[moment]}
        defaults={{ sort: moment === 'upcoming' ? 'start_date' : '-start_date' }}
        source={tableSource(contract.list, { query: { user: 'me', moment } })}
        rowKey={({ id }) => id}
        rowName={({ event_title }) => event_title}
        rowHref={(row) => event(row.event)}
        searchable={false}
        empty={{ sentence: w.noneYet, act: <LinkButton to={catalogue()}>{say(w.seeCatalogue)}</LinkButton> }}
        columns={columns}
      />
    </>
  )
}
