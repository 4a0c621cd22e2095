import { catalogue, event } from '@kxo/domain/events/paths'
import type { Sentence } from '@kxo/domain/kernel/sentence'
import { otherDocuments } from '@kxo/domain/partners/paths'
import type { Registration } from '@kxo/domain/registrations/contract'
import { registrationList } from '@kxo/domain/registrations/list'
import { ownDocumentsWords } from '@kxo/domain/registrations/papers/own-documents-words'
import { registrationWords as w } from '@kxo/domain/registrations/words'
import { Flex, Group } from '@mantine/core'
import { LinkButton } from '../../../ui/display/button.tsx'
import { emptyPlaceholder } from '../../../ui/display/empty-placeholder.ts'
import { ToggleChip } from '../../../ui/display/toggle-chip.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useAddress } from '../../../ui/navigation/address.ts'
import { PageTitle } from '../../../ui/navigation/page-title.tsx'
import { useColumns } from '../../../ui/table/columns-of.tsx'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { ownSource } from '../api.ts'
import { RegistrationBadge } from '../registration-badge.tsx'
import { OwnActs } from './own-acts.tsx'
import { type Moment, moments, orderOf, ownAddress } from './own-address.ts'
import { OwnDates } from './own-dates.tsx'

const labels: Readonly<Record<Moment, Sentence>> = { upcoming: w.tabUpcoming, past: w.tabPast, ended: w.tabEnded }

/** One's own registrations: to come, past, cancelled. */
export default function MyEventsPage() {
  const { say } = useLanguage()
  const [{ tab: moment = 'upcoming' }, change] = useAddress(ownAddress)
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
    <>
      <PageTitle
        act={
          <LinkButton variant="default" to={otherDocuments()}>
            {say(ownDocumentsWords.title)}
          </LinkButton>
        }
      >
        {w.myEventsTitle}
      </PageTitle>
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
        defaults={orderOf(moment)}
        source={ownSource(moment)}
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
