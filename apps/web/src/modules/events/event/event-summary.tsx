import type { EventRecord } from '@kxo/domain/events/contract'
import { entryWords } from '@kxo/domain/events/entry/entry-words'
import { decisionDayOf, isMinimumAtRisk, missingOf } from '@kxo/domain/events/minimum'
import { onboarding } from '@kxo/domain/events/nature'
import { publicPage } from '@kxo/domain/events/paths'
import { may } from '@kxo/domain/events/permissions'
import { eventsWords as w } from '@kxo/domain/events/words'
import { Alert, SimpleGrid, Text } from '@mantine/core'
import { useViewer } from '../../../platform/viewer.ts'
import { emptyPlaceholder } from '../../../ui/display/empty-placeholder.ts'
import { Panel, PanelSection } from '../../../ui/display/panel.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useNow } from '../../../ui/i18n/use-now.ts'
import { Link } from '../../../ui/navigation/link.tsx'
import { useHours } from './event-dates.tsx'
import { EventPlace } from './event-place.tsx'
import { GapList } from './gap-list.tsx'
import { MinimumDecision } from './minimum-decision.tsx'
import { Occupancy } from './occupancy.tsx'

/** Key facts of an event, and what it still misses. */
export function EventSummary({ event }: { event: EventRecord }) {
  const { tenant, actor } = useViewer()
  const { say } = useLanguage()
  const hours = useHours()
  const now = useNow()
  const missing = missingOf(event)
  const marks = [
    say(w.minimumMark, { n: event.min_participants ?? 0 }),
    missing === 0 ? say(w.minimumReached) : say(w.minimumMissing, { n: missing ?? 0 }),
    ...(missing !== 0 && event.confirmed_at !== null ? [say(entryWords.confirmed)] : []),
  ]
  const facts = [
    {
      label: say(w.occupancy),
      value: <Occupancy taken={event.taken} max={event.max_participants} />,
      note: missing === null ? null : marks.join(' · '),
    },
    { label: say(w.place), value: <EventPlace event={{ ...event, place: event.location_name }} />, note: null },
    { label: say(w.duration), value: event.minutes > 0 ? hours(event.minutes) : emptyPlaceholder, note: null },
    { label: say(w.responsible), value: event.responsible_name ?? emptyPlaceholder, note: null },
    { label: say(w.onboarding), value: say(onboarding.labelOf(event.onboarding)), note: event.company_name },
    {
      label: say(w.publicAddress),
      value: event.is_active ? (
        <Link to={publicPage(tenant.name, event.url)} reloadDocument>
          {say(w.seePage)}
        </Link>
      ) : (
        say(w.offline)
      ),
      note: event.is_active && event.published_at ? say(w.online, { day: event.published_at }) : null,
    },
  ]
  return (
    <>
      {isMinimumAtRisk(event, now) ? (
        <Alert color="orange" mb="md" role="status">
          {say(w.minimumAtRisk, { n: missing ?? 0, day: decisionDayOf(event) ?? now })}
          {may.changeEvent(actor, event) ? <MinimumDecision event={event} /> : null}
        </Alert>
      ) : null}
      <SimpleGrid minColWidth="min(300px, 100%)" spacing="md" mb={20}>
        {facts.map(({ label, value, note }) => (
          <Panel key={label} gap={4} p="md">
            <Text span c="dimmed" fz="xs">
              {label}
            </Text>
            <Text span fw={600} inherit>
              {value}
            </Text>
            {note ? (
              <Text span display="block" c="dimmed" fz="sm">
                {note}
              </Text>
            ) : null}
          </Panel>
        ))}
      </SimpleGrid>
      <PanelSection>
        <GapList event={event} />
      </PanelSection>
    </>
  )
}
