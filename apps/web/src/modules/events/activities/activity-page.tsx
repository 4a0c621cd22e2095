import { activityWords as w } from '@kxo/domain/events/activities/activity-words'
import { enrolment } from '@kxo/domain/events/activities/enrolment'
import type { EventRecord } from '@kxo/domain/events/contract'
import { adminActivity, adminEvent, adminEvents } from '@kxo/domain/events/paths'
import { may } from '@kxo/domain/events/permissions'
import { seriesWords } from '@kxo/domain/events/series/series-words'
import { eventsWords } from '@kxo/domain/events/words'
import { Group } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { NoPage } from '../../../platform/no-page.tsx'
import { useViewer } from '../../../platform/viewer.ts'
import { Badge } from '../../../ui/display/badge.tsx'
import { Button } from '../../../ui/display/button.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useAddress } from '../../../ui/navigation/address.ts'
import { PageTitle } from '../../../ui/navigation/page-title.tsx'
import { EventActsMenu } from '../acts/event-acts-menu.tsx'
import { activitiesQuery, recordQuery } from '../api.ts'
import { type EventTab, eventsDependencies } from '../dependencies.ts'
import { EventDates } from '../event/event-dates.tsx'
import { TabBar } from '../event/tab-bar.tsx'
import { TabContent } from '../provided-parts.tsx'
import { SeriesTab } from '../series/series-tab.tsx'
import { SlotsPanel } from '../steps/slots-panel.tsx'
import { ActivityDialog } from './activity-dialog.tsx'

function Slots({ event }: { event: EventRecord }) {
  const { actor } = useViewer()
  const isOver = event.cancelled_at !== null || event.closed_at !== null
  return <SlotsPanel event={event} readOnly={isOver || !may.changeEvent(actor, event)} />
}
const ownTabs: readonly EventTab[] = [
  { key: 'slots', label: w.slots, order: 30, Content: Slots },
  { key: 'series', label: seriesWords.tab, order: 45, shown: ({ series_id }) => series_id !== null, Content: SeriesTab },
]
/** Tabs of the modules above that speak of an activity as they do of an event. */
const sharedTabs = ['attendance', 'history']

/** #35: one activity of an event: its people, half-days, presence and history. */
export default function ActivityPage() {
  const { id, activity: number } = useParams({ strict: false }) as { id: string; activity: string }
  const viewer = useViewer()
  const { say } = useLanguage()
  const [search] = useAddress()
  const [isEditing, setEditing] = useState(false)
  const { tabs: handed, activityTabs } = eventsDependencies()
  const { data: activities } = useSuspenseQuery(activitiesQuery(Number(id)))
  const { data: event } = useSuspenseQuery(recordQuery(Number(number)))
  const activity = activities.find((one) => one.id === Number(number))
  if (!activity) return <NoPage kind="missing" />
  const shared = handed.filter(({ key }) => sharedTabs.includes(key))
  const tabs = [...ownTabs, ...activityTabs, ...shared]
    .filter((tab) => tab.shown?.(event, viewer) ?? true)
    .toSorted((a, b) => a.order - b.order)
  const current = tabs.find(({ key }) => key === search['tab']) ?? tabs[0]
  const mayChange = may.changeEvent(viewer.actor, event) && !activity.is_cancelled
  return (
    <>
      <PageTitle
        above={[
          { label: eventsWords.list, to: adminEvents() },
          { label: w.title, to: adminEvent(Number(id)) },
        ]}
        mark={
          activity.is_cancelled ? (
            <Badge tone="danger">{eventsWords.cancelled}</Badge>
          ) : (
            <Badge>{enrolment.labelOf(activity.enrolment)}</Badge>
          )
        }
        subtitle={<EventDates event={event} />}
        act={
          mayChange ? (
            <Group gap="xs">
              <Button variant="default" aria-haspopup="dialog" onClick={() => setEditing(true)}>
                {say(eventsWords.edit)}
              </Button>
              <EventActsMenu event={event} />
            </Group>
          ) : null
        }
      >
        {activity.title}
      </PageTitle>
      <TabBar tabs={tabs} current={current?.key ?? ''} to={adminActivity(Number(id), activity.id)} label={activity.title} />
      {current ? <TabContent of={current.Content} event={event} /> : null}
      {isEditing ? <ActivityDialog event={event} activity={activity} onClose={() => setEditing(false)} /> : null}
    </>
  )
}
