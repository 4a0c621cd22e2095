import type { EventRecord } from '@kxo/domain/events/contract'
import { adminEvent, adminEventStep, adminEvents } from '@kxo/domain/events/paths'
import { may } from '@kxo/domain/events/permissions'
import { seriesWords } from '@kxo/domain/events/series/series-words'
import { eventsWords as w } from '@kxo/domain/events/words'
import { may as mayPartner } from '@kxo/domain/partners/permissions'
import { partnersWords } from '@kxo/domain/partners/words'
import { Alert } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useMemo } from 'react'
import { type RecordPart, useRecordParts } from '../../../platform/record-part.tsx'
import { hasFeature, useViewer } from '../../../platform/viewer.ts'
import { Badge } from '../../../ui/display/badge.tsx'
import { LinkButton } from '../../../ui/display/button.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useAddress } from '../../../ui/navigation/address.ts'
import { PageTitle } from '../../../ui/navigation/page-title.tsx'
import { RecordFields, useRecordTabs } from '../../fields/index.ts'
import { ProgrammeTab } from '../activities/programme-tab.tsx'
import { EventActsMenu } from '../acts/event-acts-menu.tsx'
import { recordQuery } from '../api.ts'
import { AvailabilityBadge } from '../catalogue/availability-badge.tsx'
import { type EventTab, eventsDependencies } from '../dependencies.ts'
import { EventPartnersTab } from '../partners/event-partners-tab.tsx'
import { HeadAct, TabContent } from '../provided-parts.tsx'
import { SeriesTab } from '../series/series-tab.tsx'
import { EventDates } from './event-dates.tsx'
import { EventSummary } from './event-summary.tsx'
import { TabBar } from './tab-bar.tsx'

function Summary({ event }: { event: EventRecord }) {
  return (
    <>
      <EventSummary event={event} />
      <RecordFields morph="Event" id={event.id} />
    </>
  )
}

const ownTabs: readonly EventTab[] = [
  { key: 'summary', label: w.summaryTab, order: 0, Content: Summary },
  { key: 'programme', label: w.programmeTab, order: 40, Content: ProgrammeTab },
  {
    key: 'partners',
    label: partnersWords.title,
    order: 42,
    shown: (_, viewer) => hasFeature(viewer, 'partners') && mayPartner.seePartners(viewer.actor),
    Content: EventPartnersTab,
  },
  { key: 'series', label: seriesWords.tab, order: 45, shown: ({ series_id }) => series_id !== null, Content: SeriesTab },
]

/** A part of the modules below, as a tab. */
const tabOf = (part: RecordPart): EventTab => ({ ...part, Content: ({ event }) => <part.Content id={event.id} /> })

/** #31: one event, from its first registration to its last bill; other modules add their tabs. */
export default function EventPage() {
  const { id } = useParams({ strict: false }) as { id: string }
  const viewer = useViewer()
  const { say } = useLanguage()
  const [search] = useAddress()
  const { tabs: handed, HeadAct: hasHeadAct } = eventsDependencies()
  const parts = useRecordParts('event')
  const fromBelow = useMemo(() => parts.map(tabOf), [parts])
  const answer = useSuspenseQuery(recordQuery(Number(id)))
  const fields = useRecordTabs('Event', Number(id), answer.data !== undefined)
  const event = answer.data
  const below = event.nature === 'model' ? [] : fromBelow
  const tabs = [...ownTabs, ...below, ...handed].filter((tab) => tab.shown?.(event, viewer) ?? true).toSorted((a, b) => a.order - b.order)
  const field = fields.find(({ key }) => key === search['tab'])
  const current = field ? undefined : (tabs.find(({ key }) => key === search['tab']) ?? tabs[0])
  const next = event.marks.find(({ missing }) => missing > 0)?.step ?? 'activities'
  return (
    <>
      <PageTitle
        above={[{ label: w.list, to: adminEvents() }]}
        mark={
          event.cancelled_at ? (
            <Badge tone="danger">{w.cancelled}</Badge>
          ) : event.closed_at ? (
            <Badge>{w.closedMark}</Badge>
          ) : event.is_active ? (
            <AvailabilityBadge
              event={{ ...event, places_left: event.max_participants === null ? null : Math.max(0, event.max_participants - event.taken) }}
            />
          ) : (
            <Badge>{w.draft}</Badge>
          )
        }
        subtitle={<EventDates event={event} />}
        act={
          <>
            <HeadAct event={event} />
            {may.changeEvent(viewer.actor, event) && !event.cancelled_at && !event.closed_at ? (
              <LinkButton to={adminEventStep(event.id, next)} variant={hasHeadAct ? 'default' : 'primary'}>
                {say(event.is_active ? w.edit : w.editSteps)}
              </LinkButton>
            ) : null}
            <EventActsMenu event={event} />
          </>
        }
      >
        {event.title}
      </PageTitle>
      {event.cancelled_at ? (
        <Alert color="orange" role="note">
          {say(w.cancelledFor, { reason: event.cancel_reason ?? '' })}
        </Alert>
      ) : null}
      <TabBar tabs={[...tabs, ...fields]} current={field?.key ?? current?.key ?? ''} to={adminEvent(event.id)} label={event.title} />
      {field ? <field.Content id={event.id} /> : null}
      {current ? <TabContent of={current.Content} event={event} /> : null}
    </>
  )
}
