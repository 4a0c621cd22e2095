import type { EventPage } from '@kxo/domain/events/contract'
import { catalogue, event as eventAddress, sheet as sheetAddress } from '@kxo/domain/events/paths'
import { eventsWords as w } from '@kxo/domain/events/words'
import { Alert, Stack } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useViewer } from '../../../platform/viewer.ts'
import { Columns } from '../../../ui/display/columns.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useAddress } from '../../../ui/navigation/address.ts'
import { Link } from '../../../ui/navigation/link.tsx'
import { PageTitle } from '../../../ui/navigation/page-title.tsx'
import { pageQuery } from '../api.ts'
import { AvailabilityBadge } from '../catalogue/availability-badge.tsx'
import { eventsDependencies, type PersonTab } from '../dependencies.ts'
import { OwnHandouts } from '../handouts/own-handouts.tsx'
import { OwnPath } from '../path/own-path.tsx'
import { OwnCard, TabContent, UnlessRegistered } from '../provided-parts.tsx'
import { EventPresentation } from './event-presentation.tsx'
import { EventProgramme } from './event-programme.tsx'
import { RegisterBox } from './register-box.tsx'
import { TabBar } from './tab-bar.tsx'

function Presentation({ event }: { event: EventPage }) {
  const { say } = useLanguage()
  return (
    <Stack gap={28} miw={0}>
      <EventPresentation event={event} />
      {event.is_training ? (
        <p>
          <Link to={sheetAddress(event.id)}>{say(w.seeSheet)}</Link>
        </p>
      ) : null}
    </Stack>
  )
}

const ownTabs: readonly PersonTab[] = [
  { key: 'presentation', label: w.presentation, order: 0, Content: Presentation },
  { key: 'programme', label: w.programme, order: 10, Content: EventProgramme },
]

/** U02: an event as a person registers for it and follows it; other modules add their tabs and the person's own card. */
export default function PersonEventPage() {
  const { id } = useParams({ strict: false }) as { id: string }
  const viewer = useViewer()
  const { say } = useLanguage()
  const [search] = useAddress()
  const { personTabs } = eventsDependencies()
  const answer = useSuspenseQuery(pageQuery(Number(id)))
  const event = answer.data
  const tabs = [...ownTabs, ...personTabs].filter((tab) => tab.shown?.(event, viewer) ?? true).toSorted((a, b) => a.order - b.order)
  const current = tabs.find(({ key }) => key === search['tab']) ?? tabs[0]
  return (
    <>
      <PageTitle
        above={[{ label: w.list, to: catalogue() }]}
        mark={
          <UnlessRegistered event_id={event.id}>
            <AvailabilityBadge event={event} />
          </UnlessRegistered>
        }
        subtitle={event.subtitle || undefined}
      >
        {event.title}
      </PageTitle>
      {event.is_cancelled ? (
        <Alert color="orange" role="note">
          {say(w.cancelledBanner)}
        </Alert>
      ) : null}
      <Columns widths="minmax(0, 1fr) 340px" gap="xl" w="100%" maw={1120} mx="auto">
        <Stack gap={28} miw={0}>
          <OwnCard event={event} />
          <OwnPath event_id={event.id} />
          <OwnHandouts event_id={event.id} isLed={event.is_led} />
          <div>
            <TabBar tabs={tabs} current={current?.key ?? ''} to={eventAddress(event.id)} label={w.facts} />
            {current ? <TabContent of={current.Content} event={event} /> : null}
          </div>
        </Stack>
        <RegisterBox event={event} />
      </Columns>
    </>
  )
}
